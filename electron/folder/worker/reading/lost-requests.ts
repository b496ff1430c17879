import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../../shared/brand.ts';
import { keepRequests, type RequestsOf } from '../../../campaigns/records/past-requests.ts';
import { meansNotTexted } from '../../../store/delivery-state-sql.ts';
import type { LostRow } from './copy-tables.ts';
import { sortedPositions } from './sorted-positions.ts';

/** In place of an address that nobody can read: no account has it. */
const noAddress = 'unread';

/** The lost one of the two rows of a request, as far as anything tells what it was. */
const fillChunk = `INSERT OR IGNORE INTO chunk (campaign_id, chunk, from_position, to_position, people, parts, unicode, state)
  VALUES (?, ?, ?, ?, 0, ?, 0, 'unknown')`;
const fillAttempts = `INSERT INTO attempt (campaign_id, chunk, attempt, started_at, outcome)
  SELECT ?1, chunk, 1, coalesce(in_doubt_at,
    (SELECT max(coalesce(ended_at, started_at)) FROM attempt WHERE campaign_id = ?1),
    (SELECT max(at) FROM reached WHERE campaign_id = ?1), ?2), 'unknown'
  FROM chunk c WHERE campaign_id = ?1 AND (in_doubt_at IS NOT NULL OR NOT ${meansNotTexted})
    AND chunk NOT IN (SELECT chunk FROM attempt WHERE campaign_id = ?1)`;

/** Accounts that something of the folder names. */
const named = `SELECT account_id FROM campaign UNION SELECT account_id FROM past_request
  UNION SELECT account_id FROM credit_month UNION SELECT account_id FROM balance_reading`;

/** Read once, since it reads all requests. */
const accounts = `WITH account AS MATERIALIZED (
    SELECT account_id AS id FROM (${named} UNION SELECT value FROM json_each(?)) WHERE account_id <> '')`;

const countUnread = `${accounts} SELECT (SELECT count(*) FROM account) AS accounts,
  (SELECT count(*) FROM past_request WHERE account_id = '') AS requests`;

const spreadUnread = `${accounts} INSERT INTO past_request
  SELECT a.id, live_url, began_no, ended_no, at, outcome, NULL, parts, first_campaign, people, ended_steady
  FROM past_request p, account a WHERE p.account_id = ''`;

/** Far more than the accounts of one person can have; a file that asks for more would fill the disk. */
const MOST_REQUESTS = 100_000;

interface Lost {
  readonly lost: readonly LostRow[];
  /** The accounts of the file's settings that send to real phones. */
  readonly live: readonly string[];
  /** In ms since the epoch. */
  readonly now: number;
}

/**
 * Keeps what campaigns that are dropped took of their accounts, though their own rows may be lost. Requests of an account
 * that nobody can read count for every account, at its price: no balance then tells what became of a request.
 */
export function openLostRequests(ours: DatabaseSync, { lost, live, now }: Lost) {
  const heads = new Map(lost.flatMap(({ campaign, head }) => (head ? [[campaign, head]] : [])));
  const chunks = Map.groupBy(
    lost.filter(({ table }) => table === 'chunk'),
    ({ campaign }) => campaign,
  );
  const [addChunk, addAttempts] = [ours.prepare(fillChunk), ours.prepare(fillAttempts)];
  const isHere = ours.prepare('SELECT 1 FROM campaign WHERE id = ?');
  const isPractice = ours.prepare('SELECT 1 FROM sending WHERE campaign_id = ? AND is_live = 0');

  function lostOf(id: number): RequestsOf {
    const { account_id, frozen, copied_from, credits } = heads.get(id) ?? {};
    return {
      account: typeof account_id === 'string' ? account_id : '',
      liveUrl: isPractice.get(id) === undefined ? liveUrlIn(frozen) : '',
      first: isCount(copied_from) ? copied_from : id,
      credits: isCount(credits) ? credits : null,
    };
  }

  return {
    /** Run it before the rows of the campaign are deleted. */
    keep(id: number): void {
      addAttempts.run(id, now);
      const lostChunks = chunks.get(id) ?? [];
      const partsIn = lostChunks.length > 0 ? openParts(ours, id) : () => 0;
      for (const { chunk, from, to } of lostChunks)
        if (chunk !== undefined && from !== undefined && to !== undefined)
          addChunk.run(id, chunk, from, to, partsIn(from, to));
      keepRequests(ours, id as CampaignId, isHere.get(id) === undefined ? lostOf(id) : undefined);
    },
    /** Returns how many requests count for nobody, because they would for too many accounts. */
    end(): number {
      const liveAccounts = JSON.stringify(live);
      const { requests = 0, accounts: most = 0 } = ours.prepare(countUnread).get(liveAccounts) ?? {};
      if (requests === 0) return 0;
      const isTooMuch = Number(requests) * Number(most) > MOST_REQUESTS;
      if (!isTooMuch) ours.prepare(spreadUnread).run(liveAccounts);
      ours.exec(
        `DELETE FROM past_request WHERE account_id = ''; DELETE FROM balance_reading; UPDATE chunk SET balance_before = NULL`,
      );
      return isTooMuch ? Number(requests) : 0;
    },
  };
}

/** The parts of the texts to all places of a campaign before one and from another on; reads each person once. */
function openParts(ours: DatabaseSync, campaign: number): (from: number, to: number) => number {
  const positions: number[] = [];
  const totals = [0];
  const each = ours.prepare('SELECT position, parts FROM recipient WHERE campaign_id = ? ORDER BY position');
  for (const { position, parts } of each.iterate(campaign)) {
    positions.push(Number(position));
    totals.push(totals.at(-1)! + Number(parts));
  }
  const { countBefore } = sortedPositions(positions);
  return (from, to) => Math.max(0, totals[countBefore(to)]! - totals[countBefore(from)]!);
}

function liveUrlIn(frozen: unknown): string {
  try {
    const { kind, baseUrl } = JSON.parse(String(frozen)) as Record<string, unknown>;
    if (kind === 'practice') return '';
    if (kind === 'live' && typeof baseUrl === 'string' && baseUrl !== '') return baseUrl;
  } catch {
    // It is not JSON of an object.
  }
  return noAddress;
}

const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0;
