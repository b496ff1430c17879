import { identityForm } from '../number/identity-number.ts';
import { digitsOf } from '../number/latin-digits.ts';
import { parseMsisdn } from '../number/msisdn.ts';
import { NUMBER_FLAGS as FLAG } from '../number/number-flags.ts';

/** Made from a sample of a column's rows. */
export interface ColumnProfile {
  readonly filled: number;
  /** Filled cells that were read as numbers, from the top. */
  readonly read: number;
  /** Cells with a number that is in use in its country and that a text can reach. */
  readonly reachable: number;
  /** Cells with something as long as a number. */
  readonly possible: number;
  /** All cells hold the same number, such as that of the company that got the replies, or no digit at all. */
  readonly isOneNumber: boolean;
  readonly isOneValue: boolean;
  /** Up to five non-empty values from the top. */
  readonly samples: readonly string[];
}

const SAMPLES = 5;
/** Two people may share a number, so fewer equal numbers mean nothing. */
const LEAST_ALIKE = 3;
/** Shorter numbers are more often codes and years than phone numbers. */
const LEAST_DIGITS = 7;

/** Longer cells are no numbers. */
const LONGEST_CELL = 2000;

/** Reads each number by the likely countries, up to a limit. */
export function profileColumn(
  rows: readonly (readonly string[])[],
  column: number,
  countries: readonly string[],
  most = rows.length,
): ColumnProfile {
  let filled = 0;
  let reachable = 0;
  let possible = 0;
  let first: { readonly digits: string; readonly cell: string } | null = null;
  let isOneNumber = true;
  let isOneValue = true;
  const samples: string[] = [];
  for (const cells of rows) {
    const cell = cells[column] ?? '';
    if (cell.trim() === '') continue;
    filled += 1;
    const digits = digitsOf(cell.slice(0, LONGEST_CELL));
    first ??= { digits, cell };
    isOneNumber &&= digits === first.digits;
    isOneValue &&= cell === first.cell;
    if (samples.length < SAMPLES) samples.push(cell);
    if (filled > most || digits.length < LEAST_DIGITS) continue;
    const cellLikeness = likeness(cell, countries);
    if (cellLikeness === 'none') continue;
    possible += 1;
    if (cellLikeness === 'reachable') reachable += 1;
  }
  return {
    filled,
    read: Math.min(filled, most),
    reachable,
    possible,
    samples,
    isOneNumber: isOneNumber && filled >= LEAST_ALIKE,
    isOneValue: isOneValue && filled >= LEAST_ALIKE,
  };
}

/** The share of the cells that were read, 0 to 1. */
export function shareOf(kind: 'reachable' | 'possible', profile: ColumnProfile): number {
  return profile.read === 0 ? 0 : profile[kind] / profile.read;
}

const UNREACHABLE = FLAG.invalid | FLAG.landline | FLAG.special | FLAG.words;

function likeness(cell: string, countries: readonly string[]): 'none' | 'possible' | 'reachable' {
  let likeliest: 'none' | 'possible' = 'none';
  for (const country of countries) {
    const reading = parseMsisdn(cell, country);
    if (!reading.ok) continue;
    if ((reading.flags & UNREACHABLE) === 0) return 'reachable';
    // A number not in use here is still a number.
    likeliest = 'possible';
  }
  return identityForm(cell) === undefined ? likeliest : 'none';
}
