import type { DatabaseSync } from 'node:sqlite';
import type { AudienceRow } from '../../shared/audience/audience.ts';
import { EXCLUDED, REJECTED, ROW_STATUSES, SAID_NO } from '../../shared/audience/audience-row.ts';
import { DECISION_KINDS } from '../../shared/audience/decided-row.ts';
import type { StoredJoin } from '../../shared/audience/join.ts';
import { type KeptRow, kindOfOtherNumber, rowNotes } from '../../shared/audience/row-notes.ts';
import type { AudienceId } from '../../shared/brand.ts';
import { numberCountry } from '../../shared/number/country-text.ts';
import { sourceOf } from '../../shared/number/number-flags.ts';
import { readConsentColumns } from './audience-reader.ts';
import { inRange } from './range-sql.ts';
import { rowKey } from './row-key.ts';

export interface StoredRow {
  readonly n: number;
  /** 1-based row in the file. */
  readonly row: number;
  readonly status: number;
  readonly flags: number;
  readonly numberFlags: number;
  readonly msisdn: number | null;
  readonly original: string;
  /** A JSON array. */
  readonly cells: string;
  /** The `n` of the row that is kept instead of a duplicate. */
  readonly kept: number | null;
  /** A JSON array. */
  readonly numbers: string | null;
  /** From `countryInText`; null if the row has no country. */
  readonly country: string | null;
  /** A `StoredJoin` as JSON; null for a row that gets its own text only. */
  readonly joined: string | null;
}

export const SELECT_ROW =
  'SELECT n, row, status, flags, number_flags AS numberFlags, msisdn, original, cells, kept, numbers, country, joined FROM audience_row WHERE';

const [OUT, IN] = (['out', 'in'] as const).map((kind) => DECISION_KINDS.indexOf(kind));

export type AudienceRows = ReturnType<typeof openAudienceRows>;

export function openAudienceRows(database: DatabaseSync) {
  const one = database.prepare(`${SELECT_ROW} id = ?`);
  const range = database.prepare(`${SELECT_ROW} ${inRange('id')} ORDER BY id`);
  /** Compared on reading, because an edit of either row may make them equal. */
  function keptRow(audienceId: AudienceId, { kept, cells }: StoredRow): KeptRow | null {
    if (kept === null) return null;
    const storedRow = one.get(rowKey(audienceId, kept)) as unknown as StoredRow | undefined;
    return storedRow === undefined ? null : { row: storedRow.row, differs: storedRow.cells !== cells };
  }

  const otherColumns = database.prepare(
    'SELECT other_columns, number_column, country FROM audience WHERE id = ?',
  );
  /** Null if the number comes from the number column. */
  function sourceNames(audienceId: AudienceId, { msisdn, numberFlags, numbers, country }: StoredRow) {
    const source = msisdn === null ? 0 : sourceOf(numberFlags);
    const otherNames = source === 0 ? undefined : otherColumns.get(audienceId);
    if (otherNames === undefined) return null;
    const names = JSON.parse(String(otherNames.other_columns)) as string[];
    const [cell = ''] = JSON.parse(numbers ?? '[]') as string[];
    const otherNumber = kindOfOtherNumber(cell, numberCountry(country, String(otherNames.country)));
    return { column: names[source - 1]!, insteadOf: String(otherNames.number_column), otherNumber };
  }

  // Steps that are undone do not count.
  const counts = `NOT EXISTS (SELECT 1 FROM audience_step s WHERE s.step = d.step AND s.audience_id = ?1 AND s.undone IN (1, 2, 4))`;
  const ownOut = database.prepare(
    `SELECT kind FROM decision d WHERE d.id = ?2 AND d.kind IN (${OUT}, ${IN}) AND ${counts} ORDER BY d.step DESC LIMIT 1`,
  );
  const numberOut = database.prepare(
    `SELECT 1 FROM decision d WHERE d.msisdn = ?2 AND ${inRange('d.id', '?3', '?4')} AND d.kind = ${OUT} AND ${counts}`,
  );
  /** True if the number was left out by another of its rows. */
  function isNumberOut(audienceId: AudienceId, { n, status, msisdn }: StoredRow): boolean {
    if (status !== EXCLUDED || msisdn === null) return false;
    if (ownOut.get(audienceId, rowKey(audienceId, n))?.kind === OUT) return false;
    const range = [rowKey(audienceId, 0), rowKey(audienceId + 1, 0)] as const;
    return numberOut.get(audienceId, msisdn, ...range) !== undefined;
  }

  function rowOf(audienceId: AudienceId, stored: StoredRow): AudienceRow {
    const { n, row, status, flags, numberFlags, msisdn, original, cells } = stored;
    const joined = stored.joined === null ? null : (JSON.parse(stored.joined) as StoredJoin);
    return {
      n,
      row,
      status: ROW_STATUSES[status]!,
      original,
      msisdn: msisdn === null ? null : String(msisdn),
      cells: JSON.parse(cells) as string[],
      ...(joined !== null && { joined: { own: joined.own, rows: joined.rows } }),
      notes: rowNotes({
        status,
        flags,
        // The fault of a number does not matter for a row that was left out.
        numberFlags: msisdn === null && status !== REJECTED ? 0 : numberFlags,
        kept: keptRow(audienceId, stored),
        from: sourceNames(audienceId, stored),
        isNumberOut: isNumberOut(audienceId, stored),
        ...(joined !== null && { joinedRows: joined.rows }),
        consentColumns: status === SAID_NO ? readConsentColumns(database, audienceId) : [],
      }),
    };
  }

  return {
    at(audienceId: AudienceId, n: number): AudienceRow | null {
      const stored = one.get(rowKey(audienceId, n));
      return stored === undefined ? null : rowOf(audienceId, stored as unknown as StoredRow);
    },
    /** `[from, from + count)` in the order of the file. */
    *slice(audienceId: AudienceId, from: number, count: number): Generator<AudienceRow> {
      for (const stored of range.iterate(rowKey(audienceId, from), rowKey(audienceId, from + count)))
        yield rowOf(audienceId, stored as unknown as StoredRow);
    },
  };
}
