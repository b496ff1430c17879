import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { type TestContext, test } from 'node:test';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';
import { createGateway } from '../../../electron/gateway/client.ts';
import type { Network } from '../../../electron/gateway/connect.ts';
import { trustIn } from '../../../electron/gateway/trust.ts';
import { strictPolicy } from '../../../shared/account/answer-policy.ts';
import { describeEvidence, type Evidence } from '../../../shared/campaign/outcome/evidence.ts';
import { nextStep } from '../../../shared/campaign/outcome/next-step.ts';
import { settle } from '../../../shared/campaign/outcome/outcome.ts';
import { defaultRetry } from '../../../shared/campaign/outcome/retry-wait.ts';
import { directly, type NetworkPath, proxyName } from '../../../shared/network/proxy.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { soon } from '../../support/until.ts';
import { atEnd } from '../support/at-end.ts';
import { officeTls } from '../support/office-tls.ts';
import { accountOf } from '../support/practice.ts';
import { type ProxyOptions, startProxy } from '../support/proxy.ts';
import { httpAnswer, onRequest, startRawServer } from '../support/raw-server.ts';
import { testTls } from '../support/test-tls.ts';

/** A port where no program listens; another test could get one that was free a moment ago. */
const nobody = 1;
const token = 'tok-5f1e0d2c9b7a';
const people = [{ msisdn: '12025550100' }, { msisdn: '12025550101' }];
const request = {
  json: JSON.stringify({ message: 'Hi', recipients: people }),
  recipients: people,
  people: 2,
  textLength: 4,
};
const good = JSON.stringify({ ids: people.map(({ msisdn }, id) => ({ id, msisdn, message: 'Hi' })) });
const facts = { retry: 1, random: 0, differences: 0, policy: strictPolicy };

/** A service over TLS that takes everything, and what it heard. */
async function startService(
  t: TestContext,
  tls: TlsOptions = testTls,
  answer: (socket: Socket) => void = (socket) => socket.end(httpAnswer(200, good)),
) {
  const bodies: string[] = [];
  const server = createTlsServer(tls, (socket) => {
    socket.on('error', () => undefined);
    onRequest(socket, (body, head) => {
      bodies.push(`${head}\n${body}`);
      if (head.startsWith('GET')) socket.end(httpAnswer(200, '{"credit":7,"id":1}'));
      else answer(socket);
    });
  });
  server.on('tlsClientError', () => undefined);
  server.listen(0, 'localhost');
  await once(server, 'listening');
  atEnd(t, () => server.close());
  const address = server.address();
  assert.ok(typeof address === 'object' && address !== null);
  return { port: address.port, bodies };
}

/** However busy the machine is. */
const limits = { connectMs: 60_000, statusMs: 60_000, silenceMs: 60_000, wholeMs: 60_000, balanceMs: 60_000 };

function gatewayAt(port: number, paths: readonly NetworkPath[], more: Network = {}, change = {}) {
  const account = accountOf({ url: `https://localhost:${port}`, token });
  const network = { paths: async () => paths, trust: trustIn(() => [testTls.cert]), ...more };
  return createGateway(account, { limits: { ...limits, ...change }, network });
}

/** A service behind a proxy that does this, and what came of one request. */
async function sendThrough(t: TestContext, options: ProxyOptions, then: readonly NetworkPath[] = []) {
  const service = await startService(t);
  const proxy = await startProxy(t, options);
  const { evidence } = await gatewayAt(service.port, [proxy.server, ...then]).send(request);
  return { service, proxy, evidence, words: spoken(describeEvidence(evidence)) };
}

function follows(evidence: Evidence): string {
  return nextStep(settle(evidence), evidence, facts, defaultRetry).kind;
}

test('a proxy hears host and port alone, and carries requests and readings of the balance', async (t) => {
  const service = await startService(t);
  const proxy = await startProxy(t);
  const gateway = gatewayAt(service.port, [proxy.server]);
  const { evidence, receipts } = await gateway.send(request);
  assert.equal(settle(evidence), 'accepted');
  assert.equal(receipts.length, 2);
  assert.deepEqual(await gateway.balance(), { ok: true, value: { credit: 7, id: '1' } });
  const place = `localhost:${service.port}`;
  assert.deepEqual(proxy.heads, Array(2).fill(`CONNECT ${place} HTTP/1.1\r\nHost: ${place}\r\n\r\n`));
  assert.equal(service.bodies.length, 2);
  for (const secret of [token, '12025550100', 'mtsms', 'balance']) {
    assert.ok(service.bodies.join().includes(secret), secret);
    assert.ok(!proxy.bytes().includes(secret), secret);
  }
});

// Fault (connection): the proxy is missing, silent, closes, wants a password (407), refuses, answers with a page of
// its own, or is of an unsupported kind (SOCKS)
test('a proxy that asks for a password texts nobody, in words, and is not asked again by itself', async (t) => {
  const { service, proxy, evidence, words } = await sendThrough(t, {
    answer: (head) =>
      head.includes(`Basic ${btoa('ada:p@ss')}`)
        ? null
        : 'HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm="Office"\r\n\r\n',
  });
  assert.ok(evidence.kind === 'fault' && evidence.phase === 'connecting');
  assert.equal(settle(evidence), 'not-sent');
  assert.equal(follows(evidence), 'pause');
  assert.match(words, /^The proxy localhost:\d+ answered 407 .*: it asks for a name and a password/);
  assert.deepEqual([proxy.connections(), service.bodies.length], [1, 0]);
  const balance = await gatewayAt(service.port, [proxy.server]).balance();
  assert.ok(!balance.ok && /answered 407/.test(spoken(balance.error.message)));
  const known = { ...proxy.server, login: 'ada:p@ss' };
  assert.equal(settle((await gatewayAt(service.port, [known]).send(request)).evidence), 'accepted');
});

// Fault (connection): the proxy is missing, silent, closes, wants a password (407), refuses, answers with a page of
// its own, or is of an unsupported kind (SOCKS) -> not sent: until the proxy has connected, no answer comes from the
// service -> names the proxy and its answer; pauses at once where the proxy refuses, otherwise tries again
test('an answer of the proxy is never the service’s, whatever it says', async (t) => {
  const page = '<!doctype html><title>Bad gateway</title><p>Squid';
  const answers: readonly (readonly [string, 'retry' | 'pause', RegExp])[] = [
    [
      httpAnswer(502, page, { 'content-type': 'text/html' }),
      'retry',
      /answered 502 .* could not reach the service\.$/,
    ],
    [httpAnswer(503, good), 'retry', /answered 503/],
    [httpAnswer(403, good), 'pause', /answered 403 .* does not let this address through/],
    [httpAnswer(302, '', { location: 'https://login.office/' }), 'pause', /answered 302/],
    [httpAnswer(200, good), 'retry', /not HTTP/],
    [`HTTP/1.1 100 Continue\r\n\r\n${httpAnswer(429, good)}`, 'pause', /answered 429/],
    ['SSH-2.0-OpenSSH\r\n', 'retry', /not HTTP/],
    [`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(40_000)}`, 'retry', /not HTTP/],
    ['', 'retry', /made no connection: the connection broke/],
  ];
  for (const [answer, step, said] of answers) {
    const { service, evidence, words } = await sendThrough(t, { answer: () => answer });
    assert.equal(settle(evidence), 'not-sent', answer);
    assert.equal(follows(evidence), step, answer);
    assert.match(words, said);
    assert.doesNotMatch(words, /Squid|</);
    assert.deepEqual(service.bodies, []);
  }
});

// Fault (connection): the proxy is missing, silent, closes, wants a password (407), refuses, answers with a page of
// its own, or is of an unsupported kind (SOCKS)
test('a proxy whose answer ends anywhere has made no connection', async (t) => {
  const whole = 'HTTP/1.1 200 Connection established\r\n\r\n';
  for (let length = 0; length < whole.length; length += 1) {
    const { evidence } = await sendThrough(t, { answer: () => whole.slice(0, length) });
    assert.ok(evidence.kind === 'fault' && evidence.phase === 'connecting', String(length));
    assert.equal(settle(evidence), 'not-sent');
  }
});

test('a proxy that closes, says nothing or is not there has sent nothing', async (t) => {
  const closes = await sendThrough(t, { script: (client) => client.destroy() });
  assert.equal(settle(closes.evidence), 'not-sent');
  assert.match(closes.words, /^The proxy localhost:\d+ made no connection: the connection broke\.$/);
  const service = await startService(t);
  const silent = await startProxy(t, { script: () => undefined });
  const { evidence } = await gatewayAt(service.port, [silent.server], {}, { connectMs: 300 }).send(request);
  assert.equal(settle(evidence), 'not-sent');
  assert.match(spoken(describeEvidence(evidence)), /made no connection: nothing came for too long/);
  const gone = { ...silent.server, host: '127.0.0.1', port: nobody };
  const refused = (await gatewayAt(service.port, [gone]).send(request)).evidence;
  assert.equal(settle(refused), 'not-sent');
  assert.match(spoken(describeEvidence(refused)), /made no connection: the connection was refused/);
  assert.equal(follows(refused), 'retry');
  assert.deepEqual(service.bodies, []);
});

test('only a proxy that cannot be reached makes way for the next', async (t) => {
  const service = await startService(t);
  const proxy = await startProxy(t);
  const gone = { ...proxy.server, host: '127.0.0.1', port: nobody };
  const through = await gatewayAt(service.port, [gone, proxy.server, ...directly]).send(request);
  assert.equal(settle(through.evidence), 'accepted');
  assert.equal(proxy.heads.length, 1);
  assert.equal(
    settle((await gatewayAt(service.port, [gone, ...directly]).send(request)).evidence),
    'accepted',
  );
  assert.equal(service.bodies.length, 2);
  const refused = await sendThrough(t, { answer: () => httpAnswer(403, '') }, directly);
  assert.equal(settle(refused.evidence), 'not-sent');
  assert.deepEqual(refused.service.bodies, []);
});

test('a direct way that fails after a proxy says nothing of the proxy', async () => {
  const gone: NetworkPath = {
    kind: 'proxy',
    secure: false,
    host: '127.0.0.1',
    port: nobody,
    login: null,
  };
  const { evidence } = await gatewayAt(nobody, [gone, ...directly]).send(request);
  assert.equal(spoken(describeEvidence(evidence)), 'The connection was refused.');
});

// Fault (connection): a proxy breaks while a request goes through it -> unknown -> pauses
test('once the request is on its way through a proxy, nobody can tell what became of it', async (t) => {
  const service = await startService(t, testTls, () => proxy.cut());
  const proxy = await startProxy(t);
  const { evidence } = await gatewayAt(service.port, [proxy.server]).send(request);
  assert.equal(settle(evidence), 'unknown');
  assert.equal(service.bodies.length, 1);
  assert.match(
    spoken(describeEvidence(evidence)),
    new RegExp(`, through the proxy ${proxyName(proxy.server)}\\.$`),
  );
});

// Fault (connection): an office inspects secure connections with a certificate of its own -> not sent, unless this
// computer trusts that certificate -> pauses at once and names the issuer
test('a proxy that looks into what goes through is named by its certificate, and trusted only where this computer does', async (t) => {
  const office = await startService(t, officeTls);
  const proxy = await startProxy(t, { port: office.port });
  const { evidence } = await gatewayAt(1, [proxy.server]).send(request);
  assert.ok(evidence.kind === 'fault' && evidence.phase === 'handshake');
  assert.equal(settle(evidence), 'not-sent');
  assert.equal(follows(evidence), 'pause');
  assert.equal(
    spoken(describeEvidence(evidence)),
    'The certificate of the service, made by “Office of Tests”, is not trusted by this computer.',
  );
  const balance = await gatewayAt(1, [proxy.server]).balance();
  assert.ok(!balance.ok && /Office of Tests/.test(spoken(balance.error.message)));
  assert.deepEqual(office.bodies, []);
  const trust = trustIn(() => [testTls.cert, officeTls.authority]);
  const trusted = await gatewayAt(1, [proxy.server], { trust }).send(request);
  assert.equal(settle(trusted.evidence), 'accepted');
});

test('a certificate for another address, or of another time, is told as that', async (t) => {
  const trust = trustIn(() => [officeTls.authority]);
  const old = await startService(t, { ...officeTls, cert: officeTls.expired });
  const late = (await gatewayAt(old.port, directly, { trust }).send(request)).evidence;
  assert.equal(settle(late), 'not-sent');
  assert.match(spoken(describeEvidence(late)), /“Office of Tests”, is not valid today/);
  const other = await startService(t, officeTls);
  const account = accountOf({ url: `https://other.test:${other.port}`, token });
  const proxy = await startProxy(t, { port: other.port });
  const network = { trust, paths: async () => [proxy.server] };
  const { evidence } = await createGateway(account, { limits, network }).send(request);
  assert.match(spoken(describeEvidence(evidence)), /is for another address/);
  assert.deepEqual([...old.bodies, ...other.bodies], []);
});

test('a proxy that is itself spoken to over TLS is trusted like a service', async (t) => {
  const service = await startService(t);
  const proxy = await startProxy(t, { tls: testTls });
  assert.equal(settle((await gatewayAt(service.port, [proxy.server]).send(request)).evidence), 'accepted');
  const strange = await startProxy(t, { tls: officeTls });
  const { evidence } = await gatewayAt(service.port, [strange.server]).send(request);
  assert.equal(settle(evidence), 'not-sent');
  assert.match(
    spoken(describeEvidence(evidence)),
    /^The proxy localhost:\d+ made no connection: the secure connection/,
  );
  assert.deepEqual(strange.heads, []);
});

test('what a system names that is not supported sends nothing, and says what it is', async (t) => {
  const service = await startService(t);
  const paths: readonly NetworkPath[] = [{ kind: 'unsupported', name: 'SOCKS5 a:1080' }];
  const { evidence } = await gatewayAt(service.port, paths).send(request);
  assert.equal(settle(evidence), 'not-sent');
  assert.equal(follows(evidence), 'pause');
  assert.match(spoken(describeEvidence(evidence)), /a proxy that Tagline cannot use \(SOCKS5 a:1080\)/);
  assert.deepEqual(service.bodies, []);
});

test('an http address, which is this computer’s own, is never asked of a proxy', async (t) => {
  const heard: string[] = [];
  const plain = await startRawServer((socket) =>
    onRequest(socket, (body) => {
      heard.push(body);
      socket.end(httpAnswer(200, good));
    }),
  );
  atEnd(t, plain.close);
  const proxy = await startProxy(t);
  const account = accountOf({ url: `http://127.0.0.1:${plain.port}`, token });
  const network = { paths: async () => [proxy.server] };
  assert.equal(
    settle((await createGateway(account, { limits, network }).send(request)).evidence),
    'accepted',
  );
  assert.deepEqual([heard.length, proxy.connections()], [1, 0]);
});

test('a request that is taken back while a proxy thinks is withdrawn, and the proxy let go', async (t) => {
  const service = await startService(t);
  const asked = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  const proxy = await startProxy(t, {
    script(client) {
      client.once('data', asked.resolve);
      client.once('close', left.resolve);
    },
  });
  const stop = new AbortController();
  const withdrawal = { signal: stop.signal, mayBegin: () => true };
  const sending = gatewayAt(service.port, [proxy.server]).send(request, { withdrawal });
  await soon(asked.promise, { what: 'the question to the proxy' });
  stop.abort();
  assert.deepEqual((await sending).evidence, { kind: 'withdrawn' });
  await soon(left.promise, { what: 'the end of the connection to the proxy' });
  assert.deepEqual(service.bodies, []);
});

test('a question about the way that fails, or is never answered, sends nothing', async (t) => {
  const service = await startService(t);
  const failing = { paths: () => Promise.reject(new Error('no')) };
  assert.equal(settle((await gatewayAt(service.port, [], failing).send(request)).evidence), 'not-sent');
  const silent = { paths: () => new Promise<never>(() => {}) };
  const late = (await gatewayAt(service.port, [], silent, { connectMs: 200 }).send(request)).evidence;
  assert.ok(late.kind === 'fault' && late.phase === 'connecting' && late.fault === 'timeout');
  assert.equal(settle((await gatewayAt(service.port, []).send(request)).evidence), 'not-sent');
  assert.deepEqual(service.bodies, []);
});
