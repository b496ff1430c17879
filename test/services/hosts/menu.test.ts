import assert from 'node:assert/strict';
import { join } from 'node:path';
import { afterEach, describe, test } from 'node:test';
import type { MenuItemConstructorOptions as Item } from 'electron';
import { menuTemplate } from '../../../electron/hosts/electron/menus/menu-template.ts';
import { type CommandId, commandIds, commandName, commands } from '../../../shared/commands/commands.ts';
import { loadLanguage } from '../../../shared/texts/load-language.ts';

const systems = ['darwin', 'win32', 'linux'] as const;

function menuOf(platform: NodeJS.Platform, recent: readonly string[] = []) {
  const ran: CommandId[] = [];
  const opened: string[] = [];
  const acts = {
    platform,
    isPackaged: true,
    run: (id: CommandId) => ran.push(id),
    openLogs: () => {},
    openRecent: (path: string) => opened.push(path),
    forgetRecent: () => opened.splice(0),
  };
  const bar = menuTemplate(acts, recent);
  const submenu = (name: string): Item[] =>
    (bar.find(({ label, role }) => label === name || role === name)?.submenu ?? []) as Item[];
  const items = bar.flatMap((item) => (Array.isArray(item.submenu) ? item.submenu : [])) as Item[];
  const names = (name: string) => submenu(name).map(({ label, role, type }) => role ?? label ?? type);
  return { bar, ran, opened, items, names };
}

describe('the menus', () => {
  afterEach(() => loadLanguage('en'));

  test('hold every command but the questions of the help once on every system, greyed until the window says that it applies', () => {
    for (const platform of systems) {
      const { items, ran } = menuOf(platform);
      const own = items.filter(({ id }) => id !== undefined);
      assert.deepEqual(
        own.map(({ id }) => id).sort(),
        commandIds
          .filter((id) => commands[id].menu !== null && id !== 'help.logs' && !/zoom/.test(id))
          .sort(),
        platform,
      );
      const logs = items.find(({ label }) => label === commandName('help.logs'));
      assert.notEqual(logs?.enabled, false, 'the log is shown without the window too');
      for (const zoom of ['resetZoom', 'zoomIn', 'zoomOut'])
        assert.ok(items.some(({ role }) => role === zoom));
      assert.ok(own.every(({ enabled }) => enabled === false));
      for (const item of own) item.click?.({} as never, undefined, {} as never);
      assert.deepEqual(
        ran,
        own.map(({ id }) => id),
      );
    }
  });

  test('offer recent files by name and folder, and a way to forget them', () => {
    for (const platform of systems) {
      const ofNone = menuOf(platform).items.find(({ label }) => label === 'Open recent');
      assert.equal(ofNone?.enabled, false);
      const paths = [join('/lists', 'Q&A.csv'), join('/lists', 'b.ods')];
      const { items, opened } = menuOf(platform, paths);
      const recent = items.find(({ label }) => label === 'Open recent');
      const files = recent?.submenu as Item[];
      assert.equal(recent?.enabled, true);
      assert.deepEqual(
        files.map(({ label, type }) => label ?? type),
        ['Q&&A.csv, lists', 'b.ods, lists', 'separator', 'Forget recent files'],
      );
      for (const file of files.slice(0, 2)) file.click?.({} as never, undefined, {} as never);
      assert.deepEqual(opened, paths);
      files.at(-1)?.click?.({} as never, undefined, {} as never);
      assert.deepEqual(opened, []);
    }
  });

  test('name every item, and give no two of them one key', () => {
    for (const platform of systems) {
      const { bar, items } = menuOf(platform);
      for (const item of [...bar, ...items]) assert.ok(item.label ?? item.role ?? item.type, platform);
      const keys = items.flatMap(({ accelerator }) => accelerator ?? []);
      assert.equal(new Set(keys).size, keys.length, platform);
    }
  });

  test('are written in the language that is spoken, roles of the system too', async () => {
    const english = menuOf('darwin').items.map(({ label }) => label);
    await loadLanguage('de');
    const { bar, items, names } = menuOf('darwin');
    assert.deepEqual(
      bar.flatMap(({ label }) => label ?? []),
      ['Datei', 'Bearbeiten', 'Kampagne', 'Gehe zu', 'Ansicht', 'Fenster', 'Hilfe'],
    );
    for (const [index, item] of items.entries()) {
      if (item.type === 'separator') continue;
      assert.ok(item.label, item.role);
      assert.notEqual(item.label, english[index]);
    }
    assert.ok(names('Datei').includes('Zuletzt verwendet'));
  });

  test('have the settings and the way out where each system has them', () => {
    const mac = menuOf('darwin');
    for (const one of ['About Tagline', 'Check for updates', 'Settings…', 'services', 'hide', 'quit'])
      assert.ok(mac.names('appMenu').includes(one), one);
    assert.ok(mac.names('File').includes('close'));
    assert.ok(!mac.names('File').includes('quit'));
    for (const platform of ['win32', 'linux'] as const) {
      const { bar, names } = menuOf(platform);
      assert.equal(bar[0]?.label, 'File');
      assert.deepEqual(names('File').slice(-3), ['Settings…', 'separator', 'quit']);
    }
  });
});
