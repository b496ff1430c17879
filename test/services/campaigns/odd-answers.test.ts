import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openChunkReader } from '../../../electron/campaigns/results/chunk-reader.ts';
import { strictPolicy } from '../../../shared/account/answer-policy.ts';
import type { PauseReason } from '../../../shared/campaign/outcome/pause.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { duplicatesIn } from '../../support/ledger.ts';
import { atEnd, type Ending } from '../support/at-end.ts';
import { accountOf, practiceAccount, practiceFor } from '../support/practice.ts';
import { httpAnswer, onRequest, startRawServer } from '../support/raw-server.ts';
import { accountTo, practiceBench, type SendingBench, testBench } from '../support/sending.ts';

interface Posted {
  readonly recipients: readonly { readonly msisdn: string }[];
}

/** Bytes that answer a request, given the numbers of its people. */
type Answer = (numbers: readonly string[]) => string;

const ids = (numbers: readonly string[], more: object = {}): string =>
  JSON.stringify({
    ids: numbers.map((msisdn, n) => ({ id: n + 1, msisdn, message: null })),
    credit_consumed: numbers.length,
    ...more,
  });
const good: Answer = (numbers) => httpAnswer(200, ids(numbers));

/** A bench on a service that takes everybody of every request, whatever it answers: `first`, and well from then on. */
async function takingBench(
  test: Ending,
  first: Answer,
  policy = strictPolicy,
): Promise<SendingBench & { readonly texts: () => Map<string, number> }> {
  const times = new Map<string, number>();
  let requests = 0;
  const server = await startRawServer((socket) =>
    onRequest(socket, (body) => {
      const numbers = (JSON.parse(body) as Posted).recipients.map(({ msisdn }) => msisdn);
      for (const number of numbers) times.set(number, (times.get(number) ?? 0) + 1);
      socket.end((requests++ === 0 ? first : good)(numbers));
    }),
  );
  atEnd(test, () => server.close());
  const account = { ...accountTo(`http://127.0.0.1:${server.port}`), policy };
  return { ...testBench(test, { account }), texts: () => times };
}

interface Case {
  readonly name: string;
  readonly answer: Answer;
  /** People of the first request by what becomes of them. */
  readonly accepted: number;
  readonly pause: PauseReason['kind'];
  readonly seen: RegExp;
}

const cut = (status: number, body: string, length: number): string =>
  `HTTP/1.1 ${status} X\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, length)}`;

const cases: readonly Case[] = [
  {
    // Fault (answer): status 3xx without ids (redirects are never followed) -> unknown -> pauses
    name: 'a 303 after the request was taken',
    answer: () => httpAnswer(303, '', { location: '/done?token=x' }),
    accepted: 0,
    pause: 'unknown',
    seen: /answered 303, a redirect to \/done, which/,
  },
  ...[201, 202, 203, 206, 207, 400, 401, 422, 429, 500].map((status) => ({
    name: `a ${status} with ids`,
    answer: (numbers: readonly string[]) => httpAnswer(status, ids(numbers), { 'retry-after': '0' }),
    accepted: 10,
    pause: 'odd-answer' as const,
    seen: new RegExp(`answered ${status} with ids for 10 of 10 people`),
  })),
  {
    name: 'a 400 with ids for some',
    answer: (numbers) => httpAnswer(400, ids(numbers.slice(0, 4))),
    accepted: 4,
    pause: 'unknown',
    seen: /answered 400 with ids for 4 of 10 people/,
  },
  {
    name: 'a 400 with ids, cut in half',
    answer: (numbers) => cut(400, ids(numbers), ids(numbers.slice(0, 4)).indexOf(']')),
    accepted: 4,
    pause: 'unknown',
    seen: /ids for 4 of 10 people, then the connection broke/,
  },
  {
    name: 'a 429 in which ids had begun',
    answer: (numbers) => cut(429, ids(numbers), 9),
    accepted: 0,
    pause: 'unknown',
    seen: /in which ids had begun/,
  },
  {
    name: 'ids in a body that is no JSON',
    answer: (numbers) => httpAnswer(200, `callback(${ids(numbers)})`),
    accepted: 10,
    pause: 'odd-answer',
    seen: /not whole JSON/,
  },
  {
    name: 'an id of 0',
    answer: (numbers) => httpAnswer(200, ids(numbers).replace('"id":3', '"id":0')),
    accepted: 10,
    pause: 'receipts-mismatch',
    seen: /1 id of zero or less/,
  },
  {
    name: 'the same id for everybody',
    answer: (numbers) => httpAnswer(200, ids(numbers).replace(/"id":\d+/g, '"id":7')),
    accepted: 10,
    pause: 'receipts-mismatch',
    seen: /one id given to several people \(10 of them\)/,
  },
  {
    name: 'an id and an error',
    answer: (numbers) => httpAnswer(200, ids(numbers).replace('"id":3', '"id":3,"error":"No route"')),
    accepted: 10,
    pause: 'receipts-mismatch',
    seen: /an error beside the id of 1 person \(“No route”\)/,
  },
];

for (const { name, answer, accepted, pause, seen } of cases) {
  // Fault (answer): a whole 200 with one id for everybody and more ids, one id for several people, an id of zero or
  // less, or an id beside an error
  test(`${name}: whoever has an id keeps it, and nobody is texted twice`, async (t) => {
    const bench = await takingBench(t, answer);
    const campaign = bench.draft(30);
    await bench.started(campaign, 'paused');
    assert.equal(bench.pause(campaign)?.kind, pause);
    assert.match(spoken(bench.pause(campaign)?.message) ?? '', seen);
    const expected = { accepted, unknown: 10 - accepted, waiting: 20 };
    assert.deepEqual({ accepted: 0, unknown: 0, ...bench.counts(campaign) }, expected);
    if (pause === 'unknown') await bench.engine.resolve(campaign, 0, 'treat-as-sent');
    await bench.resumed(campaign, 'finished');
    assert.deepEqual(
      [...bench.texts().values()].filter((times) => times !== 1),
      [],
    );
    assert.equal(bench.texts().size, 30);
  });
}

// Fault (answer): `100 Continue` that nobody asked for -> as what follows it -> goes on
test('100 Continue that nobody asked for is taken, and sending goes on', async (t) => {
  const bench = await takingBench(t, (numbers) => `HTTP/1.1 100 Continue\r\n\r\n${good(numbers)}`);
  const campaign = bench.draft(30);
  await bench.started(campaign, 'finished');
  assert.deepEqual(bench.counts(campaign), { accepted: 30 });
});

for (const credit of ['1e16', '1e19', '9223372036854775808', '-5', '"NaN"', '{"amount":2}', '1e400']) {
  // Fault (answer): an impossible `credit_consumed`: negative, beyond 10^12, not a number -> as without it -> counts
  // for nothing and is shown as it came
  test(`a credit_consumed of ${credit} costs no receipt and no sum`, async (t) => {
    const bench = await takingBench(t, (numbers) =>
      httpAnswer(200, ids(numbers).replace('"credit_consumed":10', `"credit_consumed":${credit}`)),
    );
    const campaign = bench.draft(30);
    await bench.started(campaign, 'finished');
    assert.deepEqual(bench.counts(campaign), { accepted: 30 });
    const chunks = bench.database.prepare('SELECT credit_consumed AS credit FROM chunk ORDER BY chunk').all();
    assert.deepEqual(
      chunks.map((row) => row.credit),
      [null, 10, 10],
    );
    const sums = bench.database.prepare('SELECT credits, priced_parts AS parts FROM campaign').get();
    assert.deepEqual({ ...sums }, { credits: 20, parts: 20 });
    const { evidence } = bench.database.prepare('SELECT evidence FROM attempt WHERE chunk = 0').get() as {
      evidence: string;
    };
    assert.match(evidence, /"oddCredit":/);
  });
}

test('credits at the bound, asked for again and again, cost no screen', async (t) => {
  const most = 1e12;
  const bench = await takingBench(t, (numbers) =>
    httpAnswer(200, ids(numbers.slice(1)).replace(/"credit_consumed":\d+/, `"credit_consumed":${most}`)),
  );
  const { database } = bench;
  const campaign = bench.draft(30);
  // As after 9,007 requests that took as much.
  database.prepare('UPDATE campaign SET credits = 9007e12, priced_parts = 9').run();
  database.exec(`CREATE TRIGGER many AFTER INSERT ON chunk BEGIN
    UPDATE chunk SET credit_consumed = 9007e12 WHERE campaign_id = new.campaign_id AND chunk = new.chunk; END`);
  await bench.started(campaign, 'paused');
  assert.deepEqual(bench.counts(campaign), { accepted: 9, unknown: 1, waiting: 20 });
  const rows = openChunkReader(database).slice(campaign, 0, 3).rows;
  assert.deepEqual(
    rows.map((row) => row.creditConsumed),
    [Number.MAX_SAFE_INTEGER, 9007e12, 9007e12],
  );
  assert.match(spoken(rows[0]?.balanceHint ?? ''), /./);
  assert.ok((await bench.engine.resolve(campaign, 0, 'treat-as-sent')).ok);
  await bench.resumed(campaign, 'finished');
  const sums = database.prepare('SELECT credits FROM campaign WHERE id = ?').get(campaign);
  assert.equal(sums?.credits, 9008e12 + 20);
});

// Fault (answer): a whole 200 with one id for everybody and more ids, one id for several people, an id of zero or
// less, or an id beside an error -> accepted -> pauses and says what is odd about the ids, in the last request too
test('an id for a stranger pauses the campaign in its last request too, and resuming finishes it', async (t) => {
  const bench = await practiceBench(t, 'ok, stranger-ids');
  const campaign = bench.draft(20);
  await bench.started(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'receipts-mismatch');
  assert.match(
    spoken(bench.pause(campaign)?.message) ?? '',
    /10 of 10 people and 1 entry that counts for nobody/,
  );
  assert.deepEqual(bench.counts(campaign), { accepted: 20 });
  await bench.resumed(campaign, 'finished');
});

test('a refusal with ids is not halved to find whom it is about', async (t) => {
  const bench = await practiceBench(t, '400, 400-missing-ids');
  const campaign = bench.draft(10);
  await bench.started(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'refused');
  assert.ok((await bench.engine.bisect(campaign, 0)).ok);
  await bench.resumed(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'unknown');
  assert.deepEqual(bench.counts(campaign), { accepted: 4, unknown: 1, waiting: 5 });
});

// Fault (answer): a whole and plain 429 without ids -> refused; not sent where the account says that its 429 texts
// nobody -> pauses with `Retry-After`; or tries again by itself, not before `Retry-After`, and pauses where that is
// more than 5 minutes
test('a 429 waits for a person, who is told how long the service asks to be left alone', async (t) => {
  const bench = await practiceBench(t, '429');
  const campaign = bench.draft(20);
  await bench.started(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'refused');
  assert.match(spoken(bench.pause(campaign)?.fix) ?? '', /^Wait 1\u00a0s, as the service asks, then resume/);
  assert.deepEqual(bench.counts(campaign), { refused: 10, waiting: 10 });
  await bench.resumed(campaign, 'finished');
  assert.deepEqual(duplicatesIn(bench.gateway.ledger), []);
  assert.equal(bench.gateway.ledger.texts, 20);
});

// Fault (answer): an id for everybody under another status than 200, or in a body that is not whole JSON -> accepted
// -> pauses; a person can accept a status from 201 to 299 for the account once and for all
test('a status that the account accepts goes on, a 429 with ids never', async (t) => {
  const { account } = await practiceAccount(t, '201*2, 429-ids');
  const policy = { ...strictPolicy, acceptedStatuses: [201], retries429: true };
  const bench = testBench(t, { account: { ...account, policy } });
  const campaign = bench.draft(30);
  await bench.started(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'odd-answer');
  assert.deepEqual(bench.counts(campaign), { accepted: 30 });
});

// Fault (answer): a whole and plain 429 without ids
test('a 429 that was cut off is shown to a person, also where the account says that it texts nobody', async (t) => {
  const bench = await takingBench(t, (numbers) => cut(429, ids(numbers), 2), {
    ...strictPolicy,
    retries429: true,
  });
  const campaign = bench.draft(20);
  await bench.started(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'unknown');
  assert.deepEqual(bench.counts(campaign), { unknown: 10, waiting: 10 });
  assert.ok([...bench.texts().values()].every((times) => times === 1));
});

// Fault (account): nothing was accepted yet through the account at its address -> as observed -> a small canary goes
// first; where it stays in doubt, or nobody of it is left, the next request is the canary
test('after a canary in doubt that was ruled on, the next request is the canary', async (t) => {
  const redirect: Answer = () => httpAnswer(303, '', { location: '/elsewhere' });
  const bench = await takingBench(t, redirect);
  const campaign = bench.draft(205, { canary: 5, connections: 8 });
  await bench.started(campaign, 'paused');
  assert.deepEqual(bench.counts(campaign), { unknown: 5, waiting: 200 });
  assert.ok((await bench.engine.resolve(campaign, 0, 'treat-as-sent')).ok);
  await bench.resumed(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'canary');
  assert.deepEqual(bench.counts(campaign), { 'treated-as-sent': 5, accepted: 5, waiting: 195 });
  await bench.resumed(campaign, 'finished');
  assert.equal(bench.counts(campaign).accepted, 200);
});

// Fault (answer): no `credit_consumed` but a cost in `usage` -> accepted -> goes on; the cost counts and teaches the
// price, and `usage` is shown with its request
test('what an answer says in usage is shown with its request, and its cost counts', async (t) => {
  const { database, draft, started } = await practiceBench(t, 'usage-only*');
  const campaign = draft(15);
  await started(campaign, 'finished');
  const { credits, parts } = database
    .prepare('SELECT credits, priced_parts AS parts FROM campaign WHERE id = ?')
    .get(campaign)!;
  assert.deepEqual([credits, parts], [15, 15]);
  const { rows } = openChunkReader(database).slice(campaign, 1, 1);
  assert.equal(rows[0]?.attempts[0]?.words, 'usage: messages 5, total_cost 5');
});

// Fault (answer): 503 whose words say too many connections, or a redirect to the path with a slash at its end -> unknown
// -> pauses; both are named, with what to change
test('too many connections and a path that wants a slash are named', async (t) => {
  const words = async (bench: SendingBench): Promise<string> => {
    const campaign = bench.draft(5);
    await bench.started(campaign, 'paused');
    const { message, fix } = bench.pause(campaign)!;
    return `${spoken(message)} ${spoken(fix!)}`;
  };
  const full = await words(await practiceBench(t, 'connection-limit*'));
  assert.match(full, /too many connections are open.*Then use fewer connections/);
  const quiet = await words(await practiceBench(t, '503'));
  assert.doesNotMatch(quiet, /connections/, 'a 503 that says nothing of them');
  const practice = await practiceFor(t, { choices: { withoutSlashStatus: 308 } });
  const slash = await words(testBench(t, { account: accountOf(practice) }));
  assert.match(slash, /only with a slash at its end \(\/v2\/mtsms\/\).*choose it as the send path/);
  const missing = await words(await practiceBench(t, '404'));
  assert.match(missing, /answered 404.*only a path with a slash at its end/);
});
