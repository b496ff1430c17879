import type { DatabaseSync } from 'node:sqlite';
import { campaignPhases, isWritten } from '../../../../shared/campaign/progress/phase.ts';
import { inRange } from '../../../store/range-sql.ts';
import type { LostRow } from './copy-tables.ts';
import { sortedPositions } from './sorted-positions.ts';

/** Places of a campaign, from one on and before another. */
type Places = readonly [from: number, to: number];

const everybody: Places = [0, 2 ** 40];

interface AskedPlaces {
  readonly row: LostRow;
  readonly places: Places;
}

/**
 * The numbers of everybody whom lost rows are about, and how many of these rows are about people whom nothing names. Each
 * person of a campaign is read once, however many rows are about them.
 */
export function peopleOfLost(ours: DatabaseSync, lost: readonly LostRow[]) {
  const range = ours.prepare(
    'SELECT from_position, to_position FROM chunk WHERE campaign_id = ? AND chunk = ?',
  );
  const named = ours.prepare(
    `SELECT position, msisdn FROM recipient WHERE campaign_id = ?1 AND ${inRange('position', '?2', '?3')} AND msisdn > 0
     UNION ALL SELECT position, msisdn FROM recipient_number
     WHERE campaign_id = ?1 AND ${inRange('position', '?2', '?3')} AND msisdn > 0`,
  );
  const numbers = new Set<number>();
  const asked = new Map<number, AskedPlaces[]>();
  let nameless = 0;

  function placesIn({ campaign, position, chunk, from, to }: LostRow): Places {
    if (position !== undefined) return [position, position + 1];
    if (from !== undefined && to !== undefined) return [from, to];
    const covered = chunk === undefined ? undefined : range.get(campaign!, chunk);
    return covered === undefined ? everybody : [Number(covered.from_position), Number(covered.to_position)];
  }

  for (const row of lost) {
    const { table, msisdn, campaign } = row;
    if (msisdn && msisdn > 0) numbers.add(msisdn);
    // Its campaign was sent to others.
    else if (campaign === undefined || table === 'left_out') nameless += namesNobody(row) ? 0 : 1;
    else {
      const ofCampaign = asked.get(campaign) ?? [];
      asked.set(campaign, ofCampaign);
      ofCampaign.push({ row, places: placesIn(row) });
    }
  }
  for (const [campaign, ofCampaign] of asked) {
    const positions: number[] = [];
    for (const [from, to] of joined(ofCampaign.map(({ places }) => places)))
      for (const { position, msisdn } of named.iterate(campaign, from, to)) {
        positions.push(Number(position));
        numbers.add(Number(msisdn));
      }
    const { countIn } = sortedPositions(positions);
    for (const { row, places } of ofCampaign)
      if (countIn(...places) === 0 && !namesNobody(row)) nameless += 1;
  }
  return { numbers, nameless };
}

/** Nobody was texted for a draft, and a row left out may have no number. */
function namesNobody({ table, msisdn, head }: LostRow): boolean {
  const phase = campaignPhases.find((one) => one === head?.phase);
  return (table === 'left_out' && msisdn === null) || (phase !== undefined && isWritten(phase));
}

/** The same places, none of them twice. */
function joined(places: readonly Places[]): Places[] {
  const apart: [number, number][] = [];
  for (const [from, to] of places.toSorted(([one], [other]) => one - other)) {
    const last = apart.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else apart.push([from, to]);
  }
  return apart;
}
