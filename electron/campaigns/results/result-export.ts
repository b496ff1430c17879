import type { DatabaseSync } from 'node:sqlite';
import { textedOf } from '../../../shared/campaign/progress/delivery-state.ts';
import { stateWords } from '../../../shared/campaign/progress/state-words.ts';
import type { ResultRow } from '../../../shared/campaign/results/result-row.ts';
import type { Table } from '../../../shared/format/export-table.ts';
import { localStamp } from '../../../shared/format/format-time.ts';
import { personShown } from '../../../shared/person/person-words.ts';
import { numberHeading } from '../../../shared/sheet/number-heading.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { exportedResults } from '../../../shared/texts/en/results.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { type ListColumns, openListColumns } from './list-columns.ts';
import type { FindPositions, ResultRequest } from './result-positions.ts';
import { openResultReader } from './result-reader.ts';

const atOnce = 500;

const noColumns: ListColumns = { names: [], at: () => [] };

type Column = keyof typeof exportedResults.columns | 'row' | 'number' | 'text' | 'parts' | 'time';

const cells: readonly (readonly [column: Column, of: (row: ResultRow) => Table[number][number]])[] = [
  ['row', ({ row }) => row || null],
  ['number', ({ msisdn }) => personShown(msisdn)],
  ['state', ({ state, perhapsTexted }) => stateWords(state, perhapsTexted).label],
  ['text', ({ text }) => text],
  ['parts', ({ parts }) => parts || null],
  ['request', ({ chunk }) => (chunk < 0 ? null : chunk + 1)],
  ['id', ({ id }) => id],
  ['returned', ({ returned }) => returned],
  ['reason', ({ reason }) => (reason === null ? null : spoken(reason))],
  ['time', ({ at }) => (at === null ? null : localStamp(at))],
  ['texted', (row) => exportedResults.textedAs[textedOf(row)]],
];

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
  const columns = { ...common, ...exportedResults.columns, number: numberHeading() };
  yield [[...cells.map(([column]) => columns[column]), ...own.names]];
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
    yield rows.map((row, index) => [...cells.map(([, of]) => of(row)), ...(ownCells[index] ?? [])]);
  }
}
