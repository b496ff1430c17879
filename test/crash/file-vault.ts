import type { Vault } from '../../electron/host.ts';
import { readJson, writeJson } from '../../electron/settings/json-file.ts';

/** Keeps tokens in a file, written as the vault of the keychain writes its own, so that they outlive a kill. */
export function openFileVault(path: string): Vault {
  const tokens = (): Record<string, string> => (readJson(path) ?? {}) as Record<string, string>;
  return {
    kept: 'keychain',
    setAside: false,
    where: async () => 'keychain',
    save: async (accountId, token) => writeJson(path, { ...tokens(), [accountId]: token }),
    read: async (accountId) => tokens()[accountId] ?? null,
    async forget(accountId) {
      const { [accountId]: gone, ...rest } = tokens();
      if (gone !== undefined) writeJson(path, rest);
    },
  };
}
