import type { DatabaseSync } from 'node:sqlite';
import type { AccountId, CampaignId } from '../../../shared/brand.ts';
import { transact } from '../../store/open-database.ts';
import { steadyTime } from '../../store/steady-time.ts';
import { consumedBy } from './past-requests.ts';

/** `liveUrl` is the base URL of a live account, empty for practice. */
export interface BalanceReading {
  readonly accountId: AccountId;
  readonly liveUrl: string;
  readonly credit: number;
  /** `no` is the number of the last attempt that began or ended before the reading. */
  readonly begun: { readonly no: number; readonly at: number; readonly steady: number };
}

const mostKept = 50;

const inDoubt = `SELECT DISTINCT g.id, g.account_id FROM campaign g
  JOIN tally t ON t.campaign_id = g.id AND t.state = 'unknown' AND t.people > 0`;

export function openBalanceReadings(database: DatabaseSync) {
  const latest = database.prepare('SELECT latest FROM happened');
  const doubtful = database.prepare(inDoubt);
  const ofAccount = database.prepare(`${inDoubt} WHERE g.account_id = ?`);
  const youngest = database.prepare(
    `SELECT a.ended_no AS endedNo, a.ended_at AS endedAt, a.ended_steady AS endedSteady
     FROM (${inDoubt} WHERE g.account_id = ?) d
     JOIN chunk c ON c.campaign_id = d.id AND c.state = 'unknown'
     JOIN attempt a ON a.campaign_id = c.campaign_id AND a.chunk = c.chunk AND a.ended_no IS NOT NULL
     ORDER BY a.ended_no DESC LIMIT 1`,
  );
  const insert = database.prepare(
    `INSERT INTO balance_reading
       (account_id, place, credit, consumed, began_no, ended_no, began_at, began_steady)
     VALUES (?1, ?2, ?3, ${consumedBy('?1')}, ?4, ?5, ?6, ?7)`,
  );
  const forgetOld = database.prepare(
    `DELETE FROM balance_reading WHERE account_id = ?1 AND id <= (
       SELECT id FROM balance_reading WHERE account_id = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)`,
  );
  const any = database.prepare('SELECT 1 FROM balance_reading WHERE account_id = ? LIMIT 1');
  const sinceThen = database.prepare(
    `SELECT 1 FROM attempt a JOIN campaign g ON g.id = a.campaign_id
     WHERE (a.ended_no > ?2 OR a.ended_no IS NULL) AND g.account_id = ?1
     UNION ALL SELECT 1 FROM past_request WHERE account_id = ?1 AND (ended_no > ?2 OR ended_no IS NULL) LIMIT 1`,
  );
  const now = (): number => Number(latest.get()?.latest);

  return {
    begin: (at: number) => ({ no: now(), at, steady: steadyTime() }),
    keep({ accountId, liveUrl, credit, begun }: BalanceReading) {
      const counts = ofAccount.get(accountId) !== undefined;
      if (!counts && any.get(accountId) === undefined) return;
      transact(database, () => {
        if (counts) insert.run(accountId, liveUrl, credit, begun.no, now(), begun.at, begun.steady);
        forgetOld.run(accountId, counts ? mostKept : 0);
      });
    },
    /** No request of the account was on its way after `no`. */
    isQuietSince: (accountId: AccountId, no: number) => sinceThen.get(accountId, no) === undefined,
    accountsInDoubt: (): AccountId[] => [
      ...new Set(doubtful.all().map((row) => String(row.account_id) as AccountId)),
    ],
    campaignsInDoubt: (accountId: AccountId): CampaignId[] =>
      ofAccount.all(accountId).map(({ id }) => Number(id) as CampaignId),
    youngestDoubt: (accountId: AccountId) =>
      youngest.get(accountId) as { endedNo: number; endedAt: number; endedSteady: number | null } | undefined,
  };
}

/**
 * At least this many ms lie between the end of the request and the reading. The clock may have been set, and the
 * steady time restarts with the computer, so neither alone is proof.
 */
export function readingAge(
  ended: { readonly at: number | null; readonly steady: number | null },
  begun: { readonly at: number; readonly steady: number },
): number {
  const byWall = ended.at === null ? null : begun.at - ended.at;
  // The computer was restarted since, so its uptime is only a part of the time.
  const bySteady =
    ended.steady === null ? null : begun.steady >= ended.steady ? begun.steady - ended.steady : begun.steady;
  if (bySteady === null) return Math.max(0, byWall ?? 0);
  return byWall === null || byWall < 0 ? bySteady : Math.min(byWall, bySteady);
}
