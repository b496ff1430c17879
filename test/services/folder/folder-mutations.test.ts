import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import fc from 'fast-check';
import { createApp } from '../../../electron/app.ts';
import type { Vault } from '../../../electron/host.ts';
import { createSessionVault } from '../../../electron/hosts/session-vault.ts';
import { localWire } from '../../../electron/wire/local-wire.ts';
import type { Wire } from '../../../shared/contract.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { fixtureManners } from '../../crash/fixture.ts';
import { openService } from '../../crash/service.ts';
import { sized } from '../../support/full.ts';
import { testHost } from '../support/app.ts';
import { giveFolder } from '../support/folder-of.ts';
import { type Mutation, mutate, mutations, tables } from '../support/mutate-folder.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { wholeFolder } from '../support/whole-folder.ts';

/** In ms, on a busy machine: one folder, which is small, and all of them. */
const longest = 30_000;
const timeout = sized(400_000, 3_000_000);

/**
 * Everything that a person looks at, of which nothing may be a fault inside Tagline: of the app's own folder, whose rows of
 * people are not read at a start, what is not about one of these.
 */
async function look(wire: Wire, isWhole: boolean): Promise<string[]> {
  const wrongs: string[] = [];
  async function call<K extends Parameters<Wire['call']>[0]>(
    operation: K,
    input: Parameters<typeof wire.call<K>>[1],
  ) {
    const answer = await wire.call(operation, input);
    if (!answer.ok && answer.error.kind === 'internal') wrongs.push(operation);
    return answer.ok ? answer.value : null;
  }
  await call('folder.status', {});
  await call('account.list', {});
  await call('settings.read', {});
  await call('template.list', {});
  await call('optOut.list', { search: '', from: 0, count: 50 });
  await call('optOut.log', { from: 0, count: 50 });
  await call('history.credits', {});
  for (const { id: campaignId } of (await call('campaign.list', { before: null }))?.rows ?? []) {
    await call('campaign.get', { campaignId });
    await call('draft.get', { campaignId });
    if (!isWhole) continue;
    await call('chunk.list', { campaignId, from: 0, count: 50 });
    await call('campaign.timeline', { campaignId, before: null, count: 50 });
    const view = { campaignId, filter: 'all', search: '', chunk: null } as const;
    const shown = await call('result.view', view);
    if (shown !== null) await call('result.page', { viewId: shown.viewId, from: 0, count: 50 });
  }
  for (const { id: audienceId } of (await call('audience.list', { before: null }))?.rows ?? []) {
    if (!isWhole) continue;
    const list = {
      audienceId,
      message: '',
      lettering: { encoded: false },
      filter: 'all',
      search: '',
    } as const;
    const shown = await call('draft.view', list);
    if (shown !== null) await call('draft.page', { viewId: shown.viewId, from: 0, count: 50 });
    await call('audience.history', { audienceId, from: 0, count: 50 });
  }
  return wrongs;
}

/** Of an app's own folder: the people of a tally, and how many opted out, beyond what a number can hold. */
const foundEarlier: [Mutation, boolean][] = ['tally', 'folder'].map((table) => [
  { kind: 'value', table: tables.indexOf(table), column: table === 'tally' ? 2 : 12, row: 0, value: 1e18 },
  false,
]);

// Threat: A changed backup
test('whatever is changed in a folder’s file, it opens in a bounded time or is refused in words; nothing is sent, and no token is asked for', {
  timeout,
}, async (t) => {
  const root = tempFolder(t);
  const { bytes, dataDir: original, url } = await wholeFolder(t);
  const own = readFileSync(join(original, 'tagline.db'));
  const service = await openService(fixtureManners);
  t.after(() => service.close());
  const asked: string[] = [];
  const session = createSessionVault();
  const vault: Vault = {
    ...session,
    read(accountId, origin) {
      asked.push(origin);
      return session.read(accountId, origin);
    },
  };
  let runs = 0;
  const sums = { opened: 0, refused: 0, held: 0 };

  async function open(mutation: Mutation, asFile: boolean): Promise<void> {
    runs += 1;
    const folder = join(root, String(runs));
    const [dataDir, stateDir] = [join(folder, 'data'), join(folder, 'state')];
    mkdirSync(dataDir, { recursive: true });
    const changed = join(folder, 'changed.tagline');
    writeFileSync(changed, asFile ? bytes : own);
    mutate(changed, mutation);
    const begun = performance.now();
    if (!asFile) writeFileSync(join(dataDir, 'tagline.db'), readFileSync(changed));
    const host = testHost(dataDir, { stateDir, vault });
    let app = await createApp(host);
    let isRead = !asFile;
    if (asFile) {
      assert.ok(app.ok);
      const given = await giveFolder(localWire(app.value), readFileSync(changed));
      if (!given.ok) assert.equal(given.error.kind, 'bad-input', JSON.stringify(given.error));
      await app.value.close();
      isRead = given.ok;
      sums[given.ok ? 'opened' : 'refused'] += 1;
      app = await createApp(host);
      assert.ok(app.ok, 'the folder starts, with the file or without');
    } else if (!app.ok) assert.notEqual(app.error.kind, 'internal', spoken(app.error.message));
    sums[app.ok ? 'opened' : 'refused'] += asFile ? 0 : 1;
    if (app.ok) {
      const wrongs = await look(localWire(app.value), asFile);
      const status = await localWire(app.value).call('folder.status', {});
      if (status.ok && status.value.unread !== null) sums.held += 1;
      await app.value.close();
      assert.deepEqual(wrongs, []);
      if (isRead) keepsOptOuts(join(dataDir, 'tagline.db'), mutation);
    }
    assert.ok(performance.now() - begun < longest);
    assert.deepEqual(service.ledger, []);
    rmSync(folder, { recursive: true });
  }

  const property = fc.asyncProperty(mutations, fc.boolean(), async (mutation, asFile) => {
    try {
      await open(mutation, asFile);
    } catch (error) {
      console.log(mutation, error);
      throw error;
    }
  });
  await fc.assert(property, { numRuns: sized(20, 2000), examples: foundEarlier });
  t.diagnostic(`${runs} mutations: ${JSON.stringify(sums)}`);
  // Whether an account has one is asked; nothing asks for it in order to send it.
  assert.deepEqual(
    [...new Set(asked)].filter((origin) => origin !== url),
    [],
  );
});

/** Unless bytes of the number itself were changed: who opted out stays so, or all sending waits. */
function keepsOptOuts(path: string, mutation: Mutation): void {
  if (mutation.kind === 'bytes' || mutation.kind === 'cut') return;
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const { opted } = database.prepare('SELECT count(*) AS opted FROM opt_out').get()!;
    const { unread } = database.prepare('SELECT unread FROM folder').get() ?? {};
    const isHeld = typeof unread === 'string' && JSON.parse(unread).unknown > 0;
    assert.ok(Number(opted) > 0 || isHeld, 'somebody who opted out is forgotten');
  } finally {
    database.close();
  }
}
