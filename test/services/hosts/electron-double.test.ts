import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type Electron from 'electron';
import { eventsOf, loud } from '../../electron-double/loud.ts';
import { tempFolder } from '../support/temp-folder.ts';

const root = join(import.meta.dirname, '../../..');
const double = join(root, 'test/electron-double');

/** The numbers of the lines, from 1, that do not compile beside Electron's declarations. */
function refused(folder: string, lines: readonly string[]): number[] {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'pieces.mts'), lines.join('\n'));
  const options = { composite: false, declaration: false, emitDeclarationOnly: false, noEmit: true };
  const types = { types: ['node'], typeRoots: [join(root, 'node_modules/@types')] };
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { ...options, ...types, rootDir: '/', lib: ['ES2024', 'DOM'] },
    files: ['pieces.mts', join(root, 'node_modules/electron/electron.d.ts')],
    references: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
    encoding: 'utf8',
  });
  const errors = stdout.split('\n').filter((line) => line.includes('error TS'));
  return errors.map((line) => Number(/pieces\.mts\((\d+),/.exec(line)?.[1] ?? assert.fail(line)));
}

test('the double of Electron takes only members and events that Electron declares, as it declares them', (t) => {
  const lines = [
    "import type Electron from 'electron';",
    `import { eventsOf, loud, loudClass } from ${JSON.stringify(join(double, 'loud.ts'))};`,
    // What Electron has.
    "loud<Electron.Dialog>('dialog', { showErrorBox: () => {} }, undefined);",
    "loud<Electron.App>('app', {}, eventsOf<Electron.App>()('before-quit', 'activate'));",
    // A member of no menu, a promise that is none, another parameter, no module, nobody's, another class.
    "loud<typeof Electron.Menu>('Menu', { setMenuOfApp: () => {} });",
    "loud<Electron.Dialog>('dialog', { showMessageBox: () => 1 });",
    "loud<Electron.Session>('session', { setSpellCheckerEnabled: (on: Date) => void on });",
    "loud<typeof Electron>('electron', { windowMonitor: {} });",
    "loud('shell', { openPath: async () => '' });",
    "loudClass<typeof Electron.Notification>('Notification', () => new Date());",
    // An event of no window, and those of another type.
    "eventsOf<Electron.BrowserWindow>()('closed', 'shut');",
    "loud<Electron.App>('app', {}, eventsOf<Electron.Tray>()('click'));",
  ];
  assert.deepEqual(refused(tempFolder(t), lines), [5, 6, 7, 8, 9, 10, 11, 12]);
});

test('whatever the double does not offer fails by its name', () => {
  const events = eventsOf<Electron.NativeTheme>()('updated');
  const theme = loud<Electron.NativeTheme>('nativeTheme', { shouldUseDarkColors: true }, events);
  assert.equal(theme.shouldUseDarkColors, true);
  theme.on('updated', () => {});
  assert.throws(() => theme.themeSource, /has no nativeTheme\.themeSource/);
  assert.throws(() => theme.on('shown' as 'updated', () => {}), /no event “shown” of nativeTheme/);
});

test('every piece of the double says whose declarations it follows', () => {
  for (const name of readdirSync(double)) {
    const text = readFileSync(join(double, name), 'utf8');
    const pieces = text.match(/\b(?:loud|loudClass|only)(?:<[^>]*>)?\(.*/g) ?? [];
    for (const piece of pieces) assert.match(piece, /<(?:typeof )?Electron\b|<(?:Whole|Class)\b/, name);
  }
});
