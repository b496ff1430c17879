import type { DatabaseSync } from 'node:sqlite';
import { ROW_FLAGS } from '../../../shared/audience/audience-row.ts';
import { type DecidedRow, decidedRow, type FileRow } from '../../../shared/audience/decided-row.ts';
import type { StoredJoin } from '../../../shared/audience/join.ts';
import type { JoinedText } from '../../../shared/audience/joined-text.ts';
import { judge, judgeAlone } from '../../../shared/audience/judge.ts';
import { NOT_KEPT } from '../../../shared/audience/kept-row.ts';
import type { JudgedNumber } from '../../../shared/audience/row-decisions.ts';
import type { RowFacts } from '../../../shared/audience/row-facts.ts';
import type { StoredRow } from '../../store/audience-rows.ts';
import { rowKey } from '../../store/row-key.ts';
import { openDecisionRecords } from '../records/decision-records.ts';
import { columnsAt, readListRule } from '../records/list-rule.ts';
import type { NumberColumn } from './number-column.ts';

export type JudgedRow = Omit<StoredRow, 'numbers' | 'row' | 'country'>;

/** A stored row, with the facts about it. */
export interface KnownRow {
  readonly stored: JudgedRow;
  readonly file: FileRow;
  readonly decided: DecidedRow;
  /** The row judged without the other rows of its number. */
  readonly own: Omit<JudgedRow, 'status' | 'kept' | 'joined'>;
}

export interface ListedNumber extends JudgedNumber {
  readonly audienceId: number;
  readonly isOptedOut: boolean;
}

export interface KnownNumber extends ListedNumber {
  /** By the index in `rows`. */
  readonly knownRows: readonly KnownRow[];
}

const OF_NUMBER = ROW_FLAGS.repaired | ROW_FLAGS.doubtful;

export type JudgedRows = ReturnType<typeof openJudgedRows>;

/** Reads rows with the facts about them, and returns what follows. */
export function openJudgedRows(database: DatabaseSync, numbers: NumberColumn) {
  const { audienceId } = numbers;
  const records = openDecisionRecords(database, audienceId);
  const rule = readListRule(database, audienceId);
  const columnsOf = columnsAt(database, audienceId);
  const read = database.prepare(
    'SELECT n, status, flags, number_flags, msisdn, original, cells, kept, joined FROM audience_row WHERE id = ?',
  );
  // Objects would take several times the memory.
  read.setReturnArrays(true);
  const optedOut = database.prepare('SELECT 1 FROM opt_out WHERE msisdn = ?');

  function at(n: number): KnownRow | undefined {
    const readRow = read.get(rowKey(audienceId, n)) as unknown as ReadRow | undefined;
    return readRow && of(asStored(readRow));
  }

  function of(stored: JudgedRow): KnownRow {
    const { n } = stored;
    const decisions = records.ofRow(n);
    const file = (decisions.length > 0 ? records.fileRow(n) : null) ?? asFile(stored);
    const decided = decidedRow(
      file,
      decisions.filter(({ counts }) => counts),
    );
    const { msisdn, original, numberFlags, cells } = decided;
    const looked = decisions.some((one) => one.kind === 'checked' && one.msisdn === msisdn);
    const doubtful = looked ? !decided.isChecked : (decided.flags & ROW_FLAGS.doubtful) !== 0;
    const flags =
      (decided.flags & ROW_FLAGS.repaired) |
      (doubtful && msisdn !== null ? ROW_FLAGS.doubtful : 0) |
      (decided.isEdited ? ROW_FLAGS.edited : file.flags & ROW_FLAGS.edited) |
      (stored.flags & ROW_FLAGS.saidNo) |
      (decided.recent ? ROW_FLAGS.recent : 0);
    return { stored, file, decided, own: { n, flags, numberFlags, msisdn, original, cells } };
  }

  /** Includes rows that have another number since the column was read. */
  function rowsWith(msisdn: number, read: KnownRow | null = null): KnownRow[] {
    return numbers.rowsWith(msisdn).flatMap((n) => (read?.own.n === n ? read : (at(n) ?? [])));
  }

  const facts = (row: KnownRow): RowFacts => factsOf(row, columnsOf(row.own.n));

  function judged(msisdn: number, rows: readonly RowFacts[]): Pick<KnownNumber, 'judged' | 'isOptedOut'> {
    const isOptedOut = optedOut.get(msisdn) !== undefined;
    return { judged: judge(rows, records.ofNumber(msisdn), isOptedOut, rule), isOptedOut };
  }

  return {
    audienceId,
    numbers,
    records,
    rule,
    at,
    of,
    rowsWith,
    facts,
    judged,
    /** Holds only the facts of the rows: one number may fill a list. */
    number(msisdn: number): ListedNumber | null {
      const rows = numbers.rowsWith(msisdn).flatMap((n) => {
        const row = at(n);
        return row === undefined ? [] : facts(row);
      });
      return rows.length === 0 ? null : { audienceId, msisdn, rows, ...judged(msisdn, rows) };
    },
    withRows(msisdn: number, knownRows: readonly KnownRow[] = rowsWith(msisdn)): KnownNumber | null {
      if (knownRows.length === 0) return null;
      const rows = knownRows.map(facts);
      return { audienceId, msisdn, knownRows, rows, ...judged(msisdn, rows) };
    },
  };
}

type ReadRow = readonly [
  n: number,
  status: number,
  flags: number,
  numberFlags: number,
  msisdn: number | null,
  original: string,
  cells: string,
  kept: number | null,
  joined: string | null,
];

function asStored([
  n,
  status,
  flags,
  numberFlags,
  msisdn,
  original,
  cells,
  kept,
  joined,
]: ReadRow): JudgedRow {
  return { n, status, flags, numberFlags, msisdn, original, cells, kept, joined };
}

function asFile({ msisdn, original, numberFlags, flags, cells, joined }: JudgedRow): FileRow {
  const own = joined === null ? cells : JSON.stringify((JSON.parse(joined) as StoredJoin).own);
  const recent = (flags & ROW_FLAGS.recent) !== 0;
  return { msisdn, original, numberFlags, flags: flags & (OF_NUMBER | ROW_FLAGS.edited), recent, cells: own };
}

function factsOf({ own, file, decided }: KnownRow, columns: readonly number[] | null): RowFacts {
  const { isOut, recent, stays, written, cells } = decided;
  const saysNo = (own.flags & ROW_FLAGS.saidNo) !== 0;
  return { n: own.n, cells, imported: file.cells, columns, saysNo, recent, isOut, stays, written };
}

/** The stored form of the rows of a number. */
export function concluded({ knownRows, rows, judged }: KnownNumber): JudgedRow[] {
  return knownRows.map((row, index) => concludedAs(row, { rows, judged }, index));
}

/** The stored form of the row at `index` of its number. */
export function concludedAs(
  { own }: KnownRow,
  { rows, judged }: Pick<KnownNumber, 'rows' | 'judged'>,
  index: number,
): JudgedRow {
  const status = judged.statuses[index]!;
  const kept = NOT_KEPT.includes(status) ? rows[judged.kept]!.n : null;
  return { ...own, status, kept, ...storedText(own.cells, judged.texts.get(index)) };
}

/** The stored text of a row with the cells `own`. */
export function storedText(own: string, text: JoinedText | undefined): Pick<JudgedRow, 'cells' | 'joined'> {
  if (text === undefined) return { cells: own, joined: null };
  return { cells: JSON.stringify(text.cells), joined: storedJoin(text, own) };
}

/** The stored form of a row without a number. */
export function concludedAlone({ own, decided }: KnownRow): JudgedRow {
  return { ...own, status: judgeAlone(decided), kept: null, joined: null };
}

function storedJoin({ join, rows, made }: JoinedText, own: string): string | null {
  if (join === null) return null;
  const { language, ways, dayFirst } = join;
  const joined: StoredJoin = {
    ...{ language, ways, ...(dayFirst && { dayFirst }) },
    ...{ own: JSON.parse(own) as string[], rows, ...(made && { made }) },
  };
  return JSON.stringify(joined);
}
