import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import http, { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { AccountId } from '../../../shared/brand.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { settle, until } from '../../support/until.ts';
import { accountAt } from '../support/account.ts';
import { value } from '../support/app.ts';
import { closeBuiltMain, type StartOptions, system, wireOf } from '../support/built-main.ts';
import { packagedWithFeed } from '../support/update-feed.ts';
import { dataDir, folder, main, start } from './started-main.ts';

function listAt(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, 'name,mobile\nAda,+12125550101\n');
  return path;
}

/** Has the app read a file, which then is a recent one. */
async function read(path: string): Promise<void> {
  const { invoke, give } = main;
  const fileId = await give(path);
  assert.equal(((await invoke('sheet.openExternal', { fileId })) as { ok: boolean }).ok, true);
  const isRecent = async (): Promise<boolean> =>
    ((await invoke('sheet.recent', {})) as { value: unknown[] }).value.length > 0;
  await until(isRecent, { what: 'the recent file' });
}

describe('a window', () => {
  test('that paints nothing while it is hidden, as on Wayland, is shown once its page is loaded', async () => {
    const { window } = await start({ computer: { paintsHidden: false } });
    assert.equal(window.isVisible(), true);
  });

  test('whose page neither loads nor paints is shown all the same', async () => {
    const prepare: StartOptions['prepare'] = ({ app }) => {
      app.on('browser-window-created', (_, made) => {
        made.loadURL = async () => {};
      });
    };
    const { window } = await start({ prepare });
    assert.equal(window.isVisible(), true);
  });

  test('that was maximized is shown with its first picture, not before', async () => {
    const { window } = await start();
    window.maximize();
    await closeBuiltMain(main);
    const order: string[] = [];
    const prepare: StartOptions['prepare'] = ({ app }) => {
      app.on('browser-window-created', (_, made) => {
        for (const event of ['ready-to-show', 'show', 'maximize'] as const)
          made.once(event as 'show', () => order.push(event));
      });
    };
    await start({ prepare }, dataDir);
    assert.deepEqual(order, ['ready-to-show', 'show', 'maximize']);
  });

  test('says where its page has no sandbox', async () => {
    const { events } = await start({ computer: { switches: ['no-sandbox'] } });
    await until(() => events().some(({ type }) => type === 'no-sandbox'), { what: 'the warning' });
    await closeBuiltMain(main);
    const usual = await start();
    await settle();
    assert.ok(!usual.events().some(({ type }) => type === 'no-sandbox'));
  });
});

describe('the menu', () => {
  test('zooms, fills the screen and closes by its own items, and a command comes by its key', async () => {
    const { act, told, window, events, invoke, ended } = await start({ platform: 'linux' });
    const items = told('menu').at(-1)?.items ?? [];
    assert.ok(!items.includes('Zoom'), 'which only macOS knows of a window');
    for (const item of ['Zoom in', 'Zoom in', 'Zoom out', 'Actual size']) act({ act: 'menu', item });
    assert.deepEqual(
      told('zoom').map(({ level }) => level),
      [0.5, 1, 0.5, 0],
    );
    act({ act: 'menu', item: 'Full screen' });
    assert.equal(window.isFullScreen(), true);
    const command = (): unknown => events().find(({ type }) => type === 'command');
    act({ act: 'key', accelerator: 'CommandOrControl+N' });
    assert.equal(command(), undefined, 'not before the window says that it applies');
    await invoke('app.commands', { applying: ['campaign.new'] });
    act({ act: 'key', accelerator: 'CommandOrControl+N' });
    assert.deepEqual(command(), { type: 'command', command: 'campaign.new' });
    act({ act: 'menu', item: 'Quit Tagline' });
    assert.equal(await ended(), 0);
  });
});

describe('recent files', () => {
  test('on Windows are in the app’s own list, and nobody else’s are cleared', async () => {
    const { told, invoke } = await start({ platform: 'win32' });
    const path = listAt('people.csv');
    await read(path);
    assert.deepEqual(told('jump-list').at(-1)?.args, [`"${path}"`]);
    await invoke('sheet.forgetRecent', { recentId: null });
    assert.deepEqual(told('jump-list').at(-1)?.args, []);
    assert.deepEqual([...told('no-recent-documents'), ...told('recent-document')], []);
  });

  test('elsewhere are in the system’s list for the app', async () => {
    const { told } = await start({ platform: 'linux' });
    const path = listAt('guests.csv');
    await read(path);
    assert.deepEqual(told('recent-document').at(-1)?.path, path);
    assert.deepEqual(told('jump-list'), []);
  });
});

describe('a file', () => {
  // Threat: A page in a browser
  test('is read only for a page that was handed it, whatever path it names', async () => {
    const { give, invoke } = await start();
    const small = listAt('small.csv');
    const large = join(folder, 'large.csv');
    writeFileSync(large, Array.from({ length: 40_000 }, (_, row) => `Ada ${row},+12125550101\n`).join(''));
    for (const path of [small, large]) {
      const known = readFileSync(path);
      for (const guess of [Buffer.from(''), known.subarray(1), Buffer.alloc(known.length)])
        assert.equal(await give(path, {}, guess), null);
      if (path === small) assert.match(String(await give(path)), /^[0-9a-f-]{36}$/);
    }
    assert.deepEqual(value((await invoke('sheet.external', {})) as never), []);
  });
});

describe('the spell checker of every session', { skip: system === 'darwin' }, () => {
  test('fetches no dictionary before somebody allows it, and then also that of the system’s own language', async () => {
    const { electron, told, invoke } = await start();
    electron.session.fromPartition('system-paths');
    electron.session.fromPartition('electron-updater');
    await settle();
    assert.deepEqual(told('dictionary'), []);
    for (const partition of ['system-paths', 'electron-updater'])
      assert.equal(electron.session.fromPartition(partition).isSpellCheckerEnabled(), false);

    const allow = (spelling: boolean) => invoke('settings.save', { settings: { spelling } });
    const fetched = (): string[] => told('dictionary').map(({ language }) => language);
    await allow(true);
    await until(() => fetched().length === 2, { what: 'the dictionaries' });
    assert.deepEqual(fetched(), ['sv', 'en-US']);
    await allow(false);
    await allow(true);
    await until(() => fetched().length === 4, { what: 'the dictionaries, once more' });
    assert.ok(told('dictionary').every(({ partition }) => partition === null));
  });
});

describe('a keychain on Linux', { skip: system !== 'linux' }, () => {
  const account = accountAt('http://127.0.0.1:9');

  /** Saves a token where it can be kept; returns the account and what the vault's file has of it. */
  async function savedToken(options: StartOptions = {}) {
    await start(options);
    const wire = wireOf(main);
    const { id } = value(await wire.call('account.save', { account }));
    const { kept } = value(await wire.call('token.save', { accountId: id, token: 'tok-5f1e0d2c9b7a' }));
    assert.equal(kept, 'keychain');
    const sealed = readFileSync(join(dataDir, 'vault.json'), 'utf8');
    await closeBuiltMain(main);
    return { id, sealed };
  }

  /** Where the token is said to be in a start with these options, and what a reading of the balance says. */
  async function look(accountId: AccountId, options: StartOptions) {
    await start(options, dataDir);
    const wire = wireOf(main);
    const token = value(await wire.call('account.list', {})).find(({ id }) => id === accountId)?.token;
    const read = await wire.call('balance.read', { accountId });
    await closeBuiltMain(main);
    assert.ok(!read.ok, 'There is no balance there.');
    const { kind, message, fix = '' } = read.error;
    return { token, kind, words: `${spoken(message)} ${spoken(fix)}` };
  }

  test('that is locked keeps the token for later, asks nobody to enter it again, and is asked at the next start', async () => {
    const { id, sealed } = await savedToken();
    const locked = await look(id, { computer: { keychain: 'locked' } });
    assert.equal(locked.token, 'keychain');
    assert.match(locked.words, /is kept, but this computer’s keychain is locked/);
    assert.equal(readFileSync(join(dataDir, 'vault.json'), 'utf8'), sealed);
    const opened = await look(id, {});
    assert.deepEqual([opened.token, opened.kind], ['keychain', 'unreachable']);
  });

  test('is used on a desktop whose name Electron does not know, where it opens again what it sealed', async () => {
    const sway = {
      computer: { desktopBackend: 'basic_text' },
      env: { XDG_CURRENT_DESKTOP: 'sway' },
    } as const;
    const { id } = await savedToken(sway);
    assert.equal((await look(id, sway)).token, 'keychain');
  });

  test('that a job does not reach says which of the two it is, and keeps what is kept', async () => {
    const kde = { XDG_CURRENT_DESKTOP: 'KDE', KDE_SESSION_VERSION: '6' };
    const { id, sealed } = await savedToken({ env: kde });
    const noBus = await look(id, {
      computer: { keychain: 'none' },
      env: { DBUS_SESSION_BUS_ADDRESS: '', XDG_CURRENT_DESKTOP: '' },
    });
    assert.equal(noBus.token, 'keychain');
    assert.match(noBus.words, /is kept, but the keychain does not answer here: DBUS_SESSION_BUS_ADDRESS/);
    const other = await look(id, { computer: { keychain: 'other' }, env: { XDG_CURRENT_DESKTOP: '' } });
    assert.equal(other.token, 'keychain');
    assert.match(other.words, /kept in KWallet, but Tagline looked in Secret Service.*KDE_SESSION_VERSION/s);
    assert.equal(readFileSync(join(dataDir, 'vault.json'), 'utf8'), sealed);
    assert.equal((await look(id, { env: kde })).token, 'keychain');
    // One that was reset, or is another user's, asks for the token again.
    assert.equal((await look(id, { computer: { keychain: 'other' }, env: kde })).token, 'none');
  });

  test('takes over what was sealed with the key of everybody, once there is one', async () => {
    const { id, sealed } = await savedToken();
    const [stored] = Object.values(JSON.parse(sealed) as Record<string, string>);
    assert.match(stored ?? '', /^gnome-libsecret:/);
    await start({ computer: { keychain: 'none' } }, dataDir);
    const text = JSON.stringify({ origin: 'http://127.0.0.1:9', secret: 'tok-5f1e0d2c9b7a' });
    const everybodys = await main.electron.safeStorage.encryptStringAsync(text);
    await closeBuiltMain(main);
    writeFileSync(join(dataDir, 'vault.json'), JSON.stringify({ [id]: everybodys.toString('base64') }));
    assert.equal((await look(id, {})).token, 'keychain');
    const again = JSON.parse(readFileSync(join(dataDir, 'vault.json'), 'utf8')) as Record<string, string>;
    assert.match(Object.values(again)[0] ?? '', /^gnome-libsecret:djEx/, 'v11');
  });
});

describe('on macOS an update that was agreed to', () => {
  const prepare: StartOptions['prepare'] = ({ app }) => void Object.assign(app, { isPackaged: true });

  test('is installed also while the small window is on show', async (t) => {
    const feed = await packagedWithFeed(t, { isOneFile: false, isForMac: true });
    feed.answer();
    await start({ platform: 'darwin', prepare });
    main.button = 1;
    main.window.once('closed', () => setImmediate(() => main.electron.app.emit('second-instance' as never)));
    assert.equal(await main.ended(), 0);
    assert.equal(main.windows.length, 2, 'the small window was on show');
    assert.deepEqual([main.told('fetched').length, main.told('installed').length], [1, 1]);
  });

  test('and that Squirrel refuses ends the app as it was, and is offered again', async (t) => {
    // Through which Squirrel reads: it ends with a process.
    t.mock.method(http, 'createServer', () => createServer().unref());
    for (const startedBefore of [false, true]) {
      const feed = await packagedWithFeed(t, { isOneFile: false, isForMac: true });
      feed.answer();
      await start(
        { platform: 'darwin', prepare, computer: { updatesAreSigned: false } },
        startedBefore ? dataDir : undefined,
      );
      main.button = 1;
      assert.equal(await main.ended(), 0);
      assert.equal(main.questions.length, 1);
      assert.deepEqual([main.told('fetched').length, main.told('installed').length], [1, 0]);
    }
  });
});
