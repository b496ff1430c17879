import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mock, test } from 'node:test';
import { askOpenApp } from '../../../electron/command-line/open-app.ts';
import { openConnection } from '../../../electron/store/open-database.ts';
import type { SendOptions } from '../../../shared/draft/draft.ts';
import { until } from '../../support/until.ts';
import { folder, newDataDir, start } from '../hosts/started-main.ts';
import { startTestApp, value } from '../support/app.ts';
import { type Answer, listOf, writeDraft } from '../support/command.ts';
import { plainOptions } from '../support/sending.ts';

async function folderWithDraft(options: Partial<SendOptions> = {}) {
  const dataDir = newDataDir();
  const app = await startTestApp(dataDir);
  await writeDraft(app, { options: { ...plainOptions, ...options } });
  await app.app.close();
  const list = join(dataDir, 'list.csv');
  writeFileSync(list, listOf(4));
  return { dataDir, prepare: ['prepare', list, '--campaign', 'Reminder', '--json'] };
}

/** What main prints; the reports of tests go the same way. */
async function printed(main: () => Promise<unknown>): Promise<Answer> {
  const { write } = process.stdout;
  let text = '';
  const printing = mock.method(process.stdout, 'write', (piece: string, ...more: []) => {
    if (typeof piece !== 'string' || !piece.startsWith('{'))
      return write.call(process.stdout, piece, ...more);
    text = piece;
    const [done] = more as unknown as [() => void];
    done();
    return true;
  });
  await main().finally(() => printing.mock.restore());
  return JSON.parse(text) as Answer;
}

test('the app that is started with a command does it without a window, and ends with its exit code', async () => {
  const { dataDir, prepare } = await folderWithDraft();
  const awake: boolean[] = [];
  const run = (files: readonly string[]) =>
    printed(async () => {
      const main = await start({ files }, dataDir);
      assert.equal(main.windows.length, 0);
      assert.equal(await main.exit, 0);
      awake.push(...main.told('awake').map(({ on }) => on));
    });
  const { code, review, message } = await run(prepare);
  assert.equal(review?.people, 4, message);
  const sent = await run(['send', '--review', String(code), '--json']);
  assert.deepEqual(sent.counts, { accepted: 4 });
  assert.deepEqual(awake, [true, false], 'the computer stays awake for it');
});

test('a sending by command waits while the computer sleeps, and goes on when it wakes', async () => {
  const { dataDir, prepare } = await folderWithDraft({ chunkSize: 1, perMinute: 60 });
  const { code } = await printed(async () => (await start({ files: prepare }, dataDir)).exit);
  const sent = await printed(async () => {
    const sending = Promise.withResolvers<Electron.PowerMonitor>();
    const ended = start(
      {
        files: ['send', '--review', String(code), '--json'],
        prepare({ powerMonitor, powerSaveBlocker }) {
          const { start: stayAwake } = powerSaveBlocker;
          powerSaveBlocker.start = (kind) => {
            sending.resolve(powerMonitor);
            return stayAwake(kind);
          };
        },
      },
      dataDir,
    );
    const power = await sending.promise;
    const database = openConnection(join(dataDir, 'tagline.db'), { readOnly: true });
    const requests = database.prepare('SELECT count(*) AS begun FROM attempt');
    await until(() => Number(requests.get()?.begun) > 0, { what: 'the first request' });
    database.close();
    for (const news of ['suspend', 'resume'] as const) power.emit(news);
    assert.equal(await (await ended).exit, 0);
  });
  assert.deepEqual(sent.counts, { accepted: 4 });
  const { app, wire } = await startTestApp(dataDir);
  const campaignId = value(await wire.call('campaign.list', { before: null })).rows[0]!.id;
  const timeline = value(await wire.call('campaign.timeline', { campaignId, before: null, count: 500 }));
  await app.close();
  assert.ok(timeline.rows.some(({ kind }) => kind === 'slept'));
});

test('a command prints that its data folder cannot be used, and shows nothing', async () => {
  const { prepare } = await folderWithDraft();
  const noFolder = join(folder, 'a file');
  writeFileSync(noFolder, '');
  const { message } = await printed(async () => {
    const main = await start({ files: prepare }, noFolder);
    assert.equal(await main.exit, 3);
    assert.deepEqual([main.told('error-box'), main.questions], [[], []]);
  });
  assert.match(message, /a file/);
});

test('a command shows nothing in the dock of macOS, and an app does', async () => {
  const { dataDir, prepare } = await folderWithDraft();
  const tiles: boolean[] = [];
  const run = async (files: readonly string[]) => {
    const main = await start({ platform: 'darwin', files }, dataDir);
    tiles.push(...main.told('dock-tile').map(({ shown }) => shown));
    return main;
  };
  await printed(async () => (await run(prepare)).exit);
  await run([]);
  assert.deepEqual(tiles, [false, true]);
});

test('an open app takes commands until it is closed', async () => {
  const { dataDir, prepare } = await folderWithDraft();
  const typed = { args: prepare, folder: dataDir };
  // This side of it looks for the socket of the real system.
  const main = await start({ platform: process.platform }, dataDir);
  const answer = await askOpenApp(dataDir, typed);
  assert.equal(answer?.exit, 0, answer?.text);
  assert.equal((JSON.parse(answer.text) as Answer).review?.people, 4);
  main.leave();
  await main.exit;
  assert.equal(await askOpenApp(dataDir, typed), null);
});
