import { strict as assert } from 'node:assert';
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import type { Practice } from '../../../electron/practice/worker/gateway.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { sized } from '../../support/full.ts';
import { duplicatesIn, entriesIn, postsIn, textsIn } from '../../support/ledger.ts';
import { takesAtMost } from '../../support/pace.ts';
import { testApp, value } from '../support/app.ts';
import { practiceFor } from '../support/practice.ts';

let folder = '';
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'practice-'));
});
after(() => rm(folder, { recursive: true }));

const [ADA, GRACE] = ['12025550100', '12025550101'] as const;

test('a ledger carries on after a restart: credit, ids, and who got what', async (t) => {
  const ledger = join(folder, 'restart.db');
  const first = await practiceFor(t, { ledger, credit: 10 });
  const before = await post(first.url, first.token, 'One', [ADA, GRACE]);
  await first.close();
  const second = await practiceFor(t, { ledger });
  assert.equal(second.credit(), 8);
  const again = await post(second.url, second.token, 'Two', [ADA]);
  assert.ok(again.ids[0]!.id > before.ids[1]!.id);
  assert.deepEqual(textsIn(second.ledger, ADA), ['One', 'Two']);
  assert.deepEqual(duplicatesIn(second.ledger), [{ msisdn: ADA, times: 2 }]);
  assert.deepEqual([second.ledger.texts, second.ledger.phones], [3, 2]);
  assert.deepEqual(
    postsIn(second.ledger).map(({ recipients, credit, path }) => [recipients, credit, path]),
    [
      [2, 2, '/v2/mtsms'],
      [1, 1, '/v2/mtsms'],
    ],
  );
  const entries = Array.from(entriesIn(second.ledger), ({ msisdn, text, post: id }) => [msisdn, text, id]);
  assert.deepEqual(entries, [
    [ADA, 'One', 1],
    [GRACE, 'One', 1],
    [ADA, 'Two', 2],
  ]);
});

test('a ledger survives a killed process: what was answered is in it', async (t) => {
  const ledger = join(folder, 'killed.db');
  const { process: running, url } = await startAlone('--ledger', ledger);
  t.after(() => running.kill('SIGKILL'));
  await post(url, 'practice-token', 'Kept', [ADA, GRACE]);
  running.kill('SIGKILL');
  await new Promise((resolve) => running.once('exit', resolve));
  const again = await practiceFor(t, { ledger });
  assert.deepEqual(textsIn(again.ledger, GRACE), ['Kept']);
});

test('a ledger that a gateway has open is refused to a second one, in this process or another', async (t) => {
  const ledger = join(folder, 'taken.db');
  const { process: running, url } = await startAlone('--ledger', ledger);
  t.after(() => running.kill('SIGKILL'));
  await assert.rejects(practiceFor(t, { ledger }), /Another practice gateway has this ledger open/);
  await post(url, 'practice-token', 'Mine', [ADA]);
  running.kill('SIGKILL');
  await new Promise((resolve) => running.once('exit', resolve));
  const next = await practiceFor(t, { ledger });
  await assert.rejects(practiceFor(t, { ledger }), /Another practice gateway/);
  assert.deepEqual(textsIn(next.ledger, ADA), ['Mine']);
});

test('a ledger of a newer version, or one that is damaged, is refused in words and left as it is', async (t) => {
  const newer = join(folder, 'newer.db');
  const future = new DatabaseSync(newer);
  future.exec('PRAGMA user_version = 9; CREATE TABLE future (x);');
  future.close();
  const damaged = join(folder, 'damaged.db');
  writeFileSync(damaged, 'hello '.repeat(1000));
  for (const [ledger, words] of [
    [newer, /written by a newer Tagline/],
    [damaged, /is damaged/],
  ] as const) {
    const before = readFileSync(ledger);
    await assert.rejects(practiceFor(t, { ledger }), words);
    assert.deepEqual(readFileSync(ledger), before);
  }
  const { wire, dataDir } = await testApp(t);
  writeFileSync(join(dataDir, 'practice.db'), 'hello '.repeat(1000));
  const refused = await wire.call('practice.status', {});
  assert.ok(!refused.ok && refused.error.kind === 'bad-input');
  assert.match(spoken(refused.error.message), /practice ledger is damaged.*practice\.db/);
  rmSync(join(dataDir, 'practice.db'));
  value(await wire.call('practice.status', {}));
});

test('a ledger is for its owner only, and a cleared one no longer holds what was in it', async (t) => {
  const ledger = join(folder, 'private.db');
  const own = await practiceFor(t, { ledger });
  await post(own.url, own.token, 'A very private text', [ADA]);
  if (process.platform !== 'win32') {
    for (const name of readdirSync(folder).filter((one) => one.startsWith('private.db'))) {
      assert.equal(statSync(join(folder, name)).mode & 0o777, 0o600, name);
    }
  }
  own.clear();
  await own.close();
  assert.ok(!readFileSync(ledger).includes('very private'));
});

test('clearing empties the inbox and keeps the credit', async (t) => {
  const own = await practiceFor(t, { credit: 5 });
  await post(own.url, own.token, 'One', [ADA]);
  own.clear();
  assert.deepEqual([own.ledger.texts, own.ledger.phones, own.credit()], [0, 0, 4]);
  assert.deepEqual(own.inbox.phones().rows, []);
});

test('50,000 recipients go into a ledger on disk and each is found again', async (t) => {
  const own = await practiceFor(t, { ledger: join(folder, 'many.db') });
  for (let chunk = 0; chunk < 5; chunk += 1) {
    const numbers = Array.from({ length: 10_000 }, (_, index) =>
      String(999_000_000_000 + chunk * 10_000 + index),
    );
    await post(own.url, own.token, `Chunk ${chunk}`, numbers);
  }
  assert.deepEqual([own.ledger.texts, own.ledger.phones], [50_000, 50_000]);
  assert.deepEqual(textsIn(own.ledger, '999000034567'), ['Chunk 3']);
  assert.deepEqual(duplicatesIn(own.ledger), []);
});

test('the inbox shows phones by their latest text and pages without a gap or a repeat', async (t) => {
  const number = fc.integer({ min: 0, max: 20 }).map((n) => String(12_025_550_100 + n));
  const posts = fc.array(fc.uniqueArray(number, { minLength: 1, maxLength: 8 }), {
    minLength: 1,
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(posts, fc.integer({ min: 1, max: 7 }), async (sends, limit) => {
      const own = await practiceFor(t);
      for (const [index, numbers] of sends.entries())
        await post(own.url, own.token, `Text ${index}`, numbers);
      const latest = new Map<string, string>();
      for (const [index, numbers] of sends.entries()) {
        for (const msisdn of numbers) {
          latest.delete(msisdn);
          latest.set(msisdn, `Text ${index}`);
        }
      }
      assert.deepEqual(
        allPhones(own, limit).map(({ msisdn, latest }) => [msisdn, latest]),
        [...latest].reverse(),
      );
      assert.equal(own.inbox.totals().phones, latest.size);
    }),
    { numRuns: sized(10, 25) },
  );
});

test('the inbox is searched by number as people write it, and by text', async (t) => {
  const own = await practiceFor(t);
  await post(own.url, own.token, 'Bread at 50% today', [ADA]);
  await post(own.url, own.token, 'Milk_and honey', [GRACE]);
  await post(own.url, own.token, 'Later, something else', [ADA]);
  const found = (search: string) =>
    own.inbox.phones({ search }).rows.map(({ msisdn, latest }) => [msisdn, latest]);
  assert.deepEqual(found('+1 (202) 555-0101'), [[GRACE, 'Milk_and honey']]);
  assert.deepEqual(found('bread'), [[ADA, 'Bread at 50% today']]);
  assert.deepEqual(found('50%'), [[ADA, 'Bread at 50% today']]);
  assert.deepEqual(found('k_a'), [[GRACE, 'Milk_and honey']]);
  assert.deepEqual(found('%'), [[ADA, 'Bread at 50% today']]);
  assert.deepEqual(found('2025550'), [
    [ADA, 'Later, something else'],
    [GRACE, 'Milk_and honey'],
  ]);
  await post(own.url, own.token, 'Hej ÅSA på Öland', [GRACE]);
  for (const search of ['åsa', 'Åsa', 'A\u030asa', 'öL', 'hej å', 'oland hej'])
    assert.deepEqual(found(search), [[GRACE, 'Hej ÅSA på Öland']], search);
  assert.deepEqual(found('ösa'), []);
  assert.deepEqual(found('nobody'), []);
});

test('a payload of marks holds up no search of the inbox, and is found', async (t) => {
  const own = await practiceFor(t);
  const marks = `Ring ${'\u0301\u0323'.repeat(25_000)}`;
  const body = JSON.stringify({ payload: marks, recipients: [{ msisdn: ADA }] });
  const sent = await fetch(`${own.url}/v2/mtsms?token=${own.token}`, { method: 'POST', body });
  assert.equal(sent.status, 200);
  await post(own.url, own.token, 'Hej Åsa', [GRACE]);
  takesAtMost('a search', 200, () => own.inbox.phones({ search: 'å' }));
  const found = (search: string) => own.inbox.phones({ search }).rows.map(({ msisdn }) => msisdn);
  assert.deepEqual(found('åsa'), [GRACE]);
  assert.deepEqual(found('ring'), [ADA]);
});

test('a payload is shown as it was sent, and found by what is in it', async (t) => {
  const own = await practiceFor(t);
  const send = (payload: unknown, msisdn: string) =>
    fetch(`${own.url}/v2/mtsms?token=${own.token}`, {
      method: 'POST',
      body: JSON.stringify({ payload, recipients: [{ msisdn }] }),
    });
  assert.equal((await send('Ring "Åsa" 06AB', ADA)).status, 200);
  assert.equal((await send({ url: 'https://example.com', parts: [1] }, GRACE)).status, 200);
  await post(own.url, own.token, 'A text', [ADA]);
  const found = (search: string) =>
    own.inbox.phones({ search }).rows.map(({ msisdn, latest }) => [msisdn, latest]);
  for (const search of ['06ab', '"åsa"', 'RING'])
    assert.deepEqual(found(search), [[ADA, 'Ring "Åsa" 06AB']], search);
  assert.deepEqual(found('example.com'), [[GRACE, '{"url":"https://example.com","parts":[1]}']]);
  assert.deepEqual(found('a text'), [[ADA, 'A text']]);
  assert.deepEqual(found('null'), []);
  const [text, payload] = own.inbox.texts({ msisdn: ADA }).rows;
  assert.deepEqual([text?.text, text?.payload], ['A text', false]);
  assert.deepEqual([payload?.text, payload?.payload, payload?.damaged], ['Ring "Åsa" 06AB', true, false]);
});

test("a phone's texts come latest first, page by page", async (t) => {
  const own = await practiceFor(t);
  for (const text of ['One', 'Two', 'Three']) await post(own.url, own.token, text, [ADA]);
  const first = own.inbox.texts({ msisdn: ADA, limit: 2 });
  assert.deepEqual(
    first.rows.map(({ text }) => text),
    ['Three', 'Two'],
  );
  const second = own.inbox.texts({ msisdn: ADA, limit: 2, before: first.next! });
  assert.deepEqual([second.rows[0]?.text, second.next], ['One', null]);
});

function allPhones(own: Practice, limit: number) {
  const rows = [];
  let before: number | null = Number.MAX_SAFE_INTEGER;
  while (before !== null) {
    const page: ReturnType<typeof own.inbox.phones> = own.inbox.phones({ before, limit });
    rows.push(...page.rows);
    before = page.next;
  }
  return rows;
}

test('who is forgotten is in no label either, however the number is written there', async (t) => {
  const { url, token, ledger } = await practiceFor(t);
  for (const label of ['For 202-555-0100', 'Spring']) await post(url, token, 'Hi', [ADA, GRACE], label);
  ledger.forget({ what: 'number', msisdn: ADA });
  const labels = ledger.database.prepare('SELECT label FROM sms ORDER BY id').all();
  assert.deepEqual(
    labels.map(({ label }) => label),
    [null, 'Spring'],
  );
});

async function post(url: string, token: string, message: string, msisdns: readonly string[], label = '') {
  const response = await fetch(`${url}/v2/mtsms?token=${token}`, {
    method: 'POST',
    body: JSON.stringify({
      message,
      ...(label !== '' && { label }),
      recipients: msisdns.map((msisdn) => ({ msisdn })),
    }),
  });
  assert.equal(response.status, 200);
  return (await response.json()) as { ids: { id: number }[] };
}

async function startAlone(...options: string[]): Promise<{ process: ChildProcess; url: string }> {
  const running = spawn(process.execPath, ['electron/practice/cli/cli.ts', '--port', '0', ...options], {
    cwd: join(import.meta.dirname, '../../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve) =>
    running.stdout.once('data', (data) => resolve(String(data))),
  );
  return { process: running, url: /http:\S+/.exec(line)![0] };
}
