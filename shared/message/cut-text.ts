import { ALONE, JOINED } from './parts.ts';
import type { TextShape } from './text-shape.ts';

/** How a text of known sizes is cut into parts, written anew for each of a million texts. */
export interface CutText {
  /** True for UCS-2, false for GSM 03.38. */
  isUnicode: boolean;
  /** Septets, or UTF-16 code units. */
  units: number;
  parts: number;
  /** Units in the last part. */
  used: number;
}

/**
 * Cuts a text of so many units. `free` places stay free at the end of parts, where a character of two units would be cut
 * in two and begins the next part; a text of one part has none.
 */
export function cutUnits(into: CutText, isUnicode: boolean, units: number, free: number): void {
  into.isUnicode = isUnicode;
  into.units = units;
  if (units <= unitsAlone(isUnicode)) {
    into.parts = units === 0 ? 0 : 1;
    into.used = units;
  } else {
    const joined = JOINED[encodingOf(isUnicode)];
    into.parts = Math.ceil((units + free) / joined);
    into.used = units + free - (into.parts - 1) * joined;
  }
}

/** Units that fit a text of one part. */
export function unitsAlone(isUnicode: boolean): number {
  return ALONE[encodingOf(isUnicode)];
}

/** Places that stay free at the end of parts by a piece of a text, which begins after so many. */
export function freePlaces(shape: TextShape, isUnicode: boolean, before: number): number {
  const joined = JOINED[encodingOf(isUnicode)];
  const marks = isUnicode ? shape.pairs : shape.extensions;
  let free = 0;
  for (let index = 0; index < marks.length; index += 1) {
    if ((before + marks[index]! + free) % joined === joined - 1) free += 1;
  }
  return free;
}

function encodingOf(isUnicode: boolean): keyof typeof ALONE {
  return isUnicode ? 'UCS-2' : 'GSM 03.38';
}
