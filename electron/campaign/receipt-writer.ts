import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { CampaignId } from '../../shared/brand.ts';

/** One receipt to keep; `returned` is null when the returned text is the one that was shown. */
export interface KeptReceipt {
  readonly position: number;
  readonly id: string;
  readonly returned: string | null;
}

/** Writes receipts; a position that has one keeps it. Run it in the transaction of their outcome. */
export type ReceiptWriter = (receipts: readonly KeptReceipt[]) => void;

/** Rows in one statement: half the time of one statement a row. */
const atOnce = 100;

/** Opens the writer for one campaign. */
export function openReceiptWriter(database: DatabaseSync, campaignId: CampaignId): ReceiptWriter {
  const insert = (rows: number) =>
    database.prepare(
      `INSERT OR IGNORE INTO receipt (campaign_id, position, id, returned)
       VALUES ${Array.from({ length: rows }, () => `(${campaignId}, ?, ?, ?)`).join(', ')}`,
    );
  const many = insert(atOnce);
  const one = insert(1);
  const values: SQLInputValue[] = new Array(3 * atOnce).fill(null);
  return (receipts) => {
    let at = 0;
    for (; at + atOnce <= receipts.length; at += atOnce) {
      for (let row = 0; row < atOnce; row++) {
        const { position, id, returned } = receipts[at + row]!;
        values[3 * row] = position;
        values[3 * row + 1] = id;
        values[3 * row + 2] = returned;
      }
      many.run(...values);
    }
    for (; at < receipts.length; at++) {
      const { position, id, returned } = receipts[at]!;
      one.run(position, id, returned);
    }
  };
}
