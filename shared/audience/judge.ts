import {
  DUPLICATE,
  EXCLUDED,
  JOINED,
  OPTED_OUT,
  RECENT,
  RECIPIENT,
  REJECTED,
  SAID_NO,
  UNDECIDED,
} from './audience-row.ts';
import { type JoinedText, joinedText, writtenOver } from './joined-text.ts';
import type { ListRule, NumberDecision, RowFacts, Span } from './row-facts.ts';

/** Goes up with every change of what is concluded from the same facts: each list is then judged again at the next start. */
export const JUDGE_VERSION = 1;

export interface Judged {
  /** By index of the row. */
  readonly statuses: readonly number[];
  /** The index of the row that the number is sent to, or would be. */
  readonly kept: number;
  /** Texts that replace the row's own cells, by index of the row. */
  readonly texts: ReadonlyMap<number, JoinedText>;
  /** The person was left out by hand. */
  readonly isOut: boolean;
  /** The status of a number that must not be texted; null for none. */
  readonly barred: number | null;
}

/** The status of a row without a number. */
export function judgeAlone({ isOut }: Pick<RowFacts, 'isOut'>): number {
  return isOut ? EXCLUDED : REJECTED;
}

/** The decision by which the person is left out. */
export function standingOut(decisions: readonly NumberDecision[]): NumberDecision | undefined {
  return decisions.findLast((one) => one.kind === 'out' && !isTakenBack(one, decisions));
}

/** Decides what becomes of the rows of one number, in the order of the file. Nobody is sent to twice. */
export function judge(
  rows: readonly RowFacts[],
  decisions: readonly NumberDecision[],
  optedOut: boolean,
  rule: ListRule,
): Judged {
  const out = standingOut(decisions);
  const choices = standingChoices(rows, decisions, out?.n ?? null);
  const taken = takenRows(rows, decisions, choices);
  const keeper = keptOf(rows, { out, choices, taken }, rule);
  const choice = choices.find(({ head }) => head === keeper);
  const own = choice ?? joinedByRule(rows, choices, keeper, rule);
  const parts = new Set(own?.parts ?? []);
  const why = barredBy(rows, decisions, optedOut);
  const isOpen = openTest(rows, keeper, { choices, taken, parts }, rule);
  const isSent = out === undefined && !keeper.isOut;
  const statuses = rows.map((row) => {
    if (row.isOut || (row === keeper && out !== undefined)) return EXCLUDED;
    if (why !== null) return why;
    if (row === keeper) return RECIPIENT;
    if (own?.text?.join && parts.has(row)) return JOINED;
    return isSent && isOpen(row) ? UNDECIDED : DUPLICATE;
  });
  const texts = new Map<number, JoinedText>();
  const kept = rows.indexOf(keeper);
  for (const { head, text } of choices) if (text !== null) texts.set(rows.indexOf(head), text);
  const text = own?.text ?? (choice === undefined ? writtenOver(keeper) : null);
  if (text !== null) texts.set(kept, text);
  return { statuses, kept, texts, isOut: out !== undefined, barred: why };
}

/** A choice that no later decision overrules. */
interface Choice {
  readonly at: number;
  /** The choice overrules all others. */
  readonly ofAll: boolean;
  readonly head: RowFacts;
  readonly parts: readonly RowFacts[];
  readonly text: JoinedText | null;
  readonly sees: (row: RowFacts) => boolean;
}

function covers(one: Span | null, other: Span | null): boolean {
  return one === null || (other !== null && one.from <= other.from && other.to <= one.to);
}

function isIn(span: Span | null, { n }: RowFacts): boolean {
  return span === null || (span.from <= n && n < span.to);
}

/** True if the row had its number when the decision was made, and was among the rows that it was about. */
function isSeen({ at, among }: NumberDecision, row: RowFacts): boolean {
  return isIn(among, row) && row.stays.some(({ from, to }) => from <= at && at < to);
}

function isTakenBack(out: NumberDecision, decisions: readonly NumberDecision[]): boolean {
  return decisions.some(
    ({ kind, at, among }) => (kind === 'in' || kind === 'choose') && at > out.at && covers(among, out.among),
  );
}

/** A row that was left out by hand is no longer chosen, unless the person was left out with it. */
function standingChoices(
  rows: readonly RowFacts[],
  decisions: readonly NumberDecision[],
  outBy: number | null,
): Choice[] {
  const able = rows.filter(({ n, isOut }) => !isOut || n === outBy);
  const made = decisions.filter(({ kind }) => kind === 'choose');
  return made.flatMap((one): Choice[] => {
    if (made.some(({ at, among }) => at > one.at && covers(among, one.among))) return [];
    const sees = (row: RowFacts) => isSeen(one, row);
    const chosen = able.find((row) => row.n === one.n);
    const common = { at: one.at, ofAll: one.among === null, sees };
    if (one.join === null) {
      return chosen === undefined
        ? []
        : [{ ...common, head: chosen, parts: [chosen], text: writtenOver(chosen) }];
    }
    const { rule, of } = one.join;
    const parts = able.filter((row) => isIn(of, row) && sees(row));
    const head = parts.find((row) => row === chosen) ?? parts[0];
    if (head === undefined) return [];
    const text = joinedText(parts, head, rule);
    return text === 'waits' ? [] : [{ ...common, head, parts, text }];
  });
}

/** Rows that were taken in against a no or a recent text, if nobody chose since. */
function takenRows(
  rows: readonly RowFacts[],
  decisions: readonly NumberDecision[],
  choices: readonly Choice[],
): { readonly rows: readonly RowFacts[]; readonly sees: Choice['sees'] } | null {
  const lifts = decisions.filter(
    ({ kind, n, among }) =>
      kind === 'lift' && among === null && rows.some((row) => row.n === n && !row.isOut),
  );
  const last = lifts.at(-1);
  if (last === undefined || choices.some(({ at, ofAll }) => ofAll && at > last.at)) return null;
  const ns = new Set(lifts.filter(({ at }) => at === last.at).map(({ n }) => n));
  return { rows: rows.filter((row) => ns.has(row.n) && !row.isOut), sees: (row) => isSeen(last, row) };
}

interface Decided {
  readonly out: NumberDecision | undefined;
  readonly choices: readonly Choice[];
  readonly taken: ReturnType<typeof takenRows>;
}

function keptOf(rows: readonly RowFacts[], { out, choices, taken }: Decided, rule: ListRule): RowFacts {
  const leftOut = out && rows.find(({ n }) => n === out.n);
  if (leftOut !== undefined) return leftOut;
  if (taken !== null) return firstOf(taken.rows, rule);
  const chosen = choices.find(({ ofAll }) => ofAll);
  if (chosen !== undefined) return chosen.head;
  const able = rows.filter(({ isOut }) => !isOut);
  const unbeaten = able.filter((row) => !isBeaten(row, choices));
  return firstOf([unbeaten, able, rows].find(({ length }) => length > 0)!, rule);
}

/** A row that gets the number by a correction takes nobody's place. */
function firstOf(rows: readonly RowFacts[], { keep }: ListRule): RowFacts {
  const own = rows.filter((row) => since(row) === 0);
  if (own.length > 0) return own.at(keep === 'first' ? 0 : -1)!;
  return rows.reduce((first, row) => (since(row) < since(first) ? row : first));
}

function since({ stays }: RowFacts): number {
  return stays[0]?.from ?? 0;
}

function isBeaten(row: RowFacts, choices: readonly Choice[]): boolean {
  return choices.some(({ head, sees }) => row !== head && sees(row));
}

/** A row's no disappears with the row. Taking somebody in lifts what was known then about the rows of the decision. */
function barredBy(
  rows: readonly RowFacts[],
  decisions: readonly NumberDecision[],
  optedOut: boolean,
): number | null {
  const lifts = decisions.filter(({ kind, n }) => kind === 'lift' && rows.some((row) => row.n === n));
  const holds = (row: RowFacts) => !lifts.some((lift) => isSeen(lift, row));
  if (rows.some((row) => row.saysNo && holds(row))) return SAID_NO;
  if (optedOut) return OPTED_OUT;
  return rows.some((row) => row.recent && holds(row)) ? RECENT : null;
}

interface Seen extends Omit<Decided, 'out'> {
  readonly parts: ReadonlySet<RowFacts>;
}

/** Tests whether a person still has to choose between a row and the one that is kept. */
function openTest(
  rows: readonly RowFacts[],
  keeper: RowFacts,
  { choices, taken, parts }: Seen,
  rule: ListRule,
) {
  const placed = parts.size === 0 ? [keeper] : rows.filter((row) => parts.has(row));
  const alike = new Set(placed.map(({ cells }) => cells));
  const isSaid = (row: RowFacts): boolean =>
    alike.has(row.cells) || placed.some((one) => one.columns !== row.columns && isAlike(one, row, 'cells'));
  return (row: RowFacts): boolean => {
    if (!rule.asks || isSaid(row) || isSameInFile(row, keeper) || isBeaten(row, choices)) return false;
    return taken === null || taken.rows.includes(row) || !taken.sees(row);
  };
}

/** True if both rows were equal in the file and a person's later text is in the kept row. */
function isSameInFile(row: RowFacts, keeper: RowFacts): boolean {
  const isOfFile = since(row) === 0 && since(keeper) === 0 && row.cells === row.imported;
  return isOfFile && isAlike(row, keeper, 'imported');
}

/** Rows of two lists are compared by the columns that both have. */
function isAlike(one: RowFacts, other: RowFacts, of: 'cells' | 'imported'): boolean {
  if (one.columns === other.columns) return one[of] === other[of];
  const [mine, theirs] = [one, other].map((row) => JSON.parse(row[of]) as string[]);
  const isCommon = ({ columns }: RowFacts, column: number) => columns === null || columns.includes(column);
  return mine!.every(
    (cell, column) => !isCommon(one, column) || !isCommon(other, column) || cell === theirs![column],
  );
}

function joinedByRule(
  rows: readonly RowFacts[],
  choices: readonly Choice[],
  keeper: RowFacts,
  { join, nameColumns }: ListRule,
) {
  if (join === null || choices.length > 0) return null;
  const parts = rows.filter((row) => row === keeper || !row.isOut);
  const text = joinedText(parts, keeper, join, nameColumns);
  return text === 'waits' ? null : { parts, text };
}
