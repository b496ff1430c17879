import type { DatabaseSync } from 'node:sqlite';
import { PRACTICE_ID } from '../../../../shared/account/account.ts';
import { DECISION_KINDS } from '../../../../shared/audience/decided-row.ts';
import type { CampaignId } from '../../../../shared/brand.ts';
import type { UnreadKind } from '../../../../shared/folder/folder.ts';
import { storedWords } from '../../../../shared/language/said.ts';
import { say } from '../../../../shared/texts/say.ts';
import { dropList } from '../../../audiences/records/audience-writer.ts';
import { contradictedRemovals, dropToNumbers } from '../../../campaigns/records/removal.ts';
import { withoutList } from '../../../drafts/records/draft-records.ts';
import { openOptOutAdding } from '../../../opt-outs/records/opt-out-adding.ts';
import { storedTables } from '../../records/stored-columns.ts';
import { decided, fits } from '../../records/stored-json.ts';
import { brokenCampaigns, hasBegun } from './broken-campaigns.ts';
import type { Copied, LostRow } from './copy-tables.ts';
import { openLostRequests } from './lost-requests.ts';
import { peopleOfLost } from './people-of-lost.ts';

/** Without a row in each of these tables, a campaign can neither continue nor be shown. */
const wholeOf = new Set(['campaign', 'tally', 'recipient', 'recipient_number', 'chunk', 'attempt']);

/** Either names everybody of a campaign. */
const tablesOfNumbers: readonly string[] = ['recipient', 'recipient_number'];

/** Without one of these rows, a list would be judged differently. */
const rowsOfLists = new Set(['audience_row', 'audience_step', 'decision', 'file_row']);

/**
 * A lost row still protects: its number, if any part of the file names it, becomes an opt-out. An incomplete campaign
 * or list is dropped, and everybody of such a campaign counts as perhaps texted, or opts out if their text is not known.
 * A removal that other records contradict is left out. Returns how many rows could have protected somebody whom nothing
 * names, plus how many people whom nothing names dropped campaigns went to, and requests that count for no account. Our
 * triggers must be off.
 */
export function protectLost(
  ours: DatabaseSync,
  copied: Copied,
  { live, now }: { readonly live: readonly string[]; readonly now: number },
): number {
  const { unread, lost, cut } = copied;
  const doubted = ours.prepare(`DELETE FROM removal WHERE ${contradictedRemovals}`).run().changes;
  if (doubted > 0) add(unread, 'others', Number(doubted));
  // A changed file may name anybody: everybody whom it erases stays an opt-out, as a bare number.
  ours.exec('UPDATE erasure SET keep_opt_out = 1');
  recordSendings(ours);
  const broken = brokenCampaigns(ours);
  // Otherwise each question about the places of a campaign reads the numbers of all; a whole file asks none.
  if (lost.length + broken.length > 0)
    ours.exec('CREATE INDEX number_places ON recipient_number (campaign_id, position)');
  const protecting = lost.filter(({ table }) => storedTables[table]!.protects);
  const { numbers: barred, nameless } = peopleOfLost(ours, protecting);
  let unknown = nameless;

  /** Leaves out those whose own row was counted already: one whose id cannot be read is one of the dropped. */
  function countDropped(
    kind: UnreadKind,
    dropped: ReadonlySet<number>,
    table: string,
    id: 'campaign' | 'list',
  ): void {
    const ids = lost.flatMap((row) => (row.table === table ? [row[id]] : []));
    const counted = new Set(ids);
    const nameless = ids.filter((one) => one === undefined).length;
    const more = [...dropped].filter((one) => !counted.has(one)).length - nameless;
    if (more > 0) add(unread, kind, more);
  }

  for (const table of cut) {
    const { kind, protects } = storedTables[table]!;
    add(unread, kind, 0);
    if (protects) unknown += 1;
  }
  const campaigns = new Set(
    lost.flatMap(({ table, campaign }) => (wholeOf.has(table) && campaign !== undefined ? [campaign] : [])),
  );
  for (const campaign of broken) campaigns.add(campaign);
  const peopleOf = openPeople(ours, lost);
  for (const campaign of campaigns) {
    const { nameless, withoutText } = peopleOf(campaign);
    unknown += nameless;
    for (const number of withoutText) barred.add(number);
  }
  const requests = openLostRequests(ours, { lost, live, now });
  dropCampaigns(ours, campaigns, requests.keep, now);
  unknown += requests.end();
  countDropped('campaigns', campaigns, 'campaign', 'campaign');
  const lists = new Set(
    lost.flatMap(({ table, list }) => (rowsOfLists.has(table) && list !== undefined ? [list] : [])),
  );
  for (const list of brokenLists(ours)) lists.add(list);
  dropLists(ours, lists);
  countDropped('lists', lists, 'audience', 'list');
  const { addUnlogged } = openOptOutAdding(ours);
  const source = storedWords(say.folder.unreadSource());
  for (const number of barred) addUnlogged(number, { note: '', source, at: now });
  ours.exec('DROP INDEX IF EXISTS number_places');
  return unknown;
}

/** 0 rows means that nobody knows how many. */
function add(unread: Map<UnreadKind, number>, kind: UnreadKind, rows: number): void {
  unread.set(kind, (unread.get(kind) ?? 0) + rows);
}

/** People of a campaign whom the record of who was reached cannot protect. */
function openPeople(ours: DatabaseSync, lost: readonly LostRow[]) {
  // The number of a lost recipient is an opt-out, or counts as unknown already.
  const lostPlaces = new Map<number, number[]>();
  for (const { table, campaign, position } of lost) {
    if (!tablesOfNumbers.includes(table) || campaign === undefined || position === undefined) continue;
    const ofCampaign = lostPlaces.get(campaign);
    if (ofCampaign === undefined) lostPlaces.set(campaign, [position]);
    else ofCampaign.push(position);
  }
  const lostHeads = new Set(lost.flatMap(({ table, campaign }) => (table === 'campaign' ? [campaign] : [])));
  const isHere = ours.prepare(
    `SELECT 1 FROM (SELECT id FROM campaign UNION ALL SELECT campaign_id FROM chunk
       UNION ALL SELECT campaign_id FROM receipt WHERE campaign_id NOT IN (SELECT campaign_id FROM removal)) WHERE id = ?`,
  );
  // A removed campaign has no place left for whom it did not reach. Erased people have one.
  const ofRemoved = ours.prepare(
    'SELECT total(to_position - from_position) AS places FROM reached WHERE campaign_id = ?',
  );
  const places = ours.prepare(
    `SELECT count(*) AS places FROM (SELECT position FROM recipient WHERE campaign_id = ?1
       UNION SELECT position FROM recipient_number WHERE campaign_id = ?1 UNION SELECT value FROM json_each(?2))
     WHERE position < ?3`,
  );
  const end = ours.prepare(
    `SELECT max("end") AS "end" FROM (SELECT max(position) + 1 AS "end" FROM recipient WHERE campaign_id = ?1
       UNION ALL SELECT max(position) + 1 FROM recipient_number WHERE campaign_id = ?1
       UNION ALL SELECT max(to_position) FROM chunk WHERE campaign_id = ?1
       UNION ALL SELECT max(to_position) FROM reached WHERE campaign_id = ?1
       UNION ALL SELECT max(position) + 1 FROM receipt WHERE campaign_id = ?1
       UNION ALL SELECT max(position) + 1 FROM skipped WHERE campaign_id = ?1)`,
  );
  const withoutText = ours.prepare(
    `SELECT msisdn FROM recipient r WHERE campaign_id = ? AND msisdn > 0 AND NOT EXISTS (
       SELECT 1 FROM recipient_number n WHERE n.msisdn = r.msisdn AND n.campaign_id = r.campaign_id)`,
  );
  return (campaign: number) => {
    const to = Number(end.get(campaign)?.end ?? 0);
    const lostHere = JSON.stringify(lostPlaces.get(campaign) ?? []);
    const isRemoved = !lostHeads.has(campaign) && isHere.get(campaign) === undefined;
    const all = isRemoved ? Number(ofRemoved.get(campaign)?.places) : to;
    return {
      nameless: Math.max(0, all - Number(places.get(campaign, lostHere, to)?.places)),
      withoutText: withoutText.all(campaign).map(({ msisdn }) => Number(msisdn)),
    };
  };
}

/** Whom a campaign reached counts only by this record. */
function recordSendings(ours: DatabaseSync): void {
  ours.exec(
    `INSERT OR REPLACE INTO sending SELECT id, coalesce(family, id), account_id <> '${PRACTICE_ID}' FROM campaign WHERE ${hasBegun};
     INSERT OR IGNORE INTO sending SELECT DISTINCT campaign_id, campaign_id, 1 FROM reached`,
  );
}

/** Drops campaigns as if somebody had deleted them, except that nobody knows whom they did not reach. */
function dropCampaigns(
  ours: DatabaseSync,
  campaigns: ReadonlySet<number>,
  keepRequests: (id: number) => void,
  now: number,
): void {
  const isThere = ours.prepare('SELECT coalesce(family, id) AS family FROM campaign WHERE id = ?');
  const last = ours.prepare(
    `SELECT max(position) AS last FROM (SELECT position FROM recipient WHERE campaign_id = ?1
       UNION ALL SELECT position FROM recipient_number WHERE campaign_id = ?1)`,
  );
  for (const id of campaigns) {
    keepRequests(id);
    const family = Number(isThere.get(id)?.family ?? id);
    const end = Number(last.get(id)?.last ?? -1) + 1;
    dropToNumbers(ours, id as CampaignId);
    if (end === 0) continue;
    ours
      .prepare('INSERT OR IGNORE INTO sending (campaign_id, family, is_live) VALUES (?, ?, 1)')
      .run(id, family);
    ours.prepare("INSERT INTO reached VALUES (?, 0, ?, 'perhaps', ?)").run(id, end, now);
  }
}

/**
 * Lists with rows but no head, with a missing row, or with rows of another length than their columns. One that is not
 * ready is being made or deleted: the next start deletes the rest of it.
 */
function brokenLists(ours: DatabaseSync): number[] {
  const brokenRows = ours.prepare(
    `WITH rows AS (SELECT id >> 24 AS list, count(*) AS rows, max(id & 0xffffff) AS last FROM audience_row GROUP BY 1)
     SELECT id FROM (SELECT list AS id FROM rows WHERE rows <> last + 1 OR list NOT IN (SELECT id FROM audience)
     UNION SELECT r.id >> 24 FROM audience_row r JOIN audience l ON l.id = r.id >> 24
       WHERE json_array_length(r.cells) <> json_array_length(l.columns)
     UNION SELECT f.id >> 24 FROM file_row f LEFT JOIN audience l ON l.id = f.id >> 24
       WHERE l.id IS NULL OR json_array_length(f.cells) <> json_array_length(l.columns)
     UNION SELECT d.id >> 24 FROM decision d LEFT JOIN audience_row r ON r.id = d.id
       WHERE r.id IS NULL OR d.place < -1 OR d.place >= json_array_length(r.cells))
     WHERE id NOT IN (SELECT id FROM audience WHERE ready = 0)`,
  );
  return [...brokenRows.all().map(({ id }) => Number(id)), ...unclearLists(ours)];
}

/** Lists with decisions whose value does not fit their kind. */
function unclearLists(ours: DatabaseSync): number[] {
  return (['number', 'written', 'choose'] as const).flatMap((kind) => {
    const values = ours.prepare('SELECT id, value FROM decision WHERE kind = ? AND value IS NOT NULL');
    const unclear: number[] = [];
    for (const { id, value } of values.iterate(DECISION_KINDS.indexOf(kind)))
      if (!fits(decided[kind], String(value))) unclear.push(Math.floor(Number(id) / 2 ** 24));
    return unclear;
  });
}

function dropLists(ours: DatabaseSync, lists: ReadonlySet<number>): void {
  if (lists.size === 0) return;
  ours.exec('CREATE INDEX campaigns_of_list ON campaign (audience_id)');
  for (const id of lists) {
    dropList(ours, id);
    withoutList(ours, id);
  }
  ours.exec('DROP INDEX campaigns_of_list');
}
