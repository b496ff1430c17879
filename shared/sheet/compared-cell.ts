import { normalized } from '../format/normalized.ts';
import { visibleText } from '../format/visible-text.ts';

/** As people compare it: nothing invisible, single spaces, any case and composition. */
export function comparedCell(text: string): string {
  return normalized(visibleText(text)).trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
