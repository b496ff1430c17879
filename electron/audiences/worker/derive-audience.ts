import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import {
  type AudienceCounts,
  addToCounts,
  noCounts,
  RECIPIENT,
} from '../../../shared/audience/audience-row.ts';
import type { AudienceId, CampaignId } from '../../../shared/brand.ts';
import type { ComparedPart } from '../../../shared/campaign/review/compared-people.ts';
import { failure, ok, type Result } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import { insertDraft, type NewDraft } from '../../drafts/records/draft-records.ts';
import { readHead } from '../../store/audience-reader.ts';
import { makeAudiences } from '../records/audience-writer.ts';
import { type DerivedRows, takeRows } from './derived-rows.ts';
import { resolvedDerivation } from './resolved-conditions.ts';
import type { Watch } from './sheet-rows.ts';
import { type MadeFrom, openLists, planOf, type SourceAudience } from './source-audience.ts';

/** Fails as `openLists` does, and if the day order of dates is undecided. */
export async function countDerived(
  database: DatabaseSync,
  derivation: MadeFrom,
  now: number,
  signal: AbortSignal,
): Promise<Result<AudienceCounts>> {
  const resolved = await resolvedDerivation(database, derivation, now, signal);
  if (!resolved.ok) return resolved;
  const lists = openLists(database, resolved.value);
  if (!lists.ok) return lists;
  return ok(countsOf(await takeRows(database, lists.value, signal)));
}

function countsOf({ count, status, flags }: DerivedRows): AudienceCounts {
  const counts = noCounts();
  for (let n = 0; n < count; n++) addToCounts(counts, { status: status[n]!, flags: flags[n]! }, 1);
  return counts;
}

/** What a person saw when asking for the list; if something has changed since, no list is made. */
interface Shown {
  /** The campaign whose people the list has. */
  readonly campaignId?: CampaignId;
  readonly revision?: number;
  /** The groups of a comparison whose rows the list has. */
  readonly only?: readonly ComparedPart[];
  /** The counts from `countDerived`. */
  readonly counts?: AudienceCounts | undefined;
}

export interface DerivedPlan {
  readonly derivation: MadeFrom;
  /** Null names the list after its sources. */
  readonly name: string | null;
  /** The draft is made with the list and named after it. */
  readonly draft: NewDraft | null;
  readonly shown?: Shown | undefined;
}

export interface DerivedList {
  readonly audienceId: AudienceId;
  readonly draftId: CampaignId | null;
}

/** A stop or a failure leaves nothing behind; a source that changed meanwhile is a conflict. */
export async function deriveAudience(
  database: DatabaseSync,
  { derivation: asked, name, draft, shown = {} }: DerivedPlan,
  now: number,
  { signal, progress }: Watch,
): Promise<Result<DerivedList>> {
  const before = revisionsOf(database, asked);
  const resolved = await resolvedDerivation(database, asked, now, signal);
  if (!resolved.ok) return resolved;
  const derivation = resolved.value;
  const openedLists = openLists(database, derivation);
  if (!openedLists.ok) return openedLists;
  const lists = openedLists.value;
  const taken = await takeRows(database, lists, signal);
  if (derivation.kind === 'chosen' && !hasRecipient(taken)) return nobody;
  if (shown.counts !== undefined && !isDeepStrictEqual(countsOf(taken), shown.counts)) return changed;
  const once = { facts: { of: factsOf(asked), name, before, shown }, withDraft: draft !== null };
  const plan = { ...planOf(database, lists, derivation, name), once, blocks: taken.blocks };
  return makeAudiences(database, now, async (open) => {
    const writer = open(plan);
    let written = 0;
    for (const some of derivedRows(lists, taken)) {
      for (const [row, kept] of some) writer.add(row, kept);
      written += some.length;
      progress(written / taken.count);
      await setImmediate();
      signal.throwIfAborted();
    }
    return () => {
      // The rows are read twice. If they changed in between, a number could occur twice.
      if (before !== revisionsOf(database, derivation) || !isAsShown(database, derivation, shown))
        return changed;
      const { audienceId } = writer;
      const draftId = draft && insertDraft(database, { ...draft, name: plan.name, audienceId }, now);
      return ok({ audienceId, draftId });
    };
  });
}

function hasRecipient({ count, status }: DerivedRows): boolean {
  return status.subarray(0, count).includes(RECIPIENT);
}

const nobody = failure('bad-input', say.audiences.nobodyChosen(), say.audiences.nobodyChosenFix());

/** Chosen rows become one text, because there may be a million. */
function factsOf(derivation: MadeFrom): object {
  if (derivation.kind !== 'chosen') return derivation;
  const { ns } = derivation;
  return { ...derivation, ns: Buffer.from(ns.buffer, ns.byteOffset, ns.byteLength).toString('base64') };
}

function isAsShown(database: DatabaseSync, { audienceId }: MadeFrom, shown: Shown): boolean {
  const head = readHead(database, audienceId);
  const isOfDraft =
    shown.campaignId === undefined ||
    database
      .prepare('SELECT 1 FROM campaign WHERE id = ? AND audience_id = ?')
      .get(shown.campaignId, audienceId);
  return (
    head.ok && head.value.revision === (shown.revision ?? head.value.revision) && isOfDraft !== undefined
  );
}

function revisionsOf(database: DatabaseSync, derivation: MadeFrom): string {
  const { audienceId } = derivation;
  const ids = 'otherId' in derivation ? [audienceId, derivation.otherId] : [audienceId];
  const heads = ids.map((id) => readHead(database, id));
  return heads.map((head) => (head.ok ? head.value.revision : 'gone')).join(' ');
}

/** The rows of the new list in batches; wrong ones if a source changed since `takeRows`. */
function* derivedRows(lists: readonly SourceAudience[], taken: DerivedRows) {
  const { count, source, from } = taken;
  let n = 0;
  for (const [index, list] of lists.entries()) {
    for (const rows of list.pages()) {
      const some = [];
      for (const row of rows) {
        if (n === count || source[n] !== index || from[n] !== row.n) continue;
        const [made, kept] = taken.made(list, row, n);
        // Rows of two files have no place in one file, so the new list numbers them.
        some.push([lists.length > 1 ? { ...made, row: n + 1 } : made, kept] as const);
        n += 1;
      }
      yield some;
    }
  }
}

const changed = failure('conflict', say.audiences.changed(), say.audiences.changedFix());
