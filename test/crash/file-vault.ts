import type { Vault } from '../../electron/host.ts';
import { readJson, writeJson } from '../../electron/settings/json-file.ts';
import type { Token } from '../../shared/account/token.ts';

/** Keeps tokens in a file, written as the vault of the keychain writes its own, so that they outlive a kill. */
export function openFileVault(path: string): Vault {
  const tokens = (): Record<string, Token> => (readJson(path) ?? {}) as Record<string, Token>;
  return {
    kept: 'keychain',
    setAside: false,
    save: async (accountId, token) => {
      writeJson(path, { ...tokens(), [accountId]: token });
      return 'keychain';
    },
    read: async (accountId, origin) => {
      const token = tokens()[accountId];
      if (token === undefined) return { is: 'none' };
      return token.origin === origin ? { is: 'kept', token, where: 'keychain' } : { is: 'other-origin' };
    },
    async forget(accountId) {
      const { [accountId]: gone, ...rest } = tokens();
      if (gone !== undefined) writeJson(path, rest);
    },
  };
}
