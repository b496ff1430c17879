/** Campaigns of one size with a receipt for everybody, written by SQL alone. */
import type { DatabaseSync } from 'node:sqlite';
import { sendMessage, sendTags } from './send-people.ts';

interface Campaigns {
  readonly campaigns: number;
  readonly people: number;
  /** All go to the same people; else a number is met again in later ones. */
  readonly isShared?: boolean;
  /** People of a request. */
  readonly chunk?: number;
}

/** Adds so many campaigns of so many people each. */
export function fillCampaigns(
  database: DatabaseSync,
  { campaigns, people, isShared = false, chunk = 10_000 }: Campaigns,
): void {
  const nth = isShared ? 'at' : '((?1 - 1) * ?2 + at)';
  const options = {
    ...{ chunkSize: chunk, canary: 0, perMinute: null, connections: 1 },
    ...{ splitUnicode: true, startAt: null },
  };
  const frozen = JSON.stringify({
    kind: 'live',
    accountId: 'bench',
    accountName: 'Bench',
    baseUrl: 'http://127.0.0.1:1',
    sendPath: '/v2/mtsms',
    message: sendMessage,
    tags: sendTags,
    tagColumns: ['first name', 'town', 'points'],
    sender: '',
    label: '',
    unicodeEncoding: '',
    options,
    test: false,
  });
  database.exec('PRAGMA synchronous = OFF');
  const numbers = 'WITH RECURSIVE n(at) AS (SELECT 0 UNION ALL SELECT at + 1 FROM n WHERE at + 1 < ?2)';
  const chunks = Math.ceil(people / chunk);
  const add = database.prepare(
    `INSERT INTO campaign (name, phase, account_id, message, sender, label, options, created_at, updated_at, frozen, people,
       parts, started_at, ended_at)
     VALUES ('Campaign ' || ?1, 'finished', 'bench', '', '', '', '${JSON.stringify(options)}', ?1, ?1, ?2, ?3, ?3, ?1, ?1)`,
  );
  const tally = database.prepare(
    "INSERT INTO tally (campaign_id, state, people, parts) VALUES (?1, 'accepted', ?2, ?2)",
  );
  const recipients = database.prepare(
    `${numbers} INSERT INTO recipient SELECT ?1, at, ${numberOf(nth)}, at + 2, 1,
       '["Person ' || at || '","Town","' || (at % 9973) || ' of campaign ' || ?1 || '"]' FROM n`,
  );
  const receipts = database.prepare(
    `${numbers} INSERT INTO receipt (campaign_id, position, id, returned) SELECT ?1, at, '7' || at, NULL FROM n`,
  );
  const requests = database.prepare(
    `${numbers} INSERT INTO chunk (campaign_id, chunk, from_position, to_position, people, parts, unicode, state)
     SELECT ?1, at, at * ${chunk}, min(?3, (at + 1) * ${chunk}), min(?3, (at + 1) * ${chunk}) - at * ${chunk},
       min(?3, (at + 1) * ${chunk}) - at * ${chunk}, 0, 'accepted' FROM n`,
  );
  const attempts = database.prepare(
    `${numbers} INSERT INTO attempt (campaign_id, chunk, attempt, started_at, ended_at, outcome, evidence)
     SELECT ?1, at, 1, 1000, 2000, 'accepted', '{"kind":"interrupted"}' FROM n`,
  );
  for (let campaign = 1; campaign <= campaigns; campaign++) {
    database.exec('BEGIN');
    // As an integer of SQLite, which a number would not be where it is joined to text.
    const id = BigInt(add.run(BigInt(campaign), frozen, people).lastInsertRowid);
    tally.run(id, people);
    recipients.run(id, people);
    receipts.run(id, people);
    requests.run(id, chunks, people);
    attempts.run(id, chunks);
    database.exec('COMMIT');
  }
  database.exec(
    `INSERT INTO recipient_number SELECT msisdn, campaign_id, position, 0 FROM recipient ORDER BY msisdn, campaign_id;
     INSERT INTO sending SELECT id, id, 1 FROM campaign;
     INSERT INTO reached SELECT campaign_id, from_position, to_position, 'accepted', 2000 FROM chunk;
     PRAGMA synchronous = FULL; PRAGMA wal_checkpoint(TRUNCATE)`,
  );
}

/** The `n`th number, in no order, of a range that was never given to anyone; as SQL. */
function numberOf(n: string): string {
  return `878100000000000 + (${n} * 7368787) % 1999993`;
}

/** The number of the `n`th person of all campaigns. */
export function filledNumber(n: number): string {
  return String(878_100_000_000_000 + ((n * 7_368_787) % 1_999_993));
}
