import { visibleTyping } from '../format/visible-text.ts';

/** One stretch of a message: literal text, or a tag exactly as written, braces included. */
export interface Piece {
  readonly kind: 'text' | 'tag';
  readonly text: string;
  /** UTF-16 offset in the message. */
  readonly from: number;
}

// Without inner braces no tag can contain or overlap another, so the order of replacement cannot matter.
const TAG = /\{[^{}]*\}/g;

/** Cuts a message into text and tags; the pieces joined are the message again, whatever its braces. */
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

/** Writes the tag for a column, with what to say to people who have no value there. */
export function tagFor(column: string, fallback: string | null = null): string {
  const name = column.replace(/[{}]/g, '').replace(/\s+/g, (space) => (/[\r\n]/.test(space) ? ' ' : space));
  return fallback === null ? `{${name}}` : `{${name}|${fallback.replace(/[{}]/g, '')}}`;
}

/**
 * A message as the editor may keep it: line ends are `\n`, every character can be written in UTF-8, and none is invisible
 * but the marks of direction that people type; `bindMessage` warns of these.
 */
export function cleanMessage(typed: string): string {
  return visibleTyping(typed)
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '\ufffd');
}
