import type { DatabaseSync } from 'node:sqlite';
import {
  addToCounts,
  DUPLICATE,
  EXCLUDED,
  OPTED_OUT,
  RECENT,
  RECIPIENT,
  statusCode,
  UNDECIDED,
} from '../../../shared/audience/audience-row.ts';
import { givenWay } from '../../../shared/audience/repeated.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import { rowKey } from '../../store/audience-keys.ts';
import type { RowJudgement } from '../records/audience-writer.ts';
import { isRecent } from './barred-numbers.ts';
import { changeCounts, type MadeEdit, recordEdit, type Step } from './edit-steps.ts';
import type { NumberColumn } from './number-column.ts';

/** What a change may alter of a row, as `audience_row` keeps it. */
export interface StoredRow extends RowJudgement {
  readonly n: number;
  readonly original: string;
  readonly cells: string;
  /** As `countryOf` answers it; null where the row says none. */
  readonly country: string | null;
}

const ROW = 'n, row, status, flags, number_flags AS numberFlags, msisdn, original, cells, kept, country';

/** True for a row that another one with its number is sent to instead of. */
function hasGivenWay({ status }: StoredRow): boolean {
  return status === DUPLICATE || status === UNDECIDED;
}

/** Writes rows of one audience and remembers what they were before. */
export class AudienceEditor {
  readonly mapping: Mapping;
  readonly #database: DatabaseSync;
  readonly #numbers: NumberColumn;
  readonly #before = new Map<number, StoredRow>();
  readonly #after = new Map<number, StoredRow>();
  /** By number, the changed rows that were given it; the number column does not know of them yet. */
  readonly #changed = new Map<number, Set<number>>();

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
        .prepare(`SELECT ${ROW} FROM audience_row WHERE id = ?`)
        .get(rowKey(this.#numbers.audienceId, n)) as StoredRow | undefined)
    );
  }

  write(row: StoredRow): void {
    const before = this.row(row.n);
    if (before !== undefined && !this.#before.has(row.n)) this.#before.set(row.n, before);
    this.#after.set(row.n, row);
    if (row.msisdn !== null) {
      const changed = this.#changed.get(row.msisdn) ?? new Set();
      this.#changed.set(row.msisdn, changed.add(row.n));
    }
    const { status, flags, numberFlags, msisdn, original, cells, kept } = row;
    const key = rowKey(this.#numbers.audienceId, row.n);
    this.#database
      .prepare(
        `UPDATE audience_row SET status = ?, flags = ?, number_flags = ?, msisdn = ?, original = ?, cells = ?, kept = ?
         WHERE id = ?`,
      )
      .run(status, flags, numberFlags, msisdn, original, cells, kept, key);
  }

  isOptedOut(msisdn: number): boolean {
    return this.#database.prepare('SELECT 1 FROM opt_out WHERE msisdn = ?').get(msisdn) !== undefined;
  }

  isRecent(msisdn: number, now: number): boolean {
    return isRecent(this.#database, msisdn, this.mapping.skipRecentDays, now);
  }

  /** What a row with the number `msisdn` becomes now, which is not left out by hand. */
  statusNow(row: StoredRow, msisdn: number, now: number): number {
    if (this.isOptedOut(msisdn)) return OPTED_OUT;
    if (this.isRecent(msisdn, now)) return RECENT;
    const keeper = this.keeperOf(msisdn, row.n);
    if (keeper === undefined) return RECIPIENT;
    return keeper.status === EXCLUDED ? DUPLICATE : this.#givenWayTo(keeper, row);
  }

  #givenWayTo(keeper: StoredRow, { cells }: StoredRow): number {
    return statusCode(givenWay(this.mapping.duplicates, keeper.cells === cells));
  }

  /** Brings a row in line with the opt-outs of now; one left out by hand is looked at when it is taken back in. */
  follow(row: StoredRow, now: number): void {
    if (row.msisdn === null || row.status === EXCLUDED) return;
    const out = this.isOptedOut(row.msisdn);
    if (out === (row.status === OPTED_OUT)) return;
    this.write({ ...row, status: this.statusNow(row, row.msisdn, now), kept: null });
    if (!out) this.annotate(row.msisdn);
  }

  /** The row that a number is sent to, or whose exclusion by hand stands for it. */
  keeperOf(msisdn: number, except?: number): StoredRow | undefined {
    const others = this.#group(msisdn).filter((row) => row.n !== except);
    return others.find((row) => row.status === RECIPIENT) ?? others.find((row) => row.status === EXCLUDED);
  }

  /** Sends to this row, and to no other with its number. */
  keep(row: StoredRow): void {
    for (const other of this.#group(row.msisdn!)) {
      const isChosenOver = other.status === RECIPIENT || other.status === UNDECIDED;
      if (other.n !== row.n && isChosenOver) this.write({ ...other, status: DUPLICATE });
    }
    this.write({ ...row, status: RECIPIENT, kept: null });
    this.annotate(row.msisdn!);
  }

  /** Sends to one of a number's duplicates when the row that was kept has gone to another number. */
  succeed(msisdn: number): void {
    if (this.keeperOf(msisdn) === undefined) {
      const left = this.#group(msisdn).filter(hasGivenWay);
      const next = this.mapping.duplicates === 'last' ? left.at(-1) : left[0];
      if (next !== undefined) this.write({ ...next, status: RECIPIENT, kept: null });
      // What nobody has chosen yet is still to be chosen, among those that are left.
      if (next !== undefined && left.some(({ status }) => status === UNDECIDED)) {
        for (const row of left) {
          if (row !== next) this.write({ ...row, status: this.#givenWayTo(next, row) });
        }
      }
    }
    this.annotate(msisdn);
  }

  /** Makes the duplicates of a number name the row that stands for it now; what makes no difference is no longer asked. */
  annotate(msisdn: number): void {
    const keeper = this.keeperOf(msisdn);
    if (keeper === undefined) return;
    for (const row of this.#group(msisdn)) {
      if (!hasGivenWay(row)) continue;
      const isSettled = keeper.status === EXCLUDED || row.cells === keeper.cells;
      const status = isSettled ? DUPLICATE : row.status;
      if (row.kept !== keeper.n || row.status !== status) this.write({ ...row, status, kept: keeper.n });
    }
  }

  /** Keeps what was before, for `undoSteps`, and the new counts. */
  record(step: Step, edit: Omit<MadeEdit, 'before'>): void {
    this.count();
    const before = JSON.stringify([...this.#before.values()]);
    recordEdit(this.#database, this.#numbers.audienceId, step, { ...edit, before });
  }

  /** Brings the audience's counts up to date by the rows that changed; answers how many those are. */
  count(): number {
    changeCounts(this.#database, this.#numbers.audienceId, (counts) => {
      for (const row of this.#before.values()) addToCounts(counts, row, -1);
      for (const row of this.#after.values()) addToCounts(counts, row, 1);
    });
    return this.#after.size;
  }

  /** Brings the number column in line, once the transaction holds. */
  updateNumbers(): void {
    for (const row of this.#after.values()) this.#numbers.set(row.n, row.msisdn);
  }

  #group(msisdn: number): StoredRow[] {
    const known = new Set([...this.#numbers.rowsWith(msisdn), ...(this.#changed.get(msisdn) ?? [])]);
    return [...known]
      .sort((left, right) => left - right)
      .flatMap((n) => this.row(n) ?? [])
      .filter((row) => row.msisdn === msisdn);
  }
}
