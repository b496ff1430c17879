/**
 * What did this number get, and when: one number looked up across five million receipts of fifty campaigns.
 * Run it alone with `node test/bench/search.bench.ts [receipts]`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openResultPositions } from '../../electron/campaigns/results/result-positions.ts';
import { openResultReader } from '../../electron/campaigns/results/result-reader.ts';
import { openDatabase } from '../../electron/store/open-database.ts';
import type { CampaignId } from '../../shared/brand.ts';
import { spoken } from '../../shared/texts/spoken-with-texts.ts';
import { sendMessage, sendTags } from './support/send-people.ts';

/** What a run measured; times in ms. */
export interface SearchFigures {
  readonly receipts: number;
  readonly campaigns: number;
  /** Of two hundred numbers, each met in several campaigns or in none, the database freshly opened. */
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly slowestMs: number;
  /** A page of 200 results in the middle of a campaign. */
  readonly pageMs: number;
}

const campaigns = 50;
const chunk = 10_000;

/** Fills a store with so many receipts and searches it. */
async function benchSearch(receipts: number): Promise<SearchFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'search-bench-'));
  try {
    const path = join(folder, 'tagline.db');
    const filling = open(path);
    fill(filling, receipts);
    filling.close();
    const database = open(path);
    const reader = openResultReader(database);
    const times: number[] = [];
    let found = 0;
    for (let n = 0; n < 200; n++) {
      const began = performance.now();
      found += [...reader.history(numberAt(n * 7919))].length;
      times.push(performance.now() - began);
    }
    if (found < 200) throw new Error(`Only ${found} texts were found.`);
    times.sort((a, b) => a - b);
    const positions = await openResultPositions(database)({
      campaignId: 1 as CampaignId,
      filter: 'accepted',
      search: '',
      chunk: null,
    });
    const half = positions.length >> 1;
    const middle = [...positions.subarray(half, half + 200)];
    const began = performance.now();
    if (reader.at(1 as CampaignId, middle).length !== 200) throw new Error('A page lacks rows.');
    const pageMs = performance.now() - began;
    database.close();
    return {
      receipts,
      campaigns,
      medianMs: times[100]!,
      p99Ms: times[198]!,
      slowestMs: times[199]!,
      pageMs,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function open(path: string): DatabaseSync {
  const opened = openDatabase(path);
  if (!opened.ok) throw new Error(spoken(opened.error.message));
  return opened.value;
}

/** Scattered numbers of a range that was never given to anyone; each is met again in later campaigns. */
function numberAt(n: number): number {
  return 878_100_000_000_000 + ((n * 7_368_787) % 999_983);
}

function fill(database: DatabaseSync, receipts: number): void {
  const people = Math.ceil(receipts / campaigns);
  const frozen = JSON.stringify({ kind: 'live', accountName: 'Bench', message: sendMessage, tags: sendTags });
  database.exec('PRAGMA synchronous = OFF');
  const add = database.prepare(
    `INSERT INTO campaign (name, phase, account_id, message, sender, label, options, created_at, updated_at, frozen, people, started_at)
     VALUES ('Campaign ' || ?1, 'finished', 'bench', '', '', '', '{}', 0, 0, ?2, ?3, ?1)`,
  );
  const numbers = 'WITH RECURSIVE n(at) AS (SELECT 0 UNION ALL SELECT at + 1 FROM n WHERE at + 1 < ?2)';
  const recipients = database.prepare(
    `${numbers} INSERT INTO recipient SELECT ?1, at, 878100000000000 + (((?1 - 1) * ?2 + at) * 7368787) % 999983, at + 2, 1,
       '["Person ' || at || '","Town","' || (at % 9973) || '"]' FROM n`,
  );
  const ids = database.prepare(
    `${numbers} INSERT INTO receipt (campaign_id, position, id, returned) SELECT ?1, at, '7' || at, NULL FROM n`,
  );
  const chunks = database.prepare(
    `${numbers} INSERT INTO chunk (campaign_id, chunk, from_position, to_position, people, parts, unicode, state)
     SELECT ?1, at, at * ${chunk}, (at + 1) * ${chunk}, ${chunk}, ${chunk}, 0, 'accepted' FROM n`,
  );
  const attempts = database.prepare(
    `${numbers} INSERT INTO attempt (campaign_id, chunk, attempt, started_at, ended_at, outcome, evidence)
     SELECT ?1, at, 1, 1000, 2000, 'accepted', '{"kind":"interrupted"}' FROM n`,
  );
  for (let campaign = 1; campaign <= campaigns; campaign++) {
    database.exec('BEGIN');
    add.run(campaign, frozen, people);
    recipients.run(campaign, people);
    ids.run(campaign, people);
    chunks.run(campaign, Math.ceil(people / chunk));
    attempts.run(campaign, Math.ceil(people / chunk));
    database.exec('COMMIT');
  }
  database.exec(
    `INSERT INTO recipient_number (msisdn, campaign_id, position, text)
     SELECT msisdn, campaign_id, position, 0 FROM recipient ORDER BY msisdn, campaign_id`,
  );
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
}

if (process.argv[1] === import.meta.filename) {
  console.table([await benchSearch(Number(process.argv[2] ?? 5_000_000))]);
}
