import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import type { Evidence } from '../../../shared/campaign/outcome/evidence.ts';
import type { Outcome } from '../../../shared/campaign/outcome/outcome.ts';
import type { MatchedReceipt } from '../../../shared/campaign/outcome/receipts.ts';
import type { DeliveryState } from '../../../shared/campaign/progress/delivery-state.ts';
import { refusedPeople } from '../../../shared/campaign/refusals/refusal-people.ts';
import { openReached } from '../../reached/reached-ranges.ts';
import { inRange } from '../../store/range-sql.ts';
import { openBulkInsert } from './bulk-insert.ts';
import { openChunkChanges } from './chunk-changes.ts';
import type { PreparedChunk } from './chunk-store.ts';
import { openCreditMonths } from './credit-months.ts';
import { readFrozen } from './frozen.ts';
import { openCampaignSums } from './lifecycle.ts';
import { openTally } from './tally.ts';

export interface Settlement {
  readonly prepared: PreparedChunk;
  readonly attempt: number;
  readonly at: number;
  readonly outcome: Outcome;
  readonly evidence: Evidence;
  readonly receipts: readonly MatchedReceipt[];
  /** Indexes of recipients whose text came back different. */
  readonly different: ReadonlySet<number>;
  readonly creditConsumed: number | null;
}

/** Records what came of a request: ids, state and sums. Run it once, in the transaction that ends the attempt. */
export function openChunkSettling(
  database: DatabaseSync,
  campaignId: CampaignId,
): (settlement: Settlement) => void {
  const changes = openChunkChanges(database, campaignId);
  const tally = openTally(database);
  const reached = openReached(database, campaignId);
  const addToMonth = openCreditMonths(database, readFrozen(database, campaignId));
  const addReceipts = openReceiptInsert(database, campaignId);
  const keepTime = database.prepare(
    `UPDATE receipt SET at = ? WHERE campaign_id = ? AND ${inRange('position')} AND at IS NULL`,
  );
  const sums = openCampaignSums(database, campaignId);

  /** Recipients with an id are accepted, even if others of their chunk are not. */
  function settleChunk(settlement: Settlement): void {
    const { prepared, at, outcome, receipts, evidence } = settlement;
    const { chunk, from, to, people, parts, inDoubtAt } = prepared.chunk;
    const got = receipts.reduce((sum, { index }) => sum + prepared.parts[index]!, 0);
    const othersState: DeliveryState = outcome;
    const accepted = { people: receipts.length, parts: got, inDoubtAt };
    const others = { people: people - receipts.length, parts: parts - got, inDoubtAt };
    tally.move(campaignId, 'in-flight', 'accepted', accepted);
    tally.move(campaignId, 'in-flight', othersState, others);
    changes.setState(chunk, othersState);
    if (othersState !== 'accepted' && receipts.length > 0) {
      changes.setSums(chunk, others.people, others.parts);
      keepTime.run(at, campaignId, from, to);
    }
    if (outcome === 'refused' && evidence.kind === 'answer') {
      changes.keepRefusal(chunk, refusalRecord(evidence, prepared));
    }
  }

  return (settlement) => {
    const { prepared, at, outcome, receipts, different, creditConsumed } = settlement;
    const { chunk, parts, unicode } = prepared.chunk;
    addReceipts({ positions: prepared.positions, receipts, different });
    const withIds = receipts.map(({ index }) => index);
    reached.settle(prepared, withIds, settlement.outcome, at);
    settleChunk(settlement);
    // A fraction below half must not become 0.
    const credits = creditConsumed === null ? null : Math.round(creditConsumed) || Math.ceil(creditConsumed);
    if (credits !== null) changes.addCredits(chunk, credits);
    // If somebody has no id, nobody knows how many parts the credits were for.
    const pricedParts = creditConsumed !== null && outcome === 'accepted' ? parts : 0;
    sums.addRequest({ different: different.size, credits: creditConsumed ?? 0, pricedParts, unicode }, at);
    addToMonth(at, {
      texts: receipts.length,
      parts: receipts.reduce((sum, { index }) => sum + prepared.parts[index]!, 0),
      credits: creditConsumed ?? 0,
      unpriced: creditConsumed === null ? receipts.length : 0,
      treated: 0,
      balanceCredits: 0,
    });
  };
}

export type RefusalRecord = ReturnType<typeof refusalRecord>;

/** Made while the request is at hand: once somebody is taken out, an index in the request would name another person. */
export function refusalRecord(
  { status, body, retryAfterMs }: Extract<Evidence, { kind: 'answer' }>,
  { request, positions }: PreparedChunk,
) {
  const text = body.kind === 'receipts' ? '' : body.text;
  const named = refusedPeople(text, request.recipients).map((index) => positions[index]!);
  return { status, body: text, named, ...(retryAfterMs !== null && { retryAfterMs }) };
}

type ReceiptsOfRequest = Pick<PreparedChunk, 'positions'> & Pick<Settlement, 'receipts' | 'different'>;

const together = 100;

/**
 * Existing receipts stay as they are. Run it in a transaction. Nearly all receipts are consecutive and unchanged, so
 * that their ids are enough.
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
