import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { DUPLICATE, JOINED, RECIPIENT, UNDECIDED } from '../../../shared/audience/audience-row.ts';
import { derivedName, type MadeOf } from '../../../shared/audience/derivation.ts';
import type { StoredJoin } from '../../../shared/audience/join.ts';
import {
  type ByDay,
  conditionOf,
  type DayPart,
  type DayTime,
  MOST_DAY_PARTS,
  startOn,
} from '../../../shared/audience/parts-by-day.ts';
import type { AudienceId, CampaignId } from '../../../shared/brand.ts';
import type { Draft } from '../../../shared/draft/draft.ts';
import { cleanValue } from '../../../shared/format/clean-value.ts';
import { dayAt } from '../../../shared/format/sending-day.ts';
import { dayOrder, momentOf } from '../../../shared/format/written-date.ts';
import { failure, ok, type Result } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import type { DraftStore, NewDraft } from '../../drafts/records/draft-records.ts';
import { readHead } from '../../store/audience-reader.ts';
import { type AudienceWriter, makeAudiences } from '../records/audience-writer.ts';
import { type DerivedRows, takeParts } from './derived-rows.ts';
import { NumberIndex } from './number-index.ts';
import { RowText } from './row-text.ts';
import type { Watch } from './sheet-rows.ts';
import { noColumn, openList, type SourceAudience } from './source-audience.ts';

/** The most rows without a day that are named. */
const MOST_NAMED = 20;

export interface WantedDays {
  readonly audienceId: AudienceId;
  readonly column: number;
  /** A person's choice. */
  readonly dayFirst?: boolean | undefined;
}

interface Split {
  readonly list: SourceAudience;
  readonly byDay: ByDay;
  /** By `n`: the index of the row's part. */
  readonly partOf: Uint8Array;
}

/** Fails as not-found, and as bad-input for a missing column or too many days. */
export async function countByDay(
  database: DatabaseSync,
  wanted: WantedDays,
  now: number,
  signal: AbortSignal,
): Promise<Result<ByDay>> {
  const daysOfList = await splitByDay(database, wanted, dayAt(now), signal);
  return daysOfList.ok ? ok(daysOfList.value.byDay) : daysOfList;
}

export interface DaysPlan extends WantedDays {
  /** The campaign that gets the first part. */
  readonly campaignId: CampaignId;
  /** Copied for each of the other parts. */
  readonly draft: NewDraft;
  /** Null gives no draft a time. */
  readonly time: DayTime | null;
  /** The parts that a person saw: another day, or a changed list, may make other parts. */
  readonly shown: readonly DayPart[];
}

/**
 * A list and a draft for each part, in one step; `first` is the one that was split. When stopped or failed, it leaves
 * nothing behind.
 */
export async function draftsByDay(
  database: DatabaseSync,
  drafts: DraftStore,
  { campaignId, draft, time, shown, ...wanted }: DaysPlan,
  now: number,
  watch: Watch,
): Promise<Result<{ readonly drafts: number; readonly first: Draft }>> {
  const before = readHead(database, wanted.audienceId);
  if (!before.ok) return before;
  const daysOfList = await splitByDay(database, wanted, dayAt(now), watch.signal);
  if (!daysOfList.ok) return daysOfList;
  const { list, byDay } = daysOfList.value;
  const { plan } = list;
  const { date, dayFirst, parts } = byDay;
  const column = plan.columns[wanted.column]!;
  if (date !== null && dayFirst === null) {
    const message = say.audiences.dayOrderOpen(column, date);
    return failure('bad-input', message, say.audiences.dayOrderOpenFix());
  }
  if (!isDeepStrictEqual(parts, shown)) return otherDays;
  const original = drafts.read(campaignId);
  const base = (original.ok && original.value.name) || plan.name;
  return makeAudiences(database, now, async (open) => {
    const sizes = parts.map(({ rows }) => rows);
    const taken = await takeParts(database, list, daysOfList.value.partOf, sizes, watch.signal);
    const made = parts.map(({ day }, index) => {
      const condition = { ...conditionOf(day, dayAt(now)), column, dayFirst: dayFirst ?? undefined };
      const madeOf: MadeOf = { kind: 'some', of: plan.name, conditions: [condition] };
      const name = derivedName({ ...madeOf, of: base });
      const writer = open({
        ...plan,
        name,
        madeOf,
        ofLists: [wanted.audienceId],
        blocks: taken[index]!.blocks,
      });
      return { writer, name, startAt: time === null ? null : startOn(day, time, now) };
    });
    await writeParts(daysOfList.value, taken, made, watch);
    return () => {
      const after = readHead(database, wanted.audienceId);
      if (!after.ok || after.value.revision !== before.value.revision) return changed;
      const own = drafts.read(campaignId);
      // A draft that was split before, or given another list, is no longer the draft of these people.
      if (own.ok && own.value.audienceId !== wanted.audienceId) return changed;
      const given: Draft[] = [];
      for (const [index, { writer, name, startAt }] of made.entries()) {
        // A copy has none of the choices that a person made for these texts.
        const { options } = index === 0 && own.ok ? own.value : draft;
        const patch = { name, options: { ...options, startAt } };
        const one = drafts.giveList(writer.audienceId, index === 0 ? campaignId : draft, patch);
        if (one === null) return notADraft;
        given.push(one);
      }
      return ok({ drafts: given.length, first: given[0]! });
    };
  });
}

async function writeParts(
  { list, partOf }: Split,
  taken: readonly DerivedRows[],
  made: readonly { readonly writer: AudienceWriter }[],
  { signal, progress }: Watch,
): Promise<void> {
  const written = taken.map(() => 0);
  for (const rows of list.pages()) {
    for (const row of rows) {
      const part = partOf[row.n]!;
      made[part]!.writer.add(...taken[part]!.made(list, row, written[part]!));
      written[part]! += 1;
    }
    progress(written.reduce((sum, rows) => sum + rows, 0) / list.count);
    await setImmediate();
    signal.throwIfAborted();
  }
  const isAll = taken.every(({ count }, part) => count === written[part]);
  if (!isAll) throw new Error('Rows of a day were lost.');
}

async function splitByDay(
  database: DatabaseSync,
  { audienceId, column, dayFirst: chosen }: WantedDays,
  today: string,
  signal: AbortSignal,
): Promise<Result<Split>> {
  const head = readHead(database, audienceId);
  if (!head.ok) return head;
  if (column >= head.value.columns.length) return noColumn;
  const list = openList(database, audienceId)!;
  const read = await readColumn(list, column, signal);
  const { date, dayFirst: shown } = dayOrder(read.cells);
  const dayFirst = chosen ?? shown;
  if (date !== null && dayFirst === null) {
    const byDay: ByDay = { date, dayFirst, parts: [], undated: [], several: 0 };
    return ok({ list, byDay, partOf: new Uint8Array() });
  }
  const days = daysOf(read, dayFirst);
  const first = Date.parse(today);
  const keyOf = (day: number): string => (Number.isNaN(day) ? 'none' : day < first ? 'earlier' : isoDay(day));
  const keys = new Map([...new Set(days)].map((day) => [day, keyOf(day)]));
  const sorted = [...new Set(keys.values())].sort();
  if (sorted.length > MOST_DAY_PARTS) return tooMany;
  const parted = new Map([...keys].map(([day, key]) => [day, sorted.indexOf(key)]));
  const partOf = Uint8Array.from(days, (day) => parted.get(day)!);
  const rows = sorted.map(() => 0);
  for (const part of partOf) rows[part]! += 1;
  const parts = sorted.map((key, at): DayPart => ({ day: key === 'none' ? null : key, rows: rows[at]! }));
  const byDay = { date, dayFirst, parts, ...namedRows(read, partOf, sorted.indexOf('none')) };
  return ok({ list, byDay, partOf });
}

function isoDay(day: number): string {
  return new Date(day).toISOString().slice(0, 10);
}

interface DayColumn {
  /** Each cell once. */
  readonly cells: readonly string[];
  /** By `n`: the index of the row's cell, its row in the file, and the number that would be sent to; 0 for none. */
  readonly cellOf: Uint32Array;
  readonly rows: Uint32Array;
  readonly numbers: Float64Array;
  /** By the `n` of the person: joined rows, with the indexes of their own cells. */
  readonly joined: ReadonlyMap<number, { readonly own: Set<number>; readonly ns: number[] }>;
}

async function readColumn(list: SourceAudience, column: number, signal: AbortSignal): Promise<DayColumn> {
  const cellOf = new Uint32Array(list.count);
  const rows = new Uint32Array(list.count);
  const numbers = new Float64Array(list.count);
  const joined = new Map<number, { readonly own: Set<number>; readonly ns: number[] }>();
  const indexes = new Map<string, number>();
  const cells = new RowText();
  function indexOf(cell: string): number {
    const knownIndex = indexes.get(cell);
    if (knownIndex === undefined) indexes.set(cell, indexes.size);
    return knownIndex ?? indexes.size - 1;
  }
  for (const page of list.pages()) {
    for (const { n, row, status, msisdn, kept, joined: join, cells: text } of page) {
      cells.read(text);
      const cell = indexOf(cells.cell(column));
      cellOf[n] = cell;
      rows[n] = row;
      if ([RECIPIENT, DUPLICATE, UNDECIDED].includes(status)) numbers[n] = msisdn ?? 0;
      if (status !== JOINED && join === null) continue;
      const person = status === JOINED ? kept! : n;
      const joinedRows = joined.get(person) ?? { own: new Set<number>(), ns: [] };
      joined.set(person, joinedRows);
      joinedRows.ns.push(n);
      const own = join === null ? null : (JSON.parse(join) as StoredJoin).own;
      joinedRows.own.add(own === null ? cell : indexOf(own[column] ?? ''));
    }
    await setImmediate();
    signal.throwIfAborted();
  }
  return { cells: [...indexes.keys()], cellOf, rows, numbers, joined };
}

/**
 * By `n`; NaN for no day. Joined rows have the day of the joined text, or else the day that all of their own cells
 * share.
 */
function daysOf({ cells, cellOf, joined }: DayColumn, dayFirst: boolean | null): Float64Array {
  const dayIn = cells.map((cell) => momentOf(cleanValue(cell), dayFirst)?.day ?? Number.NaN);
  const days = Float64Array.from(cellOf, (cell) => dayIn[cell]!);
  for (const [person, { own, ns }] of joined) {
    const [only = Number.NaN, ...others] = new Set([...own].map((cell) => dayIn[cell]!));
    const day = Number.isNaN(days[person]!) && others.length === 0 ? only : days[person]!;
    for (const n of [person, ...ns]) days[n] = day;
  }
  return days;
}

/** Numbers on several days count once each, if they are sent to. */
function namedRows({ cells, cellOf, rows, numbers }: DayColumn, partOf: Uint8Array, none: number) {
  const undated: { row: number; cell: string }[] = [];
  const index = new NumberIndex(numbers);
  const several = new Set<number>();
  for (const [n, part] of partOf.entries()) {
    if (part === none && undated.length < MOST_NAMED)
      undated.push({ row: rows[n]!, cell: cells[cellOf[n]!]!.slice(0, 200) });
    const first = numbers[n] === 0 ? -1 : index.claim(n);
    if (first !== -1 && partOf[first] !== part) several.add(first);
  }
  return { undated, several: several.size };
}

const changed = failure('conflict', say.audiences.changed(), say.audiences.changedFix());

const otherDays = failure('conflict', say.audiences.otherDays(), say.audiences.otherDaysFix());

const notADraft = failure('conflict', say.drafts.started(), say.drafts.startedFix());

const tooMany = failure('bad-input', say.audiences.manyDays(MOST_DAY_PARTS), say.audiences.manyDaysFix());
