import { normalized } from '../../format/normalized.ts';

/** How far back the local history counts as recent: the start of the window in ms since the epoch. */
export function recentSince(now: number, days: number): number {
  return days <= 0 ? Number.POSITIVE_INFINITY : now - days * 86_400_000;
}

/**
 * A whole number of 53 bits that is the same for texts that a person would call the same, whatever their case and runs of
 * space, and hardly ever for others. What was sent is recognised by it when the text itself is gone.
 */
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

/** Texts that a person would call the same: runs of space and case do not make another message. */
function sameWords(text: string): string {
  return normalized(text).replace(/\s+/g, ' ').trim().toLowerCase();
}
