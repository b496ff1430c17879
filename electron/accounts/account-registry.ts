import { randomUUID } from 'node:crypto';
import {
  type Account,
  type AccountInput,
  type ServiceWord,
  type TokenStorage,
  wordOfEncoding,
  wordOfService,
} from '../../shared/account/account.ts';
import { type AccountChange, changeBetween } from '../../shared/account/account-change.ts';
import { blankAccount } from '../../shared/account/account-fields.ts';
import { originOf, parseBaseUrl } from '../../shared/account/base-url.ts';
import { readToken, type Token, tokenFor } from '../../shared/account/token.ts';
import { assertNever } from '../../shared/assert-never.ts';
import type { AccountId } from '../../shared/brand.ts';
import { judgeSender } from '../../shared/message/sender.ts';
import { failure, ok, type Result, wrongInput } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import type { KeptToken, Vault } from '../host.ts';
import type { SettingsFile, StoredAccount } from '../settings/settings-file.ts';

/** The token must go to the gateway client only. */
export interface Credentials {
  readonly account: StoredAccount;
  readonly token: Token;
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
    return { ...account, token: storageOf(await readTokenOf(account)) };
  }

  async function record(accountId: AccountId, word: (existing: StoredAccount) => Partial<ServiceWord>) {
    const existing = get(accountId);
    if (existing === undefined) return noAccount;
    const next: StoredAccount = { ...existing, ...word(existing) };
    settings.saveAccounts(settings.accounts().map((one) => (one.id === accountId ? next : one)));
    return ok(await withToken(next));
  }

  const list = () => Promise.all(settings.accounts().map(withToken));

  async function note(accountId: AccountId, change: AccountChange | null): Promise<void> {
    revisions.set(accountId, revision(accountId) + 1);
    if (change !== null) await changed({ accountId, change });
  }

  /** A token that is still being forgotten counts as missing. */
  const readTokenOf = async ({ id, baseUrl }: StoredAccount): Promise<KeptToken> =>
    settings.forgetting().includes(id) ? { is: 'none' } : vault.read(id, originOf(baseUrl));

  async function forgetTokens(): Promise<void> {
    for (const accountId of settings.forgetting()) {
      await vault.forget(accountId);
      settings.forgotten(accountId);
    }
  }

  // After a crash or a locked keychain, forgetting continues at the next start; until then the token is not used.
  let forgetting = forgetTokens().catch(() => undefined);

  return {
    list,
    get,
    /** Increases with every change of an account or its token. */
    revision,

    /** The token stays with the origin that it was saved for. */
    save: openSaving({ settings, get, withToken, note }),

    /** Accepts answers of this status that have an id for everybody. */
    acceptStatus: (accountId: AccountId, status: number) =>
      record(accountId, ({ acceptedStatuses }) => ({
        acceptedStatuses: [...new Set([...acceptedStatuses, status])],
      })),
    /** The service has no balance at the path of the spec. */
    markNoBalance: (accountId: AccountId) => record(accountId, () => ({ noBalance: true })),

    async remove(accountId: AccountId): Promise<Result<Account[]>> {
      const account = get(accountId);
      if (account === undefined) return noAccount;
      if (account.kind === 'practice') return failure('bad-input', say.accounts.practiceStays());
      // From here on nothing uses its token.
      settings.removeAccount(accountId);
      forgetting = forgetting.then(forgetTokens).catch(() => undefined);
      await forgetting;
      await note(accountId, 'removed');
      return ok(await list());
    },

    async saveToken(accountId: AccountId, token: string): Promise<Result<{ kept: TokenStorage }>> {
      const account = get(accountId);
      if (account === undefined || account.kind === 'practice') return noAccount;
      const read = readToken(token);
      if (!read.ok) return read;
      const former = await readTokenOf(account);
      const kept = await vault.save(accountId, tokenFor(account.baseUrl, read.value));
      const isSame = former.is === 'kept' && former.token.secret === read.value;
      const isFirst = former.is === 'none' || former.is === 'other-origin';
      await note(accountId, isSame || isFirst ? null : 'token-replaced');
      return ok({ kept });
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
        return ok({ account: { ...account, baseUrl: url }, token: tokenFor(url, token) });
      }
      const kept = await readTokenOf(account);
      return kept.is === 'kept' ? ok({ account, token: kept.token }) : noTokenOf(account, kept);
    },
  };
}

/** While the keychain cannot be reached, nobody can tell what a token is for. */
function storageOf(kept: KeptToken): TokenStorage {
  if (kept.is === 'kept') return kept.where;
  return kept.is === 'none' || kept.is === 'other-origin' ? kept.is : 'keychain';
}

function noTokenOf(
  { name }: StoredAccount,
  token: Exclude<KeptToken, { readonly is: 'kept' }>,
): Result<never> {
  switch (token.is) {
    case 'none':
      return failure('no-token', say.accounts.noToken(name), say.accounts.noTokenFix());
    case 'other-origin':
      return failure('no-token', say.accounts.otherToken(name), say.accounts.otherTokenFix());
    case 'locked':
      return failure('no-token', say.accounts.lockedToken(name), say.accounts.lockedTokenFix());
    case 'no-session':
      return failure('no-token', say.accounts.noSessionToken(name), say.accounts.noSessionTokenFix());
    case 'other-store': {
      const words = say.accounts.otherStoreToken(name, token.kept, token.asked);
      return failure('no-token', words, say.accounts.otherStoreTokenFix());
    }
    default:
      return assertNever(token);
  }
}

interface Saving {
  readonly settings: SettingsFile;
  get(accountId: AccountId): StoredAccount | undefined;
  withToken(account: StoredAccount): Promise<Account>;
  note(accountId: AccountId, change: AccountChange | null): Promise<void>;
}

function openSaving({ settings, get, withToken, note }: Saving) {
  return async (entered: AccountInput): Promise<Result<Account>> => {
    const existing = entered.id === null ? undefined : get(entered.id);
    if (entered.id !== null && existing === undefined) return noAccount;
    const merged = { ...blankAccount, ...existing, ...entered };
    // Blanks would be sent as an encoding.
    const input = { ...merged, unicodeEncoding: merged.unicodeEncoding.trim() };
    const sender = judgeSender(input.sender);
    if (sender.kind === 'wrong') return wrongInput(say.accounts.fields.sender(), sender.says);
    if (existing?.kind === 'practice') {
      const { id, kind, name, baseUrl } = existing;
      const corrected = { ...entered, unicodeEncoding: input.unicodeEncoding };
      const saved = {
        ...input,
        encodingArrived: wordOfEncoding(existing, corrected),
        id,
        kind,
        name,
        baseUrl,
      };
      settings.saveAccounts(settings.accounts().map((one) => (one.id === saved.id ? saved : one)));
      await note(saved.id, changeBetween(existing, { ...saved, sendPath: existing.sendPath }));
      return ok(await withToken(saved));
    }
    const url = parseBaseUrl(input.baseUrl);
    if (!url.ok) return url;
    const name = input.name.trim();
    if (name === '') return wrongInput(say.accounts.fields.name(), say.accounts.needsName());
    const id = existing?.id ?? (randomUUID() as string as AccountId);
    const { sendPath, unicodeEncoding } = input;
    const after = { ...entered, baseUrl: url.value, sendPath, unicodeEncoding };
    const word = existing === undefined ? {} : wordOfService(existing, after);
    const account: StoredAccount = { ...input, ...word, id, name, baseUrl: url.value, kind: 'live' };
    settings.saveAccounts(
      existing === undefined
        ? [...settings.accounts(), account]
        : settings.accounts().map((one) => (one.id === account.id ? account : one)),
    );
    if (existing !== undefined) await note(account.id, changeBetween(existing, account));
    return ok(await withToken(account));
  };
}
