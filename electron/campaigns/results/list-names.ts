import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import type { ResultRow } from '../../../shared/campaign/results/result-row.ts';
import { personName } from '../../../shared/person/person-name.ts';
import { nameHeader } from '../../../shared/sheet/name-header.ts';
import { countRows, rowKey } from '../../store/row-key.ts';

/** Names people without a name in their values by their row of the list, as long as it has the same number. */
export function openListNames(database: DatabaseSync) {
  const listOf = database.prepare(
    'SELECT a.id, a.columns FROM campaign c JOIN audience a ON a.id = c.audience_id WHERE c.id = ? AND a.ready = 1',
  );
  const rowOf = database.prepare('SELECT row, msisdn FROM audience_row WHERE id = ?');
  const cellsOf = database.prepare('SELECT cells FROM audience_row WHERE id = ?');
  return function* (campaignId: CampaignId, people: Iterable<ResultRow>): Generator<ResultRow> {
    const list = listOf.get(campaignId);
    const columns = JSON.parse(String(list?.columns ?? '[]')) as string[];
    if (columns.every((column) => nameHeader(column) === 'none')) return yield* people;
    const id = Number(list?.id);
    const rows = countRows(database, id);
    const nameIn = ({ row, msisdn }: ResultRow): string => {
      // Rows of a file are in its order; in a list of several files this search misses some.
      let [from, to] = [0, rows];
      while (from < to) {
        const middle = (from + to) >> 1;
        if (Number(rowOf.get(rowKey(id, middle))?.row) < row) from = middle + 1;
        else to = middle;
      }
      const storedRow = rowOf.get(rowKey(id, from));
      if (storedRow?.row !== row || String(storedRow.msisdn ?? '') !== msisdn) return '';
      return personName(columns, JSON.parse(String(cellsOf.get(rowKey(id, from))?.cells)) as string[]);
    };
    for (const one of people) yield one.name === '' ? { ...one, name: nameIn(one) } : one;
  };
}
