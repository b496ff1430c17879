import { memoized } from '../memoize.ts';
import { meansYes } from '../sheet/consent/plain-answer.ts';
import { say } from '../texts/say.ts';
import { type BoundTag, columnOfName } from './computed-tag.ts';
import { errorAt, type MessageFault } from './message-problem.ts';
import { looseKey } from './similar-names.ts';
import { type Blanks, edgesOf, NO_BLANKS, ownBlanks, type Piece, parseMessage } from './tag.ts';
import { versionKey } from './versions.ts';

/** Words for the people who meet a condition, and others for everybody else. */
export interface BoundCondition {
  /** Short, and of no other condition of its version; its tagvalue is the words, filled. */
  readonly tag: string;
  readonly column: number;
  /** The parts of its text. */
  readonly cut: CutCondition;
  holds(cell: string): boolean;
  /** Texts and tags, with the blanks that go with them; empty for none. */
  readonly words: readonly (string | BoundTag)[];
  readonly others: readonly (string | BoundTag)[];
  /** Blanks at the edges of its words, of those that `words` and `others` have. */
  readonly edges: Blanks;
}

const MOST_IN_MESSAGE = 20;

/** `value` is null for a yes, and compared as the values of versions are. */
export function conditionTest(value: string | null): (cell: string) => boolean {
  if (value === null) return memoized(1000, meansYes);
  const key = versionKey(value);
  return memoized(1000, (cell) => versionKey(cell) === key);
}

/** A way to cut `{City=Aarhus?words|others}` into its parts; several if its names hold such signs. */
export interface CutCondition {
  readonly column: string;
  /** Null for a yes. */
  readonly value: string | null;
  /** `[from, to)` in the text of the piece. */
  readonly words: readonly [number, number];
  readonly others: readonly [number, number] | null;
}

/** Signs that are looked at: few names have one. */
const MOST_SIGNS = 20;

/** The longest name of a column first, as the signs may be part of it. Empty if it is no condition. */
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
  // If nothing is behind a question mark, it is part of the name.
  const cut = cutsOf(piece).findLast(({ words: [from, to] }) => to > from);
  const bar = piece.indexOf('|');
  return columnOfName(cut?.column ?? piece.slice(1, bar === -1 ? -1 : bar));
}

function places(text: string, sign: string, from: number, to: number): number[] {
  const foundAt: number[] = [];
  for (let at = text.indexOf(sign, from); at !== -1 && at < to; at = text.indexOf(sign, at + 1)) {
    if (foundAt.push(at) === MOST_SIGNS) break;
  }
  return foundAt;
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

/** A tag or condition in a message. */
export interface PlacedPart {
  readonly part: BoundTag | BoundCondition;
  readonly piece: Piece;
  /** With the blanks that go with its words. */
  readonly from: number;
  readonly to: number;
}

interface ConditionBinding {
  readonly columns: readonly string[];
  columnsNamed(name: string): readonly number[];
  /** Null if no column has its name; `faultOf` then says so. */
  tagOf(piece: Piece): BoundTag | MessageFault | null;
  faultOf(piece: Piece): MessageFault;
  report(fault: MessageFault): void;
}

function faultAt(piece: Piece) {
  return { ...errorAt(piece), ofWords: true } as const;
}

/** For the pieces of a version one after the other; null if one is no condition on a column. */
export function conditionBinder(
  message: string,
  { columns, columnsNamed, tagOf, faultOf, report }: ConditionBinding,
) {
  const bindings = new Map<string, BoundCondition>();
  const names = new Set([...columns, ...parseMessage(message).map(({ text }) => text)].map(looseKey));
  let taken = 0;
  let isFirst = true;

  function tagIn(piece: Piece): BoundTag[] {
    const bound = tagOf(piece);
    if (bound !== null && 'column' in bound) return [bound];
    const isCondition = cutsOf(piece.text).some(({ column }) => columnsNamed(column).length > 0);
    const message = say.messages.conditionWithin(piece.text);
    const within = { ...faultAt(piece), message, fix: say.messages.conditionWithinFix() };
    report(bound ?? (isCondition ? within : faultOf(piece)));
    return [];
  }

  /** On one line, as fallbacks are. */
  function wordsIn({ text, from }: Piece, [start, end]: readonly [number, number]): (string | BoundTag)[] {
    const pieces = parseMessage(text.slice(start, end));
    return pieces.flatMap((piece, at): (string | BoundTag)[] => {
      if (piece.kind === 'tag') return tagIn({ ...piece, from: from + start + piece.from });
      const line = piece.text.replace(/\s+/g, ' ');
      const ended = at === pieces.length - 1 ? line.trimEnd() : line;
      return [at === 0 ? ended.trimStart() : ended].filter((words) => words !== '');
    });
  }

  function newName(head: string): string {
    let tag = `{${head}?}`;
    for (let count = 2; names.has(looseKey(tag)); count += 1) tag = `{${head}? ${count}}`;
    names.add(looseKey(tag));
    return tag;
  }

  /** Words and others share their edges, since what was frozen does not tell them apart. */
  function bindEdges(piece: Piece, [at, otherAt]: readonly [CutCondition['words'], CutCondition['others']]) {
    const [words, others] = [piece.text.slice(...at), otherAt === null ? '' : piece.text.slice(...otherAt)];
    const range = faultAt(piece);
    const all = [words, others].filter((some) => some.trim() !== '');
    const [edges = NO_BLANKS, other = edges] = all.map((some) => edgesOf(message, range, some));
    if (edges.before === other.before && edges.after === other.after) return edges;
    const isAroundBar = /\s$/.test(words) && /^\s/.test(others);
    if (isAroundBar && !/^\s/.test(words) && !/\s$/.test(others)) return NO_BLANKS;
    const head = piece.text.slice(0, at[0]);
    const apart = [`${head}${words}}`, `${head}|${others}}`] as const;
    const problem = { message: say.messages.otherEdges(piece.text), fix: say.messages.otherEdgesFix(apart) };
    report({ ...range, ...problem, replacement: apart.join('') });
    return NO_BLANKS;
  }

  function bind(piece: Piece, cut: CutCondition, column: number) {
    const { value, words: at, others: otherAt } = cut;
    const range = faultAt(piece);
    const [words, others] = [wordsIn(piece, at), otherAt === null ? [] : wordsIn(piece, otherAt)];
    if (/^[\s|]*\}$/.test(piece.text.slice(at[0]))) {
      const fix = say.messages.noWordsFix(piece.text.slice(0, at[0]));
      report({ ...range, message: say.messages.noWords(piece.text), fix });
    }
    const { before, after } = ownBlanks(message, { ...range, taken, isFirst });
    const edges = bindEdges(piece, [at, otherAt]);
    const key = JSON.stringify([piece.text, before, after, edges]);
    const withBlanks = (own: (string | BoundTag)[]) =>
      own.length === 0
        ? []
        : [before + edges.before, ...own, edges.after + after].filter((word) => word !== '');
    const part = bindings.get(key) ?? {
      tag: newName(piece.text.slice(1, at[0] - 1)),
      column,
      cut,
      holds: conditionTest(value),
      words: withBlanks(words),
      others: withBlanks(others),
      edges,
    };
    if (bindings.size === MOST_IN_MESSAGE && !bindings.has(key)) {
      const message = say.messages.manyConditions(MOST_IN_MESSAGE);
      report({ ...range, message, fix: say.messages.manyConditionsFix() });
    } else bindings.set(key, part);
    // A condition behind this one begins the line if this one has no words.
    isFirst = after !== '' || (isFirst && piece.from === taken);
    taken = range.to + after.length;
    return { part, piece, from: range.from - before.length, to: taken };
  }

  return (piece: Piece): PlacedPart | MessageFault | null => {
    for (const cut of cutsOf(piece.text)) {
      const columnsFound = columnsNamed(cut.column);
      if (columnsFound.length === 1) return bind(piece, cut, columnsFound[0]!);
      if (columnsFound.length === 0) continue;
      const range = faultAt(piece);
      const message = say.messages.couldBe(cut.column, columnsFound.length);
      return { ...range, message, fix: say.messages.writeExactly(columnsFound.map((one) => columns[one]!)) };
    }
    return null;
  };
}

/** With the texts between them. */
export function piecesOf(
  message: string,
  places: readonly PlacedPart[],
): (string | BoundTag | BoundCondition)[] {
  let at = 0;
  const pieces = places.flatMap(({ part, from, to }) => {
    const before = message.slice(at, from);
    at = to;
    return [before, part];
  });
  return [...pieces, message.slice(at)].filter((piece) => piece !== '');
}

/**
 * With columns that have the names and values of its tags on the wire, it gives the same texts again: in place of each
 * condition its words, with their blanks if there are any. A blank beside a tag of these words that is itself blank is
 * lost, since a cell keeps none at its ends and one in a row.
 */
export function againOf(message: string, places: readonly PlacedPart[]): string {
  let at = 0;
  const texts = places.map(({ part, piece: { text, from } }) => {
    const before = message.slice(at, from);
    at = from + text.length;
    if (!('holds' in part)) return before + text;
    const { tag, edges } = part;
    return `${before}${tag.slice(0, -1)}=?|${edges.before}${tag}${edges.after}}`;
  });
  return texts.join('') + message.slice(at);
}

/** The beginning of a condition on a column would go to everybody with its signs. */
export function openCondition(
  message: string,
  { from }: MessageFault,
  columnsNamed: (name: string) => readonly number[],
): MessageFault | null {
  const [head] = /^\{[^{}?]{1,200}\?/.exec(message.slice(from, from + 300)) ?? [];
  if (head === undefined || !cutsOf(`${head}}`).some(({ column }) => columnsNamed(column).length > 0))
    return null;
  const problem = { message: say.messages.openCondition(head), fix: say.messages.openConditionFix() };
  return { ...errorAt({ from, text: head }), ofWords: true, ...problem };
}
