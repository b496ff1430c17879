import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import type { MatchedReceipt } from '../../../shared/campaign/outcome/receipts.ts';
import { openBulkInsert } from './bulk-insert.ts';

/** The receipts of one request: `positions` by index, and the indexes of those whose text came back `different`. */
export interface ReceiptsOfRequest {
  readonly positions: ArrayLike<number>;
  readonly receipts: readonly MatchedReceipt[];
  readonly different: ReadonlySet<number>;
}

/** Receipts that one statement takes where they follow one another. */
const together = 100;

/**
 * Opens the insert of a campaign's receipts, of which those that are there already stay as they are. Run it in a
 * transaction. Nearly all receipts follow one another and came back to the letter, and then their ids say all.
 */
export function openReceiptInsert(
  database: DatabaseSync,
  campaignId: CampaignId,
): (request: ReceiptsOfRequest) => void {
  const rows = Array.from({ length: together }, (_, at) => `(${campaignId}, ?1 + ${at}, ?)`);
  const addFollowing = database.prepare(
    `INSERT OR IGNORE INTO receipt (campaign_id, position, id) VALUES ${rows.join(', ')}`,
  );
  const addOthers = openBulkInsert(
    database,
    'INSERT OR IGNORE INTO receipt (campaign_id, position, id, returned)',
    campaignId,
    3,
  );

  return ({ positions, receipts, different }) => {
    const others: SQLInputValue[] = [];
    for (let from = 0; from < receipts.length; from += together) {
      const some = receipts.slice(from, from + together);
      const first = positions[some[0]!.index]!;
      const follow =
        some.length === together &&
        some.every(({ index }, at) => positions[index] === first + at && !different.has(index));
      if (follow) addFollowing.run(first, ...some.map(({ id }) => id));
      else
        for (const { index, id, message } of some)
          others.push(positions[index]!, id, different.has(index) ? message : null);
    }
    addOthers(others);
  };
}
