import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import { createPlanner, type PlannedChunk } from '../../../shared/campaign/plan.ts';
import { transact } from '../../store/open-database.ts';
import { openBulkInsert } from './bulk-insert.ts';
import type { Frozen } from './frozen.ts';
import { openLifecycle } from './lifecycle.ts';
import { openTally } from './tally.ts';

/** One recipient as they are frozen. */
export interface FrozenPerson {
  readonly msisdn: number;
  /** Row in the file, 0 for none. */
  readonly row: number;
  readonly parts: number;
  readonly tagvalues: readonly string[];
  readonly unicode: boolean;
}

/** Some recipients and how much of the way they are, 0 to 1. */
export interface FrozenBatch {
  readonly people: readonly FrozenPerson[];
  readonly progress: number;
}

/** How freezing ended: `given-up` leaves the draft as it was, `no-draft` found none. */
export type FreezeEnd = 'frozen' | 'given-up' | 'twice' | 'no-draft';

/** What freezing needs to know and whom it tells. */
export interface FreezeDeps {
  readonly database: DatabaseSync;
  readonly campaignId: CampaignId;
  readonly frozen: Frozen;
  readonly owner: string;
  readonly now: () => number;
  /** Looked at between batches. */
  readonly signal: AbortSignal;
  /** Decides, once all are read, whether they may be sent to. */
  accept(): boolean;
  progress(share: number): void;
}

/**
 * People in one transaction. Numbers come in no order, so that every transaction writes most pages of their
 * index again: few large ones are faster than many, and still let other writers in several times a second.
 */
const atOnce = 30_000;

/**
 * Copies the recipients into the campaign in the order of sending and cuts them into chunks, so that nothing
 * can change what has been started. Ends in phase `running`, or `scheduled` where the options say when to start,
 * or as the draft it was when it is given up.
 */
export async function freezeCampaign(
  parts: FreezeDeps,
  batches: AsyncIterable<FrozenBatch>,
): Promise<FreezeEnd> {
  const { database, campaignId, frozen, owner, now, signal } = parts;
  const lifecycle = openLifecycle(database);
  const addPeople = openBulkInsert(
    database,
    'INSERT INTO recipient (campaign_id, position, msisdn, row, parts, tagvalues)',
    campaignId,
    5,
  );
  const addChunk = database.prepare(
    `INSERT INTO chunk (campaign_id, chunk, from_position, to_position, people, parts, unicode, canary, state)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'waiting')`,
  );
  const begun = transact(database, () => {
    if (!lifecycle.step(campaignId, 'prepare', now())) return false;
    clearFrozen(database, campaignId);
    database
      .prepare('UPDATE campaign SET frozen = ?, owner = ? WHERE id = ?')
      .run(JSON.stringify(frozen), owner, campaignId);
    return true;
  });
  if (!begun) return 'no-draft';

  const planner = createPlanner<FrozenPerson>(frozen.options);
  let people = 0;
  let allParts = 0;
  let chunks = 0;

  let held: PlannedChunk<FrozenPerson>[] = [];
  let heldPeople = 0;

  function hold(planned: readonly PlannedChunk<FrozenPerson>[]): void {
    for (const chunk of planned) {
      held.push(chunk);
      heldPeople += chunk.people.length;
    }
    if (heldPeople >= atOnce) keep();
  }

  function keep(): void {
    transact(database, () => {
      for (const chunk of held) {
        const from = people;
        let sum = 0;
        const values: SQLInputValue[] = [];
        for (const { msisdn, row, parts: count, tagvalues } of chunk.people) {
          values.push(people, msisdn, row, count, JSON.stringify(tagvalues));
          people++;
          sum += count;
        }
        addPeople(values);
        const flags = [chunk.unicode ? 1 : 0, chunk.canary ? 1 : 0] as const;
        addChunk.run(campaignId, chunks, from, people, people - from, sum, ...flags);
        chunks++;
        allParts += sum;
      }
    });
    held = [];
    heldPeople = 0;
  }

  try {
    for await (const batch of batches) {
      if (signal.aborted) break;
      for (const person of batch.people) {
        const planned = planner.push(person);
        if (planned.length > 0) hold(planned);
      }
      parts.progress(batch.progress);
    }
    hold(planner.end());
    if (!signal.aborted) keep();
    if (signal.aborted || people === 0 || !parts.accept()) {
      giveUp();
      return 'given-up';
    }
    transact(database, () => {
      openTally(database).open(campaignId, people, allParts);
      const { startAt } = frozen.options;
      database
        .prepare('UPDATE campaign SET people = ?, parts = ?, started_at = ? WHERE id = ?')
        .run(people, allParts, startAt === null ? now() : null, campaignId);
      const who = `${people.toLocaleString('en-US')} ${people === 1 ? 'person' : 'people'}`;
      if (startAt === null) {
        lifecycle.step(campaignId, 'start', now(), { note: ['started', `Started to ${who}.`] });
      } else {
        lifecycle.step(campaignId, 'schedule', now(), { note: ['scheduled', `Scheduled to ${who}.`] });
      }
    });
    return 'frozen';
  } catch (error) {
    giveUp();
    // The index on numbers refuses a second one, which no list should hold by now.
    if (((error as { errcode?: number }).errcode ?? 0) % 256 === 19) return 'twice';
    throw error;
  }

  function giveUp(): void {
    transact(database, () => {
      clearFrozen(database, campaignId);
      lifecycle.step(campaignId, 'give-up', now());
    });
  }
}

/** Takes everything frozen out of a campaign that never started; run it in a transaction. */
export function clearFrozen(database: DatabaseSync, campaignId: CampaignId): void {
  for (const table of ['recipient', 'chunk', 'tally']) {
    database.prepare(`DELETE FROM ${table} WHERE campaign_id = ?`).run(campaignId);
  }
  database
    .prepare('UPDATE campaign SET frozen = NULL, owner = NULL, people = 0, parts = 0 WHERE id = ?')
    .run(campaignId);
}
