/**
 * Draws hostile cells, answers and stores at random for as long as one lets it, and shows what fails with the seed that
 * repeats it. Run it with `npm run soak -- --hostile [--minutes 5] [--seed 7]`.
 */
import assert from 'node:assert/strict';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { createGateway } from '../../electron/gateway/client.ts';
import { settle } from '../../shared/campaign/outcome/outcome.ts';
import type { Operation, Operations } from '../../shared/contract.ts';
import { csvLine, formulaSafe } from '../../shared/format/csv-safe.ts';
import { value } from '../services/support/app.ts';
import { campaignApp } from '../services/support/campaign-app.ts';
import { acceptedNumber, answerBegin, write } from '../services/support/hostile-answers.ts';
import { longestTurn } from '../services/support/main-watch.ts';
import { fictionalNumber } from '../services/support/people.ts';
import { accountOf } from '../services/support/practice.ts';
import { onRequest, startRawServer } from '../services/support/raw-server.ts';
import { preview, settled, upload } from '../services/support/sheet.ts';
import { growsWithLength } from '../support/growth.ts';
import { assertPaced } from '../support/pace.ts';
import { PIECES, TEXT_RULES } from '../support/text-rules.ts';
import { settle as settleTurns } from '../support/until.ts';

const { values } = parseArgs({
  strict: false,
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const ends = performance.now() + Number(values.minutes) * 60_000;

/** Main may be held for so long by a call, in ms of its processor. */
const mostHeld = 200;
const longestText = 90_000;

const text = (longest: number) =>
  fc
    .array(fc.tuple(fc.constantFrom(...PIECES), fc.nat({ max: longest })), { minLength: 1, maxLength: 4 })
    .map((runs) => runs.map(([piece, n]) => piece.repeat(n / piece.length / runs.length)).join(''));
/** Most cells of a file are short, and one in eight is as long as it can be. */
const cell = fc.oneof(
  { weight: 5, arbitrary: text(40) },
  { weight: 2, arbitrary: text(2000) },
  { weight: 1, arbitrary: text(longestText) },
);
const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 40 });
const message = fc.oneof(text(200), text(50_000)).map((body) => body.slice(0, 49_000));
const answer = fc.record({
  status: fc.constantFrom(200, 201, 301, 400, 401, 403, 422, 429, 500, 503),
  head: fc.constantFrom(
    '',
    'content-type: text/html\r\n',
    'content-encoding: gzip\r\n',
    'retry-after: 1e9\r\n',
  ),
  begin: fc.constantFrom(
    '',
    '{',
    '[',
    answerBegin,
    '{"message":"',
    '{"ids":[',
    '<html>',
    '{"code":1,"message":"',
  ),
  body: text(longestText),
  end: fc.constantFrom('', '"}', ']}', '}', '</html>'),
  how: fc.constantFrom('whole', 'cut', 'reset'),
});
const drawn = fc.record({
  cells: rows,
  message,
  answers: fc.array(answer, { minLength: 3, maxLength: 3 }),
  search: text(300),
  rules: fc.array(
    fc.tuple(
      fc.constantFrom(...Object.keys(TEXT_RULES)),
      fc.constantFrom(...PIECES),
      fc.constantFrom(...PIECES),
    ),
    {
      minLength: 6,
      maxLength: 6,
    },
  ),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer One> ? One : never;

const closing: (() => Promise<unknown>)[] = [];
const app = await campaignApp({ after: (work) => void closing.push(work) });
let longest = { ms: 0, what: '' };

/** Fails where main is held, or where the app has a fault inside; any other answer is one that a person can meet. */
async function call<K extends Operation>(name: K, input: Operations[K]['in']) {
  let answered: Awaited<ReturnType<typeof app.wire.call<K>>> | undefined;
  const ms = await longestTurn(async () => {
    answered = await app.wire.call(name, input);
  });
  if (ms > longest.ms) longest = { ms, what: name };
  assertPaced(`${name} held main`, ms, mostHeld);
  if (!answered!.ok) assert.notEqual(answered!.error.kind, 'internal', name);
  return answered!.ok ? answered!.value : null;
}

/** From the file to a rehearsal and its files. */
async function cellsOf({ cells, message: written, search }: Drawn): Promise<void> {
  const lines = cells.map((row, n) =>
    [`+${fictionalNumber(n)}`, ...row].map((one) => `"${one.replaceAll('"', '""')}"`).join(','),
  );
  const bytes = new TextEncoder().encode(`Phone,Name,City\n${lines.join('\n')}`);
  const sheetId = await upload(app, 'people.csv', bytes);
  await call('sheet.end', { sheetId });
  if ((await settled(app, sheetId)).stage === 'failed') return;
  const { mapping } = await preview(app, sheetId);
  const built = await call('audience.build', { sheetId, mapping, name: search.slice(0, 100) || 'People' });
  if (built === null) return void (await call('sheet.discard', { sheetId }));
  const lettering = { encoded: true };
  const { id: audienceId } = built;
  const view = await call('draft.view', {
    audienceId,
    message: written,
    lettering,
    filter: 'all',
    search: '',
  });
  if (view !== null) await call('draft.page', { viewId: view.viewId, from: 0, count: 100 });
  await call('draft.view', { audienceId, message: written, lettering, filter: 'all', search });
  await call('draft.survey', { asker: 'soak', audienceId, message: written, lettering });
  const { id: campaignId, options } = value(await app.wire.call('draft.create', {}));
  await call('draft.save', {
    campaignId,
    patch: { audienceId, message: written, options: { ...options, canary: 0 } },
  });
  await call('campaign.review', { campaignId });
  const rehearsed = await call('campaign.rehearse', { campaignId, includeRecent: true });
  for (const number of [search, '1', 'e']) await call('history.find', { number, audienceId });
  await call('optOut.list', { search, from: 0, count: 100 });
  await call('practice.inbox', { search, before: null, count: 100 });
  await call('campaign.list', { before: null });
  await call('audience.list', { before: null });
  if (rehearsed === null) return;
  const { phase, pause: paused } = await app.reached(rehearsed.id, 'finished', 'paused');
  assert.equal(phase, 'finished', JSON.stringify(paused?.message));
  const results = await call('result.view', {
    campaignId: rehearsed.id,
    filter: 'all',
    search: '',
    chunk: null,
  });
  if (results !== null) await call('result.page', { viewId: results.viewId, from: 0, count: 100 });
}

/** No answer is refused or accepted in part on a guess: whatever came after the request went out, it was never not sent. */
async function answersOf({ answers }: Drawn): Promise<void> {
  for (const { status, head, begin, body, end, how } of answers) {
    const whole = Buffer.from(begin + body + end);
    const server = await startRawServer((socket) =>
      onRequest(socket, async () => {
        await write(socket, `HTTP/1.1 ${status} X\r\n${head}content-length: ${whole.length}\r\n\r\n`);
        await write(socket, how === 'whole' ? whole : whole.subarray(0, whole.length / 2));
        if (how === 'cut') socket.destroy();
        if (how === 'reset') socket.resetAndDestroy();
      }),
    );
    const account = accountOf({ url: `http://127.0.0.1:${server.port}`, token: 'token' }, '/');
    const recipients = [{ msisdn: acceptedNumber }];
    const ms = await longestTurn(async () => {
      const sent = await createGateway(account).send({ json: '{}', recipients, people: 1, textLength: 2 });
      assert.notEqual(settle(sent.evidence), 'not-sent', `${status} ${how}`);
    });
    await server.close();
    if (ms > longest.ms) longest = { ms, what: 'an answer' };
    assertPaced('an answer held the thread', ms, mostHeld);
  }
}

function rulesOf({ rules }: Drawn): void {
  for (const [rule, one, other] of rules) {
    const piece = one + other;
    growsWithLength(`${rule} of ${JSON.stringify(piece)}`, longestText, (length) =>
      TEXT_RULES[rule]!(`${other}${piece.repeat(length / piece.length)}${one} x`),
    );
  }
}

function files({ cells }: Drawn): void {
  for (const one of cells.flat()) {
    assert.doesNotMatch(formulaSafe(one), /^[=+\-@\t\r]/, JSON.stringify(one.slice(0, 40)));
    assert.equal(csvLine([one]).split('"').length % 2, 1);
  }
}

let rounds = 0;
let failures = 0;
for (let seed = Number(values.seed); performance.now() < ends; seed += 1) {
  const [one] = fc.sample(drawn, { seed, numRuns: 1 }) as [Drawn];
  for (const part of [rulesOf, files, answersOf, cellsOf]) {
    try {
      await part(one);
    } catch (error) {
      failures += 1;
      console.error(`--seed ${seed}, ${part.name}: ${(error as Error).message}`);
    }
  }
  rounds += 1;
  await settleTurns();
}
for (const end of closing.reverse()) await end();
console.log(
  `${rounds} rounds, ${failures} failures; held longest: ${longest.ms.toFixed(0)} ms by ${longest.what}.`,
);
assert.equal(failures, 0);
