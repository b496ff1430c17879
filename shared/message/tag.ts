import { cleanValue } from '../format/clean-value.ts';
import { normalized } from '../format/normalized.ts';
import { visibleTyping } from '../format/visible-text.ts';
import { say } from '../texts/say.ts';
import { characterWords } from './character-name.ts';
import type { MessageFault } from './message-problem.ts';

/** Literal text, or a tag or condition exactly as written, with braces. */
export interface Piece {
  readonly kind: 'text' | 'tag';
  readonly text: string;
  /** UTF-16 offset in the message. */
  readonly from: number;
}

// Words in a condition may hold tags; what goes on the wire has no inner braces, so that no tag can contain or overlap
// another and the order of replacement cannot matter.
const TAG = /\{[^{}]*\}|\{[^{}?]*\?[^{}]*(?:\{[^{}]*\}[^{}]*)+\}/g;

/** The pieces joined are the message again, with any braces. */
export function parseMessage(message: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { 0: tag, index } of message.matchAll(TAG)) {
    if (index > at) pieces.push({ kind: 'text', text: message.slice(at, index), from: at });
    pieces.push({ kind: 'tag', text: tag, from: index });
    at = index + tag.length;
  }
  if (at < message.length) pieces.push({ kind: 'text', text: message.slice(at), from: at });
  return pieces;
}

/** `fallback` is for people without a value in the column. */
export function tagFor(column: string, fallback: string | null = null): string {
  const name = column.replace(/[{}]/g, '').replace(/\s+/g, (space) => (/[\r\n]/.test(space) ? ' ' : space));
  return fallback === null ? `{${name}}` : `{${name}|${fallback.replace(/[{}]/g, '')}}`;
}

/** Of a column, with the blanks that people type. */
const LONGEST_NAME = 500;

/** What may be the name and the fallback of a tag, the longest name first: a name may contain a bar. */
export function namesIn(tag: string): { readonly name: string; readonly fallback: string | null }[] {
  const inner = tag.slice(1, -1);
  const names: { name: string; fallback: string | null }[] = [];
  for (let bar = inner.length; bar > 0; bar = inner.lastIndexOf('|', Math.min(bar - 1, LONGEST_NAME))) {
    const fallback = bar === inner.length ? null : cleanValue(inner.slice(bar + 1));
    names.push({ name: inner.slice(0, bar), fallback });
  }
  return names;
}

/** `value` is null for a yes. */
export function conditionFor(
  column: string,
  value: string | null,
  { words, others }: Readonly<Record<'words' | 'others', string>>,
): string {
  const head = tagFor(value === null ? column : `${column}=${value}`).slice(0, -1);
  return `${head}?${words}${others.trim() === '' ? '' : `|${others}`}}`;
}

/** Controls that are no line end, with a blank beside them, and letters that only one font knows. */
const CONTROLS = / ?[^\P{Cc}\t\n\r]+ ?/gu;
const OF_A_FONT = /\p{Co}/gu;

/**
 * As the editor keeps it, and as values are: composed accents, `\n` line ends, only characters that UTF-8 can encode and
 * phones can show, and no invisible ones except the direction marks that people type, which `bindMessage` warns about.
 */
export function cleanMessage(typed: string): string {
  return normalized(
    visibleTyping(typed)
      .replace(/\r\n?/g, '\n')
      .replaceAll('\0', '')
      .replace(CONTROLS, ' ')
      .replace(OF_A_FONT, '')
      .replace(/\p{Surrogate}/gu, '\ufffd'),
  );
}

/** Whether more than line ends is other than it was pasted. */
export function isTidied(typed: string): boolean {
  return cleanMessage(typed) !== typed.replace(/\r\n?/g, '\n');
}

/** Finds marks of direction, which are invisible and may reverse the signs beside them on a phone. */
export function marksOfDirection(message: string): MessageFault[] {
  const [first, ...more] = message.matchAll(/[\u061c\u200e\u200f]/g);
  if (first === undefined) return [];
  const { 0: mark, index: from } = first;
  const name = characterWords(mark);
  return [
    {
      severity: 'warning',
      message: more.length === 0 ? say.messages.invisible(name) : say.messages.invisibles(name, more.length),
      fix: say.messages.takeOut(),
      from,
      to: from + 1,
      replacement: '',
    },
  ];
}

export function strayBraces(
  piece: Piece,
  before: Piece | undefined,
  after: Piece | undefined,
  most: number,
): MessageFault[] {
  const problems: MessageFault[] = [];
  for (const { 0: brace, index } of piece.text.matchAll(/[{}]/g)) {
    if (problems.length === most) break;
    const from = piece.from + index;
    const last = index === piece.text.length - 1;
    const message = say.messages.strayBrace(brace);
    const doubled = (brace === '{' && last && after) || (brace === '}' && index === 0 && before);
    const fix = doubled ? say.messages.oneBrace() : say.messages.takeOut();
    problems.push({ severity: 'warning', message, fix, from, to: from + 1, replacement: '' });
  }
  return problems;
}

const BLANK = /\s/;

export interface Blanks {
  readonly before: string;
  readonly after: string;
}

export const NO_BLANKS: Blanks = { before: '', after: '' };

/** Where a condition is in a message; `taken` is the end of the one before it, with its blanks. */
interface ConditionPlace {
  readonly from: number;
  readonly to: number;
  readonly taken: number;
  /** Only conditions are before it in its line. */
  readonly isFirst: boolean;
}

/** Blanks beside a condition that go with its words, so that a text without them has no two blanks and no empty line. */
export function ownBlanks(message: string, { from, to, taken, isFirst }: ConditionPlace): Blanks {
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

/** As typed, but for a blank that would stand beside another one. */
export function edgesOf(
  message: string,
  { from, to }: Pick<ConditionPlace, 'from' | 'to'>,
  words: string,
): Blanks {
  const isOpen = (beside: string | undefined) => beside !== undefined && !BLANK.test(beside);
  return {
    before: BLANK.test(words[0]!) && isOpen(message[from - 1]) ? ' ' : '',
    after: BLANK.test(words.at(-1)!) && isOpen(message[to]) ? ' ' : '',
  };
}
