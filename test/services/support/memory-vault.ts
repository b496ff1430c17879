import type { Vault } from '../../../electron/host.ts';
import type { AccountId } from '../../../shared/brand.ts';

/** A vault that keeps tokens for the length of a test. */
export function memoryVault(): Vault {
  const tokens = new Map<AccountId, string>();
  return {
    kept: 'session',
    save: async (accountId, token) => void tokens.set(accountId, token),
    read: async (accountId) => tokens.get(accountId) ?? null,
    forget: async (accountId) => void tokens.delete(accountId),
  };
}
