import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Draft } from '../../../shared/draft/draft.ts';
import type { StoredAccount } from '../../settings/settings-file.ts';
import { readHead } from '../../store/audience-reader.ts';

/**
 * Stands for everything a review is of: the draft, its account and the rows of its people. A start names the hash
 * that was reviewed, so that what another window changed since is never sent, nor sent to real phones, unread.
 */
export function reviewHash(
  database: DatabaseSync,
  { updatedAt: _updatedAt, ...content }: Draft,
  account: StoredAccount | undefined,
): string {
  const head = content.audienceId === null ? null : readHead(database, content.audienceId);
  const facts = [content, account ?? null, head?.ok ? head.value.revision : null];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}
