import { assertNever } from '../assert-never.ts';
import { quoted } from '../format/quoted.ts';
import { parseMsisdn } from '../number/msisdn.ts';
import { NUMBER_FLAGS } from '../number/number-flags.ts';
import { doubtWords, faultWords, NUMBER_FAULTS, repairWords } from '../number/number-words.ts';
import type { RowNote } from './audience.ts';
import { ROW_FLAGS, ROW_STATUSES } from './audience-row.ts';

/** What the store knows of a row besides its cells. */
export interface StoredJudgement {
  readonly status: number;
  readonly flags: number;
  /** Bits of `NUMBER_FLAGS`; of a rejected row the code of its fault. */
  readonly numberFlags: number;
  /** Of a duplicate: the row that is kept, if it is still there. */
  readonly kept: KeptRow | null;
  /** Of a number that is not from the number column. */
  readonly from: NumberSource | null;
}

/** The column that a number was taken from. */
export interface NumberSource {
  readonly column: string;
  /** The number column. */
  readonly insteadOf: string;
  /** What the number column holds. */
  readonly left: 'landline' | 'mobile' | 'none';
}

/** What a cell of the number column holds whose number was not taken, as a number of the country. */
export function leftNumber(cell: string, country: string): NumberSource['left'] {
  const reading = parseMsisdn(cell, country);
  if (!reading.ok || (reading.flags & (NUMBER_FLAGS.invalid | NUMBER_FLAGS.special)) !== 0) return 'none';
  return (reading.flags & NUMBER_FLAGS.landline) === 0 ? 'mobile' : 'landline';
}

/** The row that is kept in place of a duplicate. */
export interface KeptRow {
  /** 1-based row in the file. */
  readonly row: number;
  /** Its other cells differ from the duplicate's. */
  readonly differs: boolean;
}

/** Everything a person should know about a row of an audience, apart from its final text. */
export function rowNotes({ status, flags, numberFlags, kept, from }: StoredJudgement): RowNote[] {
  const notes = statusNotes(status, numberFlags, kept);
  if (ROW_STATUSES[status] !== 'rejected') {
    for (const doubt of doubtWords(numberFlags)) notes.push({ kind: 'doubtful', ...doubt });
    if (from !== null) notes.push({ kind: 'repaired', message: sourceWords(from) });
    const repairs = (flags & ROW_FLAGS.repaired) === 0 ? '' : repairWords(numberFlags);
    if (repairs !== '') notes.push({ kind: 'repaired', message: repairs });
  }
  if ((flags & ROW_FLAGS.edited) !== 0) notes.push({ kind: 'edited', message: 'Changed by hand.' });
  return notes;
}

/** Says that a number is not from the number column, and what was left there. */
export function sourceWords({ column, insteadOf, left }: NumberSource): string {
  switch (left) {
    case 'landline':
      return `Taken from ${quoted(column)}; the landline in ${quoted(insteadOf)} was left.`;
    case 'mobile':
      return `Taken from ${quoted(column)}, as its label says; the number in ${quoted(insteadOf)} was left.`;
    case 'none':
      return `Taken from ${quoted(column)}, since ${quoted(insteadOf)} holds no mobile number.`;
    default:
      return assertNever(left);
  }
}

function statusNotes(code: number, numberFlags: number, kept: KeptRow | null): RowNote[] {
  const status = ROW_STATUSES[code]!;
  switch (status) {
    case 'recipient':
      return [];
    case 'duplicate':
      return kept === null ? [] : [duplicateNote(kept)];
    case 'undecided':
      return kept === null ? [] : [undecidedNote(kept)];
    case 'rejected':
      return [{ kind: 'rejected', ...faultWords(NUMBER_FAULTS[numberFlags] ?? 'no-digits') }];
    case 'opted-out':
      return [{ kind: 'opted-out', message: 'This number is on the opt-out list and is never texted.' }];
    case 'excluded':
      return [{ kind: 'excluded', message: 'Left out by hand.', fix: 'Take the row back in to text it.' }];
    case 'recent':
      return [{ kind: 'recent', message: 'Left out because this number was texted lately.' }];
    default:
      return assertNever(status);
  }
}

function undecidedNote({ row }: KeptRow): RowNote {
  return {
    kind: 'duplicate',
    message: `Row ${row} has the same number and gets the text so far; the other cells differ.`,
    fix: 'Choose which of the rows it is written from.',
  };
}

function duplicateNote({ row, differs }: KeptRow): RowNote {
  const same = `Row ${row} has the same number and is kept`;
  return differs
    ? {
        kind: 'duplicate',
        message: `${same}; the other cells differ.`,
        fix: 'Choose this row instead if its values are the right ones.',
      }
    : { kind: 'duplicate', message: `${same}; the other cells are the same.` };
}
