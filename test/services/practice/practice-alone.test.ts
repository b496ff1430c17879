import { strict as assert } from 'node:assert';
import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { readChoices } from '../../../electron/practice/cli/read-choices.ts';
import type { PracticeContract } from '../../../electron/practice/in-app/worker/practice-worker.ts';
import { logLine } from '../../../electron/practice/worker/request-handler.ts';
import { CHOICES } from '../../../electron/practice/worker/spec-choices.ts';
import { threadFile } from '../../../electron/thread-files.ts';
import { openThread } from '../../../electron/threads/open-thread.ts';
import { FAULTS } from '../../../shared/practice/faults.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { until } from '../../support/until.ts';
import { value } from '../support/app.ts';

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
  const code = await new Promise((resolve) => running.once('close', resolve));
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
  assert.deepEqual(readChoices(['currencyField=null']), { currencyField: null });
  assert.deepEqual(readChoices(['currencyField=money', 'defaultSender=null']), {
    currencyField: 'money',
    defaultSender: 'null',
  });
  for (const choice of ['connectionLimitStatus=soon', 'creditPerPart=-1', 'creditPerPart=1e999']) {
    assert.throws(() => readChoices([choice]), /does not fit/, choice);
  }
  assert.throws(() => readChoices(['statusOf.unheard=400']), /no choice/);
  assert.throws(() => readChoices(['toString=1']), /no choice/);
});

/** The gateway's thread, not yet started, and how often it told of changes. */
function practiceThread(t: TestContext) {
  const news = { count: 0 };
  const { ask, close } = openThread<PracticeContract>({
    file: threadFile('practice'),
    data: null,
    events: { changed: () => news.count++ },
    questions: {},
    broken: { kind: 'internal', message: 'It broke.' },
    broke: (bug) => assert.fail(String(bug)),
  });
  t.after(close);
  return { ask, close, news };
}

test('in a thread it serves, answers questions and tells its news, and the loop beside it stays free', async (t) => {
  const { ask, close, news } = practiceThread(t);
  value(await ask('start', [{ credit: 100_000, token: 'threaded' }]));
  const { url, token } = value(await ask('connect', [[]]));
  const endpoint = `${url}/v2/mtsms?token=${token}`;
  const recipients = Array.from({ length: 10_000 }, (_, index) => ({
    msisdn: String(999_000_000_000 + index),
  }));
  const body = JSON.stringify({ message: 'Hi', recipients });
  const response = await fetch(endpoint, { method: 'POST', body });
  assert.equal(response.status, 200);
  await response.arrayBuffer();
  const { credit, phones, texts } = value(await ask('status', []));
  assert.deepEqual({ credit, phones, texts }, { credit: 90_000, phones: 10_000, texts: 10_000 });
  const page = { before: null, count: 10 };
  assert.equal(value(await ask('phones', [{ search: '999000000042', ...page }])).rows[0]?.latest, 'Hi');
  assert.equal(value(await ask('texts', [{ msisdn: '999000000042', ...page }])).rows[0]?.parts, 1);
  await until(() => news.count > 0, { what: 'news of the texts' });
  assert.ok(news.count < 1000, 'not one for each text');
  value(await ask('setCredit', [5]));
  const unknown = await ask('script', [{ script: 'explode' }]);
  assert.match(unknown.ok ? '' : spoken(unknown.error.message), /no fault named/);
  value(await ask('script', [{ script: '429', taken: 3 }]));
  assert.equal((await fetch(endpoint, { method: 'POST', body })).status, 429);
  value(await ask('clear', []));
  const cleared = value(await ask('status', []));
  assert.deepEqual([cleared.phones, cleared.texts, cleared.credit, cleared.taken], [0, 0, 5, 3]);
  await close();
  await assert.rejects(fetch(endpoint));
});

test('in a thread that cannot start it says why, and can be started then', async (t) => {
  const { ask } = practiceThread(t);
  const ledger = join(root, 'no-such-folder', 'ledger.db');
  await assert.rejects(ask('start', [{ ledger }]), /no such file/);
  await assert.rejects(ask('status', []), /was not started/);
  value(await ask('start', [{}]));
  assert.equal(value(await ask('status', [])).texts, 0);
});
