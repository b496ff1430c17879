import { visibleTyping } from '../format/visible-text.ts';

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
