import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { buildStale } from '../../../electron/tools/build.ts';
import { until } from '../../support/until.ts';
import { tempFolder } from '../support/temp-folder.ts';

const program = fileURLToPath(new URL('../../../electron/tools/start.ts', import.meta.url));
const linux = process.platform === 'linux';
const folder = tempFolder({ after });

before(() => buildStale(['main', 'renderer']));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs `npm start`'s program; `until` ends it with SIGTERM as soon as its output has the text. */
async function start(args: string[], env: Record<string, string>, until?: string): Promise<Ended> {
  const { DISPLAY, WAYLAND_DISPLAY, CHROMIUM_PATH, TAGLINE_HOST, ...rest } = process.env;
  const child = spawn(process.execPath, [program, '--data-dir', join(folder, 'data'), ...args], {
    env: { ...rest, ELECTRON_SKIP_BINARY_DOWNLOAD: '1', ELECTRON_OVERRIDE_DIST_PATH: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const heard = { out: '', err: '' };
  for (const name of ['out', 'err'] as const) {
    child[`std${name}`].setEncoding('utf8').on('data', (text: string) => {
      heard[name] += text;
      if (until === undefined || !heard.out.includes(until) || child.killed) return;
      // A second one, half a second later, would end it at once.
      child.kill('SIGTERM');
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...heard };
}

/** A program that notes how it was called, and ends like a window that is closed at once. */
function pretendBrowser(): { path: string; calledWith(): string[] } {
  const [path, notes] = [join(folder, 'browser'), join(folder, 'called')];
  writeFileSync(path, `#!/bin/sh\nprintf '%s\\n' "$@" > '${notes}'\n`);
  chmodSync(path, 0o755);
  return { path, calledWith: () => readFileSync(notes, 'utf8').trim().split('\n') };
}

test('--json tells one line on the standard output and stays until it is ended', async () => {
  const { code, out } = await start(['--host', 'loopback', '--no-open', '--json'], {}, '\n');
  if (process.platform !== 'win32') assert.equal(code, 0);
  const lines = out.trim().split('\n');
  assert.equal(lines.length, 1);
  const told = JSON.parse(lines[0] ?? '') as Record<string, string>;
  assert.equal(told.url, `${told.address}/#${told.secret}`);
  assert.equal(told.dataDir, join(folder, 'data'));
});

test('without a display it says so and tells the address', { skip: !linux }, async () => {
  const { code, out, err } = await start([], {}, '\n');
  assert.equal(code, 0);
  assert.match(err, /no display/);
  assert.match(out, /^http:\/\/127\.0\.0\.1:\d+\/#[\w-]{43}\n$/);
});

test('without Electron it says so in one line and opens an app window that ends it', {
  skip: !linux,
}, async () => {
  const browser = pretendBrowser();
  const { code, out, err } = await start([], { DISPLAY: ':0', CHROMIUM_PATH: browser.path });
  assert.equal(code, 0);
  assert.equal(out, '');
  assert.match(err, /^Electron’s runtime is not here, and its download is switched off\..*loopback host.*$/m);
  const flags = browser.calledWith();
  assert.match(flags[0] ?? '', /^--app=http:\/\/127\.0\.0\.1:\d+\/opening$/);
  // Threat: Another user of this computer
  assert.ok(!flags.some((flag) => /#|[\w-]{43}$/.test(flag)), 'every user of the computer can read these');
  assert.ok(flags.includes('--disable-background-networking'));
  // Threat: A page in a browser
  assert.ok(flags.includes('--proxy-server=http://127.0.0.1:1'), 'nothing of the page gets out by TCP');
  assert.ok(flags.includes('--webrtc-ip-handling-policy=disable_non_proxied_udp'), 'nor by UDP');
  assert.equal(flags.includes('--no-sandbox'), process.getuid?.() === 0);
  const profile = flags.find((flag) => flag.startsWith('--user-data-dir='))?.split('=')[1] ?? '';
  assert.notEqual(profile, '');
  assert.ok(!existsSync(profile), 'the profile is removed again');
});

/** A program in Electron's place that says which signals reach it, and ends when a line tells it to. */
function pretendElectron(): string {
  const place = join(folder, 'electron');
  mkdirSync(place, { recursive: true });
  const said = ['SIGINT', 'SIGTERM'].map(
    (name) => `process.on('${name}', () => console.log('heard ${name}'));`,
  );
  const text = `#!${process.execPath}\n${said.join('\n')}\nprocess.stdin.once('data', () => process.exit(0));\nconsole.log('up');\n`;
  writeFileSync(join(place, 'electron'), text, { mode: 0o755 });
  return place;
}

for (const [how, tell, heard] of [
  ['a signal that comes several times', (child: ChildProcess) => child.kill('SIGINT'), ['SIGINT']],
  [
    'Ctrl+C, of which a terminal tells by itself',
    (child: ChildProcess) => child.stdin?.write('\x03'),
    ['SIGINT', 'SIGINT'],
  ],
] as const) {
  test(`Electron hears once of ${how}, since it ends at once on a second word`, {
    skip: !linux,
  }, async (t) => {
    const isTerminal = heard.length > 1;
    const run = [process.execPath, program, '--host', 'electron', '--data-dir', join(folder, 'data')];
    // A shell that stays between, as Debian's `sh` does, would end by Ctrl+C itself.
    const [command, ...args] = isTerminal ? ['script', '-qec', `exec ${run.join(' ')}`, '/dev/null'] : run;
    const child = spawn(command!, args, {
      env: { ...process.env, DISPLAY: ':0', ELECTRON_OVERRIDE_DIST_PATH: pretendElectron() },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    t.after(() => child.kill('SIGKILL'));
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    const count = (): number => out.match(/heard \w+/g)?.length ?? 0;
    await until(() => out.includes('up'), { what: 'the program in Electron’s place' });
    for (const at of heard.keys()) {
      tell(child);
      await until(() => count() === at + 1, { what: 'the word to it' });
    }
    if (!isTerminal) for (const name of ['SIGINT', 'SIGTERM'] as const) child.kill(name);
    child.stdin.write('end\n');
    assert.equal((await once(child, 'exit'))[0], 0);
    assert.deepEqual(out.match(/(?<=heard )\w+/g), heard);
  });
}
