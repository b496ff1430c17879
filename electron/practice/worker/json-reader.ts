import type { Choices } from './choices.ts';
import { tooMuch } from './problem.ts';

/** Reads one JSON text of a request; throws a SyntaxError for what is none, and a `Problem` once there is too much. */
export type JsonReader = (bytes: Uint8Array) => unknown;

/**
 * Starts a reader for one request. It counts before anything is read, all texts of the request together: an empty
 * object takes two bytes on the wire and twenty times that in memory.
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

/** Every array, object and comma outside strings begins a value, or a few of them; stops once there are more than `most`. */
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
