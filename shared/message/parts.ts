import { gsmUnits } from './gsm.ts';
import type { Lettering } from './lettering.ts';

export interface PartCount {
  /** GSM 03.38 if it has all characters of the text, or no encoding is used; else UCS-2. */
  readonly encoding: 'GSM 03.38' | 'UCS-2';
  /** Septets for GSM 03.38 (extension characters count two), UTF-16 code units for UCS-2. */
  readonly units: number;
  readonly parts: number;
}

/** How a final text is cut into SMS parts; an empty one has none, because it cannot be sent. */
export interface Parts extends PartCount {
  /** Units per part for a text of this many parts: 160 or 153, 70 or 67. */
  readonly perPart: number;
  /** Free units of the last part. */
  readonly remaining: number;
}

export function partCount({ encoding, units, parts }: Parts): PartCount {
  return { encoding, units, parts };
}

/** A text of more parts is unusual, for example if a cell lists many values. */
export const USUAL_PARTS = 6;

/** Units of a text of one part. */
export const ALONE = { 'GSM 03.38': 160, 'UCS-2': 70 } as const;
/** Units of each part of several: a six-byte header joins them again on the phone. */
export const JOINED = { 'GSM 03.38': 153, 'UCS-2': 67 } as const;

/**
 * Cuts neither an extension pair nor a surrogate pair in two. A text without an encoding always counts as GSM
 * 03.38: the service transcodes it (spec, SMS), and each replaced character counts as one, the least it can
 * be.
 */
export function countParts(text: string, { encoded }: Lettering): Parts {
  let units = 0;
  for (let at = 0; at < text.length; at += 1) {
    const taken = gsmUnits(text.charCodeAt(at));
    if (taken === 0 && encoded) return cut(text, 'UCS-2', text.length);
    units += taken === 0 ? replacedUnits(text, at) : taken;
  }
  return cut(text, 'GSM 03.38', units);
}

/** In a request sent as Unicode. */
export function partsAsUnicode(text: string): number {
  return cut(text, 'UCS-2', text.length).parts;
}

/** `countParts` for that many characters of one septet each. */
export function plainParts(units: number): Parts {
  if (units <= ALONE['GSM 03.38']) return onePart('GSM 03.38', units);
  const perPart = JOINED['GSM 03.38'];
  const parts = Math.ceil(units / perPart);
  return { encoding: 'GSM 03.38', units, parts, perPart, remaining: parts * perPart - units };
}

/** `partsAsUnicode` for that many such characters. */
export function plainPartsAsUnicode(units: number): number {
  return units <= ALONE['UCS-2'] ? Math.min(units, 1) : Math.ceil(units / JOINED['UCS-2']);
}

/** Of one code unit; a character that GSM 03.38 lacks counts one, so the second unit of a pair counts none. */
export function septetsAt(text: string, at: number): number {
  return gsmUnits(text.charCodeAt(at)) || replacedUnits(text, at);
}

function replacedUnits(text: string, at: number): number {
  return at > 0 && text.codePointAt(at - 1)! > 0xffff ? 0 : 1;
}

function onePart(encoding: PartCount['encoding'], units: number): Parts {
  const perPart = ALONE[encoding];
  return { encoding, units, parts: Math.min(units, 1), perPart, remaining: perPart - units };
}

function cut(text: string, encoding: PartCount['encoding'], units: number): Parts {
  if (units <= ALONE[encoding]) return onePart(encoding, units);
  const { starts, used } = startsOf(text, encoding);
  const perPart = JOINED[encoding];
  return { encoding, units, parts: starts.length, perPart, remaining: perPart - used };
}

/** Where the parts of a text of several begin, and the units of the last one. */
function startsOf(text: string, encoding: PartCount['encoding']): { starts: number[]; used: number } {
  const most = JOINED[encoding];
  const starts = [0];
  if (encoding === 'UCS-2') {
    let start = 0;
    while (text.length - start > most) {
      start += text.codePointAt(start + most - 1)! > 0xffff ? most - 1 : most;
      starts.push(start);
    }
    return { starts, used: text.length - start };
  }
  let used = 0;
  for (let at = 0; at < text.length; at += 1) {
    const taken = septetsAt(text, at);
    if (used + taken > most) {
      starts.push(at);
      used = 0;
    }
    used += taken;
  }
  return { starts, used };
}

/** One per SMS part; joined they are the text again. */
export function splitParts(text: string, lettering: Lettering): string[] {
  const { encoding, parts } = countParts(text, lettering);
  if (parts <= 1) return text === '' ? [] : [text];
  const { starts } = startsOf(text, encoding);
  return starts.map((from, at) => text.slice(from, starts[at + 1]));
}
