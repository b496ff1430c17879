import { DEEPEST, endOfString } from '../../format/bounded-json.ts';

/**
 * True if a JSON object repeats a key: parsers take one of the two values, and it may be the wrong one.
 * Also true for JSON deeper than any answer. The text may be cut off or have something around its object. One
 * pass.
 */
export function repeatsKey(text: string): boolean {
  /** The keys of each open object; null for a list, and for an object without keys so far. */
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
