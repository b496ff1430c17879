import { saysYes } from '../sheet/consent.ts';
import { versionKey } from './versions.ts';

/** Words for the people of whom a condition holds, and others for everybody else. */
export interface Condition<Tag> {
  /** Short, and of no other condition of its version; its tagvalue is the words, filled. */
  readonly tag: string;
  readonly column: number;
  /** Null for a yes. */
  readonly value: string | null;
  holds(cell: string): boolean;
  /** Texts and tags, with the blanks that go with them; empty for none. */
  readonly words: readonly (string | Tag)[];
  readonly others: readonly (string | Tag)[];
}

export const MOST_CONDITIONS = 20;

/** Cached cells: the column of a condition mostly has the same few. */
const MOST_KNOWN = 1000;

/** `value` is null for a yes, and compared as the values of versions are. */
export function conditionTest(value: string | null): (cell: string) => boolean {
  const key = value === null ? null : versionKey(value);
  const known = new Map<string, boolean>();
  return (cell) => {
    const before = known.get(cell);
    if (before !== undefined) return before;
    const holds = key === null ? saysYes(cell) : versionKey(cell) === key;
    if (known.size < MOST_KNOWN) known.set(cell, holds);
    return holds;
  };
}

/** A way to cut `{City=Aarhus?words|others}` into its parts; several where its names hold such signs. */
export interface CutCondition {
  readonly column: string;
  /** Null for a yes. */
  readonly value: string | null;
  /** `[from, to)` in the text of the piece. */
  readonly words: readonly [number, number];
  readonly others: readonly [number, number] | null;
}

/** Signs that are looked at: names seldom have one. */
const MOST_SIGNS = 20;

/** The longest name of a column first, as the signs may be part of it. Empty where it is no condition. */
export function cutsOf(piece: string): CutCondition[] {
  const nested = piece.indexOf('{', 1);
  const end = nested === -1 ? piece.length - 1 : nested;
  const marks = places(piece, '?', 1, end);
  const values = places(piece, '=', 1, marks.at(-1) ?? 1).map(
    (at) => [at, marks.find((mark) => mark > at)!] as const,
  );
  return [...marks.map((mark) => [mark, mark] as const), ...values]
    .sort(([one], [other]) => other - one)
    .map(([name, mark]) => {
      const bar = barAfter(piece, mark);
      return {
        column: piece.slice(1, name),
        value: name === mark ? null : piece.slice(name + 1, mark),
        words: [mark + 1, bar === -1 ? piece.length - 1 : bar],
        others: bar === -1 ? null : [bar + 1, piece.length - 1],
      };
    });
}

/** The part of a tag or condition that should be a column's name. */
export function columnIn(piece: string): string {
  // Where nothing is behind a question mark, it is part of the name.
  const cut = cutsOf(piece).findLast(({ words: [from, to] }) => to > from);
  const bar = piece.indexOf('|');
  return cut?.column ?? piece.slice(1, bar === -1 ? -1 : bar);
}

function places(text: string, sign: string, from: number, to: number): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(sign, from); at !== -1 && at < to; at = text.indexOf(sign, at + 1)) {
    if (found.push(at) === MOST_SIGNS) break;
  }
  return found;
}

/** Of a tag in the words it begins the tag's own fallback. */
function barAfter(piece: string, from: number): number {
  let isInside = false;
  for (let at = from; at < piece.length - 1; at += 1) {
    if (piece[at] === '{') isInside = true;
    else if (piece[at] === '}') isInside = false;
    else if (piece[at] === '|' && !isInside) return at;
  }
  return -1;
}

const BLANK = /\s/;

/** Where a condition is in a message; `taken` is the end of the one before it, with its blanks. */
export interface ConditionPlace {
  readonly from: number;
  readonly to: number;
  readonly taken: number;
  /** Only conditions are before it in its line. */
  readonly isFirst: boolean;
}

/** Blanks beside a condition that go with its words, so that a text without them has no two blanks and no empty line. */
export function ownBlanks(
  message: string,
  { from, to, taken, isFirst }: ConditionPlace,
): { readonly before: string; readonly after: string } {
  let [start, end] = [from, to];
  while (start > taken && BLANK.test(message[start - 1]!)) start -= 1;
  while (end < message.length && BLANK.test(message[end]!)) end += 1;
  const [before, after] = [message.slice(start, from), message.slice(to, end)];
  const isLast = end === message.length;
  if (isFirst && start === taken) return { before: '', after };
  if (before.includes('\n')) {
    return isLast || after.includes('\n') ? { before, after: '' } : { before: '', after };
  }
  const closes = after !== '' || isLast || /[,.;:!?)]/.test(message[end]!);
  return { before: closes ? before : '', after: '' };
}
