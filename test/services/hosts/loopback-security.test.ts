import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { after, before, describe, test } from 'node:test';
import {
  bodyLimit,
  boundBodies,
  type LoopbackServer,
  mostConnections,
  startServer,
} from '../../../electron/hosts/loopback/server.ts';
import type { AppEvent } from '../../../shared/app-event.ts';
import { parseBoundedJson } from '../../../shared/format/bounded-json.ts';
import { ok, type Result } from '../../../shared/result.ts';
import { pack, unpackResult } from '../../../shared/wire-bytes.ts';
import { ownHeaders } from '../../support/loopback-client.ts';
import { takesAtMost } from '../../support/pace.ts';
import { settle, until } from '../../support/until.ts';
import { tempFolder } from '../support/temp-folder.ts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const calls: { operation: string; input: unknown }[] = [];
const listeners = new Set<(event: AppEvent) => void>();
const folder = tempFolder({ after });
let server: LoopbackServer;

/** Sends exactly these headers and this path: `fetch` would tidy both. */
function send(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: Buffer | string,
): Promise<Answer> {
  const { hostname, port, host } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, method, path, headers: { Host: host, ...headers }, setHost: false, agent: false },
      (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces) }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Sends what our own page would, after `spoil`, which takes away what it makes undefined. */
function ask(path: string, { spoil = {}, method = 'POST', body = pack({}) }: Asking = {}): Promise<Answer> {
  const headers = Object.entries({ ...own(), ...spoil }).filter((one) => one[1] !== undefined);
  return send(method, path, Object.fromEntries(headers) as Record<string, string>, Buffer.from(body));
}

interface Asking {
  readonly spoil?: { readonly [header: string]: string | undefined };
  readonly method?: string;
  readonly body?: Uint8Array;
}

const own = () => ownHeaders(server.origin, server.secret);
const call = (asking?: Asking) => ask('/call/app.info', asking);
const said = ({ body }: Answer): unknown => unpackResult(new Uint8Array(body));

before(async () => {
  mkdirSync(join(folder, 'renderer', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.html'), 'out of bounds');
  writeFileSync(join(folder, 'renderer', 'index.html'), '<!doctype html><head></head><body>window</body>');
  writeFileSync(join(folder, 'renderer', 'assets', 'app.js'), 'void 0;');
  writeFileSync(join(folder, 'renderer', '.hidden.html'), 'hidden');
  server = await startServer(
    {
      call: async (operation, input): Promise<Result<unknown>> => {
        calls.push({ operation, input });
        return operation === 'export.read'
          ? ok({ bytes: Buffer.from([0, 255, 10]), done: true })
          : ok({ host: 'loopback' });
      },
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    join(folder, 'renderer'),
  );
});

after(() => server.close());

describe('the loopback host answers its own page', () => {
  test('an operation is called with the page’s input', async () => {
    calls.length = 0;
    const answer = await call({ body: pack({ a: 1 }) });
    assert.equal(answer.status, 200);
    assert.match(answer.headers['content-type'] ?? '', /^application\/json/);
    assert.deepEqual(said(answer), { ok: true, value: { host: 'loopback' } });
    assert.deepEqual(calls, [{ operation: 'app.info', input: { a: 1 } }]);
  });

  test('bytes travel raw in both directions', async () => {
    calls.length = 0;
    const bytes = Buffer.from([0, 1, 2, 253, 254, 255]);
    await ask('/call/sheet.append', { body: pack({ sheetId: 's' }, bytes) });
    const input = calls[0]?.input as { sheetId: string; bytes: Uint8Array };
    assert.equal(input.sheetId, 's');
    assert.ok(input.bytes instanceof Uint8Array);
    assert.deepEqual([...input.bytes], [...bytes]);

    const value = { done: true, bytes: new Uint8Array([0, 255, 10]) };
    assert.deepEqual(said(await ask('/call/export.read')), { ok: true, value });
  });

  test('events come as lines, and a closed window stops listening', async () => {
    const stop = new AbortController();
    const answer = await fetch(`${server.origin}/events`, {
      method: 'POST',
      headers: own(),
      signal: stop.signal,
    });
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    assert.equal((await reader.read()).value, '\n');
    assert.equal(listeners.size, 1);
    for (const listener of listeners) listener({ type: 'campaigns' });
    assert.equal((await reader.read()).value, '{"type":"campaigns"}\n');
    stop.abort();
    await until(() => listeners.size === 0, { what: 'the window no longer listening' });
  });

  // Threat: A page in a browser
  test('the page comes with a strict policy and a nonce of its own each time', async () => {
    const [first, second] = [await send('GET', '/', {}), await send('GET', '/index.html', {})];
    assert.equal(first.status, 200);
    assert.match(first.headers['content-type'] ?? '', /^text\/html/);
    const policy = String(first.headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    assert.deepEqual(policy.split('; '), [
      ...["default-src 'none'", "script-src 'self'", `style-src 'self' 'nonce-${nonce}'`],
      ...["img-src 'self' data:", "font-src 'self'", "connect-src 'self'"],
      ...["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
      ...["require-trusted-types-for 'script'", 'trusted-types default'],
    ]);
    assert.ok(nonce.length >= 20);
    assert.ok(first.body.toString().includes(`nonce="${nonce}"`));
    assert.notEqual(policy, second.headers['content-security-policy']);
    const others = {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=(), serial=(), hid=()',
      'cache-control': 'no-store',
    };
    for (const [name, value] of Object.entries(others)) assert.equal(first.headers[name], value, name);
    const script = await send('GET', '/assets/app.js', {});
    assert.match(script.headers['content-type'] ?? '', /^text\/javascript/);
  });

  test('the secret is 256 bits, stays out of every request line and changes with each start', async () => {
    assert.equal(Buffer.from(server.secret, 'base64url').length, 32);
    assert.equal(new URL(server.url).hash, `#${server.secret}`);
    assert.equal(new URL(server.url).hostname, '127.0.0.1');
    const other = await startServer({ call: async () => ok({}), subscribe: () => () => {} }, folder);
    assert.notEqual(other.secret, server.secret);
    await other.close();
  });
});

describe('the loopback host turns away', () => {
  // Threat: A page in a browser
  test('a wrong Host, also one that points to this computer', async () => {
    const { port } = new URL(server.origin);
    for (const host of [
      `localhost:${port}`,
      `evil.example:${port}`,
      '127.0.0.1',
      `127.0.0.1:${Number(port) + 1}`,
    ]) {
      assert.equal((await call({ spoil: { Host: host } })).status, 403, host);
      assert.equal((await send('GET', '/', { Host: host })).status, 403, host);
    }
  });

  // Threat: A page in a browser
  test('a wrong or missing Origin', async () => {
    const { port } = new URL(server.origin);
    for (const origin of [
      'https://evil.example',
      'null',
      `http://localhost:${port}`,
      `https://127.0.0.1:${port}`,
      undefined,
    ]) {
      for (const path of ['/call/app.info', '/events'])
        assert.equal((await ask(path, { spoil: { Origin: origin } })).status, 403, `${path} ${origin}`);
    }
  });

  test('a request that the browser marks as another site’s', async () => {
    for (const site of ['cross-site', 'same-site']) {
      assert.equal((await call({ spoil: { 'Sec-Fetch-Site': site } })).status, 403, site);
    }
    assert.equal((await call({ spoil: { 'Sec-Fetch-Site': 'same-origin' } })).status, 200);
  });

  // Threat: A page in a browser
  test('a missing or wrong secret', async () => {
    calls.length = 0;
    const { secret } = server;
    for (const authorization of [
      undefined,
      '',
      'Bearer',
      'Bearer ',
      `Bearer ${secret}x`,
      `Bearer ${secret.slice(1)}`,
      `bearer ${secret}`,
      secret,
      `Basic ${secret}`,
    ]) {
      const spoil = { Authorization: authorization };
      for (const path of ['/call/app.info', '/events', `/call/app.info?secret=${secret}`])
        assert.equal((await ask(path, { spoil })).status, 401, `${path} ${authorization}`);
    }
    assert.deepEqual(calls, []);
    assert.equal(listeners.size, 0);
  });

  test('paths that lead out of the window’s folder, and hidden files', async () => {
    const paths = [
      '/../secret.html',
      '/assets/../../secret.html',
      '/%2e%2e/secret.html',
      '/..%2fsecret.html',
      '/..\\secret.html',
      '/assets/..%5c..%5csecret.html',
      '//secret.html',
      '/.hidden.html',
      '/C:/secret.html',
      '/index.html%00.js',
      '/nothing.html',
    ];
    for (const path of paths) {
      const answer = await send('GET', path, {});
      assert.equal(answer.status, 404, path);
      assert.doesNotMatch(answer.body.toString(), /out of bounds|hidden/, path);
    }
  });

  test('a body that is too large, announced or not', async () => {
    calls.length = 0;
    const announced = await call({ spoil: { 'Content-Length': String(bodyLimit + 1) } }).catch(() => null);
    assert.ok(announced === null || announced.status === 413);
    const body = new Uint8Array(bodyLimit + 1);
    const streamed = await call({ spoil: { 'Transfer-Encoding': 'chunked' }, body }).catch(() => null);
    assert.ok(streamed === null || streamed.status === 413);
    assert.deepEqual(calls, []);
  });

  test('a body of nothing but brackets and commas, before it is read any further', async () => {
    for (const piece of ['[', '[],', '{"a":']) {
      const bomb = Buffer.alloc(15 * 1024 * 1024, piece);
      const refused = () => assert.throws(() => parseBoundedJson(bomb.toString()), /too (many values|deep)/);
      takesAtMost(piece, 150, refused);
      assert.equal((await call({ body: bomb })).status, 415);
    }
  });

  // Threat: A page in a browser
  test('a stranger’s oldest connection for each one too many, and never the page’s', async (t) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const { hostname, port } = new URL(server.origin);
    const askAgain = async () => {
      const path = '/call/app.info';
      const asked = request({ hostname, port, agent, method: 'POST', path, headers: own() }).end('{}');
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      await once(answer.resume(), 'end');
      return answer.statusCode;
    };
    assert.equal(await askAgain(), 200);
    const strangers: Socket[] = [];
    t.after(() => {
      for (const socket of strangers) socket.destroy();
      agent.destroy();
    });
    let ended = 0;
    for (let n = 0; n < mostConnections + 50; n += 1) {
      const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
      socket.on('error', () => {}).once('close', () => (ended += 1));
      strangers.push(socket);
      await once(socket, 'connect');
    }
    await until(() => ended >= 50, { what: 'the oldest connections of strangers ended', seen: () => ended });
    assert.equal(strangers.findIndex((socket) => !socket.destroyed) >= 50, true);
    assert.equal(await askAgain(), 200, 'the connection of the page is still there');
    assert.equal((await call()).status, 200, 'and a new one is taken');
  });

  // Threat: A page in a browser
  test('bodies beyond what is held at once, and calls beyond so many', async () => {
    const bodies = boundBodies(100, { calls: 3, held: 150 });
    const body = (bytes: number) =>
      Object.assign(Readable.from([Buffer.alloc(bytes)]), { headers: {} }) as unknown as IncomingMessage;
    const waiting = Promise.withResolvers<void>();
    const first = bodies.use(body(100), () => waiting.promise);
    await settle();
    assert.equal(await bodies.use(body(60), async () => {}), 'too-busy', 'too much together');
    assert.equal(await bodies.use(body(101), async () => {}), 'too-large');
    const others = [bodies.use(body(1), () => waiting.promise), bodies.use(body(1), () => waiting.promise)];
    await settle();
    assert.equal(await bodies.use(body(1), async () => {}), 'too-busy', 'too many');
    waiting.resolve();
    assert.deepEqual(await Promise.all([first, ...others]), ['done', 'done', 'done']);
    assert.equal(await bodies.use(body(100), async () => {}), 'done', 'all is given back');
  });

  test('a body that is no object', async () => {
    calls.length = 0;
    for (const text of ['', '{"a":', '[]', '1', '\0\0\0c{', '\0\0\0\u0002[]']) {
      const answer = await call({ body: Buffer.from(text) });
      assert.equal(answer.status, 415, text);
    }
    assert.deepEqual(calls, []);
  });

  test('other methods, and never with a header that lets another site in', async () => {
    const answers = [
      await send('OPTIONS', '/call/app.info', { Origin: 'https://evil.example' }),
      await ask('/call/app.info', { method: 'OPTIONS' }),
      await ask('/call/app.info', { method: 'GET' }),
      await ask('/events', { method: 'GET' }),
      await ask('/index.html', { method: 'PUT' }),
      await call(),
    ];
    assert.deepEqual(
      answers.map((answer) => answer.status),
      [403, 405, 405, 405, 405, 200],
    );
    for (const { headers } of answers) {
      assert.deepEqual(
        Object.keys(headers).filter((name) => name.startsWith('access-control')),
        [],
      );
    }
  });
});
