import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  addToCounts,
  DUPLICATE,
  EXCLUDED,
  JOINED,
  OPTED_OUT,
  RECENT,
  RECIPIENT,
  ROW_FLAGS,
  SAID_NO,
  UNDECIDED,
} from '../../../shared/audience/audience-row.ts';
import { type JoinFault, joinedCells, type StoredJoin, withWritten } from '../../../shared/audience/join.ts';
import {
  BARRED,
  byPlace,
  isAsked,
  KEEPING,
  keeperAmong,
  NOT_KEPT,
  needsNoChoice,
} from '../../../shared/audience/kept-row.ts';
import type { JoinRule, Mapping } from '../../../shared/sheet/sheet.ts';
import { readMapping } from '../../store/audience-reader.ts';
import type { StoredRow } from '../../store/audience-rows.ts';
import { rowKey } from '../../store/row-key.ts';
import { isRecent } from './barred-numbers.ts';
import { changeCounts, type MadeEdit, recordEdit, type Step } from './edit-steps.ts';
import type { NumberColumn } from './number-column.ts';

export type EditedRow = Omit<StoredRow, 'numbers'>;

const ROW =
  'n, row, status, flags, number_flags AS numberFlags, msisdn, original, cells, kept, country, joined';

function hasGivenWay({ status }: EditedRow): boolean {
  return NOT_KEPT.includes(status);
}

export function joinOf({ joined }: EditedRow): StoredJoin | null {
  return joined === null ? null : (JSON.parse(joined) as StoredJoin);
}

/** The row with its cells in the file, which alone are its text. */
export function alone(row: EditedRow): EditedRow {
  const join = joinOf(row);
  return join === null ? row : { ...row, cells: JSON.stringify(join.own), joined: null };
}

export function saysNo({ flags }: Pick<EditedRow, 'flags'>): boolean {
  return (flags & ROW_FLAGS.saidNo) !== 0;
}

export class AudienceEditor {
  readonly mapping: Mapping;
  readonly #database: DatabaseSync;
  readonly #numbers: NumberColumn;
  readonly #read: StatementSync;
  readonly #update: StatementSync;
  readonly #optedOut: StatementSync;
  readonly #before = new Map<number, EditedRow>();
  readonly #after = new Map<number, EditedRow>();
  /** Changed rows by the number they were given; the number column does not know of them yet. */
  readonly #changed = new Map<number, Set<number>>();

  constructor(database: DatabaseSync, numbers: NumberColumn) {
    this.#database = database;
    this.#numbers = numbers;
    this.mapping = readMapping(database, numbers.audienceId);
    this.#read = database.prepare(`SELECT ${ROW} FROM audience_row WHERE id = ?`);
    this.#update = database.prepare(
      `UPDATE audience_row SET status = ?, flags = ?, number_flags = ?, msisdn = ?, original = ?, cells = ?, kept = ?,
         joined = ? WHERE id = ?`,
    );
    this.#optedOut = database.prepare('SELECT 1 FROM opt_out WHERE msisdn = ?');
  }

  row(n: number): EditedRow | undefined {
    return (
      this.#after.get(n) ?? (this.#read.get(rowKey(this.#numbers.audienceId, n)) as EditedRow | undefined)
    );
  }

  write(row: EditedRow): void {
    const before = this.row(row.n);
    if (before !== undefined && !this.#before.has(row.n)) this.#before.set(row.n, before);
    this.#after.set(row.n, row);
    if (row.msisdn !== null) {
      const changed = this.#changed.get(row.msisdn) ?? new Set();
      this.#changed.set(row.msisdn, changed.add(row.n));
    }
    const { status, flags, numberFlags, msisdn, original, cells, kept, joined } = row;
    const key = rowKey(this.#numbers.audienceId, row.n);
    this.#update.run(status, flags, numberFlags, msisdn, original, cells, kept, joined, key);
  }

  isOptedOut(msisdn: number): boolean {
    return this.#optedOut.get(msisdn) !== undefined;
  }

  isRecent(msisdn: number, now: number): boolean {
    return isRecent(this.#database, msisdn, this.mapping.skipRecentDays, now);
  }

  /** The status now of a row with the number `msisdn` that is not left out by hand, nor any longer those taken in with it. */
  statusNow(row: EditedRow, msisdn: number, now: number, together: ReadonlySet<number> = new Set()): number {
    const others = this.#group(msisdn).filter(({ n }) => n !== row.n);
    const holds: Readonly<Record<number, () => boolean>> = {
      [SAID_NO]: () => saysNo(row) || others.some((other) => other.status === SAID_NO || saysNo(other)),
      [OPTED_OUT]: () => this.isOptedOut(msisdn),
      [RECENT]: () => this.isRecent(msisdn, now),
    };
    const why = BARRED.find((status) => holds[status]?.());
    if (why !== undefined) return why;
    const keeper = this.keeperBeside(row.n, msisdn, together);
    // The row with the text of all may come back only after this one.
    const hasText = (other: EditedRow) =>
      other.joined !== null && (other.n === keeper?.n || other.status === OPTED_OUT);
    if (row.joined === null && others.some(hasText)) return JOINED;
    return keeper === undefined ? RECIPIENT : this.#besideKept(keeper, row);
  }

  #besideKept(keeper: EditedRow, row: EditedRow): number {
    return isAsked(this.mapping.duplicates) && !needsNoChoice(keeper, row) ? UNDECIDED : DUPLICATE;
  }

  /** Brings a row in line with the current opt-outs. A row left out by hand or consent is checked when it is taken back in. */
  follow(row: EditedRow, now: number): void {
    if (row.msisdn === null || row.status === EXCLUDED || row.status === SAID_NO) return;
    const out = this.isOptedOut(row.msisdn);
    if (out === (row.status === OPTED_OUT)) return;
    const status = this.statusNow(row, row.msisdn, now);
    this.write({ ...row, status, kept: null });
    if (status === SAID_NO) this.refuse(row.msisdn);
    if (!out) {
      this.annotate(row.msisdn);
      this.joinAgain(row.msisdn);
    }
  }

  /** The row that the number is sent to, or the one whose exclusion by hand excludes the number. */
  keeperOf(msisdn: number): EditedRow | undefined {
    return keeperAmong(this.#group(msisdn));
  }

  /** Of the rows besides `n`: none of those taken in with it, but for the one with the text of all. */
  keeperBeside(n: number, msisdn: number, together: ReadonlySet<number>): EditedRow | undefined {
    const isTakenIn = (row: EditedRow) =>
      row.status === EXCLUDED && row.joined === null && together.has(row.n);
    return keeperAmong(this.#group(msisdn).filter((row) => row.n !== n && !isTakenIn(row)));
  }

  /** Sends to this row, and to no other with its number. */
  keep(row: EditedRow): void {
    for (const other of this.#group(row.msisdn!)) {
      const isChosenOver = [RECIPIENT, UNDECIDED, JOINED].includes(other.status);
      if (other.n === row.n) continue;
      if (isChosenOver) this.write({ ...alone(other), status: DUPLICATE });
      else if (other.joined !== null) this.write(alone(other));
    }
    // A row that waits beside one of another list keeps the text that it is shown with.
    this.write({ ...(row.status === UNDECIDED ? row : alone(row)), status: RECIPIENT, kept: null });
    this.annotate(row.msisdn!);
  }

  /** Makes one text of all rows of this row's number that nobody left out; changes nothing where it answers a fault. */
  join(row: EditedRow, rule: JoinRule): JoinFault | null {
    const rows = this.#group(row.msisdn!)
      .filter((one) => one.status === RECIPIENT || hasGivenWay(one))
      .map(alone);
    const fault = this.#joinRows(rows, rule);
    if (fault === null) this.annotate(row.msisdn!);
    return fault;
  }

  #joinRows(rows: readonly EditedRow[], { language, ways, dayFirst }: JoinRule): JoinFault | null {
    const keeper = rows.find(({ status }) => status === RECIPIENT || status === EXCLUDED)!;
    const own = rows.map((row) => JSON.parse(alone(row).cells) as string[]);
    const rule = { language, ways, ...(dayFirst && { dayFirst }) };
    const made = joinedCells(own, rule);
    if ('fault' in made) return made.fault;
    const text = withWritten(made.cells, JSON.parse(keeper.cells), joinOf(keeper));
    const joined: StoredJoin = {
      ...rule,
      own: own[rows.indexOf(keeper)]!,
      rows: rows.length,
      ...(text.made && { made: text.made }),
    };
    for (const row of rows) {
      if (row !== keeper) this.write({ ...alone(row), status: JOINED, kept: keeper.n });
      else this.write({ ...row, cells: JSON.stringify(text.cells), joined: JSON.stringify(joined) });
    }
    return null;
  }

  /**
   * Joins a number's rows again after one of them changed, came or went; those that cannot be wait for a choice. While
   * some have opted out, the text waits for them to come back.
   */
  joinAgain(msisdn: number, earlier: JoinRule | null = null): void {
    const group = this.#group(msisdn);
    const keeper = keeperAmong(group);
    if (group.some(({ status }) => status === OPTED_OUT)) return;
    const rows = group.filter(({ n, status }) => n === keeper?.n || status === JOINED);
    if (keeper === undefined || (keeper.joined === null && rows.length === 1)) return;
    const before = joinOf(keeper);
    const rule = before ?? earlier;
    const isOne = rows.length === 1 && before?.rows !== 1 && rule?.ways.includes('count') !== true;
    if (rule !== null && !isOne && this.#joinRows(rows, rule) === null) return;
    const text = withWritten(JSON.parse(alone(keeper).cells), JSON.parse(keeper.cells), before);
    const single = { ...alone(keeper), cells: JSON.stringify(text.cells) };
    for (const row of rows) {
      if (row.n === keeper.n) this.write(single);
      else this.write({ ...row, status: this.#besideKept(single, row) });
    }
    this.annotate(msisdn);
  }

  /** A no given in one row of a number is given in all of them, except those left out by hand. */
  refuse(msisdn: number): void {
    for (const row of this.#group(msisdn)) {
      if (row.status !== SAID_NO && row.status !== EXCLUDED)
        this.write({ ...alone(row), status: SAID_NO, kept: null });
    }
  }

  /** Gives `status` to the next of a number's duplicates when the kept row has moved to another number. */
  succeed(msisdn: number, status: number): void {
    if (this.keeperOf(msisdn) === undefined) {
      const left = this.#group(msisdn).filter(hasGivenWay);
      const next = byPlace(left, KEEPING[this.mapping.duplicates].keep);
      if (next !== undefined) this.write({ ...next, status, kept: null });
      // An open choice stays open among the remaining rows.
      if (next !== undefined && left.some((row) => row.status === UNDECIDED)) {
        for (const row of left) {
          if (row !== next && row.status !== JOINED)
            this.write({ ...row, status: this.#besideKept(next, row) });
        }
      }
    }
    this.annotate(msisdn);
  }

  /** Makes a number's duplicates point to its current row, and closes a choice that makes no difference. */
  annotate(msisdn: number): void {
    const keeper = this.keeperOf(msisdn);
    if (keeper === undefined) return;
    for (const row of this.#group(msisdn)) {
      if (!hasGivenWay(row)) continue;
      const status = row.status !== JOINED && needsNoChoice(keeper, row) ? DUPLICATE : row.status;
      if (row.kept !== keeper.n || row.status !== status) this.write({ ...row, status, kept: keeper.n });
    }
  }

  /** Keeps what was before, for `moveStep`, and the new counts. */
  record(step: Step, edit: Omit<MadeEdit, 'before'>): void {
    this.count();
    const before = JSON.stringify([...this.#before.values()]);
    recordEdit(this.#database, this.#numbers.audienceId, step, { ...edit, before });
  }

  /** Returns how many rows changed. */
  count(): number {
    changeCounts(this.#database, this.#numbers.audienceId, (counts) => {
      for (const row of this.#before.values()) addToCounts(counts, row, -1);
      for (const row of this.#after.values()) addToCounts(counts, row, 1);
    });
    return this.#after.size;
  }

  /** Call it after the transaction has committed. */
  updateNumbers(): void {
    for (const row of this.#after.values()) this.#numbers.set(row.n, row.msisdn);
  }

  #group(msisdn: number): EditedRow[] {
    const known = new Set([...this.#numbers.rowsWith(msisdn), ...(this.#changed.get(msisdn) ?? [])]);
    return [...known]
      .sort((left, right) => left - right)
      .flatMap((n) => this.row(n) ?? [])
      .filter((row) => row.msisdn === msisdn);
  }
}
