import { gsmUnits } from './gsm.ts';

/** The size of a text on the air. */
export interface PartCount {
  /** GSM 03.38 when it has all characters of the text, otherwise UCS-2. */
  readonly encoding: 'GSM 03.38' | 'UCS-2';
  /** Septets for GSM 03.38 (extension characters count two), UTF-16 code units for UCS-2. */
  readonly units: number;
  readonly parts: number;
}

/** How a final text is cut into SMS parts; an empty one has none, since nobody can send it. */
export interface Parts extends PartCount {
  /** Units that fit one part of a text of this many parts: 160 or 153, 70 or 67. */
  readonly perPart: number;
  /** Units still free in the last part. */
  readonly remaining: number;
}

/** The size alone, as rows and surveys carry it. */
export function partCount({ encoding, units, parts }: Parts): PartCount {
  return { encoding, units, parts };
}

const ALONE = { 'GSM 03.38': 160, 'UCS-2': 70 } as const;
// A part of several carries a six-byte header that puts the parts together again on the phone.
const JOINED = { 'GSM 03.38': 153, 'UCS-2': 67 } as const;

/** Counts the SMS parts of a final text; neither an extension pair nor a surrogate pair is ever cut in two. */
export function countParts(text: string): Parts {
  let units = 0;
  for (let at = 0; at < text.length; at += 1) {
    const taken = gsmUnits(text.charCodeAt(at));
    if (taken === 0) return cut(text, 'UCS-2', text.length);
    units += taken;
  }
  return cut(text, 'GSM 03.38', units);
}

function cut(text: string, encoding: PartCount['encoding'], units: number): Parts {
  const alone = ALONE[encoding];
  if (units <= alone) {
    return { encoding, units, parts: units === 0 ? 0 : 1, perPart: alone, remaining: alone - units };
  }
  const perPart = JOINED[encoding];
  const { parts, used } = encoding === 'UCS-2' ? cutPairs(text, perPart) : cutSeptets(text, units, perPart);
  return { encoding, units, parts, perPart, remaining: perPart - used };
}

function cutPairs(text: string, perPart: number): { parts: number; used: number } {
  let parts = 1;
  let start = 0;
  while (text.length - start > perPart) {
    const end = start + perPart;
    start = isPair(text.charCodeAt(end - 1), text.charCodeAt(end)) ? end - 1 : end;
    parts += 1;
  }
  return { parts, used: text.length - start };
}

function isPair(high: number, low: number): boolean {
  return high >= 0xd800 && high <= 0xdbff && low >= 0xdc00 && low <= 0xdfff;
}

function cutSeptets(text: string, units: number, perPart: number): { parts: number; used: number } {
  if (units === text.length) {
    const parts = Math.ceil(units / perPart);
    return { parts, used: units - (parts - 1) * perPart };
  }
  let parts = 1;
  let used = 0;
  for (let at = 0; at < text.length; at += 1) {
    const taken = gsmUnits(text.charCodeAt(at));
    if (used + taken > perPart) {
      parts += 1;
      used = 0;
    }
    used += taken;
  }
  return { parts, used };
}
