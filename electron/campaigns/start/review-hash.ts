import { createHash } from 'node:crypto';
import { withFirstCanary } from '../../../shared/campaign/plan/plan.ts';
import { reviewCode } from '../../../shared/campaign/review/review-code.ts';
import type { Draft } from '../../../shared/draft/draft.ts';
import { sendingDay } from '../../../shared/format/sending-day.ts';
import type { StoredAccount } from '../../settings/settings-file.ts';
import { readHead } from '../../store/audience-reader.ts';
import { type DraftDeps, isProven, quietOf } from './draft-facts.ts';

/**
 * Covers everything a review shows. A start names the reviewed hash, so that what another window changed is never
 * sent unread.
 */
export function reviewHash(
  deps: DraftDeps,
  { updatedAt: _updatedAt, ...content }: Draft,
  account: StoredAccount | undefined,
  day = sendingDay(content, deps.now()),
): string {
  const { database } = deps;
  const head = content.audienceId === null ? null : readHead(database, content.audienceId);
  const quiet = quietOf(deps, content.accountId);
  const { canary } = withFirstCanary(content.options, isProven(deps, content.accountId));
  const facts = [content, account ?? null, head?.ok ? head.value.revision : null, quiet, day ?? null, canary];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}

/** `texts` is the hash of the texts that were read. */
export function codeOf(reviewed: { readonly hash: string }, includeRecent: boolean, texts: string): string {
  const facts = JSON.stringify([reviewed.hash, includeRecent, texts]);
  return reviewCode(createHash('sha256').update(facts).digest());
}
