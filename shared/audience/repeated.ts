import type { Mapping } from '../sheet/sheet.ts';
import type { AudienceRow, RowStatus } from './audience.ts';

/** A number that stands on several rows, as it is asked about: once, with all rows that share it. */
export interface RepeatedNumber {
  /** Its index among all such numbers, which stand in the order of the file. */
  readonly at: number;
  readonly msisdn: string;
  /** Nobody has chosen between its rows yet. */
  readonly isOpen: boolean;
  /** In the order of the file, at most `mostRepeatedRows`. */
  readonly rows: readonly AudienceRow[];
  /** Rows beyond those. */
  readonly more: number;
}

/** The numbers of an audience that stand on several rows, and one of them. */
export interface Repeated {
  readonly count: number;
  /** How many of them wait for a choice. */
  readonly open: number;
  /** The index of the next one that does, after the one shown and then from the start; null for none other. */
  readonly nextOpen: number | null;
  /** Null where there is none at the index asked for. */
  readonly shown: RepeatedNumber | null;
}

/** The most rows of one number that are shown beside one another. */
export const mostRepeatedRows = 100;

/**
 * What a row becomes that gives way to another one with its number. Where somebody wants to be asked it waits for their
 * choice, unless its cells are the same, so that the text would be too.
 */
export function givenWay(
  duplicates: Mapping['duplicates'],
  isSame: boolean,
): Extract<RowStatus, 'duplicate' | 'undecided'> {
  return duplicates === 'ask' && !isSame ? 'undecided' : 'duplicate';
}
