import { visibleText } from './visible-text.ts';

/** A short text as it is kept and sent: one line, nothing invisible in it, no spaces around it. */
export function keptLine(text: string): string {
  return visibleText(text)
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}
