import { endOfString } from './bounded-json.ts';

/** Makes cut JSON readable; a cut string ends with `…`. Null for no start of an object or list. One pass. */
export function closeCutJson(text: string): string | null {
  const open: string[] = [];
  /** The end of the last complete value. */
  let whole = 0;
  let isKey = false;
  for (let at = text.search(/\S/); at !== -1 && at < text.length; at++) {
    const character = text[at]!;
    if (open.length === 0 && (whole > 0 || !/[{[]/.test(character))) {
      if (/\s/.test(character)) continue;
      return null;
    }
    if (character === '"') {
      const end = endOfString(text, at);
      const isHalf = !isKey && at + 1 < text.length;
      if (end === -1) return close(isHalf ? `${withoutHalfEscape(text)}…"` : text.slice(0, whole), open);
      at = end;
      if (!isKey) whole = at + 1;
    } else if (character === '{' || character === '[') {
      open.push(character === '{' ? '}' : ']');
      whole = at + 1;
      isKey = character === '{';
    } else if (character === '}' || character === ']') {
      if (open.pop() !== character) return null;
      whole = at + 1;
      isKey = false;
    } else if (character === ',') {
      whole = at;
      isKey = open.at(-1) === '}';
    } else if (character === ':') isKey = false;
  }
  return whole === 0 ? null : close(text.slice(0, whole), open);
}

function close(text: string, open: readonly string[]): string {
  return text + open.toReversed().join('');
}

/** Of the backslashes at the end an even number is complete; one more begins an escape that was cut. */
function withoutHalfEscape(text: string): string {
  const half = /(?<!\\)(?:\\\\)*(\\(?:u[\da-f]{0,3})?)$/i.exec(text.slice(-200));
  return half === null ? text : text.slice(0, text.length - half[1]!.length);
}
