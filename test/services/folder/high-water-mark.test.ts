import assert from 'node:assert/strict';
import { once } from 'node:events';
import { appendFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { openMark } from '../../../electron/copies/high-water-mark.ts';
import type { BegunAttempt } from '../../../shared/folder/folder-age.ts';
import { tempFolder } from '../support/temp-folder.ts';

const one = '1111111111111111';
const two = '2222222222222222';
const at = (number: number, writer: string): BegunAttempt => ({ number, writer });
const known = { id: 'folder', latest: at(0, one) };

test('the first copy to begin a number has it, and the other begins nothing more until it is accepted', (t) => {
  const stateDir = join(tempFolder(t), 'state');
  const first = openMark(stateDir, known);
  const second = openMark(stateDir, known);
  assert.equal(first.seen(), null);
  assert.ok(first.raise(at(1, one)));
  assert.equal(second.raise(at(1, two)), false);
  assert.equal(second.raise(at(2, two)), false);
  assert.ok(first.raise(at(2, one)));
  assert.deepEqual(second.seen(), at(2, one));
  second.accept(at(2, one));
  assert.ok(second.raise(at(3, two)));
  assert.equal(first.raise(at(3, one)), false);
  first.close();
  second.close();
});

test('attempts of several connections may reach the mark in another order than they were recorded', (t) => {
  const mark = openMark(tempFolder(t), known);
  assert.ok(mark.raise(at(2, one)));
  assert.ok(mark.raise(at(1, one)));
  assert.deepEqual(mark.seen(), at(2, one));
  mark.close();
});

test('a line that was cut short is none, and the next one counts', (t) => {
  const stateDir = tempFolder(t);
  const mark = openMark(stateDir, known);
  assert.ok(mark.raise(at(1, one)));
  const [file] = readdirSync(stateDir);
  appendFileSync(join(stateDir, file!), '\n2 11111');
  assert.deepEqual(mark.seen(), at(1, one));
  assert.ok(mark.raise(at(2, one)));
  assert.deepEqual(mark.seen(), at(2, one));
  mark.close();
});

test('the latest of many lines is found at the end of the file', (t) => {
  const stateDir = tempFolder(t);
  const mark = openMark(stateDir, known);
  mark.keep(at(1, one));
  const [file] = readdirSync(stateDir);
  const lines = Array.from({ length: 20_000 }, (_, n) => `\n${n + 2} ${one}\n`);
  appendFileSync(join(stateDir, file!), lines.join(''));
  assert.deepEqual(mark.seen(), at(20_001, one));
  mark.close();
});

test('the requests begun since are counted, and a move of the folder is none', (t) => {
  const mark = openMark(tempFolder(t), known);
  assert.equal(mark.since([at(3, one)]), null, 'nothing was seen');
  for (const number of [1, 2, 3]) assert.ok(mark.raise(at(number, one)));
  mark.accept(at(3, one));
  for (const number of [4, 5]) assert.ok(mark.raise(at(number, two)));
  assert.ok(mark.raise(at(6, two), 'move'));
  assert.deepEqual(mark.seen(), at(6, two));
  assert.equal(mark.since([at(2, one)]), 3, 'a copy lacks what its own writer began after it too');
  assert.equal(mark.since([at(3, one)]), 2);
  assert.equal(mark.since([at(6, two)]), 0);
  assert.equal(mark.since([at(9, one)]), null, 'what it has was not seen here');
  assert.equal(mark.since([at(0, one)]), 5, 'a folder without requests lacks all');
  mark.close();
});

test('a copy that lost a number in a race lacks the request that won it', (t) => {
  const stateDir = tempFolder(t);
  const mark = openMark(stateDir, known);
  for (const number of [1, 2]) assert.ok(mark.raise(at(number, one)));
  const [file] = readdirSync(stateDir);
  appendFileSync(join(stateDir, file!), `\n2 ${two}\n`);
  assert.equal(mark.since([at(2, two)]), 1);
  assert.ok(mark.raise(at(3, one)));
  assert.equal(mark.since([at(2, two)]), 2);
  assert.equal(mark.since([at(2, one)]), 1, 'the line of the loser is no request');
  assert.equal(mark.since([at(2, two), at(3, one)]), 0);
  mark.close();
});

test('two copies that raise the mark in the same moment never both begin the number', async (t) => {
  const stateDir = tempFolder(t);
  const rounds = 1500;
  const turns = new Int32Array(new SharedArrayBuffer(8));
  const answers = await Promise.all(
    [one, two].map(async (writer, at) => {
      const copy = new Worker(new URL('./two-copies.ts', import.meta.url), {
        workerData: { stateDir, writer, rounds, turns, at },
      });
      const [answer] = (await once(copy, 'message')) as [boolean[]];
      return answer;
    }),
  );
  const [first, second] = answers as [boolean[], boolean[]];
  assert.equal(first.length, rounds);
  assert.deepEqual(
    first.flatMap((begun, round) => (begun && second[round] ? [round] : [])),
    [],
  );
  assert.ok(first.includes(true) && second.includes(true), 'each was the first once');
});
