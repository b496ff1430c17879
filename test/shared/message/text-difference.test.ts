import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { textDifference } from '../../../shared/message/text-difference.ts';

const join = (runs: ReturnType<typeof textDifference>, skip: 'missing' | 'added') =>
  runs
    .filter(({ kind }) => kind !== skip)
    .map(({ text }) => text)
    .join('');

test('equal texts are one run', () => {
  assert.deepEqual(textDifference('Hej Åsa', 'Hej Åsa'), [{ kind: 'same', text: 'Hej Åsa' }]);
  assert.deepEqual(textDifference('', ''), []);
});

test('a lost character is shown in its place, what is missing before what was added', () => {
  assert.deepEqual(textDifference('Hi Łukasz, see you', 'Hi ?ukasz, see you'), [
    { kind: 'same', text: 'Hi ' },
    { kind: 'missing', text: 'Ł' },
    { kind: 'added', text: '?' },
    { kind: 'same', text: 'ukasz, see you' },
  ]);
});

test('whatever the texts, both can be read back from whole characters, and neighbours differ in kind', () => {
  // The first two emojis begin alike in UTF-16, and the last two end alike.
  const text = fc
    .array(fc.constantFrom('a', 'b', 'ł', '😁', '😀', '🈀', ' ', '{'), { maxLength: 40 })
    .map((all) => all.join(''));
  const examples: [string, string][] = [
    ['ok 😀', 'ok 😁'],
    ['😀 ok', '🈀 ok'],
  ];
  fc.assert(
    fc.property(text, text, (ours, theirs) => {
      const runs = textDifference(ours, theirs);
      assert.equal(join(runs, 'added'), ours);
      assert.equal(join(runs, 'missing'), theirs);
      for (const run of runs) assert.ok(run.text.isWellFormed());
      for (let at = 1; at < runs.length; at += 1) assert.notEqual(runs[at]!.kind, runs[at - 1]!.kind);
    }),
    { examples },
  );
});

test('texts far beyond any message are compared outright, in no time', () => {
  const runs = textDifference(`a${'x'.repeat(30_000)}b`, `a${'y'.repeat(30_000)}b`);
  assert.deepEqual(
    runs.map(({ kind }) => kind),
    ['same', 'missing', 'added', 'same'],
  );
});
