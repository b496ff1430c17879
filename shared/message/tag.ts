import { visibleTyping } from '../format/visible-text.ts';
import type { Words } from '../language/said.ts';
import { say } from '../texts/say.ts';
import { characterWords } from './character-name.ts';

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

/** The pieces joined are the message again, whatever its braces. */
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

/** `value` is null for a yes. */
export function conditionFor(
  column: string,
  value: string | null,
  { words, others }: Readonly<Record<'words' | 'others', string>>,
): string {
  const head = tagFor(value === null ? column : `${column}=${value}`).slice(0, -1);
  return `${head}?${words.trim()}${others.trim() === '' ? '' : `|${others.trim()}`}}`;
}

/**
 * As the editor keeps it: `\n` line ends, only characters that UTF-8 can encode, and no invisible ones except
 * the direction marks that people type, which `bindMessage` warns about.
 */
export function cleanMessage(typed: string): string {
  return visibleTyping(typed)
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '\ufffd');
}

export interface StrayBrace {
  readonly severity: 'error' | 'warning';
  readonly ofWords?: true;
  readonly message: Words;
  readonly fix: Words;
  readonly from: number;
  readonly to: number;
  readonly replacement?: string;
}

/** They are invisible, and may reverse the signs beside them on a phone. */
export function marksOfDirection(message: string) {
  const [first, ...more] = message.matchAll(/[\u061c\u200e\u200f]/g);
  if (first === undefined) return [];
  const { 0: mark, index: from } = first;
  const name = characterWords(mark);
  return [
    {
      severity: 'warning' as const,
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
): StrayBrace[] {
  const problems: StrayBrace[] = [];
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
