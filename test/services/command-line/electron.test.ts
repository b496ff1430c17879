import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mock, test } from 'node:test';
import type Electron from 'electron';
import { askOpenApp } from '../../../electron/command-line/open-app.ts';
import { openConnection } from '../../../electron/store/open-database.ts';
import { projectDir } from '../../../electron/tools/paths.ts';
import type { SendOptions } from '../../../shared/draft/draft.ts';
import { soon, until } from '../../support/until.ts';
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
      assert.equal(await main.ended(), 0);
      awake.push(...main.told('awake').map(({ on }) => on));
    });
  const { code, review, message } = await run(prepare);
  assert.equal(review?.people, 4, message);
  const sent = await run(['send', '--review', String(code), '--json']);
  assert.deepEqual(sent.counts, { accepted: 4 });
  assert.deepEqual(awake, [true, false], 'the computer stays awake for it');
});

/** Prepares and sends four people one by one, and does something once the first request has begun. */
async function sendWhile(dataDir: string, prepare: readonly string[], act: (on: typeof Electron) => void) {
  const { code } = await printed(async () => (await start({ files: prepare }, dataDir)).ended());
  let exit: number | null = null;
  const answer = await printed(async () => {
    const sending = Promise.withResolvers<typeof Electron>();
    const ended = start(
      {
        files: ['send', '--review', String(code), '--json'],
        prepare(electron) {
          const { powerSaveBlocker } = electron;
          const { start: stayAwake } = powerSaveBlocker;
          powerSaveBlocker.start = (kind) => {
            sending.resolve(electron);
            return stayAwake(kind);
          };
        },
      },
      dataDir,
    );
    const electron = await soon(sending.promise, { what: 'the sending' });
    const database = openConnection(join(dataDir, 'tagline.db'), { readOnly: true });
    const requests = database.prepare('SELECT count(*) AS begun FROM attempt');
    await until(() => Number(requests.get()?.begun) > 0, { what: 'the first request' });
    database.close();
    act(electron);
    exit = await (await ended).ended();
  });
  return { ...answer, exit };
}

/** The campaign afterwards, and what became of it. */
async function campaignAfter(dataDir: string) {
  const { app, wire } = await startTestApp(dataDir);
  const campaignId = value(await wire.call('campaign.list', { before: null })).rows[0]!.id;
  const state = value(await wire.call('campaign.get', { campaignId }));
  const timeline = value(await wire.call('campaign.timeline', { campaignId, before: null, count: 500 }));
  await app.close();
  return { ...state, kinds: timeline.rows.map(({ kind }) => kind) };
}

test('a sending by command waits while the computer sleeps, and goes on when it wakes', async () => {
  const { dataDir, prepare } = await folderWithDraft({ chunkSize: 1, perMinute: 60 });
  const sent = await sendWhile(dataDir, prepare, ({ powerMonitor }) => {
    for (const news of ['suspend', 'resume'] as const) powerMonitor.emit(news);
  });
  assert.equal(sent.exit, 0);
  assert.deepEqual(sent.counts, { accepted: 4 });
  assert.ok((await campaignAfter(dataDir)).kinds.includes('slept'));
});

test('a sending by command that loses its session ends within a turn, says so, and leaves nobody in doubt', async () => {
  const { dataDir, prepare } = await folderWithDraft({ chunkSize: 1, perMinute: 60 });
  const { exit, message, fix } = await sendWhile(dataDir, prepare, ({ app }) => app.exit(0));
  assert.equal(exit, 7);
  assert.match(`${message} ${fix}`, /was closed before it answered.*texts nobody twice/);
  const { phase, counts } = await campaignAfter(dataDir);
  assert.equal(phase, 'paused');
  assert.equal(counts.unknown, 0);
  assert.equal(counts.accepted + counts.waiting, 4);
});

test('a command without a display on Linux runs itself again without windows, and ends as that does', async (t) => {
  const { dataDir, prepare } = await folderWithDraft();
  const program = join(dataDir, 'program');
  writeFileSync(program, `#!/bin/sh\necho "$@" > '${program}.args'\nexit 5\n`, { mode: 0o755 });
  t.mock.property(process, 'execPath', program);
  const main = await start({ platform: 'linux', env: { DISPLAY: '' }, files: prepare }, dataDir);
  assert.equal(await main.ended(), 5);
  assert.deepEqual(readFileSync(`${program}.args`, 'utf8').trim().split(' '), [
    '--ozone-platform=headless',
    ...['.', '--data-dir', dataDir],
    ...prepare,
  ]);
});

test('on Windows a command prints by the file that tagline.cmd names, whose dashes keep Electron from ending it', async (t) => {
  const { dataDir, prepare } = await folderWithDraft();
  const report = join(dataDir, 'report.txt');
  process.env.TAGLINE_REPORT = report;
  t.after(() => delete process.env.TAGLINE_REPORT);
  const main = await start({ platform: 'win32', files: prepare }, dataDir);
  assert.equal(await main.ended(), 0);
  assert.equal((JSON.parse(readFileSync(report, 'utf8')) as Answer).review?.people, 4);
  const launcher = readFileSync(join(projectDir, 'electron/hosts/electron/tagline.cmd'), 'utf8');
  assert.match(launcher, /Tagline\.exe" -- %\*/);
});

test('a command prints that its data folder cannot be used, and shows nothing', async () => {
  const { prepare } = await folderWithDraft();
  const noFolder = join(folder, 'a file');
  writeFileSync(noFolder, '');
  const { message } = await printed(async () => {
    const main = await start({ files: prepare }, noFolder);
    assert.equal(await main.ended(), 3);
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
  await printed(async () => (await run(prepare)).ended());
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
  await main.ended();
  assert.equal(await askOpenApp(dataDir, typed), null);
});
