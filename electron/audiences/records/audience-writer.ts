import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { addToCounts, noCounts } from '../../../shared/audience/audience-row.ts';
import type { FileRow } from '../../../shared/audience/decided-row.ts';
import type { MadeOf } from '../../../shared/audience/derivation.ts';
import { JUDGE_VERSION } from '../../../shared/audience/judge.ts';
import type { Decision } from '../../../shared/audience/row-decisions.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import { type CampaignPhase, isWritten } from '../../../shared/campaign/progress/phase.ts';
import { UNKNOWN_COUNTRY } from '../../../shared/number/country-text.ts';
import { failure, ok, type Result } from '../../../shared/result.ts';
import type { JoinRule, Mapping } from '../../../shared/sheet/sheet.ts';
import { say } from '../../../shared/texts/say.ts';
import { inheritPerhapsSent } from '../../copies/earlier-copy.ts';
import type { StoredRow } from '../../store/audience-rows.ts';
import { hashOf } from '../../store/facts-hash.ts';
import { finishErasing } from '../../store/finish-erasing.ts';
import { transact } from '../../store/open-database.ts';
import { phaseIn } from '../../store/phase-sql.ts';
import { inRange } from '../../store/range-sql.ts';
import { countRows, rowKey } from '../../store/row-key.ts';
import { openDecisionRecords } from './decision-records.ts';
import type { Block } from './list-rule.ts';

/** Rows per statement and per transaction: small enough that main never waits long. */
const TOGETHER = 100;
const ROWS_PER_TRANSACTION = 5000;

export type WrittenRow = Omit<StoredRow, 'n'>;

export type RowJudgement = Pick<WrittenRow, 'row' | 'status' | 'flags' | 'numberFlags' | 'msisdn' | 'kept'>;

export interface AudiencePlan {
  readonly name: string;
  readonly sheetName: string;
  readonly mapping: Mapping;
  readonly columns: readonly string[];
  readonly numberColumn: string;
  readonly otherColumns: readonly string[];
  readonly consentColumns: readonly string[];
  /** The sources of the list; null for one whole file. */
  readonly madeOf: MadeOf | null;
  readonly lastHadOnlySome?: boolean;
  /** Fails as conflict if the same list was made before, and is still there unsent, or its draft is. */
  readonly once?: { readonly facts: Readonly<Record<string, unknown>>; readonly withDraft: boolean };
  /** The lists that it is made of. */
  readonly ofLists?: readonly AudienceId[];
  /** How rows of one number become one text, if they do. */
  readonly joinRule?: JoinRule | null;
  /** In a list made of two: where the rows of each list begin, and the columns that they have. */
  readonly blocks?: readonly Block[] | null;
}

/** The decisions about a row in the list that it comes from. */
export interface KeptDecisions {
  readonly decisions: readonly (Decision & { readonly at: number })[];
  /** The row of the file, if it was edited. */
  readonly file: FileRow | null;
}

/**
 * Makes audiences. `write` opens each and writes its rows; the function that it returns runs in the transaction that
 * makes all of them ready, which is durable when this returns. After a failure or an error no audience is left.
 */
export async function makeAudiences<Made>(
  database: DatabaseSync,
  now: number,
  write: (open: (plan: AudiencePlan) => AudienceWriter) => Promise<() => Result<Made>>,
): Promise<Result<Made>> {
  const writers: AudienceWriter[] = [];
  let made: Result<Made> | null = null;
  try {
    const and = await write((plan) => {
      const writer = openAudienceWriter(database, plan, now);
      writers.push(writer);
      return writer;
    });
    made = sealTogether(database, writers, and);
    return made;
  } finally {
    if (made?.ok !== true)
      for (const { audienceId } of writers) await removeAudience(database, audienceId, setImmediate);
  }
}

/** Writes rows from `n` 0 on in short transactions; the audience stays hidden until `sealTogether`. */
function openAudienceWriter(database: DatabaseSync, plan: AudiencePlan, now: number) {
  const { name, sheetName, mapping, columns, numberColumn, otherColumns, consentColumns, madeOf } = plan;
  const { joinRule = null, blocks = null, lastHadOnlySome } = plan;
  const madeBy = plan.once === undefined ? null : hashOf(plan.once.facts).toString('base64url');
  const { lastInsertRowid } = database
    .prepare(
      `INSERT INTO audience (name, sheet_name, country, columns, number_column, other_columns, consent_columns, mapping,
         counts, created_at, made_of, made_by, join_rule, blocks, judge_version)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, '{}', ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      name,
      sheetName,
      mapping.country,
      JSON.stringify(columns),
      numberColumn,
      JSON.stringify(otherColumns),
      JSON.stringify(consentColumns),
      // The conditions on rows are kept in `made_of` alone, and consent in the rows.
      JSON.stringify({ ...mapping, only: undefined, consent: undefined, lastHadOnlySome }),
      now,
      madeOf && JSON.stringify(madeOf),
      madeBy,
      joinRule && JSON.stringify(joinRule),
      blocks && JSON.stringify(blocks),
      JUDGE_VERSION,
    );
  const audienceId = Number(lastInsertRowid) as AudienceId;
  inheritPerhapsSent(database, audienceId, plan.ofLists ?? []);
  const more = [
    ...(otherColumns.length > 0 ? (['numbers'] as const) : []),
    ...(mapping.countryColumn === undefined && madeOf === null ? [] : (['country'] as const)),
    ...(mapping.duplicates !== 'join' && madeOf === null ? [] : (['joined'] as const)),
  ];
  const keys = [...ROW_KEYS, ...more];
  const counts = noCounts();
  const countries = new Set<string>();
  const many = prepareInsert(database, TOGETHER, keys);
  const ready = database.prepare('UPDATE audience SET counts = ?, row_countries = ?, ready = 1 WHERE id = ?');
  const written = database.prepare('SELECT cells FROM audience_row WHERE id = ?');
  /** Values not yet written, one array per statement: rows kept as objects took 30 MB more. */
  const groups = Array.from(
    { length: ROWS_PER_TRANSACTION / TOGETHER },
    (): (string | number | null)[] => [],
  );
  const records = openDecisionRecords(database, audienceId);
  const decided = new Map<number, KeptDecisions>();
  let held = 0;
  let n = 0;

  function writeAll(): void {
    for (let at = 0; (at + 1) * TOGETHER <= held; at++) many.run(...groups[at]!);
    const rest = held % TOGETHER;
    const last = groups[Math.floor(held / TOGETHER)] ?? [];
    if (rest > 0) prepareInsert(database, rest, keys).run(...last.slice(0, 1 + rest * keys.length));
    held = 0;
    for (const [of, { decisions, file }] of decided) {
      for (const { at, ...decision } of decisions) records.add(at, { ...decision, n: of });
      if (file !== null) records.keepFileRow(of, file);
    }
    decided.clear();
  }

  return {
    audienceId,
    add(row: WrittenRow, kept: KeptDecisions | null = null): void {
      if (kept !== null) decided.set(n, kept);
      const values = groups[Math.floor(held / TOGETHER)]!;
      if (held % TOGETHER === 0) values[0] = rowKey(audienceId, n);
      const at = 1 + (held % TOGETHER) * keys.length;
      values[at] = row.row;
      values[at + 1] = row.status;
      values[at + 2] = row.flags;
      values[at + 3] = row.numberFlags;
      values[at + 4] = row.msisdn;
      values[at + 5] = row.original;
      values[at + CELLS_AT] = row.cells;
      values[at + 7] = row.kept;
      for (let index = 0; index < more.length; index++) values[at + 8 + index] = row[more[index]!];
      addToCounts(counts, row, 1);
      if (row.country !== null) countries.add(row.country);
      n += 1;
      held += 1;
      if (held === ROWS_PER_TRANSACTION) transact(database, writeAll);
    },
    cellsOf(of: number): string {
      const at = of - (n - held);
      if (at < 0) return String(written.get(rowKey(audienceId, of))?.cells);
      return String(groups[Math.floor(at / TOGETHER)]![1 + (at % TOGETHER) * keys.length + CELLS_AT]);
    },
    /** Writes the remaining rows and marks the audience ready; run it in `sealTogether`. */
    finish(): Result<null> {
      writeAll();
      const named = JSON.stringify([...countries].filter((country) => country !== UNKNOWN_COUNTRY));
      if (ready.run(JSON.stringify(counts), named, audienceId).changes === 0)
        throw new Error('The list is gone');
      return madeBy === null ? ok(null) : madeOnce(database, { audienceId, madeBy }, plan.once!.withDraft);
    },
  };
}

function madeOnce(
  database: DatabaseSync,
  { audienceId, madeBy }: { readonly audienceId: AudienceId; readonly madeBy: string },
  withDraft: boolean,
): Result<null> {
  const unsent = `SELECT d.name FROM campaign d WHERE d.audience_id = a.id AND ${phaseIn(isUnsent, 'd')}`;
  const before = database
    .prepare(
      `SELECT a.name, (${unsent} LIMIT 1) AS draft FROM audience a
       WHERE a.made_by = ? AND a.ready = 1 AND a.id <> ? AND (? OR EXISTS (${unsent}))`,
    )
    .get(madeBy, audienceId, withDraft ? 0 : 1);
  if (before === undefined) return ok(null);
  return withDraft
    ? failure('conflict', say.audiences.draftMadeBefore(String(before.draft)), say.audiences.madeBeforeFix())
    : failure('conflict', say.audiences.madeBefore(String(before.name)), say.audiences.madeBeforeFix());
}

function isUnsent(phase: CampaignPhase): boolean {
  return isWritten(phase) || phase === 'scheduled';
}

export type AudienceWriter = ReturnType<typeof openAudienceWriter>;

/** Marks audiences ready in one transaction with `and`; undoes both if `and` fails. */
function sealTogether<Made>(
  database: DatabaseSync,
  writers: readonly AudienceWriter[],
  and: () => Result<Made>,
): Result<Made> {
  // Syncing this commit syncs everything before it in the log.
  const { synchronous } = database.prepare('PRAGMA synchronous').get() as { synchronous: number };
  database.exec('PRAGMA synchronous = FULL');
  let failed: Result<Made> | null = null;
  try {
    return transact(database, () => {
      const finished = writers.map((writer) => writer.finish()).find(({ ok }) => !ok);
      const made = finished?.ok === false ? finished : and();
      if (made.ok) return made;
      failed = made;
      throw new Error('Rolls back');
    });
  } catch (error) {
    if (failed === null) throw error;
    return failed;
  } finally {
    database.exec(`PRAGMA synchronous = ${synchronous}`);
  }
}

const ROW_KEYS = ['row', 'status', 'flags', 'numberFlags', 'msisdn', 'original', 'cells', 'kept'] as const;
const CELLS_AT = ROW_KEYS.indexOf('cells');

/** Parameters: the key of the first row, then the values of each. */
function prepareInsert(database: DatabaseSync, rows: number, keys: readonly string[]): StatementSync {
  const values = Array.from({ length: rows }, (_, at) => `(?1 + ${at}${', ?'.repeat(keys.length)})`);
  const columns = keys.join(', ').replace('numberFlags', 'number_flags');
  return database.prepare(`INSERT INTO audience_row (id, ${columns}) VALUES ${values.join(', ')}`);
}

const DELETED_AT_ONCE = 2000;

/** Deletes in short transactions and awaits `pause` between them. */
export async function removeAudience(
  database: DatabaseSync,
  audienceId: number,
  pause: () => Promise<unknown>,
): Promise<void> {
  // Hide it first: nobody must use a list that is half removed.
  database.prepare('UPDATE audience SET ready = 0 WHERE id = ?').run(audienceId);
  removeSteps(database, audienceId);
  const count = countRows(database, audienceId);
  const removeRows = openRowRemoval(database);
  for (let from = 0; from < count; from += DELETED_AT_ONCE) {
    removeRows(rowKey(audienceId, from), rowKey(audienceId, from + DELETED_AT_ONCE));
    database.exec('PRAGMA incremental_vacuum(500)');
    await pause();
  }
  removeHead(database, audienceId);
  await finishErasing(database);
}

/** Removes a list at once, also one whose parts are not all there. */
export function dropList(database: DatabaseSync, audienceId: number): void {
  openRowRemoval(database)(rowKey(audienceId, 0), rowKey(audienceId + 1, 0));
  removeSteps(database, audienceId);
  removeHead(database, audienceId);
}

function openRowRemoval(database: DatabaseSync) {
  const drops = ['decision', 'file_row', 'audience_row'].map((table) =>
    database.prepare(`DELETE FROM ${table} WHERE ${inRange('id')}`),
  );
  return (from: number, to: number): void => {
    for (const drop of drops) drop.run(from, to);
  };
}

function removeSteps(database: DatabaseSync, audienceId: number): void {
  for (const table of ['audience_step', 'audience_change'])
    database.prepare(`DELETE FROM ${table} WHERE audience_id = ?`).run(audienceId);
}

function removeHead(database: DatabaseSync, audienceId: number): void {
  database.prepare('DELETE FROM audience WHERE id = ?').run(audienceId);
}
