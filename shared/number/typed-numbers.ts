import type { Msisdn } from '../brand.ts';
import { isInUse } from './cell-numbers.ts';
import { numbersOfCell, parseMsisdn } from './msisdn.ts';
import { NUMBER_FLAGS } from './number-flags.ts';
import type { NumberReading } from './number-reading.ts';
import { digitsIn, LEAST_DIGITS, numberRuns } from './number-text.ts';

/** The numbers as each country in turn reads them: those in use, or if none is, those that could be. */
export function typedNumbers(typed: string, countries: readonly string[]): readonly Msisdn[] {
  return numbersIn(readings(typed, countries).flat());
}

interface TypedLine {
  readonly numbers: readonly Msisdn[];
  /**
   * True if no number counts before a person confirms it: either the line is not read as a whole, and the numbers only
   * stand in it, or another country reads the line as other people's numbers.
   */
  readonly isOpen: boolean;
}

/** Reads a line as a cell is read. */
export function typedLine(line: string, countries: readonly string[]): TypedLine {
  const each = readings(line, countries);
  const numbers = numbersIn(each.flat());
  if (numbers.length > 0)
    return { numbers, isOpen: each.every((one) => numbersIn(one).length < numbers.length) };
  const among = numberRuns(line).flatMap((run) => numbersOfRun(run, countries, RUN_ENDS));
  return { numbers: [...new Set(among)], isOpen: true };
}

/** A person must choose one of these numbers, because countries read what is typed differently; empty if none must. */
export function openNumbers(typed: string, countries: readonly string[]): readonly Msisdn[] {
  const { numbers, isOpen } = typedLine(typed, countries);
  return isOpen && numbers.length > 1 ? numbers : [];
}

/** The places at which a run that is no number in use may be split into several, tried one after the other. */
const RUN_ENDS = [/\. | - /, / (?=\(?[+0](?:\D?\D?\d){5})/, /\//];

function numbersOfRun(
  run: string,
  countries: readonly string[],
  [end, ...others]: readonly RegExp[],
): readonly Msisdn[] {
  const whole = numbersIn(readings(run, countries).flat().filter(isInUse));
  if (whole.length > 0 || end === undefined || digitsIn(run) < LEAST_DIGITS) return whole;
  return run.split(end).flatMap((part) => numbersOfRun(part, countries, others));
}

function readings(text: string, countries: readonly string[]): readonly (readonly NumberReading[])[] {
  return placesOf(text, countries).map((country) => numbersOfCell(text, country));
}

/** The different numbers in use, or if none is, those that could be. */
function numbersIn(all: readonly NumberReading[]): readonly Msisdn[] {
  const inUse = all.filter(isInUse);
  const could = inUse.length > 0 ? inUse : all.filter((reading) => reading.ok);
  return [...new Set(could.map(({ msisdn }) => msisdn))];
}

/**
 * The countries by which a text is read. They include undefined, for none, if digits that are a landline at home may be
 * another country's mobile phone without its plus.
 */
function placesOf(text: string, countries: readonly string[]): readonly (string | undefined)[] {
  const isAmbiguous = countries.some((country) => {
    const reading = parseMsisdn(text, country);
    return reading.ok && (reading.flags & NUMBER_FLAGS.ambiguous) !== 0;
  });
  return isAmbiguous || countries.length === 0 ? [...countries, undefined] : countries;
}
