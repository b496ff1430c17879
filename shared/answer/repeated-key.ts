import { DEEPEST } from '../format/bounded-json.ts';

/**
 * True where an object in a text of JSON has one of its keys twice: parsers take one of the two, and it may be the wrong
 * one. True as well for one that is deeper than any answer. The text may be cut off, and something may stand around its
 * object. Goes over the text once.
 */
export function repeatsKey(text: string): boolean {
  /** The keys of each object that is open; null for a list, and for an object without any so far. */
  const open: (Set<string> | null)[] = [];
  for (let at = Math.max(0, text.search(/[[{]/)); at < text.length; at++) {
    switch (text[at]) {
      case '{':
      case '[':
        if (open.length === DEEPEST) return true;
        open.push(null);
        break;
      case '}':
      case ']':
        open.pop();
        break;
      case '"': {
        const end = endOfString(text, at);
        if (end === -1) return false;
        if (open.length > 0 && isKey(text, end)) {
          const key = unescaped(text.slice(at, end + 1));
          const keys = open.at(-1) ?? new Set();
          if (keys.has(key)) return true;
          open[open.length - 1] = keys.add(key);
        }
        at = end;
      }
    }
  }
  return false;
}

function isKey(text: string, end: number): boolean {
  let at = end + 1;
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\r' || text[at] === '\t') at++;
  return text[at] === ':';
}

function unescaped(quoted: string): string {
  if (!quoted.includes('\\')) return quoted;
  try {
    return JSON.stringify(JSON.parse(quoted));
  } catch {
    return quoted;
  }
}

/** The place of the quote that ends the string beginning at `start`; -1 where it has no end. */
export function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at;
  }
  return -1;
}
