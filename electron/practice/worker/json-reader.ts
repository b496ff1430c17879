import { tooMuch } from './problem.ts';
import type { Choices } from './spec-choices.ts';

/** Throws a SyntaxError for invalid JSON, and a `Problem` once there are too many values. */
export type JsonReader = (bytes: Uint8Array) => unknown;

/**
 * Counts the values of a whole request before parsing: `{}` takes two bytes on the wire and twenty times that in
 * memory.
 */
export function createJsonReader(choices: Choices): JsonReader {
  let remaining = choices.jsonValueLimit;
  return (bytes) => {
    remaining -= countValues(bytes, remaining);
    if (remaining < 0) {
      const what = 'A request may have at most %1 JSON values.';
      throw tooMuch(choices, 'too-many-values', what, choices.jsonValueLimit);
    }
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  };
}

const [QUOTE, BACKSLASH, COMMA, SQUARE, CURLY] = Buffer.from('"\\,[{');

/** Counts arrays, objects and commas outside strings, an estimate of the values; stops beyond `most`. */
function countValues(bytes: Uint8Array, most: number): number {
  let values = 0;
  for (let at = 0; at < bytes.length && values <= most; at += 1) {
    const byte = bytes[at];
    if (byte === COMMA || byte === SQUARE || byte === CURLY) values += 1;
    else if (byte === QUOTE) at = endOfString(bytes, at + 1);
  }
  return values;
}

function endOfString(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}
