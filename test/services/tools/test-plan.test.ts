import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planTest, type TestFiles } from '../../support/test-plan.ts';
import { zoneAt, zoneKinds } from '../../support/time-zones.ts';

const files: TestFiles = {
  all: [
    'test/a/one.test.ts',
    'test/a/someone.test.ts',
    'test/crash/long.test.ts',
    'test/e2e/send.e2e.ts',
    'test/e2e/grid.e2e.ts',
  ],
  long: ['test/crash/long.test.ts'],
  smoke: ['test/e2e/grid.e2e.ts'],
};
const units = files.all.slice(0, 3);
const windows = files.all.slice(3);
const plan = (...names: string[]) => planTest({ quick: false, names }, files);

test('without a name everything runs', () => {
  assert.deepEqual(plan(), [
    { name: 'types', files: [] },
    { name: 'lint', files: [] },
    { name: 'build', files: [] },
    { name: 'rules and services', files: units },
    { name: 'end to end', files: windows },
  ]);
});

test('quick leaves out the long files and most of the window', () => {
  assert.deepEqual(planTest({ quick: true, names: [] }, files), [
    { name: 'types', files: [] },
    { name: 'lint', files: [] },
    { name: 'build', files: [] },
    { name: 'rules and services', files: units.slice(0, 2) },
    { name: 'end to end', files: ['test/e2e/grid.e2e.ts'] },
  ]);
});

test('a stage is run by its name, in the order of all', () => {
  assert.deepEqual(plan('end to end', 'types'), [
    { name: 'types', files: [] },
    { name: 'end to end', files: windows },
  ]);
});

test('a file is run by its path or its name alone, with what it needs', () => {
  const one = [{ name: 'rules and services', files: ['test/a/one.test.ts'] }];
  assert.deepEqual(plan('test/a/one.test.ts'), one);
  assert.deepEqual(plan('.\\test\\a\\one.test.ts'.slice(2)), one);
  assert.deepEqual(plan('./test/a/one.test.ts'), one);
  assert.deepEqual(plan('one.test.ts'), one);
  assert.deepEqual(plan('one'), one);
  assert.deepEqual(plan('test/e2e/send.e2e.ts'), [
    { name: 'build', files: [] },
    { name: 'end to end', files: ['test/e2e/send.e2e.ts'] },
  ]);
  assert.deepEqual(plan('lint', 'grid.e2e.ts', 'one.test.ts'), [
    { name: 'lint', files: [] },
    { name: 'build', files: [] },
    ...one,
    { name: 'end to end', files: ['test/e2e/grid.e2e.ts'] },
  ]);
});

test('a name that nothing has is said, instead of running nothing', () => {
  assert.deepEqual(plan('types', 'ne'), { unknown: 'ne' });
  assert.deepEqual(plan('test/e2e/gone.e2e.ts'), { unknown: 'test/e2e/gone.e2e.ts' });
});

test('no process meets a midnight within two hours, and one is in summer time', () => {
  for (let at = 0; at < 12 * 24; at += 1) {
    const now = Date.UTC(2026, at / 24, 15, at % 24, 59);
    for (const kind of zoneKinds) {
      const timeZone = zoneAt(now, kind);
      const format = new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' });
      assert.ok(Number(format.format(now)) < 22, `${kind} at ${new Date(now).toISOString()}`);
    }
  }
  for (const [month, zone] of [
    [0, 'Antarctica/McMurdo'],
    [6, 'Antarctica/Troll'],
  ] as const)
    assert.equal(zoneAt(Date.UTC(2026, month, 15), 'summerTime'), zone);
});
