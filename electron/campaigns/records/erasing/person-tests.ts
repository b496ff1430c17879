import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../../shared/brand.ts';
import { hasEnded } from '../../../../shared/campaign/progress/phase.ts';
import { rowKey } from '../../../store/audience-keys.ts';
import { phaseIn } from '../../../store/phase-in.ts';
import { personPlaces } from './person-places.ts';

const noValues = '[]';

/**
 * Tests that have ended and whose text was a person's, though they went to another phone: of a row of theirs in the list, or
 * with the values that a campaign sent them.
 */
export function testsWith(database: DatabaseSync, msisdn: number): CampaignId[] {
  const own = new Set(personPlaces(database, msisdn).map(({ tagvalues }) => JSON.stringify(tagvalues)));
  const tests = database.prepare(
    `SELECT g.id, g.audience_id, r.row, r.tagvalues FROM campaign g JOIN recipient r ON r.campaign_id = g.id
     WHERE g.frozen ->> 'test' = 1 AND ${phaseIn(hasEnded, 'g')} AND r.tagvalues <> '${noValues}'`,
  );
  const isTheirs = database.prepare(
    'SELECT 1 FROM audience_row WHERE id >= ? AND id < ? AND row = ? AND msisdn = ?',
  );
  return tests.all().flatMap(({ id, audience_id: list, row, tagvalues }) => {
    const values = JSON.stringify(JSON.parse(String(tagvalues)));
    const range = [rowKey(Number(list), 0), rowKey(Number(list) + 1, 0)] as const;
    const isRow = list !== null && isTheirs.get(...range, Number(row), msisdn) !== undefined;
    return isRow || own.has(values) ? [Number(id) as CampaignId] : [];
  });
}
