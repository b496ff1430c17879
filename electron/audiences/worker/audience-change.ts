import type { DatabaseSync } from 'node:sqlite';
import { assertNever } from '../../../shared/assert-never.ts';
import type { AudienceChange } from '../../../shared/audience/audience.ts';
import {
  EXCLUDED,
  JOINED,
  RECENT,
  RECIPIENT,
  SAID_NO,
  UNDECIDED,
} from '../../../shared/audience/audience-row.ts';
import type { ReadNumber } from '../../../shared/audience/decided-row.ts';
import { joinedCells, joinFaultWords, type StoredJoin } from '../../../shared/audience/join.ts';
import { NOT_KEPT } from '../../../shared/audience/kept-row.ts';
import {
  type ChosenText,
  chosen,
  type Decision,
  leftOut,
  lifted,
  takenIn,
  typed,
  written,
} from '../../../shared/audience/row-decisions.ts';
import type { AudienceId, Msisdn } from '../../../shared/brand.ts';
import { parseRowNumber } from '../../../shared/number/country-text.ts';
import { NUMBER_FAULTS } from '../../../shared/number/number-faults.ts';
import { openNumbers } from '../../../shared/number/typed-numbers.ts';
import { failure, ok, type Result, wrongInput } from '../../../shared/result.ts';
import type { JoinRule } from '../../../shared/sheet/sheet.ts';
import { say } from '../../../shared/texts/say.ts';
import { readColumns, readMapping } from '../../store/audience-reader.ts';
import { rowKey } from '../../store/row-key.ts';
import { isRecent } from './barred-numbers.ts';
import { type JudgedRows, type KnownRow, type ListedNumber, openJudgedRows } from './judged-rows.ts';
import { type NewStep, takeStep } from './list-steps.ts';
import type { NumberColumn } from './number-column.ts';
import { rowFlags } from './row-readings.ts';

function stepOf(change: AudienceChange): Pick<NewStep, 'act' | 'column'> {
  if (change.kind === 'edit')
    return { act: 'edit', column: change.column === 'number' ? null : change.column };
  if (change.kind === 'choose' || change.kind === 'join') return { act: change.kind };
  return { act: change.excluded ? 'leave-out' : 'take-in' };
}

/**
 * Changes a list as one step, in the list's turn; without a change there is no step. Fails as not-found, or as
 * bad-input for an impossible column or choice. Returns the numbers that a person must choose from first.
 */
export async function changeAudience(
  database: DatabaseSync,
  numbers: NumberColumn,
  change: AudienceChange,
  now: number,
): Promise<Result<readonly Msisdn[]>> {
  const judged = openJudgedRows(database, numbers);
  const row = judged.at(change.n);
  if (row === undefined) return failure('not-found', say.audiences.noRow());
  const numbersToChoose = openIn(database, judged, row, change);
  if (numbersToChoose.length > 0) return ok(numbersToChoose);
  const decisions = decisionsOf(database, judged, row, change, now);
  if (!decisions.ok) return decisions;
  await takeStep(
    database,
    judged,
    { ...stepOf(change), n: change.n, rows: 1, decisions: decisions.value },
    now,
  );
  return ok([]);
}

/** None where the file names the row's country, or for the cell of the file. */
function openIn(
  database: DatabaseSync,
  judged: JudgedRows,
  { own, file }: KnownRow,
  change: AudienceChange,
): readonly Msisdn[] {
  if (change.kind !== 'edit' || change.column !== 'number') return [];
  if ([own.original, file.original].includes(change.value)) return [];
  return countryOfRow(database, judged, own.n) === null
    ? openNumbers(change.value, change.countries ?? [])
    : [];
}

function countryOfRow(database: DatabaseSync, { audienceId }: JudgedRows, n: number): string | null {
  const row = database.prepare('SELECT country FROM audience_row WHERE id = ?').get(rowKey(audienceId, n));
  return typeof row?.country === 'string' ? row.country : null;
}

function decisionsOf(
  database: DatabaseSync,
  judged: JudgedRows,
  row: KnownRow,
  change: AudienceChange,
  now: number,
): Result<readonly Decision[]> {
  const { n, msisdn } = row.own;
  if (change.kind === 'edit') {
    if (change.column === 'number') return ok(numberTyped(database, judged, row, change.value, now));
    if (change.column >= JSON.parse(row.own.cells).length)
      return wrongInput(atRow(database, judged, n), say.audiences.noColumn());
    return ok(cellWritten(row, change.column, change.value));
  }
  // An edit needs no other row of the number, which may fill the list.
  const number = msisdn === null ? null : judged.number(msisdn);
  switch (change.kind) {
    case 'exclude':
      return ok(change.excluded ? out(row, number) : back(row, number));
    case 'choose': {
      if (number === null || !canBeChosen(row, number)) return notSendable(database, judged, n);
      const waits = (one: number) => waitsOrIsJoined(judged.at(one)!);
      const isDecided =
        row.stored.status === RECIPIENT && !judged.numbers.rowsWith(number.msisdn).some(waits);
      return ok(isDecided ? [] : chosenRow(judged, row, number));
    }
    case 'join': {
      if (number === null || !canBeJoined(row, number)) return notSendable(database, judged, n);
      return joinedRows(database, number, change.join);
    }
    default:
      return assertNever(change);
  }
}

function atRow(database: DatabaseSync, { audienceId }: JudgedRows, n: number) {
  const storedRow = database.prepare('SELECT row FROM audience_row WHERE id = ?').get(rowKey(audienceId, n));
  return say.sheets.atRow(Number(storedRow?.row));
}

function notSendable(database: DatabaseSync, judged: JudgedRows, n: number) {
  const fix = say.audiences.notSendableFix();
  return wrongInput(atRow(database, judged, n), say.audiences.notSendable(), fix);
}

/** A choice between rows with one number; overrules neither opt-outs nor a no nor the rule against texting again. */
function canBeChosen({ stored }: KnownRow, { judged }: ListedNumber): boolean {
  return judged.barred === null && [RECIPIENT, ...NOT_KEPT, EXCLUDED].includes(stored.status);
}

/** True if the number of the row is sent to: a join takes in nobody who is left out. */
function canBeJoined({ stored }: KnownRow, { judged }: ListedNumber): boolean {
  return [RECIPIENT, ...NOT_KEPT].includes(stored.status) && !judged.isOut && judged.barred === null;
}

function waitsOrIsJoined({ stored }: KnownRow): boolean {
  return stored.status === UNDECIDED || stored.status === JOINED || stored.joined !== null;
}

export function chosenRow(judged: JudgedRows, row: KnownRow, number: ListedNumber): Decision[] {
  return chosen(row.own.n, number, textOf(judged, row, number));
}

/** A row that waits beside a row of another list keeps the text that it is shown with. */
function textOf(
  { records }: JudgedRows,
  { own, stored }: KnownRow,
  { msisdn }: ListedNumber,
): ChosenText | null {
  if (stored.status !== UNDECIDED || stored.joined === null) return null;
  const made = records.ofNumber(msisdn).findLast((one) => one.n === own.n && one.join !== null);
  return made?.join ? { rule: made.join.rule, of: made.join.of ?? made.among } : null;
}

/** Makes one text of all rows of the number, except rows that were left out. */
export function joinedRows(
  database: DatabaseSync,
  number: ListedNumber,
  { language, ways, dayFirst }: JoinRule,
): Result<readonly Decision[]> {
  const rule = { language, ways, ...(dayFirst && { dayFirst }) };
  const { rows, judged } = number;
  const able = rows.filter(({ isOut }) => !isOut);
  const made = joinedCells(
    able.map(({ cells }) => JSON.parse(cells) as string[]),
    rule,
  );
  if ('fault' in made) {
    const columns = readColumns(database, audienceOf(number)) ?? [];
    return failure('bad-input', joinFaultWords(made.fault, columns), say.audiences.joinFix());
  }
  return ok(chosen(rows[judged.kept]!.n, number, { rule, of: null }));
}

function out({ stored }: KnownRow, number: ListedNumber | null): Decision[] {
  return stored.status === EXCLUDED ? [] : [leftOut(stored.n, number)];
}

/** Takes a row back in, even against a no or a recent text, because the person asked for it; an opt-out still holds. */
function back({ stored }: KnownRow, number: ListedNumber | null): Decision[] {
  const { n, status } = stored;
  if (status === EXCLUDED) return [takenIn(n, number)];
  const isMeant = number !== null && !number.isOptedOut && !number.judged.isOut;
  return isMeant && [RECENT, SAID_NO].includes(status) ? [lifted(n, number.msisdn)] : [];
}

/** Writes over the text of several rows, if the row has such a text. */
export function cellWritten({ own, stored }: KnownRow, column: number, text: string): Decision[] {
  const cells = JSON.parse(stored.cells) as string[];
  const shown = cells[column] ?? '';
  if (text === shown) return [];
  const join = stored.joined === null ? null : (JSON.parse(stored.joined) as StoredJoin);
  return [written(own.n, column, text, join && (join.made?.[column] ?? shown))];
}

/** A typed number comes from no column of the file, unless it is the same as in the file. */
export function numberTyped(
  database: DatabaseSync,
  judged: JudgedRows,
  row: KnownRow,
  original: string,
  now: number,
): Decision[] {
  const { n } = row.own;
  if (original === row.own.original) return [];
  if (original === row.file.original) return [typed(n, null)];
  const { audienceId } = judged;
  const mapping = readMapping(database, audienceId);
  const { skipRecentDays } = mapping;
  const reading = parseRowNumber(original, countryOfRow(database, judged, n), mapping);
  const msisdn = reading.ok ? Number(reading.msisdn) : null;
  const read: ReadNumber = {
    original,
    msisdn,
    numberFlags: reading.ok ? reading.flags : NUMBER_FAULTS.indexOf(reading.fault),
    flags: reading.ok ? rowFlags(reading, 0) : 0,
    recent:
      msisdn !== null &&
      cameRecently(judged, row, msisdn, () => isRecent(database, msisdn, skipRecentDays, now)),
  };
  return [typed(n, JSON.stringify(read))];
}

/** True if the number had been texted recently when it came into the list. */
function cameRecently(
  judged: JudgedRows,
  { own, file }: KnownRow,
  msisdn: number,
  isNow: () => boolean,
): boolean {
  if (file.msisdn === msisdn) return file.recent;
  const typedBefore = judged.records
    .ofRow(own.n)
    .flatMap(({ kind, counts, value }) =>
      kind === 'number' && counts && value !== null ? (JSON.parse(value) as ReadNumber) : [],
    )
    .findLast((one) => one.msisdn === msisdn);
  if (typedBefore !== undefined) return typedBefore.recent;
  const number = judged.number(msisdn);
  return number === null
    ? isNow()
    : number.judged.barred !== null && number.rows.some(({ recent }) => recent);
}

function audienceOf({ audienceId }: ListedNumber): AudienceId {
  return audienceId as AudienceId;
}
