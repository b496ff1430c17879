import { strict as assert } from 'node:assert';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { isFull } from '../../support/full.ts';
import { practiceFor } from '../support/practice.ts';

const root = join(import.meta.dirname, '../../..');

/** Runs the conformance tests as `npm run conformance` does, and gives back what it printed. */
function conform(...options: string[]): Promise<{ code: number | null; printed: string }> {
  return conformIn({}, ...options);
}

async function conformIn(
  settings: NodeJS.ProcessEnv,
  ...options: string[]
): Promise<{ code: number | null; printed: string }> {
  // Without the outer test's context, which would make the inner one report to it.
  const { NODE_TEST_CONTEXT: _outer, ...rest } = process.env;
  const env = { ...rest, ...settings };
  const running = spawn(process.execPath, ['test/spec/conformance.ts', ...options], { cwd: root, env });
  let printed = '';
  for (const stream of [running.stdout, running.stderr]) {
    stream.on('data', (data) => {
      printed += data;
    });
  }
  // Not at its exit: what it printed last may still be on its way then.
  const [code] = (await once(running, 'close')) as [number | null];
  return { code, printed };
}

async function startBare(t: TestContext, body: string | null): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    if (body !== null) response.end(body.replace('URL', request.url ?? ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  assert.ok(address !== null && typeof address === 'object');
  return `http://127.0.0.1:${address.port}`;
}

test('another practice passes everything that can be asked of a service', async (t) => {
  const other = await practiceFor(t, { token: 'other-token' });
  const free = await conform('--base-url', `${other.url}/`, '--token', 'other-token');
  assert.equal(free.code, 0, free.printed);
  assert.equal(other.ledger.texts, 0);
  const spend = isFull ? '--spend-many' : '--spend';
  const all = await conform('--base-url', other.url, '--token', 'other-token', spend);
  assert.equal(all.code, 0, all.printed);
  assert.ok(other.ledger.texts > (isFull ? 10_000 : 10));
  assert.ok(!`${free.printed}${all.printed}`.includes('other-token'));
});

test('what the spec does not show is marked where a service fails it, and fails no run', async (t) => {
  const lenient = await practiceFor(t, { choices: { gsmEncodings: ['MORSE'] } });
  const { code, printed } = await conform('--base-url', lenient.url, '--token', lenient.token, '--spend');
  assert.equal(code, 0, printed);
  const marked = printed.split('\n').filter((line) => line.includes('a correct service may fail this'));
  assert.ok(marked.some((line) => line.includes('an unknown value is refused (allowed values not shown)')));
  assert.match(printed, /wanted a refusal \(400 to 499\), got 200/);
  if (!isFull) return;
  const strict = await practiceFor(t, { choices: { senderExtras: '-' } });
  const failed = await conform('--base-url', strict.url, '--token', strict.token, '--spend');
  assert.equal(failed.code, 1, 'what the spec does show still counts');
});

test('a service of another kind fails rule by rule, in words, and its token is not printed', async (t) => {
  const { code, printed } = await conform(
    '--base-url',
    await startBare(t, 'hello from URL'),
    '--token',
    'hush-hush',
  );
  assert.equal(code, 1);
  assert.match(printed, /wanted a refusal \(400 to 499\), got 200: hello/);
  assert.doesNotMatch(printed, /hush-hush/);
});

test('what cannot be asked at all is told in a sentence, at once', async (t) => {
  const silent = await startBare(t, null);
  const gone = await practiceFor(t);
  await gone.close();
  const mistakes: [string[], RegExp][] = [
    [['--base-url', gone.url], /^Nothing answers at http:.*ECONNREFUSED/],
    [['--base-url', silent], /^Nothing answers at http:.*within 2 seconds/],
    [['--base-url', 'localhost:8080'], /^--base-url takes an address that begins with http/],
    [['--base-url', 'nonsense'], /^--base-url takes an address that begins with http/],
    [['--bse-url', 'x'], /^Unknown option '--bse-url'/],
    [['--token', 'x', '--spend'], /^--token, --to and --spend need a --base-url/],
  ];
  for (const [options, words] of mistakes) {
    const settings = options.includes(silent) ? { CONFORMANCE_SECONDS: '2' } : {};
    const { code, printed } = await conformIn(settings, ...options);
    assert.equal(code, 1, printed);
    assert.match(printed, words);
    assert.ok(printed.trim().split('\n').length <= 2, printed);
  }
});
