import { languageOfMessage, type MessageLanguage } from '../format/message-language.ts';
import type { Words } from '../language/said.ts';
import { say } from '../texts/say.ts';
import { type BoundTag, computedTag, mendedTag, unknownFormat } from './computed-tag.ts';
import { foreignTags } from './foreign-tags.ts';
import type { Lettering } from './lettering.ts';
import { errorAt, type MessageFault, type MessageProblem } from './message-problem.ts';
import { looseKey, similarNames } from './similar-names.ts';
import { marksOfDirection, namesIn, type Piece, parseMessage, strayBraces, tagFor } from './tag.ts';
import {
  againOf,
  type BoundCondition,
  columnIn,
  conditionBinder,
  openCondition,
  type PlacedPart,
  piecesOf,
} from './text-condition.ts';
import { versionPicker } from './versions.ts';

export interface BoundVersion {
  readonly message: string;
  /** Each once, those in the words of conditions too. */
  readonly tags: readonly BoundTag[];
  /** In their order, with the texts between them. */
  readonly pieces: readonly (string | BoundTag | BoundCondition)[];
  /** Made of what was frozen, it gives the same texts again. */
  readonly again: string;
}

/** A message matched with the columns of an audience. */
export interface BoundMessage extends Pick<BoundVersion, 'message' | 'tags'> {
  /** Of all versions, each once. */
  readonly tags: readonly BoundTag[];
  readonly problems: readonly MessageProblem[];
  /** One if all people get the same. */
  readonly versions: readonly [BoundVersion, ...BoundVersion[]];
  /** Null if all people get the same, or the column is missing. */
  readonly deciding: { readonly column: number; readonly pick: (cell: string) => number } | null;
}

/** Tags without a column that get a suggestion, and braces that get a warning; a message with more has another fault. */
const MOST_SUGGESTED = 50;
/** Tags without a column that are problems of a message; those after them become so once these are corrected. */
export const MOST_WRONG = 500;

/** Values of a version that a sentence names. */
const MOST_NAMED = 3;

/** Finds each tag's column: by its exact name, or by its only near-identical name (case, spaces). */
export function bindMessage(
  message: string,
  columns: readonly string[],
  { versions, day, oddValues }: Pick<Lettering, 'versions' | 'day' | 'oddValues'>,
): BoundMessage {
  // Only the people decide whether someone gets the message for everybody else, and so whether it must be written.
  const isOne = versions === undefined || versions.cases.length === 0;
  const own = bindVersion(message, columns, isOne ? say.messages.none() : null, { day, oddValues });
  if (isOne) {
    return { message, tags: own.tags, problems: numbered(own.faults, 0), versions: [own], deciding: null };
  }
  const { column, fault } = decidingColumn(versions.column, columns);
  const cases = versions.cases.map((one) =>
    bindVersion(one.message, columns, say.messages.noneOfVersion(one.values.slice(0, MOST_NAMED)), {
      day,
      oddValues,
    }),
  );
  const tags = new Map([own, ...cases].flatMap((version) => version.tags.map((tag) => [tag.tag, tag])));
  return {
    message,
    tags: [...tags.values()],
    problems: [
      ...numbered(fault === null ? [] : [fault], 0),
      ...[own, ...cases].flatMap(({ faults }, version) => numbered(faults, version)),
    ],
    versions: [own, ...cases],
    deciding: column === null ? null : { column, pick: versionPicker(versions.cases) },
  };
}

/** The version is the one for everybody else, and that is empty. */
export function isForgotten(
  { message, versions }: Pick<BoundMessage, 'message' | 'versions'>,
  { version }: { readonly version: number },
): boolean {
  return version === 0 && versions.length > 1 && message.trim() === '';
}

function numbered(faults: readonly MessageFault[], version: number): MessageProblem[] {
  return faults.map((fault) => ({ ...fault, version }));
}

/** Found as a tag's column is. */
function decidingColumn(name: string, columns: readonly string[]) {
  const columnsFound = columnFinder(columns)(name);
  if (columnsFound.length === 1) return { column: columnsFound[0]!, fault: null };
  const range = { ...errorAt({ from: 0, text: name }), ofColumn: true } as const;
  if (columnsFound.length > 1) {
    const message = say.messages.versionsByTwo(name, columnsFound.length);
    return { column: null, fault: { ...range, message, fix: say.messages.versionsColumnFix() } };
  }
  const message = name.trim() === '' ? say.messages.versionsByNone() : say.messages.versionsByUnknown(name);
  const near = similarNames(name, columns);
  const fix = near[0] === undefined ? say.messages.versionsColumnFix() : say.messages.didYouMeanColumn(near);
  const replacement = near[0] === undefined ? {} : { replacement: near[0] };
  return { column: null, fault: { ...range, message, fix, ...replacement } };
}

/** `blank` is the problem of a message without words, null for none. */
function bindVersion(
  message: string,
  columns: readonly string[],
  blank: Words | null,
  { day, oddValues }: Pick<Lettering, 'day' | 'oddValues'>,
): BoundVersion & { readonly faults: readonly MessageFault[] } {
  const tags = new Map<string, BoundTag>();
  const problems: MessageFault[] = [];
  if (message.trim() === '' && blank !== null) {
    problems.push({ ...errorAt({ from: 0, text: message }), message: blank });
  }
  const pieces = parseMessage(message);
  let spoken: MessageLanguage | undefined;
  const language = (): MessageLanguage => (spoken ??= languageOfMessage(message, 'en'));
  const columnsNamed = columnFinder(columns);
  const context: TagContext = { columns, columnsNamed, language, day };
  const places: PlacedPart[] = [];
  let wrong = 0;
  let braces = 0;
  const faultOf = (piece: Piece): MessageFault => {
    const format = unknownFormat(piece.text, columnIn(piece.text), columnsNamed);
    if (format === null) return unknown(piece, columns, wrong < MOST_SUGGESTED);
    return { ...errorAt(piece), ofWords: true, ...format };
  };
  const tagOf = (piece: Piece): BoundTag | MessageFault | null => {
    const same = tags.get(piece.text);
    if (same !== undefined) return same;
    const boundTag = bindTag(piece, context);
    if (boundTag === null || !('column' in boundTag)) return boundTag;
    const bound = mendedTag(boundTag, columns[boundTag.column]!, oddValues);
    tags.set(piece.text, bound);
    return bound;
  };
  const report = (fault: MessageFault): void => {
    if (wrong < MOST_WRONG) wrong = problems.push(fault);
  };
  const conditionOf = conditionBinder(message, { columns, columnsNamed, tagOf, faultOf, report });
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'text') {
      const stray = strayBraces(piece, pieces[index - 1], pieces[index + 1], MOST_SUGGESTED - braces);
      braces += stray.length;
      problems.push(...stray.map((one) => openCondition(message, one, columnsNamed) ?? one));
      continue;
    }
    const bound = tagOf(piece) ?? conditionOf(piece) ?? faultOf(piece);
    if ('severity' in bound) report(bound);
    else if ('part' in bound) places.push(bound);
    else places.push({ part: bound, piece, from: piece.from, to: piece.from + piece.text.length });
  }
  const foreign = foreignTags(message, columns, columnsNamed).slice(0, MOST_SUGGESTED);
  const own = problems.filter(({ from, to }) => !foreign.some((one) => one.from <= from && to <= one.to));
  problems.splice(0, problems.length, ...own, ...foreign);
  problems.push(...marksOfDirection(message));
  problems.sort((left, right) => left.from - right.from);
  return {
    message,
    tags: [...tags.values()],
    faults: problems,
    pieces: piecesOf(message, places),
    again: againOf(message, places),
  };
}

interface TagContext {
  readonly columns: readonly string[];
  readonly columnsNamed: ReturnType<typeof columnFinder>;
  readonly language: () => MessageLanguage;
  readonly day: string | undefined;
}

/** Null if no column has its name. */
function bindTag(piece: Piece, { columns, columnsNamed, language, day }: TagContext) {
  const named = namesIn(piece.text);
  for (const { name, fallback } of named) {
    const columnsFound = columnsNamed(name);
    if (columnsFound.length === 1) return { tag: piece.text, column: columnsFound[0]!, fallback };
    if (columnsFound.length > 1)
      return ambiguous(piece, columnsFound, columns, (name) => tagFor(name, fallback));
  }
  for (const { name, fallback } of named) {
    const computed = computedTag(name, columnsNamed, language, day);
    if (computed !== null) return { tag: piece.text, fallback, ...computed };
  }
  return null;
}

/** A message may have thousands of tags, and a list thousands of columns. */
function columnFinder(columns: readonly string[]): (name: string) => readonly number[] {
  const exact = new Map<string, number[]>();
  const loose = new Map<string, number[]>();
  for (const [index, column] of columns.entries()) {
    for (const [names, name] of [[exact, column] as const, [loose, looseKey(column)] as const]) {
      const same = names.get(name);
      if (same === undefined) names.set(name, [index]);
      else same.push(index);
    }
  }
  return (name) => exact.get(name) ?? (looseKey(name) === '' ? [] : (loose.get(looseKey(name)) ?? []));
}

function ambiguous(
  piece: Piece,
  columnsFound: readonly number[],
  columns: readonly string[],
  written: (name: string) => string,
): MessageFault {
  const names = [...new Set(columnsFound.map((index) => columns[index]!))];
  const range = errorAt(piece);
  if (names.length === 1) {
    const message = say.messages.calledAlike(columnsFound.length, names[0]!);
    return { ...range, message, fix: say.messages.calledAlikeFix() };
  }
  const fix = say.messages.writeExactly(names.map((name) => tagFor(name)));
  const message = say.messages.couldBe(piece.text, names.length);
  return { ...range, message, fix, replacement: written(names[0]!) };
}

function unknown(piece: Piece, columns: readonly string[], suggests: boolean): MessageFault {
  const range = errorAt(piece);
  const name = columnIn(piece.text);
  const written = (column: string): string => tagFor(column).slice(0, -1) + piece.text.slice(1 + name.length);
  const isNone = name.trim() === '';
  const message = isNone ? say.messages.namesNone(piece.text) : say.messages.noColumn(name.trim());
  const near = suggests ? similarNames(name, columns) : [];
  if (near[0] !== undefined) {
    const fix = say.messages.didYouMean(near.map((column) => tagFor(column)));
    return { ...range, message, fix, replacement: written(near[0]) };
  }
  if (columns.length === 0) return { ...range, message, fix: say.messages.peopleFirst() };
  const some = columns.slice(0, 5).map((column) => tagFor(column));
  return { ...range, message, fix: say.messages.columnsAre(some, columns.length > some.length) };
}

/** All columns of a list by their places, those of the message first, because people compare rows by these. */
export function usedFirst({ tags, deciding }: BoundMessage, columns: number): readonly number[] {
  const used = new Set([
    ...tags.map(({ column }) => column),
    ...(deciding === null ? [] : [deciding.column]),
  ]);
  return [...used, ...Array.from({ length: columns }, (_, at) => at).filter((at) => !used.has(at))];
}
