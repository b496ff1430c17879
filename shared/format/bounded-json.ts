/** More values than any operation or answer has; texts and files are long, but few. */
export const MOST_VALUES = 200_000;
/** Deeper than any real value; a parser's own limit differs with its version. */
export const DEEPEST = 500;

// As numbers: a string for each of sixteen million characters would take most of the time.
const QUOTE = 0x22;
const COMMA = 0x2c;
const ARRAY_BEGIN = 0x5b;
const BACKSLASH = 0x5c;
const ARRAY_END = 0x5d;
const OBJECT_BEGIN = 0x7b;
const OBJECT_END = 0x7d;

/** Throws a SyntaxError beyond the limits: sixteen megabytes of brackets would take seconds and a gigabyte. */
export function parseBoundedJson(text: string, most = MOST_VALUES): unknown {
  checkValues(text, most);
  return JSON.parse(text);
}

/** The checks of `parseBoundedJson`, without parsing. */
export function checkValues(text: string, most = MOST_VALUES): void {
  let values = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfString(text, at);
        if (at === -1) return;
        break;
      case COMMA:
        values += 1;
        break;
      case ARRAY_BEGIN:
      case OBJECT_BEGIN:
        values += 1;
        depth += 1;
        break;
      case ARRAY_END:
      case OBJECT_END:
        depth -= 1;
        break;
    }
    if (values > most) throw new SyntaxError('There are too many values.');
    if (depth > DEEPEST) throw new SyntaxError('The values are too deep within one another.');
  }
}

/** This many units are compared one by one; beyond that `indexOf` is several times faster. */
const NEAR = 24;

/** The index of the quotation mark that ends the string starting at `from`; -1 for none. */
export function endOfString(text: string, from: number): number {
  for (let at = from + 1; ; ) {
    const near = Math.min(text.length, at + NEAR);
    while (at < near) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) return at;
      at += code === BACKSLASH ? 2 : 1;
    }
    const mark = text.indexOf('"', at);
    if (mark === -1) return -1;
    let first = mark;
    while (first > at && text.charCodeAt(first - 1) === BACKSLASH) first -= 1;
    if ((mark - first) % 2 === 0) return mark;
    at = mark + 1;
  }
}

/** For the input of a call: few values, not deep, and at most `mostUnits` UTF-16 units and bytes. */
export function isBounded(value: unknown, mostUnits: number): boolean {
  let values = 0;
  let units = 0;
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    values += 1;
    const { value: one, depth } = next;
    if (typeof one === 'string') units += one.length;
    else if (ArrayBuffer.isView(one)) units += one.byteLength;
    else if (typeof one === 'object' && one !== null) {
      const inner = Object.values(one);
      if (depth === DEEPEST || values + open.length + inner.length > MOST_VALUES) return false;
      for (const each of inner) open.push({ value: each, depth: depth + 1 });
    }
    if (units > mostUnits || values > MOST_VALUES) return false;
  }
  return true;
}
