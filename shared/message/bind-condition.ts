import type { Words } from '../language/said.ts';
import { say } from '../texts/say.ts';
import { looseKey } from './near-words.ts';
import { type Piece, parseMessage } from './tag.ts';
import {
  type Condition,
  type CutCondition,
  conditionTest,
  cutsOf,
  MOST_CONDITIONS,
  ownBlanks,
} from './text-condition.ts';

/** A tag or condition in a message. */
export interface PlacedPart<Tag> {
  readonly part: Tag | Condition<Tag>;
  readonly piece: Piece;
  /** With the blanks that go with its words. */
  readonly from: number;
  readonly to: number;
}

interface FaultAt {
  readonly severity: 'error';
  readonly ofWords: true;
  readonly message: Words;
  readonly fix: Words;
  readonly from: number;
  readonly to: number;
}

export interface ConditionBinding<Tag, Fault> {
  readonly columns: readonly string[];
  columnsNamed(name: string): readonly number[];
  /** Null where no column has its name; `faultOf` then says so. */
  tagOf(piece: Piece): Tag | Fault | null;
  faultOf(piece: Piece): Fault;
  report(fault: Fault | FaultAt): void;
}

/** For the pieces of a version one after the other; null where one is no condition on a column. */
export function conditionBinder<Tag extends object, Fault extends { readonly severity: string }>(
  message: string,
  { columns, columnsNamed, tagOf, faultOf, report }: ConditionBinding<Tag, Fault>,
) {
  const known = new Map<string, Condition<Tag>>();
  const names = new Set([...columns, ...parseMessage(message).map(({ text }) => text)].map(looseKey));
  let taken = 0;
  let isFirst = true;

  function tagIn(piece: Piece): Tag[] {
    const bound = tagOf(piece);
    if (bound !== null && !('severity' in bound)) return [bound];
    const range = {
      severity: 'error',
      ofWords: true,
      from: piece.from,
      to: piece.from + piece.text.length,
    } as const;
    const isCondition = cutsOf(piece.text).some(({ column }) => columnsNamed(column).length > 0);
    const within = {
      message: say.messages.conditionWithin(piece.text),
      fix: say.messages.conditionWithinFix(),
    };
    report((bound as Fault | null) ?? (isCondition ? { ...range, ...within } : faultOf(piece)));
    return [];
  }

  /** On one line, as fallbacks are. */
  function wordsIn({ text, from }: Piece, [start, end]: readonly [number, number]): (string | Tag)[] {
    const pieces = parseMessage(text.slice(start, end));
    return pieces.flatMap((piece, at): (string | Tag)[] => {
      if (piece.kind === 'tag') return tagIn({ ...piece, from: from + start + piece.from });
      const line = piece.text.replace(/\s+/g, ' ');
      const ended = at === pieces.length - 1 ? line.trimEnd() : line;
      return [at === 0 ? ended.trimStart() : ended].filter((words) => words !== '');
    });
  }

  function newName(head: string): string {
    let name = `${head}?`;
    for (let count = 2; names.has(looseKey(name)); count += 1) name = `${head}? ${count}`;
    names.add(looseKey(name));
    return `{${name}}`;
  }

  function bind(piece: Piece, { value, words: at, others: otherAt }: CutCondition, column: number) {
    const range = {
      severity: 'error',
      ofWords: true,
      from: piece.from,
      to: piece.from + piece.text.length,
    } as const;
    const [words, others] = [wordsIn(piece, at), otherAt === null ? [] : wordsIn(piece, otherAt)];
    if (/^[\s|]*\}$/.test(piece.text.slice(at[0]))) {
      const fix = say.messages.noWordsFix(piece.text.slice(0, at[0]));
      report({ ...range, message: say.messages.noWords(piece.text), fix });
    }
    const { before, after } = ownBlanks(message, { ...range, taken, isFirst });
    const key = JSON.stringify([piece.text, before, after]);
    const withBlanks = (own: (string | Tag)[]) =>
      own.length === 0 ? [] : [before, ...own, after].filter((word) => word !== '');
    const part = known.get(key) ?? {
      tag: newName(piece.text.slice(1, at[0] - 1)),
      column,
      value,
      holds: conditionTest(value),
      words: withBlanks(words),
      others: withBlanks(others),
    };
    if (known.size === MOST_CONDITIONS && !known.has(key)) {
      const message = say.messages.manyConditions(MOST_CONDITIONS);
      report({ ...range, message, fix: say.messages.manyConditionsFix() });
    } else known.set(key, part);
    // A condition behind this one begins the line where this one has no words.
    isFirst = after !== '' || (isFirst && piece.from === taken);
    taken = range.to + after.length;
    return { part, piece, from: range.from - before.length, to: taken };
  }

  return (piece: Piece): PlacedPart<Tag> | FaultAt | null => {
    for (const cut of cutsOf(piece.text)) {
      const found = columnsNamed(cut.column);
      if (found.length === 1) return bind(piece, cut, found[0]!);
      if (found.length === 0) continue;
      const range = {
        severity: 'error',
        ofWords: true,
        from: piece.from,
        to: piece.from + piece.text.length,
      } as const;
      const message = say.messages.couldBe(cut.column, found.length);
      return { ...range, message, fix: say.messages.writeExactly(found.map((one) => columns[one]!)) };
    }
    return null;
  };
}

/**
 * With columns that have the names and values of its tags on the wire, it gives the same texts again: in place of each
 * condition its words, with their blanks where there are any.
 */
export function againOf<Tag extends object>(message: string, places: readonly PlacedPart<Tag>[]): string {
  let at = 0;
  const texts = places.map(({ part, piece: { text, from } }) => {
    const before = message.slice(at, from);
    at = from + text.length;
    return before + ('holds' in part ? `${part.tag.slice(0, -1)}=?|${part.tag}}` : text);
  });
  return texts.join('') + message.slice(at);
}

/** With the texts between them. */
export function piecesOf<Tag>(
  message: string,
  places: readonly PlacedPart<Tag>[],
): (string | Tag | Condition<Tag>)[] {
  let at = 0;
  const pieces = places.flatMap(({ part, from, to }) => {
    const before = message.slice(at, from);
    at = to;
    return [before, part];
  });
  return [...pieces, message.slice(at)].filter((piece) => piece !== '');
}
