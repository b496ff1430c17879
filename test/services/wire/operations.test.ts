import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Operation } from '../../../shared/contract.ts';
import { isFull } from '../../support/full.ts';
import { kindOf, value, wordsOf } from '../support/app.ts';
import { type CampaignApp, campaignApp } from '../support/campaign-app.ts';
import { importText, settled } from '../support/sheet.ts';
import { cannotFail, cannotMount, withDisk, withFailingWrites } from '../support/small-disk.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { file, inputs, makeWorld, nowhere, operations, type World } from './every-operation.ts';

/** Calls operations without waiting for one another, and gives what each came to. */
function callAll(app: CampaignApp, world: World, all: readonly Operation[]) {
  return Promise.all(
    all.map(async (operation) => {
      const result = await app.wire.call(operation, inputs[operation]!(world) as never);
      return { operation, kind: kindOf(result), words: wordsOf(result as never) };
    }),
  );
}

/** Fails where anything was called a bug, to a person or in the log. */
function assertForeseen(app: CampaignApp, called: Awaited<ReturnType<typeof callAll>>): void {
  assert.deepEqual(
    called.filter(({ kind }) => kind === 'internal'),
    [],
  );
  const unfit = called.filter(({ words }) => /does not fit|Invalid/.test(words));
  assert.deepEqual(unfit, [], 'what is called here fits');
  const log = readdirSync(app.dataDir).filter((name) => name.endsWith('.log'));
  const bugs = log.flatMap((name) =>
    readFileSync(join(app.dataDir, name), 'utf8')
      .split('\n')
      .filter((line) => line.includes('"bug"')),
  );
  assert.deepEqual(bugs, []);
}

/** What ends a thread that does not answer for a while, as one on a busy computer may not. */
const endsThread = /\.(cancel|cancelDerived|discard)$/;

/** All in the order of a step through them, so that each meets others. */
function turned(by: number): Operation[] {
  const beside = operations.filter((operation) => !endsThread.test(operation));
  return beside.map((_, at) => beside[(at * by) % beside.length]!);
}

test('every operation called twice at once, beside all the others, fails in words or not at all', async (t) => {
  const app = await campaignApp(t);
  const world = await makeWorld(app);
  const gentle = turned(1).filter((operation) => !/\.(remove|erase|clear|forget)$/.test(operation));
  assertForeseen(
    app,
    await callAll(
      app,
      world,
      gentle.flatMap((one) => [one, one]),
    ),
  );
});

for (const by of isFull ? [1, 31, 61] : [31]) {
  // Fault (window): anything is asked about a list, a campaign or a file that is being deleted -> fails in words
  test(`every operation on what is being deleted fails in words or not at all, in steps of ${by}`, async (t) => {
    const app = await campaignApp(t);
    const world = await makeWorld(app);
    const deleting = ['audience.remove', 'campaign.remove'] as const;
    assertForeseen(app, await callAll(app, world, [...deleting, ...turned(by), ...turned(by)]));
  });
}

test('every operation on what is not there fails in words or not at all', async (t) => {
  const app = await campaignApp(t);
  const { account, mapping } = await makeWorld(app);
  assertForeseen(app, await callAll(app, { ...nowhere, account, mapping }, operations));
});

const onFailingDisk = fileURLToPath(new URL('on-failing-disk.ts', import.meta.url));

// Fault (app): anything is asked while the disk is full or fails -> what writes says so, what only reads answers, and
// nothing was changed
test('every operation on a full disk fails in words or not at all', { skip: cannotMount }, (t) => {
  const folder = tempFolder(t);
  const { status, stderr } = withDisk(folder, 'size=8m', [onFailingDisk, folder, 'full']);
  assert.equal(status, 0, stderr);
});

test('every operation on a disk that fails does so in words or not at all', {
  skip: cannotFail || !isFull,
}, (t) => {
  const { status, stderr } = withFailingWrites([onFailingDisk, tempFolder(t), 'failing']);
  assert.equal(status, 0, stderr);
});

test('a file whose pieces leave a gap is refused in words, and can be sent anew', async (t) => {
  const app = await campaignApp(t);
  const { wire } = app;
  const { sheetId } = value(await wire.call('sheet.begin', { name: 'gap.csv', size: 30 }));
  value(await wire.call('sheet.append', { sheetId, at: 20, bytes: new Uint8Array(10) }));
  const ended = await wire.call('sheet.end', { sheetId });
  assert.equal(kindOf(ended), 'bad-input');
  assert.match(wordsOf(ended), /is not complete/);
  const again = await wire.call('sheet.end', { sheetId });
  assert.notEqual(kindOf(again), 'internal');
  value(await wire.call('sheet.discard', { sheetId }));
  const { id } = await importText(app, 'gap.csv', file);
  assert.equal((await settled(app, id)).stage, 'ready');
});
