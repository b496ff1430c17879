import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isFull } from '../support/full.ts';
import { killsAt, openFamilyKills } from './family-kills.ts';
import { openOperationKills } from './operation-kills.ts';

// Some of the points and operations; `npm run crash` is where each is tried, and `test/services/steps` kills many more in
// `npm test`.
// Fault (app): a family of campaigns is killed before or after any durable write or step of a connection
// -> unknown only where a request was on its way -> the next start shows what it would show without the kill
test('a family of campaigns killed at points of its run texts nobody twice, loses nobody and is nowhere half made', {
  skip: !isFull,
}, async (t) => {
  const every = await openFamilyKills();
  t.after(() => every.close());
  assert.deepEqual(every.wrongs, [], 'without a kill');
  const all = killsAt(every.points.length);
  assert.ok(every.points.length > 150, `${every.points.length} points`);
  for (const share of [0.1, 0.6]) {
    const { wrongs, point, side } = await every.run(all[Math.floor(share * all.length)]!);
    assert.deepEqual(wrongs, [], `killed ${side} ${point}`);
  }
});

// Fault (app): the app is killed in the middle of an operation that writes -> the operation was done, or was not
test('an operation that is killed has been done or has not', { skip: !isFull }, async (t) => {
  const every = await openOperationKills();
  t.after(() => every.close());
  const { wrongs, points, kills, missed } = await every.run('chunk.takeOut');
  assert.deepEqual(wrongs, []);
  assert.ok(points > 0 && missed < kills, `${missed} of ${kills} kills came too late`);
});
