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
  readonly more: number;
}

export interface Repeated {
  readonly count: number;
  readonly open: number;
  /** The index of the next that needs a choice, after the one shown and then from the start; null for no other. */
  readonly nextOpen: number | null;
  readonly shown: RepeatedNumber | null;
}

export const mostRepeatedRows = 100;

/** For a row that gives way. Rows with the same cells would get the same text, so they need no choice. */
export function givenWay(
  duplicates: Mapping['duplicates'],
  isSame: boolean,
): Extract<RowStatus, 'duplicate' | 'undecided'> {
  return duplicates === 'ask' && !isSame ? 'undecided' : 'duplicate';
}
