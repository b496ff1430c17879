import type { DatabaseSync } from 'node:sqlite';
import { resultColumns } from '../../../shared/campaign/results/columns/result-columns.ts';
import type { Table } from '../../../shared/format/export-table.ts';
import { type ListColumns, openListColumns } from './list-columns.ts';
import type { FindPositions, ResultRequest } from './result-positions.ts';
import { openResultReader } from './result-reader.ts';

const atOnce = 500;

const noColumns: ListColumns = { names: [], at: () => [] };

const columns = Object.values(resultColumns);

export interface ExportedResults extends ResultRequest {
  readonly columns: boolean;
  /** Adds the rows that were left out at the end. */
  readonly leftOut?: boolean;
}

/** The first table has the header; times are local. */
export async function* resultTables(
  database: DatabaseSync,
  find: FindPositions,
  wanted: ExportedResults,
): AsyncGenerator<Table> {
  const { campaignId } = wanted;
  const reader = openResultReader(database);
  const own = wanted.columns ? await openListColumns(database, campaignId) : noColumns;
  yield [[...columns.map(({ title, exportedTitle = title }) => exportedTitle()), ...own.names]];
  const recipients = await find(wanted);
  const adds = wanted.leftOut && wanted.filter !== 'left-out';
  const others = adds ? await find({ ...wanted, filter: 'left-out', search: '' }) : [];
  const positions = new Uint32Array(recipients.length + others.length);
  positions.set(recipients);
  positions.set(others, recipients.length);
  for (let from = 0; from < positions.length; from += atOnce) {
    const some = [...positions.subarray(from, from + atOnce)];
    const ownCells = own.at(some);
    const rows = reader.at(campaignId, some);
    yield rows.map((row, index) => [
      ...columns.map(({ exported }) => exported(row)),
      ...(ownCells[index] ?? []),
    ]);
  }
}
