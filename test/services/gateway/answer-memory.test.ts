import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import type { Socket } from 'node:net';
import { describe, type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { AnswerMemory } from '../../../electron/gateway/answer-memory.ts';
import { createGateway } from '../../../electron/gateway/client.ts';
import { type Outcome, settle } from '../../../shared/campaign/outcome/outcome.ts';
import { isFull, sized } from '../../support/full.ts';
import { soon, until } from '../../support/until.ts';
import { atEnd } from '../support/at-end.ts';
import { acceptedNumber, answerBegin, hostileAnswers, megabyte, write } from '../support/hostile-answers.ts';
import { accountOf } from '../support/practice.ts';
import { httpAnswer, onRequest, startRawServer } from '../support/raw-server.ts';

const recipients = [{ msisdn: acceptedNumber }];
const request = { json: '{}', recipients, people: 1, textLength: 2 };
async function service(t: TestContext, answer: (socket: Socket, head: string) => Promise<void> | void) {
  const server = await startRawServer((socket) => onRequest(socket, (_, head) => void answer(socket, head)));
  atEnd(t, () => server.close());
  return server;
}

interface Sent {
  readonly outcomes: readonly Outcome[];
  readonly peak: number;
}

/** Requests of a process whose heap is smaller than an object for each byte, or all answers at once, would take. */
async function sendTo(port: number, requests: number, paths: readonly string[]) {
  const script = fileURLToPath(new URL('./answers-process.ts', import.meta.url));
  const given = [port, requests, 16 * megabyte, ...paths].map(String);
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--max-old-space-size=64',
    script,
    ...given,
  ]);
  return JSON.parse(stdout) as readonly Sent[];
}

// Threat: A hostile or broken service
describe('an answer takes no more memory than its bytes', () => {
  test('whatever a hostile service answers', async (t) => {
    const kinds = Object.entries(hostileAnswers).filter(([, { isSlow }]) => isFull || !isSlow);
    const taken = new Map<number, number>();
    const { port } = await service(t, async (socket, head) => {
      const at = Number(/^POST \/(\d+) /.exec(head)![1]);
      await kinds[at]![1].answer(socket);
      taken.set(at, socket.bytesWritten / megabyte);
    });
    const paths = kinds.map((_, at) => `/${at}`);
    const all = await sendTo(port, 1, paths);
    for (const [at, [name, { outcome }]] of kinds.entries()) {
      const { outcomes, peak } = all[at]!;
      t.diagnostic(`${name}: peak ${peak} MB, took ${Math.round(taken.get(at) ?? 0)} MB`);
      assert.deepEqual(outcomes, [outcome], name);
      assert.ok(peak < 350, `${name}: ${peak} MB`);
      assert.ok((taken.get(at) ?? 0) < 100, name);
    }
  });

  test('also the largest, many at once', async (t) => {
    const body = `${answerBegin}${' '.repeat(8 * megabyte - 200)}}`;
    const { port } = await service(t, (socket) => write(socket, httpAnswer(200, body)));
    const [{ outcomes, peak }] = (await sendTo(port, sized(24, 36), ['/'])) as [Sent];
    t.diagnostic(`peak ${peak} MB`);
    assert.deepEqual(outcomes, ['accepted']);
    assert.ok(peak < 350, `${peak} MB`);
  });
});

// Threat: A hostile or broken service
test('a service that fills the memory for answers makes no other service wait', async (t) => {
  const memory = new AnswerMemory(megabyte);
  const released = Promise.withResolvers<void>();
  let begun = 0;
  const greedy = await service(t, async (socket) => {
    await write(socket, `HTTP/1.1 200 OK\r\ncontent-length: ${4 * megabyte}\r\n\r\n${answerBegin}`);
    begun += 1;
    await write(socket, ' '.repeat(3 * megabyte));
    await released.promise;
    await write(socket, `${' '.repeat(megabyte - answerBegin.length - 1)}}`);
  });
  const good = await service(t, (socket) =>
    write(socket, httpAnswer(200, `${answerBegin}${' '.repeat(megabyte)}}`)),
  );
  const sendThree = async (port: number): Promise<Outcome[]> => {
    const account = accountOf({ url: `http://127.0.0.1:${port}`, token: 'token' }, '/');
    const gateway = createGateway(account, { memory });
    const answers = await Promise.all([1, 2, 3].map(() => gateway.send(request)));
    return answers.map(({ evidence }) => settle(evidence));
  };
  const kept = sendThree(greedy.port);
  await until(() => begun === 3, { what: 'three answers that do not end', seen: () => begun });
  // Before the service's silence would end them.
  const others = await soon(sendThree(good.port), { what: 'the other answers', within: 40_000 });
  assert.deepEqual(others, ['accepted', 'accepted', 'accepted']);
  released.resolve();
  // Each that ends frees memory for the next.
  assert.deepEqual(await kept, ['accepted', 'accepted', 'accepted']);
});
