import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { projectDir } from '../../../electron/tools/paths.ts';
import { type Failure, failureLines, savedFailures } from '../../support/failures.ts';
import { isFull } from '../../support/full.ts';

mkdirSync(join(projectDir, '.cache'), { recursive: true });
const folder = mkdtempSync(join(projectDir, '.cache/failures-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program of tests that fails, and gives what was kept of its failures. */
function run(args: readonly string[]): readonly Failure[] {
  const { NODE_TEST_CONTEXT: _outer, ...env } = process.env;
  const kept = join(folder, 'kept.jsonl');
  rmSync(kept, { force: true });
  const { status } = spawnSync(process.execPath, args, {
    cwd: projectDir,
    env: { ...env, TAGLINE_FAILURES: kept },
  });
  assert.equal(status, 1);
  return savedFailures(kept);
}

/** Where something stands, without the folder that each run makes anew. */
const places = (failures: readonly Failure[]): readonly string[] =>
  failures.map(
    ({ name, place, isFlaky }) => `${isFlaky ? 'flaky ' : ''}${name} ${place.split(/[\\/]/).at(-1)}`,
  );

test('what fails in a run of node:test is kept, in a suite, by a file that does not load, and nothing else', () => {
  const file = join(folder, 'one.test.mjs');
  const broken = join(folder, 'two.test.mjs');
  writeFileSync(
    file,
    `import { describe, test } from 'node:test';
test('passes', () => {});
describe('a suite', () => {
  test('fails', () => { throw new Error('the reason'); });
});`,
  );
  writeFileSync(broken, `throw new Error('does not load');`);
  const reporter = './test/support/test-reporter.ts';
  const failures = run(['--test', '--test-concurrency=1', `--test-reporter=${reporter}`, file, broken]);
  assert.deepEqual(places(failures), ['fails one.test.mjs:4', `${broken} two.test.mjs:1`]);
  assert.match(failures[0]?.reason ?? '', /^the reason$/m);
});

test('files that share a process fail where a test throws after its end, or ends the process', () => {
  const late = join(folder, 'late.test.mjs');
  const ending = join(folder, 'ending.test.mjs');
  writeFileSync(
    late,
    `import { test } from 'node:test';
const thrown = Promise.withResolvers();
test('throws late', () => void setImmediate(() => { thrown.resolve(); throw new Error('the reason'); }));
test('runs meanwhile', () => thrown.promise);`,
  );
  writeFileSync(ending, `import { test } from 'node:test';\ntest('ends', () => process.exit(0));`);
  const shared = ['--test', '--test-isolation=none', '--test-reporter=./test/support/test-reporter.ts'];
  const [failure, ...others] = run([...shared, late]);
  assert.match(failure?.place ?? '', /late\.test\.mjs:3$/);
  assert.match(failure?.reason ?? '', /the reason/);
  assert.deepEqual([failure?.name, others], ['throws late', []]);
  assert.deepEqual(run([...shared, ending]), []);
});

test('what fails or is flaky in a run of Playwright is kept, with a file that does not load', {
  skip: !isFull,
}, () => {
  writeFileSync(
    join(folder, 'playwright.config.ts'),
    `export default { testMatch: '*.show.ts', retries: 1, outputDir: './results', reporter: [[${JSON.stringify(join(projectDir, 'test/support/e2e-reporter.ts'))}]] };`,
  );
  writeFileSync(
    join(folder, 'one.show.ts'),
    `import { expect, test } from '@playwright/test';
test('passes', () => {});
test('fails', () => expect(1, 'the reason').toBe(2));
test('passes later', ({}, { retry }) => expect(retry).toBe(1));`,
  );
  const cli = join(projectDir, 'node_modules/@playwright/test/cli.js');
  const config = join(folder, 'playwright.config.ts');
  const failures = run([cli, 'test', '-c', config]);
  assert.deepEqual(places(failures), ['fails one.show.ts:3', 'flaky passes later one.show.ts:4']);
  assert.match(failures[0]?.reason ?? '', /the reason/);

  writeFileSync(join(folder, 'two.show.ts'), `throw new Error('does not load');`);
  const [broken] = run([cli, 'test', '-c', config]);
  assert.match(broken?.reason ?? '', /does not load/);
});

test('however much failed, what is said of it fits the end of a log, failures before flaky ones', () => {
  const failure = (name: string, isFlaky = false): Failure => ({
    name,
    place: 'test/a.test.ts:1',
    reason: `\u001b[31m${'x'.repeat(1000)}\u001b[39m\n\n${'more\n'.repeat(50)}`,
    isFlaky,
  });
  assert.deepEqual(failureLines([]), []);
  const [first, reason] = failureLines([failure('one')]);
  assert.equal(first, '✖ one (test/a.test.ts:1)');
  assert.match(reason ?? '', /^ {4}x{200}…$/);
  for (const count of [1, 2, 3, 8, 16, 17, 18, 33, 34, 35, 500]) {
    const failures = Array.from({ length: count }, (_, n) => failure(`number ${n}`, n % 2 === 0));
    const lines = failureLines(failures);
    assert.ok(lines.length <= 34, `${count} failures in ${lines.length} lines`);
    assert.ok(count > 34 || lines.filter((line) => /^[✖~]/.test(line)).length === count);
    if (count > 1) assert.match(lines[0] ?? '', /^✖ number 1 /);
  }
  assert.equal(failureLines(Array.from({ length: 500 }, () => failure('same'))).at(-1), '... and 467 more');
});
