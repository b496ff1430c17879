/** A store of years, written by SQL alone: the same people are in every campaign and in the large lists. */
import type { DatabaseSync } from 'node:sqlite';
import { statusCode } from '../../../shared/audience/audience-row.ts';
import { DECISION_KINDS } from '../../../shared/audience/decided-row.ts';
import type { AudienceId, CampaignId } from '../../../shared/brand.ts';
import { fillCampaigns, filledNumber } from '../../bench/support/fill-campaigns.ts';
import { addAudience } from './audience.ts';

export interface StoreSize {
  readonly campaigns: number;
  /** Of each campaign. */
  readonly people: number;
  /** Of a request. */
  readonly chunk: number;
  /**
   * Of each of two large lists. Every tenth repeats the number before it, and the first `alike` share one, which is that
   * of the first person of every campaign, and which one of the campaigns left out as often.
   */
  readonly rows: number;
  readonly alike: number;
  /** Everybody in the lists has one name; else each has another. */
  readonly isOneName?: boolean;
  readonly optOuts: number;
  /** Small lists beside them. */
  readonly lists: number;
  /** Of the history of the large list and of the first campaign. */
  readonly steps: number;
}

export interface LargeStore {
  readonly audienceId: AudienceId;
  readonly otherId: AudienceId;
  readonly endedId: CampaignId;
}

const columns = ['Name', 'Town', 'Note'];
const manyColumns = Array.from({ length: 100 }, (_, n) => `Column ${n}`);

export function fillStore(database: DatabaseSync, size: StoreSize): LargeStore {
  const { campaigns, people, chunk, rows, alike, isOneName = false, optOuts, lists, steps } = size;
  fillCampaigns(database, { campaigns, people, chunk, isShared: true });
  database.exec('PRAGMA synchronous = OFF');
  const [audienceId, otherId] = [addAudience(database, columns, []), addAudience(database, columns, [])];
  for (let list = 0; list < lists; list += 1) addAudience(database, manyColumns, [{ cells: manyColumns }]);
  const all = (count: number, sql: string, ...given: number[]): void => {
    const upTo = 'WITH RECURSIVE n(at) AS (SELECT 0 UNION ALL SELECT at + 1 FROM n WHERE at + 1 < ?1)';
    database.prepare(`${upTo} ${sql} FROM n`).run(count, ...given);
  };
  const isLater = `at < ${alike} AND at > 0 OR at % 10 = 9`;
  const first = `CASE WHEN at < ${alike} THEN 0 WHEN at % 10 = 9 THEN at - 1 ELSE at END`;
  database.exec('BEGIN');
  for (const id of [audienceId, otherId]) {
    all(
      rows,
      `INSERT INTO audience_row (id, row, status, kept, msisdn, original, cells)
       SELECT (?2 << 24) + at, at + 2, iif(${isLater}, ?3, 0), iif(${isLater}, ${first}, NULL),
         878100000000000 + ${first}, '', json_array(${isOneName ? "'Person'" : "'Person ' || at"}, 'Town ' || (at % 97), 'Note of ' || at)`,
      id,
      statusCode('undecided'),
    );
  }
  all(
    steps,
    "INSERT INTO audience_step SELECT at + 1, ?2, 'edit', 1, at % ?3, 1, 1000 + at, 0",
    audienceId,
    rows,
  );
  all(
    steps,
    `INSERT INTO decision SELECT (?2 << 24) + at % ?3, at + 1, ${DECISION_KINDS.indexOf('cell')}, 1, NULL, 'Town ' || (at % 97), NULL`,
    audienceId,
    rows,
  );
  all(
    steps,
    "INSERT INTO timeline (campaign_id, at, kind, message) SELECT 1, at, 'verdict', 'Request ' || at",
  );
  all(
    alike,
    `INSERT INTO left_out (campaign_id, n, row, reason, msisdn) SELECT 2, at, at + 2, 'undecided', ${filledNumber(0)}`,
  );
  const number = '878200000000000 + at * 7';
  all(optOuts, `INSERT INTO opt_out SELECT ${number}, 'Asked in letter ' || at, 'replies.csv', at / 100`);
  all(
    optOuts,
    `INSERT INTO opt_out_log (at, msisdn, change, note) SELECT at / 100, ${number}, 'added', 'Letter ' || at`,
  );
  all(
    optOuts,
    `INSERT INTO left_out (campaign_id, n, row, reason, msisdn) SELECT 1, at, at + 2, 'opted-out', ${number}`,
  );
  database.exec(
    `UPDATE folder SET followed_changes = opt_out_changes;
     COMMIT; PRAGMA synchronous = FULL; PRAGMA wal_checkpoint(TRUNCATE)`,
  );
  return { audienceId, otherId, endedId: 1 as CampaignId };
}
