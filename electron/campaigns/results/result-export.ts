import type { DatabaseSync } from 'node:sqlite';
import { textedOf } from '../../../shared/campaign/progress/delivery-state.ts';
import { deliveryWords } from '../../../shared/campaign/progress/phase-words.ts';
import { localStamp } from '../../../shared/format/format-time.ts';
import { personShown } from '../../../shared/person/person-words.ts';
import type { Table } from '../../../shared/sheet/table.ts';
import { exportedResults } from '../../../shared/texts/en/results.ts';
import { spoken } from '../../../shared/texts/spoken.ts';
import { type OwnColumns, openOwnColumns } from './own-columns.ts';
import type { FindPositions, ResultRequest } from './result-positions.ts';
import { openResultReader } from './result-reader.ts';

const atOnce = 500;

const noColumns: OwnColumns = { names: [], at: () => [] };

const headers = [
  'row',
  'number',
  'state',
  'text',
  'parts',
  'request',
  'id',
  'returned',
  'reason',
  'time',
  'texted',
] as const;

export interface ExportedResults extends ResultRequest {
  readonly columns: boolean;
  /** Adds the rows that were left out, last. */
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
  const own = wanted.columns ? await openOwnColumns(database, campaignId) : noColumns;
  const { columns, textedAs } = exportedResults;
  yield [[...headers.map((header) => columns[header]), ...own.names]];
  const recipients = await find(wanted);
  const adds = wanted.leftOut && wanted.filter !== 'left-out';
  const others = adds ? await find({ ...wanted, filter: 'left-out', search: '' }) : [];
  const positions = new Uint32Array(recipients.length + others.length);
  positions.set(recipients);
  positions.set(others, recipients.length);
  for (let from = 0; from < positions.length; from += atOnce) {
    const some = [...positions.subarray(from, from + atOnce)];
    const cells = own.at(some);
    yield reader
      .at(campaignId, some)
      .map((row, index) => [
        row.row === 0 ? null : row.row,
        personShown(row.msisdn),
        deliveryWords(row.state, row.perhapsTexted).label,
        row.text,
        row.parts === 0 ? null : row.parts,
        row.chunk < 0 ? null : row.chunk + 1,
        row.id,
        row.returned,
        row.reason === null ? null : spoken(row.reason),
        row.at === null ? null : localStamp(row.at),
        textedAs[textedOf(row)],
        ...(cells[index] ?? []),
      ]);
  }
}
