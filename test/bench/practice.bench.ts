/**
 * A million recipients with three tags through the practice gateway, its ledger on disk.
 * Run it alone with `node test/bench/practice.bench.ts [recipients]`.
 */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPractice } from '../../electron/practice/worker/gateway.ts';

const CHUNK = 10_000;
const TAGS = ['{first name}', '{town}', '{points|0}'];
const MESSAGE = 'Hello {first name}, your branch in {town} has kept {points|0} points for you until Friday.';

/** What a run measured; times in ms, sizes in bytes. */
export interface PracticeFigures {
  readonly recipients: number;
  readonly totalMs: number;
  readonly recipientsPerSecond: number;
  readonly slowestPostMs: number;
  readonly residentBytes: number;
  readonly ledgerBytes: number;
  readonly inboxFirstPageMs: number;
  readonly inboxNumberSearchMs: number;
  readonly inboxTextSearchMs: number;
}

/** Posts `recipients` in chunks of 10,000, one after another, and then reads the inbox. */
async function benchPractice(recipients: number): Promise<PracticeFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'practice-bench-'));
  const ledger = join(folder, 'ledger.db');
  const practice = await startPractice({ ledger, credit: recipients });
  try {
    let slowestPostMs = 0;
    const began = performance.now();
    for (let from = 0; from < recipients; from += CHUNK) {
      const posted = performance.now();
      await post(practice.url, practice.token, from, Math.min(from + CHUNK, recipients));
      slowestPostMs = Math.max(slowestPostMs, performance.now() - posted);
    }
    const totalMs = performance.now() - began;
    if (practice.ledger.texts !== recipients) throw new Error('The ledger lacks recipients.');
    return {
      recipients,
      totalMs,
      recipientsPerSecond: (recipients / totalMs) * 1000,
      slowestPostMs,
      residentBytes: process.memoryUsage.rss(),
      ledgerBytes: (await stat(ledger)).size,
      inboxFirstPageMs: timed(() => practice.inbox.phones()),
      inboxNumberSearchMs: timed(() => practice.inbox.phones({ search: numberAt(recipients >> 1) })),
      inboxTextSearchMs: timed(() => practice.inbox.phones({ search: `Person ${recipients >> 1},` })),
    };
  } finally {
    await practice.close();
    await rm(folder, { recursive: true });
  }
}

async function post(url: string, token: string, from: number, to: number): Promise<void> {
  const recipients = Array.from({ length: to - from }, (_, index) => ({
    msisdn: numberAt(from + index),
    tagvalues: [`Person ${from + index}`, `Town ${(from + index) % 500}`, String(index)],
  }));
  const response = await fetch(`${url}/v2/mtsms?token=${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: MESSAGE, tags: TAGS, recipients }),
  });
  const answer = (await response.json()) as { ids?: unknown[] };
  if (answer.ids?.length !== to - from) throw new Error(`The gateway answered ${response.status}.`);
}

/** Scattered, so that the ledger's index meets numbers in no order; no country has the code 999. */
function numberAt(index: number): string {
  return String(999_000_000_000 + ((index * 7_368_787) % 99_999_989));
}

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

if (process.argv[1] === import.meta.filename) {
  console.table(await benchPractice(Number(process.argv[2] ?? 1_000_000)));
}
