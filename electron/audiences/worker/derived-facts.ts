import type { DatabaseSync } from 'node:sqlite';
import {
  OPTED_OUT,
  RECENT,
  RECIPIENT,
  ROW_FLAGS,
  SAID_NO,
  UNDECIDED,
} from '../../../shared/audience/audience-row.ts';
import { openHeldFacts } from '../../../shared/audience/held-facts.ts';
import type { JoinedText } from '../../../shared/audience/joined-text.ts';
import { type Judged, judge, standingOut } from '../../../shared/audience/judge.ts';
import { listRule } from '../../../shared/audience/kept-row.ts';
import type { ChosenText, Decision } from '../../../shared/audience/row-decisions.ts';
import type { NumberDecision } from '../../../shared/audience/row-facts.ts';
import { nameColumns } from '../../../shared/sheet/name-header.ts';
import type { StoredRow } from '../../store/audience-rows.ts';
import type { KeptDecisions } from '../records/audience-writer.ts';
import { type CountedDecision, lastStep, openDecisionRecords } from '../records/decision-records.ts';
import { derivedPlaces, type TakenRows } from './derived-places.ts';
import { type JudgedRows, openJudgedRows, storedText } from './judged-rows.ts';
import { readNumberColumn } from './number-column.ts';
import type { SourceAudience } from './source-audience.ts';

type PlacedDecision = Decision & { readonly at: number };

interface DerivedNumber {
  readonly judged: Judged;
  /** Decisions that no row of the lists has. */
  readonly added: readonly PlacedDecision[];
}

/** Taken rows with their statuses and flags: as in their list until their number is judged. */
interface JudgedTaken extends TakenRows {
  readonly status: Uint8Array;
  readonly flags: Uint8Array;
}

export type DerivedFacts = ReturnType<typeof openDerivedFacts>;

/**
 * The facts and decisions about the rows of a new list, taken from the lists that it is made of. Every `out` and every
 * no stays, and decisions in one list are about its own rows only.
 */
export function openDerivedFacts(
  database: DatabaseSync,
  lists: readonly SourceAudience[],
  taken: JudgedTaken,
) {
  const { source, from, status, flags } = taken;
  const { columns, mapping, joinRule } = lists[0]!.plan;
  const rule = listRule(mapping.duplicates, joinRule ?? null, nameColumns(columns));
  const places = derivedPlaces(lists, taken);
  const blocks = places.blocks();
  const opened: JudgedRows[] = [];
  const judgedOf = (index: number): JudgedRows => {
    opened[index] ??= openJudgedRows(database, readNumberColumn(database, lists[index]!.audienceId));
    return opened[index];
  };
  const optedOut = database.prepare('SELECT 1 FROM opt_out WHERE msisdn = ?');
  const added = addedDecisions(database, lists, { places, judgedOf, source });

  const held = openHeldFacts((n) => {
    const index = source[n]!;
    const { file, decided } = judgedOf(index).at(from[n]!)!;
    const { isOut, stays } = decided;
    const cells = places.cells(index, decided.cells);
    const imported = file.cells === decided.cells ? cells : places.cells(index, file.cells);
    const columns = blocks?.findLast((one) => one.from <= n)?.columns ?? null;
    const saysNo = (flags[n]! & ROW_FLAGS.saidNo) !== 0;
    const recent = (flags[n]! & ROW_FLAGS.recent) !== 0;
    const own = [...decided.written].map(([at, one]) => [places.column(index, at), one] as const);
    const written = own.length === 0 ? decided.written : new Map(own);
    return { n, cells, imported, columns, saysNo, recent, isOut, stays, written };
  });

  /** The decisions about the number in the list that were made on taken rows. */
  function brought(index: number, msisdn: number): NumberDecision[] {
    return judgedOf(index)
      .records.ofNumber(msisdn)
      .filter(({ n }) => places.isTaken(index, n))
      .map((one) => ({
        ...one,
        n: places.placeOf(index, one.n),
        among: places.span(index, one.among),
        join: one.join && places.text(index, one.join),
      }));
  }

  function placedDecision(index: number, n: number, one: CountedDecision): PlacedDecision {
    const { kind, at, column, msisdn, value, among } = one;
    const isText = kind === 'choose' && value !== null;
    return {
      ...{ kind, at, n, msisdn, column: places.column(index, column), among: places.span(index, among) },
      value: isText ? JSON.stringify(places.text(index, JSON.parse(value) as ChosenText)) : value,
    };
  }

  /** A no, or a recent text, that is not on any taken row. */
  function flagsBeside(msisdn: number, ns: readonly number[]): number {
    const elsewhere = lists.map(({ leftOut }) => leftOut?.get(msisdn));
    const isNo = lists.some((_, index) => {
      const rows = ns.filter((n) => source[n] === index);
      return (
        rows.some((n) => status[n] === SAID_NO) && !rows.some((n) => (flags[n]! & ROW_FLAGS.saidNo) !== 0)
      );
    });
    const no = isNo || elsewhere.includes(SAID_NO) ? ROW_FLAGS.saidNo : 0;
    return no | (elsewhere.includes(RECENT) ? ROW_FLAGS.recent : 0);
  }

  return {
    blocks,
    cells: places.cells,
    /** Adds to the flags of the rows. */
    number(msisdn: number, ns: readonly number[]): DerivedNumber {
      const more = flagsBeside(msisdn, ns);
      for (const n of ns) flags[n]! |= more;
      const own = added(msisdn, ns);
      const decisions = [
        ...lists.flatMap((_, index) => brought(index, msisdn)),
        ...own.map(asNumberDecision),
      ].sort((one, other) => one.at - other.at || one.n - other.n);
      const outs = new Set(own.flatMap(({ kind, n }) => (kind === 'out' ? n : [])));
      const rows = ns.map((n) => held(n, outs.has(n) ? { isOut: true } : {}));
      return { judged: judge(rows, decisions, optedOut.get(msisdn) !== undefined, rule), added: own };
    },
    /** The stored text of row `n`. */
    text(n: number, row: StoredRow, text: JoinedText | undefined) {
      const index = source[n]!;
      return storedText(places.cells(index, judgedOf(index).of(row).own.cells), text);
    },
    /** The decisions that row `n` brings along. */
    kept(n: number, more: readonly PlacedDecision[]): KeptDecisions | null {
      const index = source[n]!;
      const { records } = judgedOf(index);
      const own = records.ofRow(from[n]!).filter(({ counts, kind }) => counts && kind !== 'checked');
      const decisions = [
        ...own.map((one) => placedDecision(index, n, one)),
        ...more.filter((one) => one.n === n),
      ];
      const fileRow = records.fileRow(from[n]!);
      if (decisions.length === 0 && fileRow === null) return null;
      return { decisions, file: fileRow && { ...fileRow, cells: places.cells(index, fileRow.cells) } };
    },
  };
}

interface Added extends Pick<TakenRows, 'source'> {
  readonly places: ReturnType<typeof derivedPlaces>;
  readonly judgedOf: (index: number) => JudgedRows;
}

/** The decisions about a number that no row brings along. */
function addedDecisions(
  database: DatabaseSync,
  lists: readonly SourceAudience[],
  { places, judgedOf, source }: Added,
) {
  // This place is after each step so far, and before each later one.
  const base = lastStep(database);
  const decidedOn = (n: number, msisdn: number, of: Pick<Decision, 'kind' | 'among' | 'value'>) => ({
    ...{ n, msisdn, column: -1, at: base },
    ...of,
  });

  const heldOf = lists.map((_, index) => openHeldFacts((n) => judgedOf(index).facts(judgedOf(index).at(n)!)));

  /** A person who was left out by a row that is not taken stays left out. */
  function outs(msisdn: number, ns: readonly number[]): PlacedDecision[] {
    const outsOfLists = lists.flatMap(({ leftOut }, index) => {
      const out = standingOut(judgedOf(index).records.ofNumber(msisdn));
      const elsewhere = leftOut?.get(msisdn);
      const isOutElsewhere = elsewhere !== undefined && elsewhere !== SAID_NO && elsewhere !== RECENT;
      if (!isOutElsewhere && (out === undefined || places.isTaken(index, out.n))) return [];
      const among = places.span(index, out?.among ?? null);
      return decidedOn(ns[0]!, msisdn, { kind: 'out', among, value: null });
    });
    return outsOfLists.slice(0, 1);
  }

  /** The rule of one of two lists has decided between its rows, and the decision stays. */
  function choices(index: number, msisdn: number, ns: readonly number[]): PlacedDecision[] {
    const list = judgedOf(index);
    const decisions = list.records.ofNumber(msisdn);
    if (ns.filter((n) => source[n] === index).length < 2 || decisions.some(({ kind }) => kind === 'choose'))
      return [];
    // A choice would take the person in; once somebody does that, the rows wait for a choice.
    if (standingOut(decisions) !== undefined) return [];
    const rows = list.numbers
      .rowsWith(msisdn)
      .map((n) => heldOf[index]!(n, { saysNo: false, recent: false }));
    const judged = judge(rows, decisions, false, list.rule);
    if (judged.statuses.includes(UNDECIDED)) return [];
    const join = judged.texts.get(judged.kept)?.join ?? null;
    const text: ChosenText | null = join && { rule: places.rule(index, join), of: null };
    const kept = places.placeOf(index, rows[judged.kept]!.n);
    const among = places.span(index, null);
    return [decidedOn(kept, msisdn, { kind: 'choose', among, value: text && JSON.stringify(text) })];
  }

  return (msisdn: number, ns: readonly number[]): PlacedDecision[] => [
    ...outs(msisdn, ns),
    ...(places.isOfTwo ? lists.flatMap((_, index) => choices(index, msisdn, ns)) : []),
  ];
}

function asNumberDecision({ kind, at, n, among, value }: PlacedDecision): NumberDecision {
  const join = value === null ? null : (JSON.parse(value) as ChosenText);
  return { kind: kind as NumberDecision['kind'], at, n, among, join };
}

const PLAIN: ReadonlySet<number> = new Set([RECIPIENT, OPTED_OUT, RECENT]);

/**
 * Tests whether a row's number must be judged, or its decisions brought along, even if no other row has the number.
 * Otherwise such a row stays as in its list.
 */
export function specialTest(database: DatabaseSync, lists: readonly SourceAudience[]) {
  const decidedOfLists = lists.map(({ audienceId }) => {
    const records = openDecisionRecords(database, audienceId);
    return records.isEmpty ? null : records.decided();
  });
  return (index: number, { n, status, msisdn, joined }: StoredRow): boolean => {
    if (decidedOfLists[index]?.rows.has(n) === true) return true;
    if (msisdn === null) return false;
    return (
      joined !== null ||
      !PLAIN.has(status) ||
      lists[index]!.leftOut?.has(msisdn) === true ||
      decidedOfLists.some((one) => one?.numbers.has(msisdn) === true)
    );
  };
}
