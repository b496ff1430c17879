import type { DatabaseSync } from 'node:sqlite';
import { assertNever } from '../../../shared/assert-never.ts';
import type { AudienceChange } from '../../../shared/audience/audience.ts';
import {
  EXCLUDED,
  JOINED,
  RECENT,
  RECIPIENT,
  REJECTED,
  ROW_FLAGS,
  SAID_NO,
} from '../../../shared/audience/audience-row.ts';
import { joinFaultWords, writtenInto } from '../../../shared/audience/join.ts';
import { NOT_KEPT } from '../../../shared/audience/kept-row.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import { parseRowNumber } from '../../../shared/number/country-text.ts';
import { NUMBER_FAULTS } from '../../../shared/number/number-faults.ts';
import { failure, ok, type Result, wrongInput } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import { readColumns } from '../../store/audience-reader.ts';
import { transact } from '../../store/open-database.ts';
import { AudienceEditor, alone, type EditedRow, joinOf } from './audience-editor.ts';
import { beginStep, type Step } from './edit-steps.ts';
import type { NumberColumn } from './number-column.ts';
import { rowFlags } from './row-readings.ts';

function stepOf(change: AudienceChange): Step {
  if (change.kind === 'edit') return beginStep('edit', change.column === 'number' ? null : change.column);
  if (change.kind === 'choose' || change.kind === 'join') return beginStep(change.kind);
  return beginStep(change.excluded ? 'leave-out' : 'take-in');
}

/** In one transaction, as part of `step`. Fails as not-found, or as bad-input for an impossible column or choice. */
export function changeAudience(
  database: DatabaseSync,
  numbers: NumberColumn,
  change: AudienceChange,
  now: number,
  step = stepOf(change),
): Result<null> {
  const editor = new AudienceEditor(database, numbers);
  const row = editor.row(change.n);
  if (row === undefined) return failure('not-found', say.audiences.noRow());
  if (change.kind === 'edit' && change.column !== 'number' && change.column >= JSON.parse(row.cells).length) {
    return wrongInput(say.sheets.atRow(row.row), say.audiences.noColumn());
  }
  if (
    (change.kind === 'choose' && !canBeChosen(editor, row, now)) ||
    (change.kind === 'join' && !canBeJoined(editor, row))
  ) {
    const fix = say.audiences.notSendableFix();
    return wrongInput(say.sheets.atRow(row.row), say.audiences.notSendable(), fix);
  }
  const fault = transact(database, () => {
    const fault = apply(editor, row, change, now);
    if (fault !== null) return fault;
    editor.record(step, { kind: change.kind, n: change.n, rows: Number(step.lastRow !== change.n), now });
    step.lastRow = change.n;
    return null;
  });
  if (fault !== null) {
    const columns = readColumns(database, numbers.audienceId as AudienceId) ?? [];
    return failure('bad-input', joinFaultWords(fault, columns), say.audiences.joinFix());
  }
  editor.updateNumbers();
  return ok(null);
}

/** A choice is between rows with one number; it overrules neither the opt-outs nor the rule against texting again. */
function canBeChosen(editor: AudienceEditor, { status, msisdn }: EditedRow, now: number): boolean {
  if (status === RECIPIENT) return true;
  if (![...NOT_KEPT, EXCLUDED].includes(status) || msisdn === null) return false;
  return !editor.isOptedOut(msisdn) && !editor.isRecent(msisdn, now);
}

/** Where its number is sent to: a join takes in nobody who is left out. */
function canBeJoined(editor: AudienceEditor, { status, msisdn }: EditedRow): boolean {
  if (![RECIPIENT, ...NOT_KEPT].includes(status)) return false;
  return editor.keeperOf(msisdn!)?.status === RECIPIENT;
}

function apply(editor: AudienceEditor, row: EditedRow, change: AudienceChange, now: number) {
  switch (change.kind) {
    case 'edit': {
      const flags = row.flags | ROW_FLAGS.edited;
      if (change.column === 'number') {
        // A typed number comes from no column of the file.
        const typed = { ...alone(row), flags, numberFlags: 0, original: change.value };
        judgeAgain(editor, typed, now, row.status === EXCLUDED);
      } else {
        const cells = JSON.parse(row.cells) as string[];
        const join = joinOf(row);
        const joined = join && JSON.stringify(writtenInto(join, cells, change.column));
        editor.write({
          ...row,
          flags,
          joined,
          cells: JSON.stringify(cells.with(change.column, change.value)),
        });
      }
      // Who was left out stays so.
      if (row.msisdn !== null) editor.succeed(row.msisdn, row.status === EXCLUDED ? EXCLUDED : RECIPIENT);
      if (row.msisdn !== null && (change.column === 'number' || row.status === JOINED))
        editor.joinAgain(row.msisdn, joinOf(row));
      return null;
    }
    case 'exclude':
      if (!change.excluded) takeBack(editor, row, now);
      // Leaving a row out means leaving the person out, so no duplicate takes its place.
      else editor.write({ ...row, status: EXCLUDED, kept: null });
      if (row.msisdn !== null) editor.annotate(row.msisdn);
      if (row.status === JOINED) editor.joinAgain(row.msisdn!);
      return null;
    case 'choose':
      editor.keep(row);
      return null;
    case 'join':
      return editor.join(row, change.join);
    default:
      return assertNever(change);
  }
}

/**
 * Takes a row back in, with those of `together`, even if texted recently or against a no, since the person asked for it;
 * an opt-out still holds.
 */
export function takeBack(
  editor: AudienceEditor,
  row: EditedRow,
  now: number,
  together: ReadonlySet<number> = new Set(),
): void {
  if ([RECIPIENT, ...NOT_KEPT].includes(row.status)) return;
  const taken = { ...row, flags: row.flags & ~ROW_FLAGS.saidNo };
  const isMeant = [RECENT, SAID_NO].includes(row.status) && !editor.isOptedOut(row.msisdn!);
  if (isMeant && editor.keeperBeside(row.n, row.msisdn!, together) === undefined) editor.keep(taken);
  else if (row.msisdn === null) judgeAgain(editor, taken, now, false);
  else place(editor, taken, row.msisdn, editor.statusNow(taken, row.msisdn, now, together));
}

/** Reads the row's number again and gives the row the status that an import would give it now. */
function judgeAgain(editor: AudienceEditor, row: EditedRow, now: number, excluded: boolean): void {
  const reading = parseRowNumber(row.original, row.country, editor.mapping.country);
  const kept = row.flags & (ROW_FLAGS.edited | ROW_FLAGS.saidNo);
  if (!reading.ok) {
    const judged = excluded
      ? { status: EXCLUDED, numberFlags: 0 }
      : { status: REJECTED, numberFlags: NUMBER_FAULTS.indexOf(reading.fault) };
    editor.write({ ...row, ...judged, flags: kept, msisdn: null, kept: null });
    return;
  }
  const msisdn = Number(reading.msisdn);
  const read = { ...row, flags: kept | rowFlags(reading, 0), numberFlags: reading.flags };
  place(editor, read, msisdn, excluded ? EXCLUDED : editor.statusNow(row, msisdn, now));
}

function place(editor: AudienceEditor, row: EditedRow, msisdn: number, status: number): void {
  editor.write({ ...row, status, msisdn, kept: null });
  if (status === SAID_NO || (row.flags & ROW_FLAGS.saidNo) !== 0) editor.refuse(msisdn);
  editor.annotate(msisdn);
  if (status === JOINED) editor.joinAgain(msisdn);
}
