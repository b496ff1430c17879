import { normalized } from './normalized.ts';
import { withoutInvisible } from './visible-text.ts';

// Nearly all cells: visible characters that do not combine, single spaces between them, none at the ends.
const VISIBLE =
  '!-~\\u00a1-\\u00ac\\u00ae-\\u02ff\\u0400-\\u0482\\u048a-\\u052f\\u05d0-\\u05ea\\u0621-\\u064a\\u3041-\\u3096\\u4e00-\\u9fa5';
const LINE = `(?:[${VISIBLE}]+(?: [${VISIBLE}]+)*)?`;
const CLEAN = new RegExp(`^${LINE}$`);
const CLEAN_LINES = new RegExp(`^(?:${LINE}\n)*$`);
const CLEAN_ROWS = new RegExp(`^(?:${LINE}[\n\v])*$`);
/** A formula that is only a text, such as `="0123"`, which programs write to keep the zero. */
const TEXT_FORMULA = /^="([^"]*)"$/;
const SPACES = /[\s\p{Cc}]+/gu;

/**
 * As people will read it in their message: one line, single plain spaces, nothing invisible, composed
 * accents. Spreadsheets are full of hard spaces and decomposed accents that would double the price unseen.
 */
export function cleanValue(written: string): string {
  const cell = (written.startsWith('=') && TEXT_FORMULA.exec(written)?.[1]) || written;
  if (CLEAN.test(cell)) return cell;
  const line = withoutInvisible(cell)
    .replace(SPACES, ' ')
    .replace(/\p{Surrogate}/gu, '\ufffd');
  return normalized(line.trim());
}

/** True only if `cleanValue` would change none of the lines, each with its end; false if it might. */
export function areCleanLines(lines: string): boolean {
  return CLEAN_LINES.test(lines) && !lines.includes('="');
}

/** For rows that each end in a vertical tab. */
export function areCleanRows(lines: string): boolean {
  return CLEAN_ROWS.test(lines) && !lines.includes('="');
}
