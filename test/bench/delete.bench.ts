/**
 * Deleting one of two campaigns of a million, until not a byte of it is in the folder, beside a plain `DELETE` and `VACUUM`
 * of the same rows; meanwhile another connection writes durably. They take turns, and the medians are compared.
 * Run it alone with `node test/bench/delete.bench.ts [people] [rounds]`.
 */
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { openCampaignThread } from '../../electron/campaigns/campaign-thread.ts';
import { openFolder } from '../../electron/folder/open-folder.ts';
import { openDatabase } from '../../electron/store/open-database.ts';
import type { CampaignId } from '../../shared/brand.ts';
import { directly } from '../../shared/network/proxy.ts';
import { ok } from '../../shared/result.ts';
import { value } from '../services/support/app.ts';
import { fillCampaigns } from './support/fill-campaigns.ts';
import { held, median } from './support/goal.ts';

const people = Number(process.argv[2] ?? 1_000_000);
const rounds = Number(process.argv[3] ?? 5);
const deleted = 1 as CampaignId;
const folder = mkdtempSync(join(tmpdir(), 'delete-bench-'));
const filled = join(folder, 'filled.db');

/** What one deletion took, in ms. */
interface Deletion {
  readonly answeredMs: number;
  readonly goneMs: number;
  readonly slowestWriteMs: number;
}

function copy(): string {
  const path = join(folder, 'tagline.db');
  for (const ending of ['', '-wal', '-shm']) rmSync(path + ending, { force: true });
  copyFileSync(filled, path);
  return path;
}

function plainly(): number {
  const database = value(openDatabase(copy()));
  const began = performance.now();
  database.exec('BEGIN');
  for (const table of ['recipient', 'recipient_number', 'receipt', 'chunk', 'attempt']) {
    database.exec(`DELETE FROM ${table} WHERE campaign_id = ${deleted}`);
  }
  database.exec('COMMIT; VACUUM; PRAGMA wal_checkpoint(TRUNCATE)');
  const ms = performance.now() - began;
  database.close();
  return ms;
}

async function asTheApp(): Promise<Deletion> {
  const path = copy();
  const database = value(openDatabase(path));
  const stateDir = join(folder, 'state');
  const { computer: owner } = openFolder({ database, stateDir, at: Date.now() });
  const thread = openCampaignThread({
    data: { databasePath: path, owner, stateDir, hold: null },
    events: {
      changed: () => undefined,
      teamFile: () => undefined,
      erasing: () => undefined,
      runBug: throwBug,
    },
    questions: { readBalance: () => ok(null), paths: () => ok(directly) },
    broke: throwBug,
  });
  value(await thread.ask('recover', []));
  const began = performance.now();
  value(await thread.ask('remove', [{ campaignIds: [deleted] }]));
  const answeredMs = performance.now() - began;
  const slowestWriteMs = await writeUntilErased(database);
  const goneMs = performance.now() - began;
  await thread.close();
  database.close();
  const bytes = [path, `${path}-wal`].filter((file) => existsSync(file)).map((file) => readFileSync(file));
  if (bytes.some((file) => file.includes(`of campaign ${deleted}"`))) throw new Error('Something is left.');
  if (!bytes.some((file) => file.includes('of campaign 2"'))) throw new Error('Nothing else is left.');
  return { answeredMs, goneMs, slowestWriteMs };
}

async function writeUntilErased(database: DatabaseSync): Promise<number> {
  const write = database.prepare('INSERT INTO opt_out_log (at, msisdn, change, note) VALUES (0, 0, ?, ?)');
  const removal = database.prepare('SELECT 1 FROM removal');
  let slowest = 0;
  while (removal.get() !== undefined) {
    const began = performance.now();
    write.run('added', 'beside a deletion');
    slowest = Math.max(slowest, performance.now() - began);
    await delay(20);
  }
  return slowest;
}

function throwBug(bug: unknown): never {
  throw bug;
}

try {
  const database = value(openDatabase(filled));
  fillCampaigns(database, { campaigns: 2, people });
  database.close();
  const plain: number[] = [];
  const ours: Deletion[] = [];
  for (let round = 0; round < rounds; round++) {
    plain.push(plainly());
    ours.push(await asTheApp());
  }
  const of = (name: keyof Deletion): number => median(ours.map((deletion) => deletion[name]));
  console.table([
    {
      people,
      'DELETE and VACUUM, ms': Math.round(median(plain)),
      'until no byte is left, ms': Math.round(of('goneMs')),
      ratio: held(of('goneMs') / median(plain), 1),
      'answered after, ms': of('answeredMs').toFixed(1),
      'slowest durable write beside it, ms': Math.round(of('slowestWriteMs')),
    },
  ]);
} finally {
  rmSync(folder, { recursive: true });
}
