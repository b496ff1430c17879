import type { DatabaseSync } from 'node:sqlite';
import { ROW_FLAGS } from '../../../shared/audience/audience-row.ts';
import { DECISION_KINDS, type FileRow, type RowDecision } from '../../../shared/audience/decided-row.ts';
import type { ChosenText, Decision } from '../../../shared/audience/row-decisions.ts';
import type { NumberDecision, Span } from '../../../shared/audience/row-facts.ts';
import { inRange } from '../../store/range-sql.ts';
import { rowKey } from '../../store/row-key.ts';

interface StoredDecision {
  readonly id: number;
  readonly step: number;
  readonly kind: number;
  readonly place: number;
  readonly msisdn: number | null;
  readonly value: string | null;
  readonly among: string | null;
}

export interface CountedDecision extends RowDecision {
  readonly among: Span | null;
  readonly counts: boolean;
}

const OF_NUMBER = (['out', 'in', 'choose', 'lift'] as const).map((kind) => DECISION_KINDS.indexOf(kind));

/** Decisions that are written or removed in one transaction. */
export const AT_ONCE = 500;

/** The number of the latest step of all lists: later steps get larger ones, even after lists were deleted. */
export function lastStep(database: DatabaseSync): number {
  const newest = database
    .prepare(
      `SELECT max(coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'audience_step'), 0),
         coalesce((SELECT max(step) FROM decision), 0)) AS step`,
    )
    .get();
  return Number(newest?.step);
}

/** A person's decisions in a list. Steps that are undone do not count; call `refresh` after a step was moved. */
export function openDecisionRecords(database: DatabaseSync, audienceId: number) {
  const range = [rowKey(audienceId, 0), rowKey(audienceId + 1, 0)] as const;
  const dead = database.prepare(
    'SELECT step FROM audience_step WHERE audience_id = ? AND undone IN (1, 2, 4)',
  );
  const any = database.prepare(`SELECT 1 FROM decision WHERE ${inRange('id')} LIMIT 1`);
  const ofRow = database.prepare(
    'SELECT step, kind, place, msisdn, value, among FROM decision WHERE id = ? ORDER BY step',
  );
  const ofNumber = database.prepare(
    `SELECT id, step, kind, value, among FROM decision
     WHERE msisdn = ? AND ${inRange('id')} AND kind IN (${OF_NUMBER.join()})`,
  );
  const fileRow = database.prepare(
    'SELECT msisdn, number_flags AS numberFlags, flags, original, cells FROM file_row WHERE id = ?',
  );
  const insert = database.prepare('INSERT OR REPLACE INTO decision VALUES (?, ?, ?, ?, ?, ?, ?)');
  const keepFile = database.prepare('INSERT OR IGNORE INTO file_row VALUES (?, ?, ?, ?, ?, ?)');
  const remove = database.prepare(
    `DELETE FROM decision WHERE step = ?1 AND id IN (SELECT id FROM decision WHERE step = ?1 AND ${inRange('id', '?2', '?3')}
       ORDER BY id LIMIT ${AT_ONCE})`,
  );
  let undone = new Set<number>();
  let isEmpty = true;

  function refresh(): void {
    undone = new Set(dead.all(audienceId).map(({ step }) => Number(step)));
    isEmpty = any.get(...range) === undefined;
  }
  refresh();

  return {
    refresh,
    get isEmpty() {
      return isEmpty;
    },
    /** All decisions in their order, including those that do not count. */
    ofRow(n: number): readonly CountedDecision[] {
      if (isEmpty) return [];
      const stored = ofRow.all(rowKey(audienceId, n)) as unknown as StoredDecision[];
      return stored.map(({ step, kind, place, msisdn, value, among }) => ({
        ...{ kind: DECISION_KINDS[kind]!, at: step, column: place, msisdn, value },
        among: among === null ? null : (JSON.parse(among) as Span),
        counts: !undone.has(step),
      }));
    },
    ofNumber(msisdn: number): readonly NumberDecision[] {
      if (isEmpty) return [];
      const stored = ofNumber.all(msisdn, ...range) as unknown as StoredDecision[];
      // SQLite would take as long again to sort them, for every number.
      stored.sort((left, right) => left.step - right.step || left.id - right.id);
      return stored.flatMap(({ id, step, kind, value, among }) =>
        undone.has(step)
          ? []
          : {
              kind: DECISION_KINDS[kind] as NumberDecision['kind'],
              at: step,
              n: id - range[0],
              among: among === null ? null : (JSON.parse(among) as Span),
              join: value === null ? null : (JSON.parse(value) as ChosenText),
            },
      );
    },
    /** The rows and numbers with a decision. */
    decided() {
      const rows = database.prepare(`SELECT DISTINCT id FROM decision WHERE ${inRange('id')}`).all(...range);
      const numbers = database
        .prepare(`SELECT DISTINCT msisdn FROM decision WHERE ${inRange('id')} AND msisdn IS NOT NULL`)
        .all(...range);
      return {
        rows: new Set(rows.map(({ id }) => Number(id) - range[0])),
        numbers: new Set(numbers.map(({ msisdn }) => Number(msisdn))),
      };
    },
    /** Null for a row that nobody ever edited. */
    fileRow(n: number): FileRow | null {
      if (isEmpty) return null;
      const stored = fileRow.get(rowKey(audienceId, n)) as unknown as Omit<FileRow, 'recent'> | undefined;
      return stored === undefined ? null : { ...stored, recent: (stored.flags & ROW_FLAGS.recent) !== 0 };
    },
    add(step: number, { n, kind, column, msisdn, value, among }: Decision): void {
      const code = DECISION_KINDS.indexOf(kind);
      const of = among && JSON.stringify(among);
      insert.run(rowKey(audienceId, n), step, code, column, msisdn, value, of);
      isEmpty = false;
    },
    /** Removes some of a step's decisions; false once there are none. */
    removeSome: (step: number): boolean => remove.run(step, ...range).changes !== 0,
    /** Call this before the first edit of the row. */
    keepFileRow(n: number, { msisdn, numberFlags, flags, recent, original, cells }: FileRow): void {
      const kept = recent ? flags | ROW_FLAGS.recent : flags;
      keepFile.run(rowKey(audienceId, n), msisdn, numberFlags, kept, original, cells);
    },
  };
}
