import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { describe, test } from 'node:test';
import { createServer as createTlsServer } from 'node:tls';
import { createGateway, type SendRequest } from '../../../electron/gateway/client.ts';
import { trustIn } from '../../../electron/gateway/trust.ts';
import type { Fault, Phase } from '../../../shared/campaign/outcome/connection-fault.ts';
import type { AnswerBody } from '../../../shared/campaign/outcome/evidence.ts';
import { type Outcome, settle } from '../../../shared/campaign/outcome/outcome.ts';
import type { Timeouts } from '../../../shared/network/timeouts.ts';
import { settle as settleTurn, soon } from '../../support/until.ts';
import { kindOf } from '../support/app.ts';
import { accountOf } from '../support/practice.ts';
import { httpAnswer, onceRead, onRequest, startRawServer } from '../support/raw-server.ts';
import { testTls } from '../support/test-tls.ts';

/** For what ends by itself, however busy the machine is. */
const limits: Timeouts = {
  connectMs: 60_000,
  statusMs: 60_000,
  silenceMs: 60_000,
  wholeMs: 60_000,
  balanceMs: 60_000,
};
/** For what is to take too long in a phase: all before it may take as long as a busy machine needs. */
const shortIn: Readonly<Record<Phase, Partial<Timeouts>>> = {
  connecting: { connectMs: 500 },
  handshake: { connectMs: 5000 },
  sending: { wholeMs: 4000 },
  waiting: { statusMs: 1500 },
  reading: { silenceMs: 1500 },
};
const token = 'secret-token-ÅÄÖ';
const people = [{ msisdn: '12025550100' }, { msisdn: '12025550101' }];
const request: SendRequest = {
  json: JSON.stringify({ message: 'Hi', recipients: people }),
  recipients: people,
  people: 2,
  textLength: 4,
};
/** Larger than any socket buffer, so that it cannot have left before somebody reads it. */
const large: SendRequest = {
  ...request,
  json: JSON.stringify({ message: 'x'.repeat(20_000_000), recipients: people }),
};
const good = JSON.stringify({ ids: people.map(({ msisdn }, id) => ({ id, msisdn, message: 'Hi' })) });

interface Row {
  readonly name: string;
  readonly script: (socket: Socket) => void;
  readonly outcome: Outcome;
  readonly phase: Phase;
  readonly fault?: Fault | readonly Fault[];
  readonly large?: boolean;
  readonly secure?: boolean;
}

const answered = (bytes: string, then: (socket: Socket) => void) => (socket: Socket) =>
  onRequest(socket, () => {
    socket.write(bytes, () => then(socket));
  });
const reset = (socket: Socket) => socket.resetAndDestroy();
const end = (socket: Socket) => socket.end();
const hang = () => undefined;
const half = `HTTP/1.1 200 OK\r\ncontent-length: ${good.length}\r\n\r\n${good.slice(0, 40)}`;
const chunked = `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${good.length.toString(16)}\r\n${good}\r\n`;

const table: readonly Row[] = [
  {
    name: 'reset in the handshake',
    script: (s) => s.once('data', () => reset(s)),
    secure: true,
    outcome: 'not-sent',
    phase: 'handshake',
    fault: 'reset',
  },
  {
    name: 'closed in the handshake',
    script: (s) => s.once('data', () => end(s)),
    secure: true,
    outcome: 'not-sent',
    phase: 'handshake',
    fault: 'reset',
  },
  {
    // Fault (connection): the handshake is reset, closed or silent -> not sent -> tried again with growing pauses
    name: 'handshake that hangs',
    script: hang,
    secure: true,
    outcome: 'not-sent',
    phase: 'handshake',
    fault: 'timeout',
  },
  ...['400 Bad Request', '403 Forbidden', '407 Proxy Authentication Required', '502 Bad Gateway'].map(
    (line) => ({
      // Fault (connection): the certificate is untrusted or for another name, or the answer to the handshake is not
      // TLS
      name: `a proxy that answers ${line} in place of the handshake`,
      script: (s: Socket) => void s.once('data', () => s.end(`HTTP/1.1 ${line}\r\n\r\n`)),
      secure: true,
      outcome: 'not-sent' as const,
      phase: 'handshake' as const,
      fault: 'tls' as const,
    }),
  ),
  {
    // Fault (connection): the connection is reset or closed while the body is sent, or the service does not read it
    // -> unknown -> pauses and shows how much had left
    name: 'reset while sending',
    script: (s) => s.once('data', () => reset(s)),
    large: true,
    outcome: 'unknown',
    phase: 'sending',
    fault: 'reset',
  },
  {
    name: 'closed while sending',
    script: (s) => s.once('data', () => end(s)),
    large: true,
    outcome: 'unknown',
    phase: 'sending',
    fault: ['reset', 'timeout'],
  },
  {
    name: 'not read while sending',
    script: (s) => s.pause(),
    large: true,
    outcome: 'unknown',
    phase: 'sending',
    fault: 'timeout',
  },
  {
    name: 'reset before the status',
    script: (s) => onRequest(s, () => reset(s)),
    outcome: 'unknown',
    phase: 'waiting',
    fault: 'reset',
  },
  {
    name: 'closed before the status',
    script: (s) => onRequest(s, () => end(s)),
    outcome: 'unknown',
    phase: 'waiting',
    fault: 'reset',
  },
  {
    name: 'no status ever',
    script: (s) => onRequest(s, hang),
    outcome: 'unknown',
    phase: 'waiting',
    fault: 'timeout',
  },
  {
    // Fault (connection): before the status: reset, closed, silent for 3 minutes, half a status line, half the
    // headers, not HTTP, an upgrade nobody asked for -> unknown -> pauses
    name: 'half a status line',
    script: answered('HTTP/1.1 20', end),
    outcome: 'unknown',
    phase: 'waiting',
    fault: ['reset', 'not-http'],
  },
  {
    name: 'half the headers',
    script: answered('HTTP/1.1 200 OK\r\ncontent-le', onceRead(reset)),
    outcome: 'unknown',
    phase: 'waiting',
    fault: 'reset',
  },
  {
    name: 'something that is no HTTP',
    script: answered('SSH-2.0-x\r\n', hang),
    outcome: 'unknown',
    phase: 'waiting',
    fault: 'not-http',
  },
  {
    name: 'an unasked upgrade',
    script: answered('HTTP/1.1 101 X\r\nupgrade: y\r\nconnection: upgrade\r\n\r\n', hang),
    outcome: 'unknown',
    phase: 'waiting',
  },
  {
    name: 'reset within the body',
    script: answered(half, onceRead(reset)),
    outcome: 'unknown',
    phase: 'reading',
    fault: 'reset',
  },
  {
    name: 'closed within the body',
    script: answered(half, end),
    outcome: 'unknown',
    phase: 'reading',
    fault: 'reset',
  },
  {
    name: 'silence within the body',
    script: answered(half, hang),
    outcome: 'unknown',
    phase: 'reading',
    fault: 'timeout',
  },
  {
    name: 'all chunks but the end',
    script: answered(chunked, end),
    outcome: 'accepted',
    phase: 'reading',
    fault: ['reset', 'not-http'],
  },
  {
    name: 'a body beyond every measure',
    script: answered(`HTTP/1.1 200 OK\r\ncontent-length: 90000000\r\n\r\n${'x'.repeat(9_000_000)}`, hang),
    outcome: 'unknown',
    phase: 'reading',
    fault: 'too-large',
  },
  {
    name: 'a body cut without a length',
    script: answered(`HTTP/1.1 200 OK\r\n\r\n${good.slice(0, -9)}`, end),
    outcome: 'unknown',
    phase: 'reading',
  },
  { name: 'an empty 200', script: answered(httpAnswer(200, ''), end), outcome: 'unknown', phase: 'reading' },
  {
    name: 'an HTML 200',
    script: answered(httpAnswer(200, '<html>Welcome</html>'), end),
    outcome: 'unknown',
    phase: 'reading',
  },
  {
    name: 'a 200 of other JSON',
    script: answered(httpAnswer(200, '{"status":"ok"}'), end),
    outcome: 'unknown',
    phase: 'reading',
  },
  {
    // Fault (answer): a whole 200 that is empty, HTML, other JSON, cut without a length, or lacks an id -> unknown ->
    // pauses; people who got an id count as accepted, also after *send again* for the others
    name: 'a 200 with an id missing',
    script: answered(httpAnswer(200, '{"ids":[{"id":1,"msisdn":12025550100}]}'), end),
    outcome: 'unknown',
    phase: 'reading',
  },
  {
    name: 'a good answer',
    script: answered(httpAnswer(200, good), end),
    outcome: 'accepted',
    phase: 'reading',
  },
  {
    name: 'a good answer behind early hints',
    script: answered(`HTTP/1.1 103 X\r\nlink: <x>\r\n\r\n${httpAnswer(200, good)}`, end),
    outcome: 'accepted',
    phase: 'reading',
  },
  {
    name: 'a good answer behind 100 Continue that nobody asked for',
    script: answered(`HTTP/1.1 100 Continue\r\n\r\n${httpAnswer(200, good)}`, end),
    outcome: 'accepted',
    phase: 'reading',
  },
  {
    name: '100 Continue before the request is read',
    script: (s) => {
      s.write('HTTP/1.1 100 Continue\r\nx-y: z\r\n\r\nHTTP/1.0 100 Continue\r\n\r\n');
      onRequest(s, () => s.end(httpAnswer(200, good)));
    },
    outcome: 'accepted',
    phase: 'reading',
  },
  {
    name: '100 Continue and nothing after it',
    script: answered('HTTP/1.1 100 Continue\r\n\r\n', end),
    outcome: 'unknown',
    phase: 'waiting',
    fault: 'reset',
  },
  {
    name: 'half of 100 Continue',
    script: answered('HTTP/1.1 100 Cont', end),
    outcome: 'unknown',
    phase: 'waiting',
    fault: ['reset', 'not-http'],
  },
  {
    name: 'a good answer, then a reset',
    script: answered(httpAnswer(200, good), onceRead(reset)),
    outcome: 'accepted',
    phase: 'reading',
  },
  {
    // Fault (answer): after the answer: a reset or garbage, the connection kept or closed -> accepted -> goes on
    name: 'a good answer, then garbage',
    script: answered(`${httpAnswer(200, good)}garbage`, onceRead(reset)),
    outcome: 'accepted',
    phase: 'reading',
  },
  {
    name: 'a good answer that ends with the connection',
    script: answered(`HTTP/1.1 200 OK\r\n\r\n${good}`, end),
    outcome: 'accepted',
    phase: 'reading',
  },
  {
    name: 'a redirect',
    script: answered(httpAnswer(307, '', { location: '/elsewhere?token=x' }), end),
    outcome: 'unknown',
    phase: 'reading',
  },
  {
    // Fault (answer): a refusal or 429 whose body is cut, compressed, not UTF-8, of uncertain end, followed by
    // anything, XML or another format, or holds anything that could be an id
    name: 'a refusal cut short',
    script: answered('HTTP/1.1 400 X\r\ncontent-length: 99\r\n\r\n{"mess', end),
    outcome: 'unknown',
    phase: 'reading',
    fault: 'reset',
  },
  {
    name: 'too many requests',
    script: answered(httpAnswer(429, '', { 'retry-after': '2' }), end),
    outcome: 'refused',
    phase: 'reading',
  },
  ...[201, 202, 203, 206, 207, 303, 400, 401, 403, 422, 429, 500].map((status) => ({
    name: `a ${status} with an id for everybody`,
    script: answered(httpAnswer(status, good, { location: '/done' }), end),
    outcome: 'accepted' as const,
    phase: 'reading' as const,
  })),
  ...[202, 400, 429, 500].map((status) => ({
    name: `a ${status} with an id for some`,
    script: answered(httpAnswer(status, '{"ids":[{"id":1,"msisdn":12025550100}]}'), end),
    outcome: 'unknown' as const,
    phase: 'reading' as const,
  })),
  {
    name: 'a refusal with ids, cut short',
    script: answered(`HTTP/1.1 400 X\r\ncontent-length: 999\r\n\r\n${good.slice(0, 12)}`, end),
    outcome: 'unknown',
    phase: 'reading',
    fault: 'reset',
  },
  {
    name: 'a redirect after the request was taken',
    script: answered(httpAnswer(303, '', { location: '/done' }), end),
    outcome: 'unknown',
    phase: 'reading',
  },
  {
    // Fault (answer): status 500 and every other without ids -> unknown -> pauses; the service's own words are shown
    // beside the verdict
    name: 'an exception',
    script: answered(httpAnswer(500, '{"message":"exception"}'), end),
    outcome: 'unknown',
    phase: 'reading',
  },
  {
    name: 'a refusal before the body is read',
    script: (s) =>
      s.once('data', () => {
        s.write(httpAnswer(401, ''));
        s.resume();
      }),
    large: true,
    outcome: 'refused',
    phase: 'reading',
  },
];

function whatCut(body: AnswerBody): Fault | null {
  return body.kind === 'cut' ? body.fault : body.kind === 'receipts' ? (body.partial?.fault ?? null) : null;
}

// Side by side, since most of the time goes into waiting for what never comes.
// Threat: A hostile or broken service
describe('each fault in each phase', { concurrency: 8 }, () => {
  for (const row of table) {
    test(`${row.name}: ${row.outcome}`, async () => {
      const server = await startRawServer(row.script);
      try {
        const scheme = row.secure === true ? 'https' : 'http';
        const account = accountOf({ url: `${scheme}://127.0.0.1:${server.port}`, token });
        const waits = [row.fault].flat().includes('timeout');
        const gateway = createGateway(account, {
          limits: waits ? { ...limits, ...shortIn[row.phase] } : limits,
        });
        const sending = gateway.send(row.large === true ? large : request);
        // Before the limit of another phase would end it.
        const { evidence } = await soon(sending, { what: 'its end', within: 40_000 });
        const seen = JSON.stringify(evidence).slice(0, 400);
        assert.equal(settle(evidence), row.outcome, seen);
        if (evidence.kind === 'fault') assert.equal(evidence.phase, row.phase, seen);
        else assert.equal(row.phase, 'reading', seen);
        if (row.fault !== undefined) {
          const fault =
            evidence.kind === 'fault'
              ? evidence.fault
              : evidence.kind === 'answer'
                ? whatCut(evidence.body)
                : null;
          assert.ok(
            [row.fault].flat().some((expected) => expected === fault),
            seen,
          );
        }
        assert.equal(server.connections(), 1, 'one attempt is one connection');
        assert.doesNotMatch(seen, /secret|elsewhere\?/);
      } finally {
        await server.close();
      }
    });
  }
});

async function sendTo(baseUrl: string, ca?: string, within = limits) {
  const gateway = createGateway(accountOf({ url: baseUrl, token }), {
    limits: within,
    ...(ca === undefined ? {} : { network: { trust: trustIn(() => [ca]) } }),
  });
  return gateway.send(request);
}

// Fault (connection): connection refused, name not found, network unreachable, or connecting takes too long -> not
// sent -> tried again with growing pauses, at most 7 times in about two minutes; then the campaign pauses
test('nobody listening: connection refused, not-sent', async () => {
  // A port that was free a moment ago could be another test's by now.
  const { evidence } = await sendTo('http://127.0.0.1:1');
  assert.equal(settle(evidence), 'not-sent');
  assert.ok(
    evidence.kind === 'fault' && evidence.fault === 'connection-refused' && evidence.phase === 'connecting',
  );
});

test('a name that does not exist: not-sent', async () => {
  const { evidence } = await sendTo('http://nowhere.invalid');
  assert.equal(settle(evidence), 'not-sent');
  assert.ok(evidence.kind === 'fault' && evidence.phase === 'connecting');
});

test('an address that nobody answers: not-sent', async () => {
  const { evidence } = await sendTo('http://192.0.2.1:9', undefined, {
    ...limits,
    ...shortIn.connecting,
  });
  assert.equal(settle(evidence), 'not-sent');
  assert.ok(evidence.kind === 'fault' && evidence.phase === 'connecting');
});

// Fault (connection): the certificate is untrusted or for another name, or the answer to the handshake is not TLS ->
// not sent -> pauses at once and says who issued the certificate
// Threat: Somebody on the network
test('a certificate that nobody trusts stops the handshake; a trusted one carries the request', async () => {
  const server = createTlsServer(testTls, (socket) => {
    socket.on('error', () => undefined);
    onRequest(socket, () => socket.end(httpAnswer(200, good)));
  });
  server.on('tlsClientError', () => undefined);
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  assert.ok(typeof address === 'object' && address !== null);
  try {
    const strange = await sendTo(`https://localhost:${address.port}`);
    assert.ok(strange.evidence.kind === 'fault' && strange.evidence.fault === 'tls');
    assert.equal(settle(strange.evidence), 'not-sent');
    const trusted = await sendTo(`https://localhost:${address.port}`, testTls.cert);
    assert.equal(settle(trusted.evidence), 'accepted');
    const otherName = address.family === 'IPv6' ? '[::1]' : '127.0.0.1';
    const misnamed = await sendTo(`https://${otherName}:${address.port}`, testTls.cert);
    assert.equal(settle(misnamed.evidence), 'not-sent');
  } finally {
    server.close();
  }
});

// Threat: Somebody on the network
test('certificates are checked although the environment says not to', async (t) => {
  const heard: string[] = [];
  const server = createTlsServer(testTls, (socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      heard.push(String(piece));
      socket.end(httpAnswer(200, good));
    });
  });
  server.on('tlsClientError', () => undefined);
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  assert.ok(typeof address === 'object' && address !== null);
  t.after(() => {
    delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    server.close();
  });
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  const account = accountOf({ url: `https://localhost:${address.port}`, token });
  const gateway = createGateway(account, { limits });
  const { evidence } = await gateway.send(request);
  assert.ok(evidence.kind === 'fault' && evidence.fault === 'tls');
  assert.equal(settle(evidence), 'not-sent');
  assert.equal(kindOf(await gateway.balance()), 'unreachable');
  assert.deepEqual(heard, []);
});

test('giving up counts as what it was: nothing sent before the request, unknown after', async () => {
  const giving = new AbortController();
  const server = await startRawServer((socket) => onRequest(socket, () => giving.abort()));
  const gateway = createGateway(accountOf({ url: `http://127.0.0.1:${server.port}`, token }), { limits });
  assert.equal(settle((await gateway.send(request, { signal: AbortSignal.abort() })).evidence), 'not-sent');
  assert.equal(settle((await gateway.send(request, { signal: giving.signal })).evidence), 'unknown');
  await server.close();
});

// Threat: Somebody who changes a backup
test('no gateway is made of a token and an address of another origin', () => {
  const origins = ['https://sms.example.com', 'https://sms.example.com:8443', 'http://127.0.0.1:8080'];
  for (const url of origins) {
    for (const other of origins) {
      const account = { ...accountOf({ url, token }), baseUrl: `${other}/base` };
      if (url === other) createGateway(account, { limits });
      else assert.throws(() => createGateway(account, { limits }), /another origin/);
    }
  }
});

test('the token travels in the body of a POST and in the query of the balance, and comes out of neither', async () => {
  const seen: string[] = [];
  const server = await startRawServer((socket) =>
    onRequest(socket, (body, head) => {
      seen.push(`${head.split('\r\n')[0]} ${body}`);
      const { token: quoted } = body === '' ? { token } : (JSON.parse(body) as { token: string });
      socket.end(
        httpAnswer(401, JSON.stringify({ message: `Bad token ${quoted} ${encodeURIComponent(quoted)}` })),
      );
    }),
  );
  const account = accountOf({ url: `http://127.0.0.1:${server.port}/base`, token });
  const gateway = createGateway(account, { limits });
  const { evidence } = await gateway.send(request);
  const balance = await gateway.balance();
  await server.close();
  assert.match(seen[0] ?? '', /^POST \/base\/v2\/mtsms HTTP\/1\.1 \{"token":"secret-token-ÅÄÖ","message"/);
  assert.match(seen[1] ?? '', /^GET \/base\/v2\/balance\?token=secret-token-/);
  assert.doesNotMatch(JSON.stringify([evidence, balance]), /secret/);
  assert.equal(!balance.ok && balance.error.kind, 'refused');
});

// Threat: A hostile or broken service
test('a token quoted where an answer is cut off, or in the address of a redirect, leaves no part of itself', async () => {
  const answers = [
    httpAnswer(400, `${'.'.repeat(3990)}${token}`),
    httpAnswer(400, `${'.'.repeat(3996)}${JSON.stringify(encodeURIComponent(token))}`),
    httpAnswer(302, '', { location: `http://127.0.0.1:1/${encodeURIComponent(token)}/` }),
  ];
  for (const bytes of answers) {
    const server = await startRawServer(answered(bytes, end));
    const { evidence } = await sendTo(`http://127.0.0.1:${server.port}`);
    await server.close();
    assert.notEqual(settle(evidence), 'accepted');
    assert.doesNotMatch(JSON.stringify(evidence), /sec|%C3/);
  }
});

test('a number that is cut off in a refusal names nobody else', async () => {
  const told = `row 12${'.'.repeat(3984)} and row 1234`;
  const cut = 'HTTP/1.1 400 X\r\ncontent-length: 99\r\n\r\nwrong: row 12';
  for (const [script, words, outcome] of [
    [answered(httpAnswer(400, told), end), told.slice(0, -4), 'refused'],
    [answered(httpAnswer(400, 'wrong: row 12'), end), 'wrong: row 12', 'refused'],
    [answered(cut, end), 'wrong: row ', 'unknown'],
  ] as const) {
    const server = await startRawServer(script);
    const { evidence } = await sendTo(`http://127.0.0.1:${server.port}`);
    await server.close();
    assert.equal(settle(evidence), outcome);
    assert.ok(evidence.kind === 'answer' && evidence.body.kind !== 'receipts');
    assert.equal(evidence.body.text, words);
  }
});

// Fault (answer): a body of any status that is reset, closed, silent, without the end of its chunks, or too large ->
// unknown; accepted where everybody's id had arrived -> pauses; people whose id arrived whole count as accepted
test('an answer of 10,000 ids that is cut anywhere gives a receipt to those whose id came whole', async () => {
  const recipients = Array.from({ length: 10_000 }, (_, n) => ({
    msisdn: `1${201 + Math.floor(n / 100)}55501${String(n % 100).padStart(2, '0')}`,
  }));
  const json = JSON.stringify({ recipients });
  const many: SendRequest = { json, recipients, people: recipients.length, textLength: 20_000 };
  const ids = recipients.map(({ msisdn }, id) => ({ id, msisdn, message: 'Hi' }));
  const whole = JSON.stringify({ ids, credit_consumed: 10_000 });
  const cuts = [0, 1, 7, whole.indexOf(']'), whole.length - 1];
  for (let at = 1; at < 12; at++) cuts.push(Math.floor((whole.length * at * 0.6180339887) % whole.length));
  let answer = '';
  const server = await startRawServer((socket) =>
    onRequest(socket, () => void socket.write(answer, () => end(socket))),
  );
  const gateway = createGateway(accountOf({ url: `http://127.0.0.1:${server.port}`, token }), { limits });
  for (const length of ['', `content-length: ${whole.length}\r\n`]) {
    for (const cut of cuts) {
      answer = `HTTP/1.1 200 OK\r\n${length}\r\n${whole.slice(0, cut)}`;
      const { evidence, receipts } = await gateway.send(many);
      const came = (whole.slice(0, cut).match(/"message":"Hi"\}/g) ?? []).length;
      const outcome = came === 10_000 ? 'accepted' : 'unknown';
      assert.deepEqual([settle(evidence), receipts.length], [outcome, came], `cut at ${cut}`);
    }
    answer = `HTTP/1.1 200 OK\r\n${length}\r\n${whole}`;
    const { evidence, receipts } = await gateway.send(many);
    assert.deepEqual([settle(evidence), receipts.length], ['accepted', 10_000]);
  }
  await server.close();
});

// Threat: A hostile or broken service
test('an answer that goes on and on, never silent and never large, ends in time as what nobody knows', async (t) => {
  const server = await startRawServer(
    answered('HTTP/1.1 200 OK\r\n\r\n{"ids":[', async (socket) => {
      while (!socket.destroyed) {
        socket.write(' ');
        await settleTurn();
      }
    }),
  );
  t.after(() => server.close());
  const account = accountOf({ url: `http://127.0.0.1:${server.port}`, token }, '/');
  const gateway = createGateway(account, { limits: { ...limits, wholeMs: 2000, balanceMs: 2000 } });
  const ended = { what: 'the end of the answer', within: 30_000 };
  const { evidence } = await soon(gateway.send(request), ended);
  assert.equal(settle(evidence), 'unknown');
  assert.equal(kindOf(await soon(gateway.balance(), ended)), 'unreachable');
});

test('an answer may hold what its request can need, and no byte more', async () => {
  let body = '';
  const server = await startRawServer((socket) =>
    onRequest(socket, () => void socket.end(httpAnswer(200, body))),
  );
  const gateway = createGateway(accountOf({ url: `http://127.0.0.1:${server.port}`, token }), { limits });
  const ofLength = (length: number, rest: string) =>
    `{"more":"${'x'.repeat(length - rest.length - 10)}",${rest.slice(1)}`;
  const megabyte = 1024 * 1024;
  for (const [textLength, count, most] of [
    [0, 2, 8 * megabyte + 2048],
    [1000, 2, 8 * megabyte + 2048 + 6000],
    [0, 3, 8 * megabyte + 3072],
  ] as const) {
    for (const [length, outcome] of [
      [most, 'accepted'],
      [most + 1, 'unknown'],
    ] as const) {
      body = ofLength(length, good);
      assert.equal(body.length, length);
      const { evidence } = await gateway.send({ ...request, textLength, people: count });
      assert.equal(settle(evidence), outcome, `${length} bytes`);
    }
  }
  for (const [length, isRead] of [
    [megabyte, true],
    [megabyte + 1, false],
  ] as const) {
    body = ofLength(length, '{"credit":12,"id":1}');
    assert.equal((await gateway.balance()).ok, isRead);
  }
  await server.close();
});

test('an answer is the same wherever 100 Continue before it is cut into pieces', async () => {
  const bytes = Buffer.from(`HTTP/1.1 100 Continue\r\nx: y\r\n\r\n${httpAnswer(200, good)}`);
  let cut = 0;
  const server = await startRawServer((socket) =>
    onRequest(socket, () => {
      socket.write(bytes.subarray(0, cut), () => setImmediate(() => socket.end(bytes.subarray(cut))));
    }),
  );
  for (cut = 1; cut < 60; cut += 3) {
    const { evidence, receipts } = await sendTo(`http://127.0.0.1:${server.port}`);
    assert.deepEqual([settle(evidence), receipts.length], ['accepted', 2], `cut at ${cut}`);
  }
  await server.close();
});

// Fault (answer): a whole 200 with one id for everybody: any order, extra fields, ids as text or beyond 2^53, numbers
// echoed as JSON numbers or not at all -> accepted -> goes on
test('ids of any kind come back exact, with the credits', async () => {
  const body = `{"ids":[{"id":9007199254740993,"msisdn":12025550101,"message":"b"},{"id":"x7","msisdn":"12025550100","message":"a"}],"credit_consumed":2,"more":1}`;
  const server = await startRawServer(answered(httpAnswer(200, body), end));
  const { receipts, creditConsumed } = await sendTo(`http://127.0.0.1:${server.port}`);
  await server.close();
  assert.deepEqual(receipts, [
    { index: 0, id: 'x7', message: 'a' },
    { index: 1, id: '9007199254740993', message: 'b' },
  ]);
  assert.equal(creditConsumed, 2);
});

test('the balance is read, or a reason is given, whatever comes', async () => {
  const answers: [string, string][] = [
    [httpAnswer(200, '{"credit":12.5,"id":9007199254740993,"currency":"EUR","x":1}'), 'ok'],
    [httpAnswer(200, '{"credit":"12.5","id":1}'), 'ok'],
    [httpAnswer(200, '{"credit":null}'), 'wrong-address'],
    [httpAnswer(200, '<html>'), 'wrong-address'],
    [httpAnswer(403, ''), 'refused'],
    [httpAnswer(500, '{"message":"x"}'), 'refused'],
    [httpAnswer(302, '', { location: 'http://127.0.0.1:1/' }), 'wrong-address'],
    [httpAnswer(404, '<html>'), 'wrong-address'],
    [httpAnswer(201, '{"credit":12.5,"id":1}'), 'wrong-address'],
    [httpAnswer(429, ''), 'refused'],
    ['HTTP/1.1 200 X\r\ncontent-length: 99\r\n\r\n{"cre', 'unreachable'],
    ['nonsense\r\n\r\n', 'wrong-address'],
  ];
  for (const [bytes, expected] of answers) {
    const server = await startRawServer(answered(bytes, end));
    const gateway = createGateway(accountOf({ url: `http://127.0.0.1:${server.port}`, token }), { limits });
    const balance = await gateway.balance();
    await server.close();
    assert.equal(kindOf(balance), expected, bytes);
    if (balance.ok) assert.equal(balance.value.credit, 12.5);
  }
});
