import type { DatabaseSync } from 'node:sqlite';
import { assertNever } from '../../shared/assert-never.ts';
import { ROW_FLAGS, statusCode } from '../../shared/audience-row.ts';
import { isRepaired, parseMsisdn } from '../../shared/msisdn.ts';
import { isDoubtful } from '../../shared/number-mark.ts';
import { NUMBER_FAULTS } from '../../shared/number-words.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { AudienceCounts, Mapping } from '../../shared/sheet.ts';
import { transact } from '../store/open-database.ts';
import type { AudienceChange } from './import-message.ts';
import { isRecent } from './kept-out.ts';
import type { NumberColumn } from './number-column.ts';

/** What a change may alter of a row, as `audience_row` keeps it. */
interface StoredRow {
  readonly n: number;
  readonly row: number;
  readonly status: number;
  readonly flags: number;
  readonly marks: number;
  readonly msisdn: number | null;
  readonly original: string;
  readonly cells: string;
  readonly kept: number | null;
}

const RECIPIENT = statusCode('recipient');
const REJECTED = statusCode('rejected');
const DUPLICATE = statusCode('duplicate');
const OPTED_OUT = statusCode('opted-out');
const EXCLUDED = statusCode('excluded');
const RECENT = statusCode('recent');

const ROW = 'n, row, status, flags, marks, msisdn, original, cells, kept';

/**
 * Makes one change by hand, judges every row that it touches again, and records what was before, all in one
 * transaction. Fails as not-found, or as bad-input for a choice that cannot be.
 */
export function changeAudience(
  database: DatabaseSync,
  numbers: NumberColumn,
  change: AudienceChange,
  now: number,
): Result<null> {
  const pen = new AudiencePen(database, numbers);
  const row = pen.row(change.n);
  if (row === undefined) return fail({ kind: 'not-found', message: 'This row is no longer there.' });
  if (change.kind === 'edit' && change.column !== 'number' && change.column >= columnsOf(row)) {
    return fail({ kind: 'bad-input', message: 'There is no such column.', where: `row ${row.row}` });
  }
  if (change.kind === 'choose' && !canBeChosen(pen, row, now)) {
    return fail({
      kind: 'bad-input',
      message: 'This row cannot be sent to, so it cannot be chosen.',
      where: `row ${row.row}`,
      fix: 'Look at its notes to see why.',
    });
  }
  transact(database, () => {
    apply(pen, row, change, now);
    pen.record(change, now);
  });
  pen.follow();
  return ok(null);
}

/** A choice is between rows with one number; it overrules neither the opt-outs nor the rule against texting again. */
function canBeChosen(pen: AudiencePen, { status, msisdn }: StoredRow, now: number): boolean {
  if (status === RECIPIENT) return true;
  if ((status !== DUPLICATE && status !== EXCLUDED) || msisdn === null) return false;
  return !pen.isOptedOut(msisdn) && !pen.isRecent(msisdn, now);
}

function columnsOf(row: StoredRow): number {
  return (JSON.parse(row.cells) as string[]).length;
}

/** Takes back the latest change that was not taken back yet; fails as not-found when there is none. */
export function undoChange(database: DatabaseSync, numbers: NumberColumn): Result<null> {
  const latest = database
    .prepare('SELECT seq, before FROM audience_edit WHERE audience_id = ? ORDER BY seq DESC LIMIT 1')
    .get(numbers.audienceId);
  if (latest === undefined) return fail({ kind: 'not-found', message: 'There is nothing to undo.' });
  const pen = new AudiencePen(database, numbers);
  transact(database, () => {
    for (const before of JSON.parse(String(latest.before)) as StoredRow[]) pen.write(before);
    pen.count();
    database
      .prepare('DELETE FROM audience_edit WHERE audience_id = ? AND seq = ?')
      .run(numbers.audienceId, latest.seq as number);
  });
  pen.follow();
  return ok(null);
}

function apply(pen: AudiencePen, row: StoredRow, change: AudienceChange, now: number): void {
  switch (change.kind) {
    case 'edit': {
      const flags = row.flags | ROW_FLAGS.edited;
      if (change.column === 'number') {
        judgeAgain(pen, { ...row, flags, original: change.value }, now, row.status === EXCLUDED);
      } else {
        const cells = JSON.parse(row.cells) as string[];
        cells[change.column] = change.value;
        pen.write({ ...row, flags, cells: JSON.stringify(cells) });
      }
      if (row.msisdn !== null) pen.succeed(row.msisdn);
      return;
    }
    case 'exclude':
      if (!change.excluded) judgeAgain(pen, row, now, false);
      // Its duplicates are not sent to instead: whoever leaves a row out means the person.
      else pen.write({ ...row, status: EXCLUDED, kept: null });
      if (row.msisdn !== null) pen.annotate(row.msisdn);
      return;
    case 'choose':
      pen.keep(row);
      return;
    default:
      assertNever(change);
  }
}

/** Reads the row's number anew and gives the row the status that an import would give it now. */
function judgeAgain(pen: AudiencePen, row: StoredRow, now: number, excluded: boolean): void {
  const reading = parseMsisdn(row.original, pen.mapping.country);
  const kept = row.flags & ROW_FLAGS.edited;
  if (!reading.ok) {
    const marks = NUMBER_FAULTS.indexOf(reading.fault);
    pen.write({ ...row, status: REJECTED, flags: kept, marks, msisdn: null, kept: null });
    return;
  }
  const msisdn = Number(reading.msisdn);
  const flags =
    kept |
    (isRepaired(row.original, reading.msisdn) ? ROW_FLAGS.repaired : 0) |
    (isDoubtful(reading.marks) ? ROW_FLAGS.doubtful : 0);
  let status = RECIPIENT;
  if (excluded) status = EXCLUDED;
  else if (pen.isOptedOut(msisdn)) status = OPTED_OUT;
  else if (pen.isRecent(msisdn, now)) status = RECENT;
  else if (pen.keeperOf(msisdn, row.n) !== undefined) status = DUPLICATE;
  pen.write({ ...row, status, flags, marks: reading.marks, msisdn, kept: null });
  pen.annotate(msisdn);
}

/** Writes rows of one audience and remembers what they were before. */
class AudiencePen {
  readonly mapping: Mapping;
  readonly #database: DatabaseSync;
  readonly #numbers: NumberColumn;
  readonly #before = new Map<number, StoredRow>();
  readonly #after = new Map<number, StoredRow>();

  constructor(database: DatabaseSync, numbers: NumberColumn) {
    this.#database = database;
    this.#numbers = numbers;
    const audience = database.prepare('SELECT mapping FROM audience WHERE id = ?').get(numbers.audienceId);
    this.mapping = JSON.parse(String(audience?.mapping)) as Mapping;
  }

  row(n: number): StoredRow | undefined {
    return (
      this.#after.get(n) ??
      (this.#database
        .prepare(`SELECT ${ROW} FROM audience_row WHERE audience_id = ? AND n = ?`)
        .get(this.#numbers.audienceId, n) as StoredRow | undefined)
    );
  }

  write(row: StoredRow): void {
    const before = this.row(row.n);
    if (before !== undefined && !this.#before.has(row.n)) this.#before.set(row.n, before);
    this.#after.set(row.n, row);
    const { status, flags, marks, msisdn, original, cells, kept } = row;
    this.#database
      .prepare(
        `UPDATE audience_row SET status = ?, flags = ?, marks = ?, msisdn = ?, original = ?, cells = ?, kept = ?
         WHERE audience_id = ? AND n = ?`,
      )
      .run(status, flags, marks, msisdn, original, cells, kept, this.#numbers.audienceId, row.n);
  }

  isOptedOut(msisdn: number): boolean {
    return this.#database.prepare('SELECT 1 FROM opt_out WHERE msisdn = ?').get(msisdn) !== undefined;
  }

  isRecent(msisdn: number, now: number): boolean {
    return isRecent(this.#database, msisdn, this.mapping.skipRecentDays, now);
  }

  /** The row that a number is sent to, or whose exclusion by hand stands for it. */
  keeperOf(msisdn: number, except?: number): StoredRow | undefined {
    const others = this.#group(msisdn).filter((row) => row.n !== except);
    return others.find((row) => row.status === RECIPIENT) ?? others.find((row) => row.status === EXCLUDED);
  }

  /** Sends to this row, and to no other with its number. */
  keep(row: StoredRow): void {
    for (const other of this.#group(row.msisdn!)) {
      if (other.n !== row.n && other.status === RECIPIENT) this.write({ ...other, status: DUPLICATE });
    }
    this.write({ ...row, status: RECIPIENT, kept: null });
    this.annotate(row.msisdn!);
  }

  /** Sends to one of a number's duplicates when the row that was kept has gone to another number. */
  succeed(msisdn: number): void {
    if (this.keeperOf(msisdn) === undefined) {
      const left = this.#group(msisdn).filter((row) => row.status === DUPLICATE);
      const next = this.mapping.duplicates === 'last' ? left.at(-1) : left[0];
      if (next !== undefined) this.write({ ...next, status: RECIPIENT, kept: null });
    }
    this.annotate(msisdn);
  }

  /** Makes the duplicates of a number name the row that stands for it now. */
  annotate(msisdn: number): void {
    const keeper = this.keeperOf(msisdn);
    if (keeper === undefined) return;
    for (const row of this.#group(msisdn)) {
      if (row.status !== DUPLICATE) continue;
      if (row.kept !== keeper.n) this.write({ ...row, kept: keeper.n });
    }
  }

  /** Keeps what was before, for `undoChange`, and the new counts. */
  record(change: AudienceChange, now: number): void {
    this.count();
    this.#database
      .prepare(
        `INSERT INTO audience_edit (audience_id, seq, n, kind, before, at)
         SELECT ?1, coalesce(max(seq), 0) + 1, ?2, ?3, ?4, ?5 FROM audience_edit WHERE audience_id = ?1`,
      )
      .run(this.#numbers.audienceId, change.n, change.kind, JSON.stringify([...this.#before.values()]), now);
  }

  /** Brings the audience's counts up to date by the rows that changed. */
  count(): void {
    const stored = this.#database
      .prepare('SELECT counts FROM audience WHERE id = ?')
      .get(this.#numbers.audienceId);
    const counts = JSON.parse(String(stored?.counts)) as { -readonly [K in keyof AudienceCounts]: number };
    for (const row of this.#before.values()) tally(counts, row, -1);
    for (const row of this.#after.values()) tally(counts, row, 1);
    this.#database
      .prepare('UPDATE audience SET counts = ? WHERE id = ?')
      .run(JSON.stringify(counts), this.#numbers.audienceId);
  }

  /** Lets the number column know, once the transaction holds. */
  follow(): void {
    for (const row of this.#after.values()) this.#numbers.set(row.n, row.msisdn);
  }

  #group(msisdn: number): StoredRow[] {
    const known = new Set(this.#numbers.rowsWith(msisdn));
    for (const row of this.#after.values()) known.add(row.n);
    return [...known]
      .sort((left, right) => left - right)
      .flatMap((n) => this.row(n) ?? [])
      .filter((row) => row.msisdn === msisdn);
  }
}

function tally(
  counts: { -readonly [K in keyof AudienceCounts]: number },
  row: StoredRow,
  step: 1 | -1,
): void {
  if ((row.flags & ROW_FLAGS.edited) !== 0) counts.edited += step;
  if (row.status === RECIPIENT) {
    counts.recipients += step;
    if ((row.flags & ROW_FLAGS.repaired) !== 0) counts.repaired += step;
    if ((row.flags & ROW_FLAGS.doubtful) !== 0) counts.doubtful += step;
  } else if (row.status === REJECTED) counts.rejected += step;
  else if (row.status === DUPLICATE) counts.duplicates += step;
  else if (row.status === OPTED_OUT) counts.optedOut += step;
  else if (row.status === EXCLUDED) counts.excluded += step;
  else counts.recent += step;
}
