/**
 * Hundreds of calls of every heavy kind at once, round after round, while a campaign is being sent: shows how long they
 * take, how they are answered, and that the app's memory ends about where it began. Run it with `npm run soak -- --load`.
 */
import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../electron/store/open-database.ts';
import type { Operation, Operations } from '../../shared/contract.ts';
import type { AppError, Result, Superseded } from '../../shared/result.ts';
import { sendPerson } from '../bench/support/send-people.ts';
import { type LoopbackProcess, startLoopback } from '../e2e/support/loopback.ts';
import { accountAt } from '../services/support/account.ts';
import { addAudience, type TestRow } from '../services/support/audience.ts';
import { tempFolder } from '../services/support/temp-folder.ts';
import { loopbackClient } from '../support/loopback-client.ts';

const { values } = parseArgs({
  strict: false,
  options: {
    people: { type: 'string', default: '20000' },
    calls: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '2' },
    /** How much larger than at the beginning the app may be at the end, in MB. */
    bound: { type: 'string', default: '100' },
  },
});
const people = Number(values.people);
const calls = Number(values.calls);
const lettering = { encoded: true };

/** Longer than an idle thread is kept. */
const settleMs = 40_000;

const ends: (() => Promise<unknown>)[] = [];
const ending = { after: (work: () => Promise<void>) => void ends.push(work) };
const folder = tempFolder(ending);
const gateway = fork(join(import.meta.dirname, '../bench/support/send-gateway.ts'));
const [{ url, token }] = (await once(gateway, 'message')) as [{ url: string; token: string }];
const audienceId = makeAudience();
const app = await startLoopback(folder);
const { call } = loopbackClient(app.address, app.secret);

const live = await draft('Hi {first name} in {town}', await liveAccount());
const rehearsed = await draft('Hello {first name}, {points}');
const review = await asked('campaign.review', { campaignId: live });
const start = { campaignId: live, people: review.people, hash: review.hash, includeRecent: true };
await asked('campaign.start', start);
for (let n = 0; n < kinds().length; n += 1) await kinds()[n]?.(n);

await delay(settleMs);
const began = residentMb(app);
console.log(`${people} people, ${calls} calls a round; the app begins with ${began} MB.`);
let ended = began;
for (let round = 1; round <= Number(values.rounds); round += 1) {
  const result = await playRound();
  await delay(settleMs);
  ended = residentMb(app);
  console.log(`Round ${round}: ${result}; afterwards ${ended} MB.`);
}
const state = await asked('campaign.get', { campaignId: live });
console.log(`The campaign is ${state.phase}: ${state.counts.accepted} accepted.`);
await app.stop();
gateway.disconnect();
for (const end of ends.reverse()) await end();
assert.ok(ended <= began + Number(values.bound), `The app grew from ${began} to ${ended} MB.`);

/** Every heavy kind of call, each other than the ones before it. */
function kinds(): readonly ((n: number) => Promise<Result<unknown, AppError | Superseded>>)[] {
  return [
    (n) => call('draft.survey', { audienceId, message: `Hi {first name}, ${n}`, lettering }),
    (n) =>
      call('draft.view', {
        audienceId,
        message: `Hi {town} ${n}`,
        lettering,
        filter: 'longest',
        search: `a${n % 10}`,
      }),
    () => call('campaign.review', { campaignId: rehearsed }),
    () => call('campaign.rehearse', { campaignId: rehearsed, includeRecent: true }),
    () => call('export.open', { what: 'results', campaignId: live, filter: 'all' }),
    (n) => call('history.find', { number: `+${sendPerson(n).msisdn}` }),
    (n) => call('result.view', { campaignId: live, filter: 'all', search: String(n % 100), chunk: null }),
  ];
}

async function playRound(): Promise<string> {
  const began = performance.now();
  const answers = new Map<string, number>();
  let peak = 0;
  const watching = setInterval(() => {
    peak = Math.max(peak, residentMb(app));
  }, 50);
  await Promise.all(
    Array.from({ length: calls }, async (_, n) => {
      const result = await kinds()[n % kinds().length]?.(n);
      const how = result?.ok ? 'answered' : (result?.error.kind ?? '');
      answers.set(how, (answers.get(how) ?? 0) + 1);
    }),
  );
  clearInterval(watching);
  const seconds = Math.round((performance.now() - began) / 1000);
  const counted = [...answers].map(([how, many]) => `${many} ${how}`).join(', ');
  return `${counted} within ${seconds} s, at most ${peak} MB`;
}

async function asked<K extends Operation>(
  operation: K,
  input: Operations[K]['in'],
): Promise<Operations[K]['out']> {
  const answer: Result<Operations[K]['out'], AppError | Superseded> = await call(operation, input);
  assert.ok(answer.ok, JSON.stringify(answer));
  return answer.value;
}

async function liveAccount() {
  await asked('settings.save', { settings: { quietFrom: 0, quietTo: 0 } });
  const { id } = await asked('account.save', { account: accountAt(url, { name: 'Live' }) });
  await asked('token.save', { accountId: id, token });
  return id;
}

async function draft(message: string, accountId?: Awaited<ReturnType<typeof liveAccount>>) {
  const { id: campaignId, options } = await asked('draft.create', {});
  const chosen = accountId === undefined ? { chunkSize: 10_000 } : { chunkSize: 500, perMinute: 3 * people };
  await asked('draft.save', {
    campaignId,
    patch: {
      audienceId,
      message,
      sender: 'Tagline',
      options: { ...options, canary: 0, ...chosen },
      ...(accountId && { accountId }),
    },
  });
  return campaignId;
}

function makeAudience() {
  const opened = openDatabase(join(folder, 'tagline.db'));
  assert.ok(opened.ok);
  const made = addAudience(opened.value, ['first name', 'town', 'points'], rows());
  opened.value.close();
  return made;
}

function* rows(): Generator<TestRow> {
  for (let n = 0; n < people; n += 1) {
    const { msisdn, values: cells } = sendPerson(n);
    yield { msisdn, cells };
  }
}

/** Linux tells it of every process. */
function residentMb({ child }: LoopbackProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
