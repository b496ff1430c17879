import { normalized } from '../format/normalized.ts';

/** How far back the local history counts as recent: the start of the window in ms since the epoch. */
export function recentSince(now: number, days: number): number {
  return days <= 0 ? Number.POSITIVE_INFINITY : now - days * 86_400_000;
}

/** True when somebody got this very text, or may have got it, within the window that starts at `since`. */
export function isRepeat(
  text: string,
  earlier: { readonly text: string; readonly at: number },
  since: number,
): boolean {
  return earlier.at >= since && sameWords(earlier.text) === sameWords(text);
}

/** Texts that a person would call the same: runs of space and case do not make another message. */
function sameWords(text: string): string {
  return normalized(text).replace(/\s+/g, ' ').trim().toLowerCase();
}
