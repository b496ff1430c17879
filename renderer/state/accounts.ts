import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Account, AccountInput, Balance, TokenPlace } from '../../shared/account/account.ts';
import type { AccountId } from '../../shared/brand.ts';
import type { Wire } from '../../shared/contract.ts';
import type { Result } from '../../shared/result.ts';
import { newestRead } from './newest-read.ts';
import { type NoticesState, valueOrNotice } from './notices.ts';

/** The accounts and the balance of each as last read. */
export interface AccountsState {
  readonly accounts: readonly Account[];
  readonly balances: { readonly [accountId: string]: Result<Balance> };
  /** Accounts whose balance is being read. */
  readonly reading: ReadonlySet<AccountId>;
  load(): Promise<void>;
  save(account: AccountInput): Promise<Result<Account>>;
  remove(accountId: AccountId): Promise<boolean>;
  /** Hands a token to main, which never gives it back. */
  saveToken(accountId: AccountId, token: string): Promise<Result<{ kept: TokenPlace }>>;
  forgetToken(accountId: AccountId): Promise<boolean>;
  readBalance(accountId: AccountId): Promise<Result<Balance>>;
  takeBalance(accountId: AccountId, balance: Result<Balance>): void;
}

/** Makes the store of accounts. */
export function accountsStore(wire: Wire, notices: StoreApi<NoticesState>): StoreApi<AccountsState> {
  return createStore<AccountsState>((set, get) => {
    const load = newestRead(
      () => wire.call('account.list', {}),
      (result) => {
        const accounts = valueOrNotice(notices, result);
        if (accounts) set({ accounts });
      },
    );

    return {
      accounts: [],
      balances: {},
      reading: new Set(),
      load,
      save: async (account) => {
        const result = await wire.call('account.save', { account });
        if (result.ok) await load();
        return result;
      },
      remove: async (accountId) => {
        const done = valueOrNotice(notices, await wire.call('account.remove', { accountId }));
        if (done) await load();
        return done !== null;
      },
      saveToken: async (accountId, token) => {
        const result = await wire.call('token.save', { accountId, token });
        if (result.ok) await load();
        return result;
      },
      forgetToken: async (accountId) => {
        const done = valueOrNotice(notices, await wire.call('token.forget', { accountId }));
        if (done) await load();
        return done !== null;
      },
      readBalance: async (accountId) => {
        set({ reading: new Set(get().reading).add(accountId) });
        const result = await wire.call('balance.read', { accountId });
        const reading = new Set(get().reading);
        reading.delete(accountId);
        set({ reading });
        get().takeBalance(accountId, result);
        return result;
      },
      takeBalance: (accountId, balance) => {
        const known = get().balances[accountId];
        // A reading that comes late tells less than the one that overtook it.
        if (known?.ok && balance.ok && known.value.readAt > balance.value.readAt) return;
        set({ balances: { ...get().balances, [accountId]: balance } });
      },
    };
  });
}
