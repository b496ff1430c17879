import type { Mapping } from '../sheet/sheet.ts';
import type { AudienceRow, RowStatus } from './audience.ts';

/** A number on several rows, with all rows that share it. */
export interface RepeatedNumber {
  /** Its index among all such numbers, in the order of the file. */
  readonly at: number;
  readonly msisdn: string;
  /** No row has been chosen yet. */
  readonly isOpen: boolean;
  /** In the order of the file, at most `mostRepeatedRows`. */
  readonly rows: readonly AudienceRow[];
  /** Rows beyond those. */
  readonly more: number;
}

export interface Repeated {
  readonly count: number;
  /** How many need a choice. */
  readonly open: number;
  /** The index of the next that needs a choice, after the one shown and then from the start; null for no other. */
  readonly nextOpen: number | null;
  /** Null for an index without one. */
  readonly shown: RepeatedNumber | null;
}

export const mostRepeatedRows = 100;

/**
 * What a row becomes that gives way to another one with its number. Rows with the same cells would get the
 * same text, so no one is asked about them.
 */
export function givenWay(
  duplicates: Mapping['duplicates'],
  isSame: boolean,
): Extract<RowStatus, 'duplicate' | 'undecided'> {
  return duplicates === 'ask' && !isSame ? 'undecided' : 'duplicate';
}
