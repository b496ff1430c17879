import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { buildStale } from '../../../electron/tools/build.ts';
import { startBuiltLoopback, startLoopback } from '../../e2e/support/loopback.ts';
import { loopbackClient } from '../../support/loopback-client.ts';
import { soon } from '../../support/until.ts';
import { tempFolder } from '../support/temp-folder.ts';

const program = fileURLToPath(new URL('../../../electron/hosts/loopback/main.ts', import.meta.url));
const folder = tempFolder({ after });

function run(...args: string[]) {
  return spawnSync(process.execPath, [program, ...args], { encoding: 'utf8', timeout: 120_000 });
}

test('it tells its address in one line, answers, and ends cleanly when asked', async () => {
  const dataDir = join(folder, 'data');
  const host = await startLoopback(dataDir);
  assert.match(host.address, /^http:\/\/127\.0\.0\.1:\d+$/);
  assert.equal(host.url, `${host.address}/#${host.secret}`);

  const info = await loopbackClient(host.address, host.secret).call('app.info', {});
  assert.ok(info.ok);
  assert.equal(info.value.host, 'loopback');
  assert.equal(info.value.vault, 'session');

  const second = run('--data-dir', dataDir, '--json');
  assert.equal(second.status, 1);
  assert.match(second.stderr, /already open/);
  assert.equal(second.stdout, '');

  await host.stop();
  // Windows knows no polite end from outside; its windows end by themselves.
  if (process.platform !== 'win32') assert.equal(host.child.exitCode, 0);
});

test('a file on the command line waits for the window', async () => {
  const host = await startLoopback(join(folder, 'given'), undefined, join(folder, 'list.csv'));
  const given = await loopbackClient(host.address, host.secret).call('sheet.external', {});
  assert.ok(given.ok);
  assert.deepEqual(
    given.value.map(({ name }) => name),
    ['list.csv'],
  );
  await host.stop();
});

test('built it answers alike, and keeps its compiled program in the cache folder alone', async () => {
  await buildStale(['main', 'renderer']);
  const dataDir = join(folder, 'built');
  const cache = join(folder, 'cache');
  const host = await startBuiltLoopback(dataDir, { XDG_CACHE_HOME: cache, NODE_COMPILE_CACHE: undefined });
  const page = await fetch(host.address);
  assert.equal(page.status, 200);
  const lists = await loopbackClient(host.address, host.secret).call('audience.list', { before: null });
  assert.deepEqual(lists, { ok: true, value: { rows: [], next: null } });
  await host.stop();
  if (process.platform !== 'linux') return;
  assert.ok(globSync('tagline/*/*', { cwd: cache }).length >= 2);
  assert.equal(statSync(join(cache, 'tagline')).mode & 0o777, 0o700);
  assert.deepEqual(
    globSync('**', { cwd: dataDir }).filter((path) => /cache|compile/i.test(path)),
    [],
  );
});

// Threat: Another user of this computer
test('its data folder is for this user only', { skip: process.platform === 'win32' }, async () => {
  const dataDir = join(folder, 'private');
  const host = await startLoopback(dataDir);
  assert.equal(statSync(dataDir).mode & 0o777, 0o700);
  await host.stop();
});

test('a slip on the command line is explained', () => {
  const unknown = run('--datadir', folder);
  assert.equal(unknown.status, 2);
  assert.match(unknown.stderr, /--data-dir DIR/);
  assert.equal(run('--host', 'browser').status, 2);
  assert.equal(run('--help').status, 0);
});

test('Ctrl+C that arrives twice, from the terminal and from npm, is one and ends cleanly', {
  skip: process.platform === 'win32',
}, () => {
  const signals = new URL('../../../electron/hosts/loopback/signals.ts', import.meta.url);
  const script = `import { endOnSignals } from '${signals}';
    const closed = Promise.withResolvers();
    endOnSignals(() => closed.promise);
    process.emit('SIGINT');
    process.emit('SIGINT');
    closed.resolve(true);`;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { timeout: 120_000 });
  assert.equal(status, 0);
});

// Fault (app): a call of the system, such as the look-up of a host, hangs when the app is told to end -> it ends
test('an exit waits for no call that does not return', { skip: process.platform === 'win32' }, () => {
  const pipe = join(folder, 'never');
  execFileSync('mkfifo', [pipe]);
  const hosts = new URL('../../../electron/hosts/', import.meta.url);
  // Keeps every call of all threads waiting.
  const busy = `import { open } from 'node:fs';
    import { parentPort } from 'node:worker_threads';
    for (let n = 0; n < 4; n++) open(${JSON.stringify(pipe)}, () => {});
    parentPort.postMessage(null);`;
  const end = 'await endProcess(true, () => process.exit(0));';
  const endings = [
    `void stat(process.execPath); ${end}`,
    `void file.close(); ${end}`,
    `void lookup('localhost'); ${end}`,
    `endOnSignals(() => new Promise(() => {}));
      process.emit('SIGINT');
      performance.now = () => Infinity;
      process.emit('SIGINT');`,
  ];
  for (const ending of endings) {
    const script = `import { lookup } from 'node:dns/promises';
      import { once } from 'node:events';
      import { writeSync } from 'node:fs';
      import { open, stat } from 'node:fs/promises';
      import { Worker } from 'node:worker_threads';
      import { endProcess } from '${hosts}end-process.ts';
      import { endOnSignals } from '${hosts}loopback/signals.ts';
      process.once('exit', () => writeSync(1, 'cleaned up'));
      const file = await open(process.execPath);
      await once(new Worker(${JSON.stringify(busy)}, { eval: true }), 'message');
      ${ending}`;
    const { signal, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      timeout: 10_000,
      // One that nothing handles.
      killSignal: 'SIGALRM',
    });
    assert.deepEqual([signal, stdout], ['SIGKILL', 'cleaned up'], ending);
  }
});

// Fault (window): a file on a drive that hangs is opened when the app is told to end, in any thread -> it ends within
// ten seconds
test('it ends within ten seconds though a call to a file never returns', {
  skip: process.platform === 'win32',
}, async () => {
  await buildStale(['main', 'renderer']);
  const pipe = join(folder, 'hangs');
  execFileSync('mkfifo', [pipe]);
  for (const where of ['isMainThread', '!isMainThread']) {
    const hanging = `import { open } from 'node:fs/promises';
      import { isMainThread } from 'node:worker_threads';
      if (${where}) void open(${JSON.stringify(pipe)});`;
    const host = await startBuiltLoopback(join(folder, `hanging-${where.length}`), {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hanging)}`,
    });
    // Starts threads.
    const added = await loopbackClient(host.address, host.secret).call('optOut.add', {
      text: '+12125550100',
      note: '',
      source: 'typed',
    });
    assert.ok(added.ok);
    const since = performance.now();
    await soon(host.stop(), { what: 'its end' });
    const passed = performance.now() - since;
    assert.ok(passed < 10_000, `${passed} ms`);
  }
});
