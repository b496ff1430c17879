import { strict as assert } from 'node:assert';
import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { readChoices } from '../../../electron/practice/cli/choose.ts';
import { CHOICES } from '../../../electron/practice/worker/choices.ts';
import { logLine } from '../../../electron/practice/worker/log-line.ts';
import { startPracticeThread } from '../../../electron/threads/practice-thread.ts';
import { threadFile } from '../../../electron/threads/thread-files.ts';
import { FAULTS } from '../../../shared/practice/faults.ts';
import { until } from '../../support/until.ts';

const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);
const alone = (...options: string[]) =>
  run(process.execPath, ['electron/practice/cli/cli.ts', ...options], { cwd: root });

test('--help names every option and every fault', async () => {
  const { stdout } = await alone('--help');
  for (const option of ['port', 'token', 'ledger', 'faults', 'seed', 'allow-ip', 'credit', 'choice']) {
    assert.match(stdout, new RegExp(`--${option} `));
  }
  for (const { name, effect } of FAULTS) assert.ok(stdout.includes(name) && stdout.includes(effect), name);
});

test('a mistake on the command line is told in a sentence, with exit code 1', async () => {
  const mistakes: [string[], RegExp][] = [
    [['--faults', 'explode'], /no fault named "explode"/],
    [['--port', 'many'], /--port takes a number from 0 to 65535/],
    [['--random', '2'], /--random takes a number from 0 to 1/],
    [['--random', '1', '--random-faults', 'ok,boom'], /no fault named "boom"/],
    [['--choice', 'colour=red'], /no choice in "colour=red"/],
    [['--what'], /--what/],
  ];
  for (const [options, words] of mistakes) {
    await assert.rejects(alone(...options), (error: { code: number; stderr: string }) => {
      assert.equal(error.code, 1);
      assert.match(error.stderr, words);
      assert.ok(error.stderr.split('\n').length <= 3, error.stderr);
      return true;
    });
  }
});

test('alone, it prints its address and a health line per request, and never a token, a number or a text', async (t) => {
  const options = [
    '--port',
    '0',
    '--token',
    'hush',
    '--faults',
    'ok,429',
    '--choice',
    'statusOf.bad-sender=422',
  ];
  const running = spawn(process.execPath, ['electron/practice/cli/cli.ts', ...options], { cwd: root });
  t.after(() => running.kill());
  let printed = '';
  const started = new Promise<string>((resolve) => {
    running.stdout.on('data', (data) => {
      printed += data;
      const url = /http:\S+/.exec(printed)?.[0];
      if (url !== undefined) resolve(url);
    });
  });
  const url = await started;
  assert.match(await (await fetch(url)).text(), /POST \/v2\/mtsms/);
  const body = JSON.stringify({
    message: 'Private words',
    recipients: [{ msisdn: '12025550100' }],
    token: 'hush',
  });
  await fetch(`${url}/v2/mtsms?token=hush`, { method: 'POST', body });
  await fetch(`${url}/v2/mtsms?token=hush&message=Private+words&recipients.0.msisdn=12025550100`, {
    method: 'POST',
  });
  const long = await fetch(`${url}/v2/mtsms?token=hush`, {
    method: 'POST',
    body: body.replace('"token"', '"sender":"a b","token"'),
  });
  assert.equal(long.status, 422);
  await fetch(`${url}/hush?hush=1`);
  running.kill('SIGTERM');
  const code = await new Promise((resolve) => running.once('exit', resolve));
  assert.equal(code, 0);
  const lines = printed.trim().split('\n');
  assert.equal(lines.length, 6);
  assert.match(lines[2]!, /POST \/v2\/mtsms token=\.\.\. 200 recipients=1 accepted=1 [\d.]+ms$/);
  assert.match(lines[3]!, /429 accepted=0 [\d.]+ms fault=429$/);
  assert.doesNotMatch(printed, /hush|Private|2025550100/);
});

test('a health line holds nothing of a query but the names it knows', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9%]{6,20}$/), fc.webPath(), (secret, path) => {
      const url = `${path}?token=${secret}&${secret}=1&message=${secret}`;
      const line = logLine({
        method: 'POST',
        url,
        status: 200,
        recipients: 0,
        accepted: 0,
        milliseconds: 1,
        fault: 'ok',
      });
      assert.ok(!line.includes(secret));
    }),
  );
});

test('choices are read as text or JSON, of the kind they replace', () => {
  assert.deepEqual(readChoices(['connectionLimitStatus=429', 'errorShape=nested']), {
    connectionLimitStatus: 429,
    errorShape: 'nested',
  });
  assert.deepEqual(readChoices(['statusOf.bad-sender=422']).statusOf, {
    ...CHOICES.statusOf,
    'bad-sender': 422,
  });
  assert.deepEqual(readChoices(['unicodeEncodings=["UCS2"]']).unicodeEncodings, ['UCS2']);
  assert.throws(() => readChoices(['connectionLimitStatus=soon']), /does not fit/);
  assert.throws(() => readChoices(['statusOf.unheard=400']), /no choice/);
  assert.throws(() => readChoices(['toString=1']), /no choice/);
});

test('in a thread it serves, answers questions and tells its news, and the loop beside it stays free', async (t) => {
  const thread = await startPracticeThread(threadFile('practice'), { credit: 100_000, token: 'threaded' });
  t.after(() => thread.close());
  let news = 0;
  const stop = thread.subscribe(() => {
    news += 1;
  });
  const recipients = Array.from({ length: 10_000 }, (_, index) => ({
    msisdn: String(999_000_000_000 + index),
  }));
  const body = JSON.stringify({ message: 'Hi', recipients });
  const response = await fetch(`${thread.url}/v2/mtsms?token=threaded`, { method: 'POST', body });
  assert.equal(response.status, 200);
  await response.arrayBuffer();
  assert.equal(await thread.credit(), 90_000);
  assert.deepEqual(await thread.totals(), { phones: 10_000, texts: 10_000 });
  assert.equal((await thread.phones({ search: '999000000042' })).rows[0]?.latest, 'Hi');
  assert.equal((await thread.texts({ msisdn: '999000000042' })).rows[0]?.parts, 1);
  assert.equal((await thread.stats()).acceptedRecipients, 10_000);
  await until(() => news > 0, { what: 'news of the texts' });
  assert.ok(news < 10, 'not one for each text');
  stop();
  await thread.setCredit(5);
  await assert.rejects(thread.script('explode'), /no fault named/);
  await thread.script('429');
  assert.equal((await fetch(`${thread.url}/v2/mtsms?token=threaded`, { method: 'POST', body })).status, 429);
  await thread.clear();
  assert.deepEqual(await thread.totals(), { phones: 0, texts: 0 });
  await thread.close();
  await thread.stopped;
  await assert.rejects(thread.credit(), /has stopped/);
});

test('a thread that cannot start says why', async () => {
  const ledger = join(root, 'no-such-folder', 'ledger.db');
  await assert.rejects(startPracticeThread(threadFile('practice'), { ledger }), /no such file/);
});
