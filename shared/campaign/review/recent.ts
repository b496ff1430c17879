import { normalized } from '../../format/normalized.ts';

/** The start of the recent period in ms since the epoch. */
export function recentSince(now: number, days: number): number {
  return days <= 0 ? Number.POSITIVE_INFINITY : now - days * 86_400_000;
}

/** A 53-bit integer, equal for texts that differ only in case and spaces; recognises a text that is gone. */
export function textFingerprint(text: string): number {
  const words = sameWords(text);
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let at = 0; at < words.length; at++) {
    const code = words.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
    high ^= high >>> 15;
  }
  return (low >>> 0) * 2 ** 21 + (high >>> 11);
}

function sameWords(text: string): string {
  return normalized(text).replace(/\s+/g, ' ').trim().toLowerCase();
}
