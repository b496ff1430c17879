import assert from 'node:assert/strict';
import { createConnection, type Socket } from 'node:net';
import { type TestContext, test } from 'node:test';
import { createServer as createTlsServer } from 'node:tls';
import { openChunkStore } from '../../../electron/campaigns/records/chunk-store.ts';
import { openJournal } from '../../../electron/campaigns/records/journal.ts';
import { createGateway, type SendRequest } from '../../../electron/gateway/client.ts';
import { trustIn } from '../../../electron/gateway/trust.ts';
import { settle, soon, until } from '../../support/until.ts';
import { acceptingGateway } from '../support/accepting-gateway.ts';
import { value } from '../support/app.ts';
import { atEnd } from '../support/at-end.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { optOut } from '../support/campaign-model.ts';
import { fictionalNumber } from '../support/people.ts';
import { accountOf } from '../support/practice.ts';
import { httpAnswer, onRequest, startRawServer } from '../support/raw-server.ts';
import { testBench } from '../support/sending.ts';
import { testTls } from '../support/test-tls.ts';

/** The numbers in the body of a request. */
function numbersIn(body: string): string[] {
  return (JSON.parse(body) as SendRequest).recipients.map(({ msisdn }) => msisdn);
}

function accepting(body: string): string {
  const ids = numbersIn(body).map((msisdn, id) => ({ id: id + 1, msisdn }));
  return httpAnswer(200, JSON.stringify({ ids, credit_consumed: ids.length }));
}

/** A service over TLS whose handshakes wait until they are let go on; it keeps the bodies of requests. */
async function slowHandshakes(t: TestContext) {
  const bodies: string[] = [];
  let bytes = 0;
  const secure = createTlsServer(testTls, (socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      bytes += piece.length;
    });
    onRequest(socket, (body) => {
      bodies.push(body);
      socket.end(accepting(body));
    });
  });
  await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve));
  const address = secure.address();
  const waiting: Socket[] = [];
  let isOpen = false;
  const join = (socket: Socket): void => {
    const onward = createConnection((address as { port: number }).port, '127.0.0.1');
    onward.on('error', () => socket.destroy());
    socket.on('close', () => onward.destroy());
    socket.pipe(onward).pipe(socket);
  };
  const front = await startRawServer((socket) => (isOpen ? join(socket) : waiting.push(socket)));
  atEnd(t, async () => {
    await front.close();
    secure.close();
  });
  return {
    account: accountOf({ url: `https://localhost:${front.port}`, token: 'token' }),
    bodies,
    bytes: () => bytes,
    waiting,
    connections: front.connections,
    letGo() {
      isOpen = true;
      for (const socket of waiting.splice(0)) join(socket);
    },
  };
}

const people = [{ msisdn: '12025550100' }, { msisdn: '12025550101' }];
const request: SendRequest = {
  json: JSON.stringify({ message: 'Hi', recipients: people }),
  recipients: people,
  people: 2,
  textLength: 4,
};
const trusting = { network: { trust: trustIn(() => [testTls.cert]) } };

test('whether a request may begin is asked once, when its handshake is over, and no byte of one that may not leaves', async (t) => {
  const service = await slowHandshakes(t);
  const gateway = createGateway(service.account, trusting);
  let asked = 0;
  let may = false;
  const withdrawal = {
    signal: new AbortController().signal,
    mayBegin() {
      asked += 1;
      return may;
    },
  };
  const sending = gateway.send(request, { withdrawal });
  await until(() => service.waiting.length > 0, { what: 'the connection' });
  await settle();
  assert.equal(asked, 0);
  service.letGo();
  assert.deepEqual((await sending).evidence, { kind: 'withdrawn' });
  assert.deepEqual([asked, service.bytes()], [1, 0]);
  may = true;
  assert.equal((await gateway.send(request, { withdrawal })).receipts.length, 2);
  assert.deepEqual([asked, service.bodies.length], [2, 1]);
});

test('a request that is taken back while its connection is being made ends at once', async (t) => {
  const service = await slowHandshakes(t);
  const stop = new AbortController();
  const withdrawal = { signal: stop.signal, mayBegin: () => true };
  const sending = createGateway(service.account, trusting).send(request, { withdrawal });
  await until(() => service.waiting.length > 0, { what: 'the connection' });
  stop.abort();
  assert.deepEqual((await sending).evidence, { kind: 'withdrawn' });
  const { evidence } = await createGateway(service.account, trusting).send(request, { withdrawal });
  assert.deepEqual([evidence.kind, service.connections(), service.bytes()], ['withdrawn', 1, 0]);
});

// Fault (campaign): somebody opts out, the computer sleeps, or the campaign is paused, cancelled or closed between
// the record of an attempt and its first byte -> not sent -> the attempt is withdrawn: its people wait again
test('who opts out while the connection for their request is being made is not in it', async (t) => {
  const service = await slowHandshakes(t);
  const bench = testBench(t, {
    account: service.account,
    connect: (account) => createGateway(account, trusting),
  });
  const campaign = bench.draft(10);
  await bench.start(campaign);
  await until(() => service.waiting.length > 0, { what: 'the connection' });
  optOut(bench.database, fictionalNumber(3));
  service.letGo();
  await bench.reached(campaign, 'finished');
  assert.deepEqual(bench.counts(campaign), { accepted: 9, skipped: 1 });
  assert.equal(service.bodies.length, 1);
  assert.ok(!numbersIn(service.bodies[0]!).includes(fictionalNumber(3)));
  const attempts = bench.database.prepare('SELECT outcome FROM attempt ORDER BY attempt').all();
  assert.deepEqual(
    attempts.map(({ outcome }) => outcome),
    ['not-sent', 'accepted'],
  );
});

// Fault (campaign): somebody opts out, the computer sleeps, or the campaign is paused, cancelled or closed between
// the record of an attempt and its first byte
test('a campaign that is paused while its connection is being made is still at once, and nobody of it is in doubt', async (t) => {
  const service = await slowHandshakes(t);
  const bench = testBench(t, {
    account: service.account,
    connect: (account) => createGateway(account, trusting),
  });
  const campaign = bench.draft(10);
  await bench.start(campaign);
  await until(() => service.waiting.length > 0, { what: 'the connection' });
  await bench.engine.pause(campaign);
  await bench.reached(campaign, 'paused');
  assert.deepEqual(bench.counts(campaign), { waiting: 10 });
  service.letGo();
  await bench.resumed(campaign, 'finished');
  assert.deepEqual(bench.counts(campaign), { accepted: 10 });
  assert.equal(service.bodies.length, 1);
});

test('an attempt is withdrawn once, and one that has an outcome is not', async (t) => {
  const answer = Promise.withResolvers<void>();
  const { gateway } = acceptingGateway(() => answer.promise);
  const bench = testBench(t, { connect: () => gateway });
  const campaign = bench.draft(10);
  await bench.start(campaign);
  await bench.onItsWay(campaign);
  const journal = openJournal(bench.database, campaign, bench.owner, 'a writer');
  journal.withdraw(0, 1, 5);
  assert.deepEqual(bench.counts(campaign), { waiting: 10 });
  const chunk = openChunkStore(bench.database).get(campaign, 0)!;
  assert.equal(journal.begin(chunk, 6, null)?.attempt, 2);
  journal.withdraw(0, 1, 7);
  assert.deepEqual(bench.counts(campaign), { 'in-flight': 10 });
  const settled = until(() => bench.phase(campaign) !== 'running', { what: 'the end of the run' });
  await bench.engine.pause(campaign);
  answer.resolve();
  await settled;
  assert.deepEqual(bench.counts(campaign), { unknown: 10 }, 'a late answer is of its own attempt alone');
});

// Fault (campaign): somebody opts out while a campaign sends
test('nobody whose opt-out was answered is in a request that begins afterwards, however quickly they follow', async (t) => {
  const { database, ...running } = await campaignApp(t);
  const count = 700;
  const places = new Map(Array.from({ length: count }, (_, n) => [fictionalNumber(n), n]));
  let latest = 0;
  const begun = new Map<string, boolean>();
  const answered = new Set<string>();
  const server = await startRawServer((socket) => {
    onRequest(socket, (body) => {
      if (body === '') {
        socket.end(httpAnswer(200, '{"credit":100000,"id":1}'));
        return;
      }
      for (const number of numbersIn(body)) {
        begun.set(number, answered.has(number));
        latest = Math.max(latest, places.get(number)!);
      }
      setImmediate(() => socket.end(accepting(body)));
    });
  });
  atEnd(t, server.close);
  const accountId = await running.liveAccount(`http://127.0.0.1:${server.port}`, 'live-token');
  const options = {
    canary: 0,
    chunkSize: 3,
    connections: 8,
    perMinute: null,
    splitUnicode: true,
    startAt: null,
  };
  const campaign = await running.draft(count, { accountId, options });
  await running.start(campaign);
  await until(() => latest > 0, { what: 'the first request' });
  let asked = 0;
  for (let ahead = 1; latest < count - 60; ahead = (ahead % 50) + 1) {
    const number = fictionalNumber(latest + ahead);
    value(await running.wire.call('optOut.add', { text: `+${number}`, note: '', source: '' }));
    asked += 1;
    // What left before the answer may still have to be read by this process.
    for (let turn = 0; turn < 5; turn += 1) await settle();
    answered.add(number);
  }
  const ended = await soon(running.reached(campaign, 'finished', 'paused'), { what: 'the end' });
  const late = [...begun].filter(([, wasAnswered]) => wasAnswered).map(([number]) => number);
  assert.deepEqual(late, [], `of ${asked} opt-outs`);
  assert.equal(ended.phase, 'finished');
  assert.equal(ended.counts.accepted + ended.counts.skipped, count);
  assert.ok(ended.counts.skipped > 0);
});
