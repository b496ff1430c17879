import type { Msisdn } from '../brand.ts';
import type { Words } from '../language/said.ts';
import { parseMsisdn } from '../number/msisdn.ts';
import { NUMBER_FLAGS } from '../number/number-flags.ts';
import { typedNumbers } from '../number/typed-numbers.ts';
import { type AppError, appError, fail, ok, type Result } from '../result.ts';
import { statedDelimiter } from '../sheet/delimiter.ts';
import { say } from '../texts/say.ts';

/** One opt-out file for a team, on a drive that they share. */
export interface TeamFile {
  readonly name: string;
  /** Of the latest reading that could be used, in ms since the epoch; null for none since the start. */
  readonly readAt: number | null;
  readonly numbers: number;
  /** Why it cannot be read now, so that sending waits. */
  readonly fault: AppError | null;
  /** Opt-outs made here that are still to be written to it, and why they are not. */
  readonly unwritten: number;
  readonly writeFault: Words | null;
}

/** A larger file is refused rather than read in part. */
export const mostBytes = 20_000_000;
export const mostNumbers = 1_000_000;

const linesAtOnce = 2000;

/** Digits alone may lack their country code, which other countries' numbers then seem to begin with. */
const fewestDigits = 10;

/**
 * The number that a line begins with; `none` for a blank line or a comment. Null if it could be anybody's: nobody
 * is texted, or left out, on a guess.
 */
export function numberOfLine(line: string, countries: readonly string[]): Msisdn | 'none' | null {
  const cell = firstCell(line);
  if (cell === '' || cell.startsWith('#') || statedDelimiter(line) !== undefined) return 'none';
  if (!/^\(?[+\d][\d\s()./-]*$/.test(cell)) return null;
  const read = parseMsisdn(cell, undefined);
  if (!read.ok || (read.flags & NUMBER_FLAGS.several) !== 0) return null;
  if (/^\(?(?:\+|00)/.test(cell)) return read.msisdn;
  if (read.msisdn.length < fewestDigits || (read.flags & NUMBER_FLAGS.invalid) !== 0) return null;
  const [same, other] = typedNumbers(cell, countries);
  return same === read.msisdn && other === undefined ? read.msisdn : null;
}

function firstCell(line: string): string {
  const [cell = ''] = line.split(/[;,\t]/, 1);
  return cell
    .trim()
    .replace(/^=?"(.*)"$/, '$1')
    .replace(/^'/, '')
    .trim();
}

/** Names stand before the numbers, in a file without a header. */
function holdsNumber(line: string): boolean {
  return /\d{5}/.test(line.replace(/[\s().-]/g, ''));
}

/** Without a last line that has no line break yet: half of a number is somebody else's. */
export function wholeLines(text: string): string {
  return text.slice(0, 1 + Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')));
}

/** Read as a whole or not at all; yields now and then, for others to have their turn. */
export function* readTeamFile(
  text: string,
  countries: readonly string[],
): Generator<undefined, Result<Msisdn[]>> {
  const numbers: Msisdn[] = [];
  let isFirst = true;
  let at = 0;
  for (const [, line = ''] of text.matchAll(/([^\r\n]*)(?:\r\n?|\n)?/g)) {
    at += 1;
    if (at % linesAtOnce === 0) yield;
    const number = numberOfLine(line, countries);
    if (number === 'none') continue;
    const isHeader = isFirst && !/\d/.test(firstCell(line)) && !holdsNumber(line);
    isFirst = false;
    if (isHeader) continue;
    if (number === null) return fail(lineFault(at));
    if (numbers.length === mostNumbers) return fail(teamFileTooLarge);
    numbers.push(number);
  }
  return ok(numbers);
}

/** A line in the file; it holds nothing but the number and the day. */
export function teamLine(msisdn: string, at: number): string {
  return `+${msisdn};${new Date(at).toISOString().slice(0, 10)}\n`;
}

function lineFault(line: number): AppError {
  return appError('bad-input', say.teamFile.line(line), say.teamFile.lineFix());
}

export const teamFileTooLarge = appError(
  'bad-input',
  say.teamFile.tooLarge(mostBytes / 1_000_000, mostNumbers),
  say.teamFile.tooLargeFix(),
);
