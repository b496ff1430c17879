import { damaged } from '../bounds/sheet-fault.ts';

const LT = 0x3c;
const GT = 0x3e;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Resolves the five named entities and character references, and makes line ends LF; leaves the rest. */
export function decodeXml(raw: string): string {
  const text = raw.includes('\r') ? raw.replaceAll('\r\n', '\n').replaceAll('\r', '\n') : raw;
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|(amp|lt|gt|quot|apos));/gi,
    (whole, hex, decimal, name) => {
      if (name) return NAMED[name] ?? whole;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
        ? String.fromCodePoint(code)
        : whole;
    },
  );
}

/** Returns an index past the end if there is none. */
export function placeOf(text: string, sought: string, from: number): number {
  const place = text.indexOf(sought, from);
  return place === -1 ? Number.POSITIVE_INFINITY : place;
}

/** The `>` that ends a tag, not one in an attribute's quotes; -1 if it is not there yet. */
export function tagEnd(text: string, from: number): number {
  const length = text.length;
  for (let at = from; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === GT) return at;
    if (code === QUOTE || code === APOSTROPHE) {
      // Values are short, so stepping through them beats searching for their end.
      for (at += 1; at < length && text.charCodeAt(at) !== code; at += 1);
      if (at === length) return -1;
    } else if (code === LT) {
      throw damaged('XML tag inside a tag');
    }
  }
  return -1;
}

/** A run of 1 to 15 digits as a number, or -1. */
export function digitsAsNumber(text: string, from: number, to: number): number {
  if (to === from || to - from > 15) return -1;
  let value = 0;
  for (let at = from; at < to; at += 1) {
    const digit = text.charCodeAt(at) - 0x30;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}
