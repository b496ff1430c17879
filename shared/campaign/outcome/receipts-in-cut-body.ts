import { endOfString } from '../../format/bounded-json.ts';
import { parseExactJson } from './exact-json.ts';
import { type RawReceipt, readReceipts } from './receipts.ts';

/** For a body that is not complete JSON: `ids` as a JSON key or an XML tag. */
export function mentionsIds(text: string): boolean {
  return /["'<]ids\b/.test(text);
}

/**
 * Reads the complete elements of `ids` from a body that is cut off, or has something around its JSON object.
 * Only the `ids` of the outermost object count, and an HTML page accepts no one. One pass.
 */
export function readPartialReceipts(text: string): readonly RawReceipt[] {
  const start = text.indexOf('{');
  const isPage = /<[a-z!?/]/i.test(text.slice(0, Math.max(start, 0)));
  const list = start === -1 || isPage ? -1 : findList(text, start);
  return list === -1 ? [] : readElements(text, list);
}

/** The index after the `[` of the outermost `ids`; -1 if there is none. */
function findList(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (character === '"') {
      const end = endOfString(text, at);
      if (end === -1) return -1;
      if (depth === 1 && text.slice(at, end + 1) === '"ids"') {
        const opening = /\s*:\s*\[/y;
        opening.lastIndex = end + 1;
        if (opening.test(text)) return opening.lastIndex;
      }
      at = end;
    } else if (character === '{' || character === '[') depth++;
    else if ((character === '}' || character === ']') && --depth === 0) return -1;
  }
  return -1;
}

function readElements(text: string, list: number): readonly RawReceipt[] {
  const receipts: RawReceipt[] = [];
  let depth = 0;
  let begin = list;
  for (let at = list; at < text.length; at++) {
    const character = text[at];
    if (character === '"') {
      at = endOfString(text, at);
      if (at === -1) break;
    } else if (character === '{' || character === '[') {
      if (depth++ === 0) begin = at;
    } else if (character === '}' || character === ']') {
      if (depth === 0) break;
      if (--depth === 0) receipts.push(...readElement(text.slice(begin, at + 1)));
    }
  }
  return receipts;
}

function readElement(element: string): readonly RawReceipt[] {
  try {
    return readReceipts({ ids: [parseExactJson(element)] }) ?? [];
  } catch {
    return [];
  }
}
