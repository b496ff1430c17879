import { normalized } from '../../format/normalized.ts';

/** The start of the recent period in ms since the epoch. */
export function recentSince(now: number, days: number): number {
  return days <= 0 ? Number.POSITIVE_INFINITY : now - days * 86_400_000;
}

/** A 53-bit integer, equal for texts that differ only in case and spaces; recognises a text that is gone. */
export function textFingerprint(text: string): number {
  // Most texts are ASCII, for which what `sameWords` does is done on the way: a third of the time of freezing a campaign.
  const words = NOT_ASCII.test(text) ? sameWords(text) : text;
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  let blanks = 0;
  for (let at = 0; at < words.length; at++) {
    const code = words.charCodeAt(at);
    if (code === 0x20 || (code >= 0x09 && code <= 0x0d)) {
      blanks += 1;
      continue;
    }
    if (blanks > 0 && blanks < at) {
      low = Math.imul(low ^ 0x20, 0x01000193);
      high = Math.imul(high ^ 0x20, 0x85ebca6b);
      high ^= high >>> 15;
    }
    blanks = 0;
    const small = code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
    low = Math.imul(low ^ small, 0x01000193);
    high = Math.imul(high ^ small, 0x85ebca6b);
    high ^= high >>> 15;
  }
  return (low >>> 0) * 2 ** 21 + (high >>> 11);
}

const NOT_ASCII = /[^\0-\x7f]/;

function sameWords(text: string): string {
  return normalized(text).replace(/\s+/g, ' ').trim().toLowerCase();
}
