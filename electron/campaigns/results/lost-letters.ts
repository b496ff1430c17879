import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import type { LostLetters } from '../../../shared/practice/practice.ts';
import { ok, type Result } from '../../../shared/result.ts';
import { readFrozen } from '../records/frozen.ts';

/** What the practice texts with ids in these ranges lost, and how many of them are still kept. */
export type LostAmong = (
  ranges: readonly (readonly [first: number, last: number])[],
) => Promise<Result<LostLetters & { readonly of: number }>>;

/**
 * What the practice phones lost of a campaign's accepted texts; null for one that went to no practice phones, and where
 * the inbox no longer has all of its texts.
 */
export async function lostLettersOf(
  database: DatabaseSync,
  lostAmong: LostAmong,
  campaignId: CampaignId,
): Promise<Result<LostLetters | null>> {
  if (readFrozen(database, campaignId)?.kind !== 'practice') return ok(null);
  const chunks = idRanges(database, campaignId);
  const found = await lostAmong(chunks.map(({ first, last }) => [first, last]));
  if (!found.ok) return found;
  const { of, ...lost } = found.value;
  const sent = chunks.reduce((sum, { texts }) => sum + texts, 0);
  return ok(of === sent ? lost : null);
}

/** The ids that practice gave the texts of each request, which it counts up; people who were erased have none. */
function idRanges(
  database: DatabaseSync,
  campaignId: CampaignId,
): { readonly first: number; readonly last: number; readonly texts: number }[] {
  return database
    .prepare(
      `SELECT min(CAST(t.id AS INTEGER)) AS first, max(CAST(t.id AS INTEGER)) AS last, count(*) AS texts
       FROM chunk c CROSS JOIN receipt t ON t.campaign_id = c.campaign_id
         AND t.position >= c.from_position AND t.position < c.to_position
       WHERE c.campaign_id = ? AND t.id <> '' GROUP BY c.chunk`,
    )
    .all(campaignId)
    .map(({ first, last, texts }) => ({ first: Number(first), last: Number(last), texts: Number(texts) }));
}
