import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { AudienceId, CampaignId } from '../../../shared/brand.ts';
import { readHead } from '../../store/audience-reader.ts';
import { inRange } from '../../store/range-sql.ts';
import { rowKey } from '../../store/row-key.ts';
import { frozenVersions, readFrozen } from '../records/frozen.ts';
import { openPeopleOf } from '../records/recipient-numbers.ts';

export interface ListColumns {
  readonly names: readonly string[];
  /** In the order of `positions`, with a cell for each name. */
  at(positions: readonly number[]): readonly (readonly string[])[];
}

const atOnce = 20_000;

/**
 * Read from rows of the list that still have the same person. If the list is gone, from the tags' columns with the
 * values that were sent; these are empty for a row that was left out.
 */
export async function openListColumns(database: DatabaseSync, campaignId: CampaignId): Promise<ListColumns> {
  const campaign = database.prepare('SELECT audience_id AS id FROM campaign WHERE id = ?').get(campaignId);
  const id = typeof campaign?.id === 'number' ? (campaign.id as AudienceId) : null;
  const head = id === null ? null : readHead(database, id);
  if (head === null || !head.ok) return frozenColumns(database, campaignId);
  const { columns, rows } = head.value;
  const places = await placesOf(database, { campaignId, id: head.value.id, rows });
  const people = database.prepare(
    `SELECT j.key, r.msisdn, r.row, NULL AS n
     FROM json_each(?1) j CROSS JOIN recipient r ON r.campaign_id = ?2 AND r.position = j.value
     UNION ALL SELECT j.key, NULL, o.row, o.n
     FROM json_each(?1) j CROSS JOIN left_out o ON o.campaign_id = ?2 AND o.n = j.value - ?3 ORDER BY 1`,
  );
  const sentTo = openPeopleOf(database)(campaignId);
  const row = database.prepare('SELECT row, cells FROM audience_row WHERE id = ?');
  const none = columns.map(() => '');
  return {
    names: columns,
    at: (positions) =>
      people.all(JSON.stringify(positions), campaignId, sentTo).map((person) => {
        const n = person.n ?? places.get(Number(person.msisdn));
        const storedRow = n === undefined ? undefined : row.get(rowKey(head.value.id, Number(n)));
        return storedRow?.row === person.row ? (JSON.parse(String(storedRow?.cells)) as string[]) : none;
      }),
  };
}

interface Sent {
  readonly campaignId: CampaignId;
  readonly id: AudienceId;
  readonly rows: number;
}

/** The `n` of the row that was sent to, by its number, which other rows may have as well. */
async function placesOf(database: DatabaseSync, { campaignId, id, rows }: Sent) {
  const some = database.prepare(
    `SELECT '[' || group_concat(a.msisdn || ',' || a.n) || ']' AS list FROM audience_row a
     CROSS JOIN recipient_number p ON p.msisdn = a.msisdn AND p.campaign_id = ?1
     CROSS JOIN recipient r ON r.campaign_id = ?1 AND r.position = p.position AND r.row = a.row
     WHERE ${inRange('a.id', '?2', '?3')}`,
  );
  const places = new Map<number, number>();
  for (let from = 0; from < rows; from += atOnce) {
    const storedRows = some.get(campaignId, rowKey(id, from), rowKey(id, Math.min(rows, from + atOnce)));
    const list = typeof storedRows?.list === 'string' ? (JSON.parse(storedRows.list) as number[]) : [];
    for (let at = 0; at < list.length; at += 2) places.set(list[at]!, list[at + 1]!);
    await setImmediate();
  }
  return places;
}

function frozenColumns(database: DatabaseSync, campaignId: CampaignId): ListColumns {
  const frozen = readFrozen(database, campaignId);
  const fed = frozen === null ? [] : frozenVersions(frozen).map(({ tagColumns }) => tagColumns);
  const names = [...new Set(fed.flat())];
  const values = database.prepare(
    `SELECT r.tagvalues, (SELECT c.version FROM chunk c WHERE c.campaign_id = r.campaign_id AND c.from_position <= r.position
       ORDER BY c.from_position DESC LIMIT 1) AS version
     FROM json_each(?) j LEFT JOIN recipient r ON r.campaign_id = ? AND r.position = j.value ORDER BY j.key`,
  );
  return {
    names,
    at: (positions) =>
      values.all(JSON.stringify(positions), campaignId).map(({ tagvalues, version }) => {
        const values = JSON.parse(String(tagvalues ?? '[]')) as string[];
        const own = fed[Number(version)] ?? [];
        return names.map((name) => values[own.indexOf(name)] ?? '');
      }),
  };
}
