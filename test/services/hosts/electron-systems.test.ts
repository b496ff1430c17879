import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { settle } from '../../support/until.ts';
import { value } from '../support/app.ts';
import { closeBuiltMain } from '../support/built-main.ts';
import { packagedWithFeed } from '../support/update-feed.ts';
import { draft, installedOnWindows, notices, packaged, send, start as startNamed } from './sending-main.ts';
import { main, start } from './started-main.ts';

describe('a question', () => {
  for (const platform of ['win32', 'darwin', 'linux'] as const) {
    test(`is answered by Return with its first button, and never by Escape with its second (${platform})`, async () => {
      const { window, page, questions } = await start({ platform });
      const crash = (): void =>
        void window.webContents.emit('render-process-gone', {} as never, { reason: 'crashed', exitCode: 5 });
      crash();
      crash();
      main.button = { key: 'Return' };
      crash();
      await settle();
      assert.equal(questions.length, 1);
      assert.equal(page.reloads, 3, '“Try once more”');
      main.button = { key: 'Escape' };
      crash();
      await settle();
      assert.equal(main.exitCode, null);
    });
  }

  test('brings back a window that is minimized, over which nobody would see it', async () => {
    const { window } = await start();
    window.minimize();
    window.webContents.emit('unresponsive');
    assert.equal(window.isMinimized(), false);
  });
});

describe('the program that is packaged', () => {
  test('takes no debugger from outside, and the one from source does', async (t) => {
    const switches = ['remote-debugging-port', 'remote-debugging-pipe'];
    const { told } = await start({ computer: { switches } });
    assert.deepEqual(
      told('debugger').map(({ name }) => name),
      switches,
    );
    await closeBuiltMain(main);
    await packagedWithFeed(t, null);
    const shipped = await start({ computer: { switches }, prepare: packaged });
    assert.equal(shipped.window.isVisible(), true);
    assert.deepEqual(shipped.told('debugger'), []);
  });
});

describe('Windows', () => {
  test('has Tagline named for its toasts only where it was installed, and else the window says what would be one', async (t) => {
    const ofSource = { platform: 'win32' } as const;
    const installed = installedOnWindows(t);
    for (const [name, options, entries] of [
      ['from source', ofSource, 0],
      ['unpacked', installedOnWindows(t, false), 0],
      ['installed', installed, 1],
    ] as const) {
      if (name === 'installed') installedOnWindows(t);
      const running = await startNamed(t, `toasts ${name}`, options);
      const campaignId = await draft(running);
      await send(running, campaignId);
      await running.notified();
      const { told } = running.main;
      assert.equal(told('notification').length, entries, name);
      assert.deepEqual(
        told('start-menu').map(({ appUserModelId, toastActivator }) => [appUserModelId, toastActivator]),
        entries === 0 ? [] : [['app.tagline', '{80F98E50-FD3F-4C75-990C-67AB27D55F21}']],
        name,
      );
      assert.match(notices(running.main)[0]?.title ?? '', /./);
      await closeBuiltMain(running.main);
    }
  });

  test('has an icon in its tray with as many pixels as its screen shows of it', async (t) => {
    const first = await startNamed(t, 'tray', { platform: 'win32' });
    const campaignId = await draft(first, undefined, { startAt: Date.now() + 3_600_000 });
    await send(first, campaignId);
    await closeBuiltMain(first.main);
    for (const [scale, width] of [
      [1, 16],
      [1.5, 24],
      [2, 32],
    ] as const) {
      const { main, wire } = await startNamed(t, 'tray', { platform: 'win32', computer: { scale } });
      value(await wire.call('campaign.get', { campaignId }));
      assert.deepEqual(
        main.told('tray').map((icon) => icon.width),
        [width],
      );
      await closeBuiltMain(main);
    }
  });
});
