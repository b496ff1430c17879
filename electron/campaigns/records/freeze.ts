import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { CampaignId } from '../../../shared/brand.ts';
import { createPlanner, type QuietCut } from '../../../shared/campaign/plan/plan.ts';
import { openQuietRule } from '../../../shared/campaign/plan/quiet-hours.ts';
import { phaseAtStart } from '../../../shared/campaign/plan/schedule.ts';
import { isWritten } from '../../../shared/campaign/progress/phase.ts';
import type { Words } from '../../../shared/language/said.ts';
import { createCountryFinder } from '../../../shared/number/country-text.ts';
import { failure } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import { insertStarting, type NewDraft } from '../../drafts/records/draft-records.ts';
import { transact } from '../../store/open-database.ts';
import { phaseIn } from '../../store/phase-sql.ts';
import { anywayWords, type Frozen, keepFrozen, keepFrozenSums } from './frozen.ts';
import { openLifecycle } from './lifecycle.ts';
import { clearNumbersBetween, writeNumbers } from './recipient-numbers.ts';
import {
  clearLeftOut,
  clearRecipients,
  type FrozenPerson,
  type LeftOutRow,
  openRecipientWriter,
} from './recipient-writer.ts';
import { clearFrozen, dropMadeByStart, lengthOf } from './removal.ts';
import { openTally } from './tally.ts';

export interface FrozenBatch {
  readonly people: readonly FrozenPerson[];
  readonly leftOut?: readonly LeftOutRow[];
  readonly progress: number;
}

export const changedSince = failure('conflict', say.starts.changedSince(), say.starts.changedSinceFix());

/** `given-up` leaves the draft as it was; `no-draft`: there is none; `changed`: it changed since it was read. */
export type FreezeEnd = 'frozen' | 'given-up' | 'twice' | 'no-draft' | 'changed';

export interface Freezing {
  readonly frozen: Frozen;
  /** For a campaign that is not made from a draft, such as a test or a rehearsal; null for a draft. */
  readonly made: NewDraft | null;
  /** When the draft was last written, as read before; if absent, changes are not checked. */
  readonly writtenAt?: number;
}

export interface FreezeDeps extends Freezing {
  readonly database: DatabaseSync;
  readonly campaignId: CampaignId;
  readonly owner: string;
  readonly now: () => number;
  readonly signal: AbortSignal;
  accept(): boolean;
  /** Repeats a write until the disk takes it. */
  untilWritten(write: () => Promise<void>): Promise<void>;
  progress(share: number): void;
}

/**
 * Copies the recipients, so that nothing can change a started campaign. Ends in phase `running`, or `scheduled` with a
 * start time, or as before if the start is given up.
 */
export async function freezeCampaign(
  deps: FreezeDeps,
  batches: AsyncIterable<FrozenBatch> | readonly FrozenBatch[],
): Promise<FreezeEnd> {
  const { database, campaignId, frozen, made, writtenAt, owner, now, signal } = deps;
  const lifecycle = openLifecycle(database);
  const failed = transact(database, (): 'no-draft' | 'changed' | null => {
    const draft = database
      .prepare(`SELECT updated_at AS at FROM campaign WHERE id = ? AND ${phaseIn(isWritten)}`)
      .get(campaignId);
    // Another window may have changed the draft while the keychain was read.
    if (made !== null) insertStarting(database, made, campaignId, now());
    else if (draft !== undefined && writtenAt !== undefined && draft.at !== writtenAt) return 'changed';
    else if (!lifecycle.step(campaignId, 'prepare', now())) return 'no-draft';
    clearFrozen(database, campaignId);
    const kept: Frozen = made === null ? frozen : { ...frozen, madeByStart: true };
    keepFrozen(database, campaignId, kept, owner);
    database
      .prepare(
        'INSERT INTO sending (campaign_id, family, is_live) SELECT id, coalesce(family, id), ? FROM campaign WHERE id = ?',
      )
      .run(frozen.kind === 'live' ? 1 : 0, campaignId);
    return null;
  });
  if (failed !== null) return failed;

  // Until that is done, nobody else can do anything with this campaign.
  const giveUp = (): Promise<void> =>
    deps.untilWritten(async () => {
      await clearPeople(database, campaignId);
      transact(database, () => giveUpFreezing(database, campaignId, now()));
    });

  const planner = createPlanner(frozen.options, quietCut(frozen, now()));
  const writer = openRecipientWriter(database, campaignId);
  try {
    for await (const batch of batches) {
      if (signal.aborted) break;
      for (const person of batch.people) {
        const planned = planner.push(person);
        if (planned.length > 0) writer.add(planned);
      }
      writer.leaveOut(batch.leftOut ?? []);
      deps.progress(batch.progress * (1 - numbersShare));
    }
    writer.add(planner.end());
    if (!signal.aborted) writer.flush();
    const progress = (share: number): void => deps.progress(1 - numbersShare * (1 - share));
    await writeNumbers(database, campaignId, writer.written(), { signal, progress });
    if (signal.aborted || writer.sums.people === 0 || !deps.accept()) {
      await giveUp();
      return 'given-up';
    }
    transact(database, () => {
      const { people, parts, chunks } = writer.sums;
      openTally(database).open(campaignId, people, parts);
      const isNow = phaseAtStart(frozen.options, people) === 'running';
      keepFrozenSums(database, campaignId, { people, parts, leftOut: writer.leftOut });
      const { started, scheduled } = say.campaigns;
      lifecycle.step(campaignId, isNow ? 'start' : 'schedule', now(), {
        note: isNow ? ['started', started(people, chunks)] : ['scheduled', scheduled(people, chunks)],
      });
      const ofChoice = anywayWords(frozen);
      if (ofChoice !== null) lifecycle.note(campaignId, now(), 'resumed', ofChoice);
    });
    return 'frozen';
  } catch (error) {
    await giveUp();
    // SQLite's constraint error: a number came twice, which should not happen in any list.
    if (((error as { errcode?: number }).errcode ?? 0) % 256 === 19) return 'twice';
    throw error;
  }
}

function quietCut({ quiet }: Frozen, at: number): QuietCut<FrozenPerson> | null {
  if (quiet === undefined) return null;
  const rule = openQuietRule(quiet);
  const countryOf = createCountryFinder();
  return {
    countryOf: ({ msisdn }) => countryOf(msisdn),
    groupOf: (country) => rule.groupOf(country, at),
  };
}

/** The share of the progress for writing the numbers in their order. */
const numbersShare = 0.2;

/** Run it in a transaction. */
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

/** How many people are cleared at once: about 20 ms, after which others can write, and this thread handles answers. */
const clearedAtOnce = 2000;

/** Leaves little to `clearFrozen`. For a campaign in preparation: if it is interrupted, the next start gives it up. */
export async function clearPeople(database: DatabaseSync, campaignId: CampaignId): Promise<void> {
  const length = lengthOf(database, campaignId);
  for (let from = 0; from < length; from += clearedAtOnce) {
    if (from > 0) await setImmediate();
    transact(database, () => {
      clearNumbersBetween(database, campaignId, from, from + clearedAtOnce);
      clearRecipients(database, campaignId, from, from + clearedAtOnce);
      clearLeftOut(database, campaignId, from, from + clearedAtOnce);
    });
  }
}
