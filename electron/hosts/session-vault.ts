import type { AccountId } from '../../shared/brand.ts';
import type { Vault } from '../host.ts';

/** Tokens are gone when the app ends. */
export function createSessionVault(): Vault {
  const tokens = new Map<AccountId, string>();
  return {
    kept: 'session',
    setAside: false,
    where: async () => 'session',
    save: async (accountId, token) => {
      tokens.set(accountId, token);
    },
    read: async (accountId) => tokens.get(accountId) ?? null,
    forget: async (accountId) => {
      tokens.delete(accountId);
    },
  };
}
