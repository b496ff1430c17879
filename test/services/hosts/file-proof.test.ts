import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { openFileProofs } from '../../../electron/hosts/electron/file-proof.ts';
import { tempFolder } from '../support/temp-folder.ts';

const size = 1_000_000;
const content = Buffer.from(Array.from({ length: size }, (_, at) => (at * 7919) % 251));

function answerOf(proofs: ReturnType<typeof openFileProofs>, path: string, known: Buffer): Uint8Array {
  const parts = proofs.ask(path, known.length) ?? [];
  return new Uint8Array(Buffer.concat(parts.map(([from, to]) => known.subarray(from, to))));
}

// Threat: A page in a browser
test('whether a path is there and how long it is follows from no question, and asking again draws no other places', (t) => {
  const path = join(tempFolder(t), 'people.csv');
  writeFileSync(path, content);
  const proofs = openFileProofs();
  const first = proofs.ask(path, size);
  assert.equal(first?.length, 64);
  for (let time = 0; time < 100; time += 1) {
    assert.equal(proofs.ask(join(path, 'none'), size)?.length, 64);
    assert.notDeepEqual(proofs.ask(path, size + 1 + time), first);
    assert.deepEqual(proofs.ask(path, size), first);
  }
  assert.notDeepEqual(openFileProofs().ask(path, size), first, 'and a page cannot know them before');
  for (const odd of [0, -1, 1.5, Number.NaN, 2 ** 60]) assert.equal(proofs.ask(path, odd), null);
});

// Threat: A page in a browser
test('after a few wrong answers none is looked at for a minute', async (t) => {
  const path = join(tempFolder(t), 'people.csv');
  writeFileSync(path, content);
  let now = 0;
  const proofs = openFileProofs(() => now);
  const right = answerOf(proofs, path, content);
  assert.ok(await proofs.check(path, size, right));
  const wrong = right.map((byte) => byte ^ 1);
  const answers = [wrong, wrong, wrong, wrong, wrong, right];
  const all = await Promise.all(answers.map((answer) => proofs.check(path, size, answer)));
  assert.deepEqual(all, Array(6).fill(false), 'also of answers at once');
  now += 61_000;
  assert.ok(await proofs.check(path, size, right));
});

// Threat: A page in a browser
test('a link, a folder, a pipe and a file of another size are never given', {
  skip: process.platform === 'win32',
}, async (t) => {
  const folder = tempFolder(t);
  const path = join(folder, 'people.csv');
  const [link, inner, pipe] = ['link.csv', 'folder.csv', 'pipe.csv'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(path, content);
  symlinkSync(path, link);
  mkdirSync(inner);
  execFileSync('mkfifo', [pipe]);
  for (const other of [link, inner, pipe]) {
    const proofs = openFileProofs();
    assert.equal(await proofs.check(other, size, answerOf(proofs, other, content)), false, other);
  }
  const proofs = openFileProofs();
  const part = content.subarray(0, -1);
  assert.equal(await proofs.check(path, part.length, answerOf(proofs, path, part)), false);
});
