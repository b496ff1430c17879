import { DEEPEST, endOfString } from '../../format/bounded-json.ts';

/** Behind a key, and behind no value. */
const COLON = /\s*:/y;

/**
 * True if a JSON object repeats a key: parsers take one of the two values, and it may be the wrong one.
 * Also true for JSON deeper than any answer. The text may be cut off or have something around its object. One
 * pass.
 */
export function repeatsKey(text: string): boolean {
  /** The keys of each open object or list. */
  const open: Set<string>[] = [];
  for (let at = Math.max(0, text.search(/[[{]/)); at < text.length; at++) {
    const character = text[at];
    if (character === '{' || character === '[') {
      if (open.length === DEEPEST) return true;
      open.push(new Set());
    } else if (character === '}' || character === ']') open.pop();
    else if (character === '"') {
      const end = endOfString(text, at);
      if (end === -1) return false;
      COLON.lastIndex = end + 1;
      const keys = COLON.test(text) ? open.at(-1) : undefined;
      if (keys !== undefined) {
        const key = unescaped(text.slice(at, end + 1));
        if (keys.has(key)) return true;
        keys.add(key);
      }
      at = end;
    }
  }
  return false;
}

function unescaped(quoted: string): string {
  if (!quoted.includes('\\')) return quoted;
  try {
    return JSON.stringify(JSON.parse(quoted));
  } catch {
    return quoted;
  }
}
