import { parentPort, workerData } from 'node:worker_threads';
import type { CampaignId } from '../../shared/brand.ts';
import { ok } from '../../shared/result.ts';
import { realClock } from '../campaigns/worker/clock.ts';
import { type Live, openEngine } from '../campaigns/worker/engine.ts';
import { makeRestAudience } from '../campaigns/worker/rest-audience.ts';
import { scanForReview } from '../campaigns/worker/review-scan.ts';
import { createGateway } from '../gateway/client.ts';
import { openConnection, tune } from '../store/open-database.ts';
import type { EngineCalls, EngineData, FromEngine, ToEngine } from './campaign-message.ts';

const port = parentPort;
if (port === null) throw new Error('The campaign worker runs in a worker thread only.');
const { databasePath, owner } = workerData as EngineData;
const database = openConnection(databasePath, { readOnly: false });
tune(database);

const say = (message: FromEngine): void => port.postMessage(message);

/** News of one campaign goes to main at most so often; the last always arrives. */
const newsMs = 150;
const news = new Map<CampaignId, Live>();
let telling: NodeJS.Timeout | null = null;
function tellNews(): void {
  telling = null;
  for (const [campaignId, live] of news) say({ kind: 'changed', campaignId, live });
  news.clear();
}

const credits = new Map<number, (credit: number | null) => void>();
let lastCredit = 0;

const engine = openEngine({
  database,
  clock: realClock,
  owner,
  connect: createGateway,
  readCredit: (accountId, place) =>
    new Promise((resolve) => {
      lastCredit += 1;
      credits.set(lastCredit, resolve);
      say({ kind: 'credit', id: lastCredit, accountId, place });
    }),
  changed(campaignId, live) {
    news.set(campaignId, live);
    telling ??= setTimeout(tellNews, newsMs);
  },
  bug: (bug) => say({ kind: 'run-bug', bug }),
});

const calls: EngineCalls = {
  ...engine,
  scan: async (request) => ok(await scanForReview(database, request, realClock.now())),
  makeRest: (request) => makeRestAudience(database, request, realClock.now()),
  async close() {
    for (const resolve of credits.values()) resolve(null);
    await engine.close();
    tellNews();
    database.close();
    return ok(null);
  },
};

async function answer(message: Extract<ToEngine, { kind: 'call' }>): Promise<void> {
  const { id, call, args } = message;
  try {
    const method = calls[call] as (...args: readonly unknown[]) => ReturnType<EngineCalls[typeof call]>;
    const result = await method(...args);
    // News that led to this answer is told before it.
    if (telling !== null && call !== 'close') {
      clearTimeout(telling);
      tellNews();
    }
    say({ kind: 'answer', id, result });
  } catch (bug) {
    say({ kind: 'bug', id, bug, errcode: (bug as { errcode?: number }).errcode });
  }
}

port.on('message', (message: ToEngine) => {
  if (message.kind === 'call') {
    void answer(message);
    return;
  }
  credits.get(message.id)?.(message.credit);
  credits.delete(message.id);
});
