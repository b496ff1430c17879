import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { boundBodies } from '../../../electron/hosts/loopback/server.ts';
import { settle, soon } from '../../support/until.ts';
import { practiceFor } from '../support/practice.ts';

const bytes = 40_000;
/** Of a body that arrives a byte at a time; as an object each byte would take some 250. */
const mostHeld = 100 * bytes;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function heldBytes(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function* single(count: number): Generator<Buffer> {
  for (let at = 0; at < count; at += 1) yield Buffer.from(' ');
}

const request = (pieces: Iterable<Buffer>) =>
  Object.assign(Readable.from(pieces), { headers: {} }) as unknown as IncomingMessage;

// Threat: A page in a browser
test('a body of single bytes takes little more than its size in the loopback host, and an endless one is refused', async () => {
  const bodies = boundBodies(bytes);
  const before = heldBytes();
  let grown = 0;
  async function look(body: Uint8Array): Promise<void> {
    await settle();
    grown = heldBytes() - before;
    assert.equal(body.length, bytes);
  }
  assert.equal(await bodies.use(request(single(bytes)), look), 'done');
  assert.ok(grown < mostHeld, `${grown} bytes`);
  const endless = request(single(Number.POSITIVE_INFINITY));
  assert.equal(
    await soon(
      bodies.use(endless, async () => {}),
      { what: 'a refusal' },
    ),
    'too-large',
  );
});

test('a body of single bytes takes little more than its size in practice and is answered, and an endless one is ended', async (t) => {
  const own = await practiceFor(t, { choices: { bodyLimit: 2 * bytes, bodiesLimit: 4 * bytes } });
  const head = `POST /v2/mtsms?token=${own.token} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n`;
  const chunks = (body: string) => [...body].map((byte) => `1\r\n${byte}\r\n`).join('');
  async function serve(): Promise<void> {
    const response = await fetch(`${own.url}/v2/balance?token=${own.token}`);
    await response.arrayBuffer();
  }
  const json = '{"message":"Hi","recipients":[{"msisdn":"12025550100"}]}';
  const spaces = chunks(' '.repeat(bytes));
  await serve();
  const before = heldBytes();
  const whole = connect(own.port, '127.0.0.1');
  const answered = text(whole);
  await new Promise((written) => whole.write(head + spaces, written));
  // What the gateway answers after it, it has read after it.
  for (let time = 0; time < 5; time += 1) await serve();
  const grown = heldBytes() - before;
  whole.write(`${chunks(json)}0\r\n\r\n`);
  assert.match(await answered, /^HTTP\/1\.1 200 /);
  assert.ok(grown < mostHeld, `${grown} bytes`);

  // What is left of it is read and dropped, so that the client hears why, but not for ever.
  const other = await practiceFor(t, { choices: { bodyLimit: bytes, requestSeconds: 2 } });
  const endless = connect(other.port, '127.0.0.1').on('error', () => {});
  const ended = new Promise((resolve) => endless.once('close', resolve).resume());
  endless.write(head.replace(own.token, other.token));
  const write = (): void => void (endless.destroyed || endless.write(spaces, write));
  write();
  await soon(ended, { what: 'the end of it' });
});
