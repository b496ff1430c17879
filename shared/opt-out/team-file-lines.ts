import type { Msisdn } from '../brand.ts';
import type { Words } from '../language/said.ts';
import { parseMsisdn } from '../number/msisdn.ts';
import { NUMBER_FLAGS } from '../number/number-flags.ts';
import { typedNumbers } from '../number/typed-numbers.ts';
import { type AppError, appError, fail, ok, type Result } from '../result.ts';
import { sniffDelimiter, statedDelimiter } from '../sheet/delimiter.ts';
import { say } from '../texts/say.ts';

/** One opt-out file for a team, on a drive that they share. */
export interface TeamFile {
  readonly name: string;
  /** Of the column with the numbers; empty for none. */
  readonly heading: string;
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
const mostColumns = 50;
const longestSample = 40;

/** Digits alone may lack their country code, which other countries' numbers then seem to begin with. */
const fewestDigits = 10;

interface CellPlace {
  /** Empty where lines hold a single cell. */
  readonly delimiter: string;
  /** 0-based. */
  readonly column: number;
}

/** Where in a line the number stands, as a person chose it when they named the file. */
export interface TeamFileLayout extends CellPlace {
  /** Of the column; empty where the first line is a person's already. */
  readonly heading: string;
}

/** A column that may be the one with the numbers. */
export interface TeamFileColumn extends Pick<TeamFileLayout, 'column' | 'heading'> {
  /** What it begins with. */
  readonly sample: string;
  readonly numbers: number;
  /** Why the file cannot be read by it. */
  readonly fault: AppError | null;
}

/**
 * The number in the chosen column of a line; `none` for a blank line or a comment. Null if it could be anybody's: nobody
 * is texted, or left out, on a guess.
 */
export function numberOfLine(
  line: string,
  place: CellPlace,
  countries: readonly string[],
): Msisdn | 'none' | null {
  if (/^[\s\uFEFF]*"?#/.test(line) || statedDelimiter(line) !== undefined) return 'none';
  const cell = cellIn(line, place);
  if (cell === '') return holdsNumber(line) ? null : 'none';
  if (!/^\(?[+\d][\d\s()./-]*$/.test(cell)) return null;
  const read = parseMsisdn(cell, undefined);
  if (!read.ok || (read.flags & NUMBER_FLAGS.several) !== 0) return null;
  if (/^\(?(?:\+|00)/.test(cell)) return read.msisdn;
  if (read.msisdn.length < fewestDigits || (read.flags & NUMBER_FLAGS.invalid) !== 0) return null;
  const [same, other] = typedNumbers(cell, countries);
  return same === read.msisdn && other === undefined ? read.msisdn : null;
}

export const TEAM_FILE_DELIMITERS = [';', ',', '\t', '|'];
/** A cell, with what is within quotes, by its delimiter; a line of a single cell ends it at whatever others write behind it. */
const CELLS = new Map(
  ['', ...TEAM_FILE_DELIMITERS].map((delimiter) => [
    delimiter,
    new RegExp(`(?:"[^"]*(?:""[^"]*)*"?)?[^${delimiter || ';,\t'}]*`, 'y'),
  ]),
);

function cellIn(line: string, { delimiter, column }: CellPlace): string {
  const pattern = CELLS.get(delimiter)!;
  let cell = '';
  for (let at = 0, from = 0; at <= column; at++) {
    if (from > line.length) return '';
    pattern.lastIndex = from;
    [cell = ''] = pattern.exec(line)!;
    from = pattern.lastIndex + 1;
  }
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

/** The cell of a first line that names the columns; empty for another line. */
function headingIn(line: string, place: CellPlace): string {
  const cell = cellIn(line, place);
  return /^[^\d+].{0,199}$/s.test(cell) && !holdsNumber(line) ? cell : '';
}

/** Without a last line that has no line break yet: half of a number is somebody else's. */
export function wholeLines(text: string): string {
  return text.slice(0, 1 + Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')));
}

/** Read as a whole or not at all; yields now and then, for others to have their turn. */
export function* readTeamFile(
  text: string,
  layout: TeamFileLayout,
  countries: readonly string[],
): Generator<undefined, Result<Msisdn[]>> {
  const numbers: Msisdn[] = [];
  let isFirst = true;
  let at = 0;
  for (const [, line = ''] of linesOf(text)) {
    at += 1;
    if (at % linesAtOnce === 0) yield;
    const number = numberOfLine(line, layout, countries);
    if (number === 'none') continue;
    if (isFirst) {
      isFirst = false;
      const heading = headingIn(line, layout);
      if (heading !== layout.heading) return fail(columnGone(layout.heading));
      if (heading !== '') continue;
    }
    if (number === null) return fail(lineFault(at));
    if (numbers.length === mostNumbers) return fail(teamFileTooLarge);
    numbers.push(number);
  }
  return ok(numbers);
}

const linesOf = (text: string) => text.matchAll(/([^\r\n]*)(?:\r\n?|\n)?/g);

/** Of the lines of a file; empty where none is split. */
export function teamFileDelimiter(text: string): string {
  const { delimiter } = statedDelimiter(text) ?? sniffDelimiter(text, true, '');
  return TEAM_FILE_DELIMITERS.includes(delimiter) ? delimiter : '';
}

/** The columns that a person chooses among; a failure where none begins with a number. */
export function* teamFileColumns(
  text: string,
  countries: readonly string[],
): Generator<undefined, Result<TeamFileColumn[]>> {
  const delimiter = teamFileDelimiter(text);
  const first = [];
  for (const [, line = ''] of linesOf(text)) {
    if (/[\p{L}\d]/u.test(line) && !/^[\s\uFEFF]*"?#/.test(line) && !statedDelimiter(line)) first.push(line);
    if (first.length === 2) break;
  }
  const [begin = '', second = ''] = first;
  const columns: TeamFileColumn[] = [];
  let fault: AppError | null = null;
  const width = delimiter === '' ? 1 : Math.min(begin.split(delimiter).length, mostColumns);
  for (let column = 0; column < width; column++) {
    const heading = headingIn(begin, { delimiter, column });
    const layout = { delimiter, column, heading };
    const read = yield* readTeamFile(text, layout, countries);
    const person = heading === '' ? begin : second;
    if (!read.ok) fault ??= read.error;
    const number = numberOfLine(person, layout, countries);
    if (!read.ok && (number === null || number === 'none')) continue;
    columns.push({
      ...{ column, heading, sample: cellIn(person, layout).slice(0, longestSample) },
      ...{ numbers: read.ok ? read.value.length : 0, fault: read.ok ? null : read.error },
    });
  }
  return columns.length === 0 ? fail(fault ?? lineFault(1)) : ok(columns);
}

/** A line in the file; it holds nothing but the number and the day. */
export function teamLine(msisdn: string, at: number, { delimiter, column }: CellPlace): string {
  const between = delimiter || ';';
  return `${between.repeat(column)}+${msisdn}${between}${new Date(at).toISOString().slice(0, 10)}\n`;
}

function lineFault(line: number): AppError {
  return appError('bad-input', say.teamFile.line(line), say.teamFile.lineFix());
}

function columnGone(heading: string): AppError {
  const { teamFile } = say;
  const message = heading === '' ? teamFile.newHeading() : teamFile.columnGone(heading);
  return appError('bad-input', message, teamFile.columnGoneFix());
}

export const teamFileTooLarge = appError(
  'bad-input',
  say.teamFile.tooLarge(mostBytes / 1_000_000, mostNumbers),
  say.teamFile.tooLargeFix(),
);
