import { normalized } from '../format/normalized.ts';
import { visibleText } from '../format/visible-text.ts';

/** A text in the form in which people compare it: nothing invisible, single spaces, one case and composition. */
export function comparedCell(text: string): string {
  return normalized(visibleText(text)).trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
