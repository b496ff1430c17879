import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Draft } from '../../../shared/draft/draft.ts';
import {
  areFree,
  hasMessage,
  messageOf,
  withCase,
  withMessage,
  withoutCase,
  withValues,
} from '../../../shared/draft/draft-versions.ts';

const plain = { message: 'Hello', options: { chunkSize: 5 } } as unknown as Draft;
const polish = { values: ['Polish'], message: 'Cześć' };
const german = { values: ['German'], message: 'Hallo' };

test('versions are added, written, given other values and removed, and the message stays as it is', () => {
  const one = { ...plain, ...withCase(plain, 'Language', polish, 1) };
  assert.deepEqual(one.options.versions, { column: 'Language', cases: [polish] });
  const two = { ...one, ...withCase(one, 'Language', german, 1) };
  assert.deepEqual(
    [0, 1, 2, 3].map((version) => messageOf(two, version)),
    ['Hello', 'Hallo', 'Cześć', ''],
  );
  assert.deepEqual(withMessage(two, 0, 'Hi'), { message: 'Hi' });
  const written = { ...two, ...withMessage(two, 2, 'Dzień dobry') };
  assert.deepEqual(
    [0, 1, 2].map((version) => messageOf(written, version)),
    ['Hello', 'Hallo', 'Dzień dobry'],
  );
  const other = { ...two, ...withValues(two, 1, ['German', 'Austrian']) };
  assert.deepEqual(other.options.versions?.cases[0], { ...german, values: ['German', 'Austrian'] });
  assert.deepEqual([areFree(two, ['POLISH ']), areFree(two, ['Greek'])], [false, true]);
  assert.deepEqual(
    [hasMessage({ ...two, message: ' ' }), hasMessage({ ...plain, message: ' ' })],
    [true, false],
  );
  const left = { ...two, ...withoutCase(two, 1) };
  assert.deepEqual(left.options, one.options, 'what is added and removed again is as before');
  assert.deepEqual({ ...left, ...withoutCase(left, 1) }.options, plain.options);
});
