import { blankAccount } from '../../../shared/account/account-fields.ts';
import { optionsUnder } from '../../../shared/campaign/plan/account-terms.ts';
import { reviewCode } from '../../../shared/campaign/review/review-code.ts';
import type { Draft } from '../../../shared/draft/draft.ts';
import { sendingDay } from '../../../shared/format/sending-day.ts';
import type { StoredAccount } from '../../settings/settings-file.ts';
import { readHead } from '../../store/audience-reader.ts';
import { hashOf } from '../../store/facts-hash.ts';
import { type DraftDeps, termsOf } from './draft-facts.ts';

/**
 * Covers everything that a review shows. A start names the reviewed hash, so that another window's change is never sent
 * unread.
 */
export function reviewHash(
  deps: DraftDeps,
  { updatedAt: _updatedAt, ...draft }: Draft,
  account: StoredAccount | undefined,
  day = sendingDay(draft, deps.now()),
): string {
  const head = draft.audienceId === null ? null : readHead(deps.database, draft.audienceId);
  const terms = termsOf(deps, draft.accountId);
  const facts = {
    draft,
    account: account && named(account),
    list: head?.ok ? head.value.revision : null,
    quiet: terms.quiet,
    day,
    canary: optionsUnder(draft.options, terms).canary,
  };
  return hashOf(facts).toString('base64url');
}

/** The practice account is named in the language of the window. */
function named(account: StoredAccount): StoredAccount {
  return account.kind === 'practice' ? { ...account, name: blankAccount.name } : account;
}

/** `texts` is the hash of the texts that were read. */
export function codeOf({ hash }: { readonly hash: string }, includeRecent: boolean, texts: string): string {
  return reviewCode(hashOf({ hash, includeRecent, texts }));
}
