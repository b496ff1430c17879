import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { buildStale } from '../../../electron/tools/build.ts';
import { licences } from '../../../electron/tools/licences.ts';
import { entitlementsOf, feedOf, signingEnvironment } from '../../../electron/tools/package-options.ts';
import { projectDir } from '../../../electron/tools/paths.ts';
import { isFull } from '../../support/full.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** Extensions that a system offers to open with Tagline; other readable files can be dropped or chosen. */
const openWithEndings = ['csv', 'tsv', 'xlsx', 'xlsm', 'xls', 'ods', 'fods', 'vcf'];

/** Electron-builder's own parts, found as electron-builder finds them. */
const require = createRequire(createRequire(import.meta.url).resolve('electron-builder/package.json'));
const { validateConfiguration } = require('app-builder-lib/out/util/config/config') as {
  validateConfiguration(config: unknown, debug: { readonly isEnabled: boolean }): Promise<void>;
};
const { expandMacro } = require('app-builder-lib/out/util/macroExpander') as {
  expandMacro(pattern: string, arch: string | null, app: object, more: object): string;
};
const yaml = createRequire(require.resolve('app-builder-lib/package.json'))('js-yaml') as {
  load(text: string): unknown;
};

interface Packaging {
  readonly publish?: unknown;
  readonly artifactName: string;
  readonly [system: string]: unknown;
  readonly toolsets?: { readonly appimage?: unknown };
  readonly linux: { readonly mimeTypes: readonly string[]; readonly icon: string };
  readonly deb: { readonly depends: readonly string[]; readonly fpm: readonly string[] };
  readonly rpm: { readonly depends: readonly string[] };
  readonly nsis: { readonly include: string };
  readonly mac: {
    readonly fileAssociations: readonly {
      readonly ext: string[];
      readonly role: string;
      readonly rank: string;
    }[];
  };
  readonly electronFuses: Readonly<Record<string, boolean>>;
}

const text = readFileSync(join(import.meta.dirname, '../../../electron-builder.yml'), 'utf8');
const read = (): Packaging => yaml.load(text) as Packaging;
const check = (config: unknown) => validateConfiguration(config, { isEnabled: false });

test('electron-builder takes every word of electron-builder.yml', async () => {
  await check(read());
  await assert.rejects(check({ ...read(), toolset: { appimage: '1.0.3' } }), /toolset/);
  await assert.rejects(check({ ...read(), toolsets: { appimage: '1.0.4' } }), /appimage/);
});

test('every system offers Tagline for the lists that it opens, and none has it open them unasked', () => {
  const { linux, mac, nsis, ...others } = read();
  assert.equal(linux.mimeTypes.length, openWithEndings.length);
  const [associated, ...more] = mac.fileAssociations;
  assert.deepEqual(
    [associated?.ext, associated?.role, associated?.rank, more],
    [openWithEndings, 'Viewer', 'Alternate', []],
  );
  const script = readFileSync(join(projectDir, nsis.include), 'utf8');
  const offered = [...script.matchAll(/!insertmacro taglineOpens "(\w+)"/g)].map(([, kind]) => kind);
  assert.deepEqual(offered, openWithEndings);
  assert.doesNotMatch(script, /Classes\\\.|APP_ASSOCIATE/);
  // Here they would hold on Windows too, where electron-builder makes Tagline the program that opens them.
  assert.ok(!('fileAssociations' in others));
});

test('a package of Linux has the icon in every size, and names what Electron loads at its start', () => {
  const { linux, deb, rpm } = read();
  const drawn = readdirSync(join(projectDir, linux.icon)).map((name) => {
    const picture = readFileSync(join(projectDir, linux.icon, name));
    // Of the header of a PNG.
    const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)];
    assert.equal(name, `${width}x${height}.png`);
    return width;
  });
  assert.deepEqual(
    drawn.sort((a, b) => a - b),
    [16, 24, 32, 48, 64, 128, 256, 512],
  );
  for (const library of ['libgtk-3-0', 'libnss3', 'libasound2 | libasound2t64', 'libgbm1'])
    assert.ok(deb.depends.includes(library), library);
  for (const library of ['gtk3', 'nss', '(alsa-lib or libasound2)', '(mesa-libgbm or libgbm1)'])
    assert.ok(rpm.depends.includes(library), library);
});

test('a deb says whose it is, and the licence of everything in it, where Debian looks for it', async () => {
  const [[from = '', to = ''] = []] = read().deb.fpm.map((line) => line.split('='));
  assert.deepEqual([read().deb.fpm.length, to], [1, '/usr/share/doc/tagline/copyright']);
  await buildStale(['renderer']);
  const copyright = readFileSync(join(projectDir, from), 'utf8');
  for (const { name, version, text } of await licences())
    assert.ok(copyright.includes(`${name} ${version}`) && copyright.includes(text), name);
});

test('the uninstaller of Windows removes what notifications leave there, by the class that the app names', () => {
  const script = readFileSync(join(projectDir, read().nsis.include), 'utf8');
  const identity = join(projectDir, 'electron/hosts/electron/system/windows-identity.ts');
  const [named] = /\{[\dA-F-]{36}\}/.exec(readFileSync(identity, 'utf8')) ?? assert.fail();
  assert.ok(script.includes(`!define TAGLINE_TOASTS "${named}"`));
  const [, uninstall = ''] = script.split('!macro customUnInstall');
  assert.match(uninstall, /DeleteRegKey HKCU "Software\\Classes\\CLSID\\\$\{TAGLINE_TOASTS\}"/);
  assert.match(uninstall, /Delete "\$PROFILE.*Start Menu\\Programs\\\$\{SHORTCUT_NAME\}\.lnk"/);
});

test('an AppImage carries its runtime, and needs no libfuse2 of the system', () => {
  const [, major = '0', , patch = '0'] =
    /^(\d+)\.(\d+)\.(\d+)$/.exec(String(read().toolsets?.appimage)) ?? [];
  assert.ok(Number(major) > 1 || (Number(major) === 1 && Number(patch) >= 3));
});

test('a packaged app can be used for nothing but itself', () => {
  const { electronFuses } = read();
  assert.equal(electronFuses.runAsNode, false);
  assert.equal(electronFuses.enableNodeOptionsEnvironmentVariable, false);
  assert.equal(electronFuses.enableNodeCliInspectArguments, false);
  assert.equal(electronFuses.onlyLoadAppFromAsar, true);
  // Its key would have the keychain ask before any window is there.
  assert.equal(electronFuses.enableCookieEncryption, undefined);
});

test('each system gets its packages, for the processors that it runs on', () => {
  const { linux, win, mac } = read() as Record<string, { target: unknown }>;
  assert.deepEqual(linux?.target, ['AppImage', 'deb', 'rpm']);
  assert.deepEqual(win?.target, [{ target: 'nsis', arch: ['x64', 'arm64'] }]);
  assert.deepEqual(
    mac?.target,
    ['dmg', 'zip'].map((target) => ({ target, arch: ['universal'] })),
  );
});

test('a release’s files have names that no upload changes, each its own', () => {
  const { artifactName } = read();
  assert.equal(text.match(/artifactName/g)?.length, 1, 'for every target');
  const files = [
    ['x86_64', 'linux', 'AppImage'],
    ['arm64', 'linux', 'AppImage'],
    ['amd64', 'linux', 'deb'],
    ['x86_64', 'linux', 'rpm'],
    // One installer for both kinds of processors.
    [null, 'win', 'exe'],
    ['universal', 'mac', 'dmg'],
    ['universal', 'mac', 'zip'],
  ] as const;
  const about = { sanitizedProductName: 'Tagline', productName: 'Tagline', version: '0.1.0' };
  const names = files.map(([arch, os, ext]) => expandMacro(artifactName, arch, about, { os, ext }));
  assert.equal(new Set(names).size, files.length);
  for (const name of names) assert.match(name, /^Tagline-0\.1\.0-[\w.-]+$/);
  assert.ok(names.includes('Tagline-0.1.0-win.exe'));
});

test('what is signed for macOS may only compile JavaScript, and what is not may do as electron-builder has it', () => {
  assert.deepEqual(entitlementsOf({ CSC_LINK: ' ' }), []);
  const [, path = ''] = entitlementsOf({ CSC_LINK: 'MII' })[0]?.split('=') ?? [];
  const granted = readFileSync(join(projectDir, path), 'utf8').match(/com\.apple[\w.-]+/g);
  assert.deepEqual(granted, ['com.apple.security.cs.allow-jit']);
});

test('a build names a feed of new versions only where it is told to, and only over https', () => {
  assert.equal(read().publish, null);
  assert.deepEqual(feedOf(undefined), { ok: true, value: [] });
  assert.deepEqual(feedOf(' '), { ok: true, value: [] });
  assert.deepEqual(feedOf('https://updates.example/tagline'), {
    ok: true,
    value: ['-c.publish.provider=generic', '-c.publish.url=https://updates.example/tagline'],
  });
  for (const address of ['http://updates.example', 'https://ada:secret@updates.example', 'updates.example'])
    assert.equal(feedOf(address).ok, false, address);
});

test('what signs a package is taken from the environment, and nothing that is empty', () => {
  const env = { PATH: '/bin', CSC_LINK: '', APPLE_ID: ' ', WIN_CSC_LINK: undefined };
  assert.deepEqual(signingEnvironment(env), { PATH: '/bin', CSC_IDENTITY_AUTO_DISCOVERY: 'false' });
  const signed = { CSC_LINK: 'MII', CSC_KEY_PASSWORD: 'x', APPLE_TEAM_ID: 'T' };
  assert.deepEqual(signingEnvironment(signed), signed);
  assert.deepEqual(signingEnvironment({ CSC_IDENTITY_AUTO_DISCOVERY: 'true' }), {
    CSC_IDENTITY_AUTO_DISCOVERY: 'true',
  });
});

/** What stands before the fuses in Electron's program: what it calls them by, their version and how many there are. */
const fuseMark = Buffer.concat([Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'), Buffer.from([1, 9])]);

/** A folder as Electron's download unpacks to, in which the program is nothing but its fuses, as Electron sets them. */
function makeUpRuntime(folder: string): string {
  mkdirSync(join(folder, 'resources'), { recursive: true });
  mkdirSync(join(folder, 'locales'));
  const program = Buffer.concat([Buffer.from('no program '), fuseMark, Buffer.from('101100011')]);
  writeFileSync(join(folder, 'electron'), program, { mode: 0o755 });
  const { version } = require('electron/package.json') as { version: string };
  for (const [name, text] of [
    ['version', version],
    ['LICENSE', ''],
    ['LICENSES.chromium.html', ''],
    ['locales/en-US.pak', ''],
    ['locales/sv.pak', ''],
  ] as const) {
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** In place of what writes a deb: says what it was called with, and writes an empty one. */
function pretendFpm(folder: string) {
  const [path, called] = [join(folder, 'fpm'), join(folder, 'called')];
  const writes = 'while [ $# -gt 0 ]; do [ "$1" = --package ] && : > "$2"; shift; done';
  writeFileSync(path, `#!/bin/sh\nprintf '%s\\n' "$@" > '${called}'\n${writes}\nexit 0\n`, { mode: 0o755 });
  return { path, calledWith: () => readFileSync(called, 'utf8').split('\n') };
}

/** The files in an archive, each with its bytes. */
function readAsar(path: string): ReadonlyMap<string, Buffer> {
  type Entry = { readonly files: Record<string, Entry> } | { readonly size: number; readonly offset: string };
  const bytes = readFileSync(path);
  const begin = 8 + bytes.readUInt32LE(4);
  const header = JSON.parse(bytes.subarray(16, 16 + bytes.readUInt32LE(12)).toString()) as Entry;
  const files = new Map<string, Buffer>();
  const walk = (entry: Entry, at: string): void => {
    if ('files' in entry) {
      for (const [name, inner] of Object.entries(entry.files))
        walk(inner, at === '' ? name : `${at}/${name}`);
      return;
    }
    const from = begin + Number(entry.offset);
    files.set(at, bytes.subarray(from, from + entry.size));
  };
  walk(header, '');
  return files;
}

test('a package holds the built files and nothing else, and its program has the fuses that are asked for', {
  skip: process.platform !== 'linux' || !isFull,
}, async () => {
  const folder = tempFolder({ after });
  const runtime = makeUpRuntime(join(folder, 'runtime'));
  const fpm = pretendFpm(folder);
  const output = join(folder, 'release');
  await buildStale(['main', 'renderer']);
  const feed = feedOf('https://updates.example/tagline');
  assert.ok(feed.ok);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(projectDir, 'node_modules/electron-builder/cli.js'),
      ...['--linux', 'deb', '--x64', '--publish', 'never'],
      ...[`-c.electronDist=${runtime}`, `-c.directories.output=${output}`],
      ...feed.value,
    ],
    {
      cwd: projectDir,
      env: { ...process.env, CUSTOM_FPM_PATH: fpm.path },
      ...{ encoding: 'utf8', timeout: 300_000 },
    },
  );
  assert.equal(status, 0, `${stdout}\n${stderr}`);
  assert.ok(fpm.calledWith().includes('dist/copyright=/usr/share/doc/tagline/copyright'));

  const app = join(output, 'linux-unpacked');
  assert.deepEqual(readdirSync(join(app, 'resources')), [
    'app-update.yml',
    'app.asar',
    'apparmor-profile',
    'package-type',
  ]);
  assert.deepEqual(yaml.load(readFileSync(join(app, 'resources/app-update.yml'), 'utf8')), {
    provider: 'generic',
    url: 'https://updates.example/tagline',
    updaterCacheDirName: 'tagline-updater',
  });
  assert.deepEqual(readdirSync(join(app, 'locales')), ['en-US.pak']);
  const files = readAsar(join(app, 'resources/app.asar'));
  const built = globSync('dist/{main,renderer}/**', { cwd: projectDir })
    .filter((path) => statSync(join(projectDir, path)).isFile() && !path.endsWith('.map'))
    .concat('package.json');
  assert.deepEqual([...files.keys()].sort(), built.sort());
  for (const path of ['dist/main/main.cjs', 'dist/main/preload.cjs', 'dist/main/campaign-worker.cjs']) {
    assert.deepEqual(files.get(path), readFileSync(join(projectDir, path)), path);
    assert.doesNotMatch(files.get(path)?.toString() ?? '', /hosts\/loopback|electron-double|electron\/tools/);
  }
  const about = JSON.parse(files.get('package.json')?.toString() ?? '') as Record<string, unknown>;
  assert.equal(about.main, 'dist/main/main.cjs');
  assert.equal(about.desktopName, 'tagline.desktop');
  assert.deepEqual([about.scripts, about.devDependencies], [undefined, undefined]);
  assert.deepEqual([about.dependencies, about.optionalDependencies], [null, null], 'all of it is bundled');

  const program = readFileSync(join(app, 'tagline'));
  const wire = program.subarray(program.indexOf(fuseMark) + fuseMark.length).toString('latin1');
  assert.equal(wire, fuseWire(read().electronFuses));
});

/** Electron's fuses by their places: those that the configuration leaves alone stay as Electron sets them. */
function fuseWire(fuses: Packaging['electronFuses']): string {
  const places = [
    ['runAsNode', true],
    ['enableCookieEncryption', false],
    ['enableNodeOptionsEnvironmentVariable', true],
    ['enableNodeCliInspectArguments', true],
    ['enableEmbeddedAsarIntegrityValidation', false],
    ['onlyLoadAppFromAsar', false],
    ['loadBrowserProcessSpecificV8Snapshot', false],
    ['grantFileProtocolExtraPrivileges', true],
    ['wasmTrapHandlers', true],
  ] as const;
  return places.map(([name, usual]) => ((fuses[name] ?? usual) ? '1' : '0')).join('');
}
