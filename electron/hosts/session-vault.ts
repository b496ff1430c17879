import type { Token } from '../../shared/account/token.ts';
import type { AccountId } from '../../shared/brand.ts';
import type { Vault } from '../host.ts';

/** Tokens are gone when the app ends. */
export function createSessionVault(): Vault {
  const tokens = new Map<AccountId, Token>();
  return {
    kept: 'session',
    setAside: false,
    save: async (accountId, token) => {
      tokens.set(accountId, token);
      return 'session';
    },
    read: async (accountId, origin) => {
      const token = tokens.get(accountId);
      if (token === undefined) return { is: 'none' };
      return token.origin === origin ? { is: 'kept', token, where: 'session' } : { is: 'other-origin' };
    },
    forget: async (accountId) => {
      tokens.delete(accountId);
    },
  };
}
