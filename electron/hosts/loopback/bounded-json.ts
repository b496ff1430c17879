/** More values than any operation takes; texts and files are long, but few. */
const MAX_VALUES = 200_000;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const BRACKET = 0x5b;
const BRACE = 0x7b;

/**
 * Parses JSON (UTF-8) that has at most so many values, and throws a SyntaxError for any other: sixteen megabytes of
 * brackets would hold main for seconds and take a gigabyte.
 */
export function parseBoundedJson(bytes: Buffer): unknown {
  let values = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const code = bytes[at]!;
    if (code === QUOTE) {
      at = stringEnd(bytes, at);
    } else if (code === COMMA || code === BRACKET || code === BRACE) {
      values += 1;
      if (values > MAX_VALUES) throw new SyntaxError('There are too many values.');
    }
  }
  return JSON.parse(bytes.toString('utf8'));
}

/** The index of the quotation mark that ends the string that begins at `from`; the end of the bytes where none does. */
function stringEnd(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(QUOTE, from + 1); at !== -1; at = bytes.indexOf(QUOTE, at + 1)) {
    let first = at;
    while (bytes[first - 1] === BACKSLASH) first -= 1;
    if ((at - first) % 2 === 0) return at;
  }
  return bytes.length;
}
