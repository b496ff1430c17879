import assert from 'node:assert/strict';
import { openRecentTexts } from '../../../../electron/campaigns/worker/start/left-out-at-start.ts';
import { readRest } from '../../../../electron/campaigns/worker/start/rest.ts';
import { scanForReview } from '../../../../electron/campaigns/worker/start/review-scan.ts';
import type { CampaignId } from '../../../../shared/brand.ts';
import { isInRest, type PersonState, textedOf } from '../../../../shared/campaign/progress/delivery-state.ts';
import { hasEnded, isWritten } from '../../../../shared/campaign/progress/phase.ts';
import { letteringOf } from '../../../../shared/message/lettering.ts';
import { plainOptions } from '../sending.ts';
import { dayMs, everybody, type FamilyWorld, people, recentDays, sorted } from './world.ts';

/** Fails where anything is not as the acts and the service say. */
export async function checkFamilies(world: FamilyWorld): Promise<void> {
  for (const draft of world.some(isWritten)) {
    const { id: campaignId, audienceId, restOf } = draft;
    const { sent, leftOut } = world.expected(draft);
    const lettering = letteringOf({ unicodeEncoding: 'UCS-2' }, plainOptions);
    const scan = await scanForReview(
      world.database,
      {
        campaignId,
        audienceId,
        restOf,
        message: 'Hi {name}',
        options: plainOptions,
        recentDays: 0,
        includeRecent: false,
        quiet: null,
        lettering,
      },
      world.now(),
    );
    assert.deepEqual([scan.people, scan.leftOut], [sent.size, leftOut], `the review of ${campaignId}`);
  }
  for (const { id } of world.some((phase) => !isWritten(phase))) checkRecord(world, id);
  for (const { id } of world.some(hasEnded)) {
    const rest = readRest(world.database, id, 0 as CampaignId);
    assert.deepEqual(sorted(rest), world.expectedRest(id), `the rest of ${id}`);
    for (const row of world.rows(id))
      if (rest.has(Number(row.msisdn)))
        assert.ok(isInRest(row as PersonState), `${row.msisdn} in the rest of ${id}`);
  }
  checkRecent(world);
  checkDeleted(world);
}

/** What the record says of the people of a campaign is what its results say, and what the service did. */
function checkRecord(world: FamilyWorld, id: CampaignId): void {
  const ranges = world.all<{ from: number; to: number; state: string }>(
    'SELECT from_position AS "from", to_position AS "to", state FROM reached WHERE campaign_id = ?',
    id,
  );
  for (const row of world.rows(id)) {
    const { position, msisdn, state } = row;
    const range = ranges.filter(({ from, to }) => from <= position && position < to);
    const texted = textedOf(row);
    const said = { yes: 'accepted', perhaps: 'perhaps', no: undefined }[texted];
    const wanted = state === 'treated-as-not-sent' ? 'not-counted' : said;
    assert.deepEqual(
      range.map((one) => one.state),
      wanted === undefined ? [] : [wanted],
      `${msisdn} is ${state} in ${id}`,
    );
    const known = world.sent.get(id)!.people.get(Number(msisdn));
    if (known === undefined) continue;
    const did = known.accepted ? 'yes' : known.perhaps ? 'perhaps' : 'no';
    assert.equal(texted, did, `${msisdn} is ${state} in ${id}`);
  }
}

function checkRecent(world: FamilyWorld): void {
  const since = world.now() - recentDays * dayMs;
  const recent = openRecentTexts(world.database, recentDays, world.now());
  const toCome = world.toCome();
  for (let n = 0; n < people; n++) {
    const text = `Hi Name ${n}`;
    const found = recent(everybody.map((msisdn) => ({ msisdn, text })));
    const wanted = everybody.filter((number) =>
      [...world.sent.values()].some(({ id, live, people: reached }) => {
        const known = reached.get(number);
        if (!live || known?.text !== text) return false;
        const isSince = (known.accepted || known.perhaps) && known.at >= since;
        return isSince || (!known.accepted && !known.perhaps && toCome.get(id)?.has(number));
      }),
    );
    assert.deepEqual(sorted(found.keys()), wanted, `who had ${text} recently`);
  }
}

/** Once erased, deleted campaigns have left nothing but the numbers on record. */
function checkDeleted(world: FamilyWorld): void {
  if (world.all('SELECT 1 FROM removal').length > 0) return;
  const left = world.all(
    `SELECT r.campaign_id, r.position FROM recipient r WHERE r.campaign_id NOT IN (SELECT id FROM campaign)
       AND (r.tagvalues <> '' OR r.row <> 0 OR NOT EXISTS (SELECT 1 FROM reached e WHERE e.campaign_id = r.campaign_id
         AND r.position >= e.from_position AND r.position < e.to_position))
     UNION ALL SELECT n.campaign_id, n.position FROM recipient_number n WHERE NOT EXISTS (
       SELECT 1 FROM recipient r WHERE r.campaign_id = n.campaign_id AND r.position = n.position AND r.msisdn = n.msisdn)`,
  );
  assert.deepEqual(left, []);
}
