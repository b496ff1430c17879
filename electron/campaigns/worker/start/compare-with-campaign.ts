import type { DatabaseSync } from 'node:sqlite';
import type { AudienceId, CampaignId } from '../../../../shared/brand.ts';
import type { ComparedPart } from '../../../../shared/campaign/review/compared-people.ts';
import { textFingerprint } from '../../../../shared/campaign/review/recent-texts.ts';
import { bindMessage } from '../../../../shared/message/bound-message.ts';
import { compileMessage } from '../../../../shared/message/compiled-message.ts';
import { letteringOf } from '../../../../shared/message/lettering.ts';
import { openFamily } from '../../../reached/reached-find.ts';
import { readHead } from '../../../store/audience-reader.ts';
import { walkAudience } from '../../records/audience-walk.ts';
import { readFrozen } from '../../records/frozen.ts';

const before = `
  SELECT n.msisdn, n.text AS fingerprint FROM json_each(?) j
  CROSS JOIN recipient_number n ON n.msisdn = j.value AND n.campaign_id = ?`;

/** A person's row is changed if the earlier message would now be another text. Null if that campaign is gone. */
export async function compareLists(database: DatabaseSync, campaignId: CampaignId, audienceId: AudienceId) {
  const campaign = database.prepare('SELECT message, people FROM campaign WHERE id = ?').get(campaignId);
  const frozen = readFrozen(database, campaignId);
  if (campaign === undefined || frozen === null) return null;
  const lettering = letteringOf(frozen, frozen.options, frozen.day);
  const head = readHead(database, audienceId);
  if (!head.ok) return null;
  const { columns, revision } = head.value;
  const bound = bindMessage(String(campaign.message), columns, lettering);
  const find = database.prepare(before);
  const reachedOf = openFamily(database, campaignId, 0 as CampaignId);
  /** The `n` of each row. */
  const rows: Record<ComparedPart, number[]> = { new: [], changed: [] };
  let same = 0;
  let reached = 0;
  for await (const { people } of walkAudience(database, audienceId, compileMessage(bound, lettering))) {
    const numbers = people.map(({ msisdn }) => msisdn);
    const fingerprints = new Map(
      find
        .all(JSON.stringify(numbers), campaignId)
        .map((row) => [Number(row.msisdn), Number(row.fingerprint)]),
    );
    const got = reachedOf(numbers);
    for (const { n, msisdn, final } of people) {
      const fingerprint = fingerprints.get(msisdn);
      if (fingerprint === undefined) rows.new.push(n);
      else if (fingerprint !== textFingerprint(final.text)) rows.changed.push(n);
      else same += 1;
      if (fingerprint !== undefined && got.has(msisdn)) reached += 1;
    }
  }
  const gone = Number(campaign.people) - same - rows.changed.length;
  return { new: rows.new.length, changed: rows.changed.length, same, gone, reached, rows, revision };
}
