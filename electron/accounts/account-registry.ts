import { randomUUID } from 'node:crypto';
import {
  type Account,
  type AccountInput,
  nothingSaid,
  type ServiceWord,
  type TokenStorage,
  wordOfEncoding,
  wordOfService,
} from '../../shared/account/account.ts';
import { type AccountChange, changeBetween } from '../../shared/account/account-change.ts';
import { originOf, parseBaseUrl } from '../../shared/account/base-url.ts';
import { readToken } from '../../shared/account/token.ts';
import type { AccountId } from '../../shared/brand.ts';
import { judgeSender } from '../../shared/message/sender.ts';
import { failure, ok, type Result, wrongInput } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import { lockedAway, type Vault } from '../host.ts';
import type { SettingsFile, StoredAccount } from '../settings/settings-file.ts';

/** The token must go to the gateway client only. */
export interface Credentials {
  readonly account: StoredAccount;
  readonly token: string;
}

/** Campaigns with this account must not go on without asking. */
export interface AccountChanged {
  readonly accountId: AccountId;
  readonly change: AccountChange;
}

export interface PracticeConnection {
  /** Also takes these values of `encoding` for Unicode, so that a live account's own can be rehearsed. */
  open(unicodeEncodings: readonly string[]): Promise<Result<{ url: string; token: string }>>;
}

export const noAccount = failure('not-found', say.accounts.gone(), say.accounts.chooseAnother());

export type AccountRegistry = ReturnType<typeof openAccountRegistry>;

/** A change that affects campaigns returns only after `changed` is done. */
export function openAccountRegistry(
  settings: SettingsFile,
  vault: Vault,
  practice: PracticeConnection,
  changed: (change: AccountChanged) => Promise<void>,
) {
  const revisions = new Map<AccountId, number>();
  const revision = (accountId: AccountId): number => revisions.get(accountId) ?? 0;
  const get = (accountId: AccountId) => settings.accounts().find((account) => account.id === accountId);

  async function withToken(account: StoredAccount): Promise<Account> {
    if (account.kind === 'practice') return { ...account, token: 'session' };
    const isKept = (await tokenOf(account.id)) !== null;
    return { ...account, token: isKept ? await vault.where(account.id) : 'none' };
  }

  async function record(accountId: AccountId, word: (existing: StoredAccount) => Partial<ServiceWord>) {
    const existing = get(accountId);
    if (existing === undefined) return noAccount;
    const said: StoredAccount = { ...existing, ...word(existing) };
    settings.saveAccounts(settings.accounts().map((one) => (one.id === accountId ? said : one)));
    return ok(await withToken(said));
  }

  const list = () => Promise.all(settings.accounts().map(withToken));

  async function note(accountId: AccountId, change: AccountChange | null): Promise<void> {
    revisions.set(accountId, revision(accountId) + 1);
    if (change !== null) await changed({ accountId, change });
  }

  /** A token that is still being forgotten counts as none. */
  const tokenOf = async (accountId: AccountId): ReturnType<Vault['read']> =>
    settings.forgetting().includes(accountId) ? null : vault.read(accountId);

  async function forgetTokens(): Promise<void> {
    for (const accountId of settings.forgetting()) {
      await vault.forget(accountId);
      settings.forgotten(accountId);
    }
  }

  // After a crash or a locked keychain, forgetting continues at the next start; until then the token is not used.
  let forgetting = forgetTokens().catch(() => undefined);

  /** Saves the accounts and forgets the token of one; from the save on, the token is no longer used. */
  async function withoutToken(accountId: AccountId, accounts: readonly StoredAccount[]): Promise<void> {
    settings.saveAccounts(accounts, accountId);
    forgetting = forgetting.then(forgetTokens).catch(() => undefined);
    await forgetting;
  }

  return {
    list,
    get,
    /** Increases with every change of an account or its token. */
    revision,

    /** A base URL of another origin forgets the token. */
    save: openSaving({ settings, get, withToken, note, withoutToken }),

    /** Accepts answers of this status that have an id for everybody. */
    acceptStatus: (accountId: AccountId, status: number) =>
      record(accountId, ({ acceptedStatuses }) => ({
        acceptedStatuses: [...new Set([...acceptedStatuses, status])],
      })),
    /** The service has no balance at the path of the spec. */
    sayNoBalance: (accountId: AccountId) => record(accountId, () => ({ noBalance: true })),

    async remove(accountId: AccountId): Promise<Result<Account[]>> {
      const account = get(accountId);
      if (account === undefined) return noAccount;
      if (account.kind === 'practice') return failure('bad-input', say.accounts.practiceStays());
      await withoutToken(
        accountId,
        settings.accounts().filter((one) => one.id !== accountId),
      );
      await note(accountId, 'removed');
      return ok(await list());
    },

    async saveToken(accountId: AccountId, token: string): Promise<Result<{ kept: TokenStorage }>> {
      const account = get(accountId);
      if (account === undefined || account.kind === 'practice') return noAccount;
      const read = readToken(token);
      if (!read.ok) return read;
      const trimmed = read.value;
      await forgetting;
      const former = await tokenOf(accountId);
      await vault.save(accountId, trimmed);
      if (settings.forgetting().includes(accountId)) settings.forgotten(accountId);
      await note(accountId, former === null || former === trimmed ? null : 'token-replaced');
      return ok({ kept: await vault.where(accountId) });
    },

    async forgetToken(accountId: AccountId): Promise<Result<{ kept: TokenStorage }>> {
      if (get(accountId) === undefined) return noAccount;
      await vault.forget(accountId);
      await note(accountId, 'token-forgotten');
      return ok({ kept: 'none' });
    },

    /** Fails as no-token or not-found. */
    async credentials(accountId: AccountId): Promise<Result<Credentials>> {
      const account = get(accountId);
      if (account === undefined) return noAccount;
      if (account.kind === 'practice') {
        const encodings = settings.accounts().map(({ unicodeEncoding }) => unicodeEncoding);
        const opened = await practice.open(encodings.filter((name) => name !== ''));
        if (!opened.ok) return opened;
        const { url, token } = opened.value;
        return ok({ account: { ...account, baseUrl: url }, token });
      }
      const token = await tokenOf(accountId);
      if (token === null) {
        return failure('no-token', say.accounts.noToken(account.name), say.accounts.noTokenFix());
      }
      if (token === lockedAway) {
        return failure('no-token', say.accounts.lockedToken(account.name), say.accounts.lockedTokenFix());
      }
      return ok({ account, token });
    },
  };
}

interface Saving {
  readonly settings: SettingsFile;
  get(accountId: AccountId): StoredAccount | undefined;
  withToken(account: StoredAccount): Promise<Account>;
  note(accountId: AccountId, change: AccountChange | null): Promise<void>;
  withoutToken(accountId: AccountId, accounts: readonly StoredAccount[]): Promise<void>;
}

function openSaving({ settings, get, withToken, note, withoutToken }: Saving) {
  return async (entered: AccountInput): Promise<Result<Account>> => {
    // Blanks would be sent as an encoding.
    const input = { ...entered, unicodeEncoding: entered.unicodeEncoding.trim() };
    const sender = judgeSender(input.sender);
    if (sender.kind === 'wrong') return wrongInput(say.accounts.fields.sender(), sender.says);
    const existing = input.id === null ? undefined : get(input.id);
    if (input.id !== null && existing === undefined) return noAccount;
    if (existing?.kind === 'practice') {
      const saved = practiceAccount(input, existing);
      settings.saveAccounts(settings.accounts().map((one) => (one.id === saved.id ? saved : one)));
      await note(saved.id, changeBetween(existing, { ...saved, sendPath: existing.sendPath }));
      return ok(await withToken(saved));
    }
    const url = parseBaseUrl(input.baseUrl);
    if (!url.ok) return url;
    if (input.name.trim() === '') return wrongInput(say.accounts.fields.name(), say.accounts.needsName());
    const account = liveAccount({ ...input, baseUrl: url.value }, existing);
    const accounts =
      existing === undefined
        ? [...settings.accounts(), account]
        : settings.accounts().map((one) => (one.id === account.id ? account : one));
    if (existing === undefined || originOf(existing.baseUrl) === originOf(account.baseUrl)) {
      settings.saveAccounts(accounts);
    } else await withoutToken(account.id, accounts);
    if (existing !== undefined) await note(account.id, changeBetween(existing, account));
    return ok(await withToken(account));
  };
}

function practiceAccount(input: AccountInput, existing: StoredAccount): StoredAccount {
  const { id, baseUrl } = existing;
  return { ...existing, ...input, encodingArrived: wordOfEncoding(existing, input), id, baseUrl };
}

/** What the input does not say about the service stays. */
function liveAccount(input: AccountInput, existing: StoredAccount | undefined): StoredAccount {
  return {
    ...nothingSaid,
    campaignLimit: existing?.campaignLimit ?? null,
    dayLimit: existing?.dayLimit ?? null,
    asksAfterQuiet: existing?.asksAfterQuiet ?? false,
    asksForCode: existing?.asksForCode ?? false,
    ...input,
    ...(existing === undefined ? {} : wordOfService(existing, input)),
    id: existing?.id ?? (randomUUID() as string as AccountId),
    name: input.name.trim(),
    kind: 'live',
  };
}
