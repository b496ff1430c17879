import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  type CommandSocket,
  newQuestion,
  newSocket,
  proofFor,
  socketOf,
} from '../../../electron/command-line/command-socket.ts';
import { askOpenApp } from '../../../electron/command-line/open-app.ts';
import { exitCodes } from '../../../shared/command-line/exit-code.ts';
import { command as words } from '../../../shared/texts/en/command.ts';
import { soon } from '../../support/until.ts';
import { atEnd, type Ending } from '../support/at-end.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** Stands in for an open app: says `proof` to the first line and `answer` to the second, and keeps both. */
async function stubApp(t: Ending, answer: string, proof: (question: string, place: CommandSocket) => string) {
  const dataDir = tempFolder(t);
  const place = newSocket(dataDir) ?? assert.fail();
  const asked: string[] = [];
  const server = createServer((socket) => {
    const lines: string[] = [];
    socket.setEncoding('utf8').on('error', () => {});
    socket.on('data', (line: string) => {
      asked.push(line);
      if (lines.push(line) > 1) socket.end(answer);
      else socket.write(proof(line.trimEnd(), place));
    });
  });
  await once(server.listen(place.path), 'listening');
  atEnd(t, () => void server.close());
  return { dataDir, server, asked, typed: { args: ['send', '--review', '1-K7QF-2M9X'], folder: dataDir } };
}

const prove = (question: string, place: CommandSocket) => `${proofFor(question, place)}\n`;

test('an answer that ends early is no answer, even where it ends like one', async (t) => {
  const { dataDir, asked, typed } = await stubApp(t, '{"text":"{}', prove);
  const ran = await askOpenApp(dataDir, typed);
  assert.equal(ran?.exit, exitCodes.stopped);
  assert.match(ran.text, new RegExp(words.cutOff));
  assert.deepEqual(JSON.parse(asked[1] ?? ''), typed);
});

// Fault (app): a command is ended before it reached the app that is open -> not sent -> it says so, and sends nothing
test('a command that is ended before it reached the app that is open asks nothing of it', async (t) => {
  const { dataDir, server, asked, typed } = await stubApp(t, '', prove);
  for (const isAtOnce of [true, false]) {
    const ended = new AbortController();
    if (isAtOnce) ended.abort();
    const ran = askOpenApp(dataDir, typed, ended.signal);
    ended.abort();
    assert.deepEqual(await ran, { text: `${words.endedBefore}\n`, exit: exitCodes.stopped });
  }
  // All connections before are at their end.
  await new Promise((closed) => server.close(closed));
  assert.deepEqual(asked, []);
});

// Threat: Another user of this computer
test('who took the place of an app that was killed learns no command, and its answer is none', async (t) => {
  const strangers: readonly ((question: string, place: CommandSocket) => string)[] = [
    (question) => `${question}\n`,
    () => '\n',
    () => `${'0'.repeat(64)}\n`,
    () => 'x'.repeat(1000),
    (question, place) => `${proofFor(question, { ...place, key: '' })}\n`,
    // Of another question.
    (_, place) => `${proofFor('0'.repeat(64), place)}\n`,
    (question, place) => `${proofFor(question, place)}\n{"text":"Sent","exit":0}\n`,
  ];
  for (const stranger of strangers) {
    const { dataDir, asked, typed } = await stubApp(t, '{"text":"Sent","exit":0}', stranger);
    // Before the time for a proof is over.
    const ran = await soon(askOpenApp(dataDir, typed), { what: String(stranger), within: 8_000 });
    assert.equal(ran, null, String(stranger));
    assert.equal(asked.length, 1);
    assert.match(asked[0] ?? '', /^[\da-f]{64}\n$/);
  }
});

// Threat: Another user of this computer
test('what opens the socket is for this user only, new at each start, and in no pipe’s name', (t) => {
  const dataDir = tempFolder(t);
  const folder = join(dataDir, 'command');
  // As an earlier program may have left them.
  mkdirSync(folder, { mode: 0o755 });
  writeFileSync(join(folder, 'key'), '', { mode: 0o644 });
  const { key } = newSocket(dataDir) ?? assert.fail();
  const pipe = socketOf(dataDir, 'win32')?.path;
  assert.ok(!pipe?.includes(key));
  if (process.platform !== 'win32') {
    assert.equal(statSync(folder).mode & 0o777, 0o700);
    assert.equal(statSync(join(folder, 'key')).mode & 0o777, 0o600);
  }
  assert.notEqual(newSocket(dataDir)?.key, key);
  assert.notEqual(socketOf(dataDir, 'win32')?.path, pipe);
  assert.notEqual(newQuestion(), newQuestion(), 'or an earlier proof would answer it');
});
