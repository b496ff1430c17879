import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import { createPlanner } from '../../../shared/campaign/plan/plan.ts';
import { isWritten } from '../../../shared/campaign/progress/phase.ts';
import type { Words } from '../../../shared/language/said.ts';
import { failure } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import { insertStarting, type NewDraft } from '../../drafts/records/new-draft.ts';
import { transact } from '../../store/open-database.ts';
import { phaseIn } from '../../store/phase-in.ts';
import { type Frozen, readFrozen } from './frozen.ts';
import { openLifecycle } from './lifecycle.ts';
import { clearNumbers, writeNumbers } from './recipient-numbers.ts';
import { type FrozenPerson, RecipientWriter } from './recipient-writer.ts';
import { openTally } from './tally.ts';

/** Some recipients and how much of the way they are, 0 to 1. */
export interface FrozenBatch {
  readonly people: readonly FrozenPerson[];
  readonly progress: number;
}

/** The draft is another one than was reviewed. */
export const changedSince = failure('conflict', say.starts.changedSince(), say.starts.changedSinceFix());

/** How freezing ended: `given-up` leaves the draft as it was, `no-draft` found none, and `changed` another one than was read. */
export type FreezeEnd = 'frozen' | 'given-up' | 'twice' | 'no-draft' | 'changed';

export interface Freezing {
  readonly frozen: Frozen;
  /** What a campaign is made of that is no draft before, such as a test or a rehearsal; null for a draft. */
  readonly made: NewDraft | null;
  /** When the draft that it was read from was written; left out, nothing is asked. */
  readonly writtenAt?: number;
}

export interface FreezeDeps extends Freezing {
  readonly database: DatabaseSync;
  readonly campaignId: CampaignId;
  readonly owner: string;
  readonly now: () => number;
  readonly signal: AbortSignal;
  /** Decides, once all are read, whether they may be sent to. */
  accept(): boolean;
  progress(share: number): void;
}

/**
 * Copies the recipients into the campaign in the order of sending and cuts them into chunks, so that nothing
 * can change what has been started. Ends in phase `running`, or `scheduled` where the options say when to start,
 * or as it was before when it is given up.
 */
export async function freezeCampaign(
  deps: FreezeDeps,
  batches: AsyncIterable<FrozenBatch>,
): Promise<FreezeEnd> {
  const { database, campaignId, frozen, made, writtenAt, owner, now, signal } = deps;
  const lifecycle = openLifecycle(database);
  const failed = transact(database, (): 'no-draft' | 'changed' | null => {
    const draft = database
      .prepare(`SELECT updated_at AS at FROM campaign WHERE id = ? AND ${phaseIn(isWritten)}`)
      .get(campaignId);
    // The keychain may have taken its time, and another window written to the draft.
    if (made !== null) insertStarting(database, made, { id: campaignId, at: now() });
    else if (draft !== undefined && writtenAt !== undefined && draft.at !== writtenAt) return 'changed';
    else if (!lifecycle.step(campaignId, 'prepare', now())) return 'no-draft';
    clearFrozen(database, campaignId);
    const kept: Frozen = made === null ? frozen : { ...frozen, madeByStart: true };
    database
      .prepare('UPDATE campaign SET frozen = ?, owner = ? WHERE id = ?')
      .run(JSON.stringify(kept), owner, campaignId);
    database
      .prepare(
        'INSERT INTO sending (campaign_id, family, is_live) SELECT id, coalesce(family, id), ? FROM campaign WHERE id = ?',
      )
      .run(frozen.kind === 'live' ? 1 : 0, campaignId);
    return null;
  });
  if (failed !== null) return failed;

  const planner = createPlanner<FrozenPerson>(frozen.options);
  const writer = new RecipientWriter(database, campaignId);
  try {
    for await (const batch of batches) {
      if (signal.aborted) break;
      for (const person of batch.people) {
        const planned = planner.push(person);
        if (planned.length > 0) writer.add(planned);
      }
      deps.progress(batch.progress * (1 - numbersShare));
    }
    writer.add(planner.end());
    if (!signal.aborted) writer.flush();
    const progress = (share: number): void => deps.progress(1 - numbersShare * (1 - share));
    await writeNumbers(database, campaignId, writer, { signal, progress });
    if (signal.aborted || writer.people === 0 || !deps.accept()) {
      transact(database, () => giveUpFreezing(database, campaignId, now()));
      return 'given-up';
    }
    transact(database, () => {
      const { people, parts } = writer;
      openTally(database).open(campaignId, people, parts);
      const { startAt } = frozen.options;
      database
        .prepare('UPDATE campaign SET people = ?, parts = ?, started_at = ? WHERE id = ?')
        .run(people, parts, startAt === null ? now() : null, campaignId);
      const { started, scheduled } = say.campaigns;
      lifecycle.step(campaignId, startAt === null ? 'start' : 'schedule', now(), {
        note:
          startAt === null
            ? ['started', started(people, writer.chunks)]
            : ['scheduled', scheduled(people, writer.chunks)],
      });
    });
    return 'frozen';
  } catch (error) {
    transact(database, () => giveUpFreezing(database, campaignId, now()));
    // A number is refused a second time, which no list should hold by now.
    if (((error as { errcode?: number }).errcode ?? 0) % 256 === 19) return 'twice';
    throw error;
  }
}

/** How much of the freezing it takes to keep the numbers in their order, once everybody is written. */
const numbersShare = 0.2;

/** Takes back what is being prepared, as if it had never been begun; run it in a transaction. */
export function giveUpFreezing(
  database: DatabaseSync,
  campaignId: CampaignId,
  at: number,
  why: Words | null = null,
): void {
  if (dropMadeByStart(database, campaignId)) return;
  clearFrozen(database, campaignId);
  openLifecycle(database).step(campaignId, 'give-up', at, why === null ? {} : { note: ['restart', why] });
}

/** Deletes what is being prepared where its start made it: it was never a draft; false for a draft. Run it in a transaction. */
export function dropMadeByStart(database: DatabaseSync, campaignId: CampaignId): boolean {
  if (readFrozen(database, campaignId)?.madeByStart !== true) return false;
  clearFrozen(database, campaignId);
  database.prepare('DELETE FROM timeline WHERE campaign_id = ?').run(campaignId);
  database.prepare('DELETE FROM campaign WHERE id = ?').run(campaignId);
  return true;
}

/** Takes everything frozen out of a campaign that never started; run it in a transaction. */
export function clearFrozen(database: DatabaseSync, campaignId: CampaignId): void {
  clearNumbers(database, campaignId);
  for (const table of ['recipient', 'chunk', 'tally', 'sending']) {
    database.prepare(`DELETE FROM ${table} WHERE campaign_id = ?`).run(campaignId);
  }
  database
    .prepare('UPDATE campaign SET frozen = NULL, owner = NULL, people = 0, parts = 0 WHERE id = ?')
    .run(campaignId);
}
