import assert from 'node:assert/strict';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, test } from 'node:test';
import { threadSources } from '../electron/threads/thread-files.ts';

const projectDir = join(import.meta.dirname, '..');

/** The agreed top of the project; a new name here is a decision, not an accident. */
const top = [
  '.ci',
  '.editorconfig',
  '.gitattributes',
  '.github',
  '.gitignore',
  '.npmrc',
  'LICENSE',
  'README.md',
  'biome.json',
  'electron',
  'electron-builder.yml',
  'package-lock.json',
  'package.json',
  'renderer',
  'shared',
  'test',
  'tsconfig.json',
];

/** Made by building, testing and installing; git ignores them. */
const made = ['.cache', '.git', 'dist', 'node_modules', 'playwright-report', 'release', 'test-results'];

interface Source {
  /** From the project's top, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** Packages by name, own files by path from the top. */
  readonly imports: readonly string[];
  /** Those of `imports` that still exist when the types are stripped. */
  readonly loads: readonly string[];
}

const statement =
  /^(?:import|export)\b(?<what>[^;'"]*?)\bfrom\s*['"](?<from>[^'"]+)['"]|^import\s*['"](?<bare>[^'"]+)['"]/gms;
const dynamic = /\bimport\(\s*['"](?<from>[^'"]+)['"]\s*\)/g;

const sources: readonly Source[] = globSync('{electron,renderer,shared}/**/*.{ts,tsx}', { cwd: projectDir })
  .map((path) => path.replaceAll('\\', '/'))
  .sort()
  .map((path) => {
    const text = readFileSync(join(projectDir, path), 'utf8');
    const found = [...text.matchAll(statement), ...text.matchAll(dynamic)].map(({ groups }) => {
      const { what = '', from, bare } = groups ?? {};
      return { onlyTypes: /^\s*type\b/.test(what), target: resolve(path, from ?? bare ?? '') };
    });
    return {
      path,
      text,
      imports: found.map((one) => one.target),
      loads: found.filter((one) => !one.onlyTypes).map((one) => one.target),
    };
  });

function resolve(from: string, to: string): string {
  if (to.startsWith('.')) return posix.normalize(posix.join(dirname(from), to));
  return to.startsWith('@') ? to.split('/', 2).join('/') : (to.split('/', 1)[0] ?? to);
}

/** The files that import `target` although no place in `allowed` holds them. */
function intruders(target: string, allowed: readonly string[]): string[] {
  return sources
    .filter(({ imports }) => imports.includes(target))
    .map(({ path }) => path)
    .filter((path) => !allowed.some((place) => path.startsWith(place)));
}

/** The imports of files in `place` that begin with one of `forbidden`. */
function crossings(place: string, forbidden: readonly string[]): string[] {
  return sources
    .filter(({ path }) => path.startsWith(place))
    .flatMap(({ path, imports }) =>
      imports.filter((to) => forbidden.some((one) => to.startsWith(one))).map((to) => `${path} -> ${to}`),
    );
}

/** Every file that loading `path` loads in turn. */
function reachable(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const next of sources.find((source) => source.path === path)?.loads ?? []) reachable(next, seen);
  return seen;
}

/** Shapes and words that practice shares with the window: no rule, nothing that decides. */
const practiceMayImport = [
  'shared/practice/practice.ts',
  'shared/practice/faults.ts',
  'shared/result.ts',
  'shared/assert-never.ts',
  'shared/brand.ts',
];

/** The app's own use of practice, which stands in the folder of its noun and is no part of the gateway. */
const practiceOfTheApp = 'electron/practice/practice-handlers.ts';

/** What opens practice for the app. */
const usersOfPractice = ['electron/threads/', 'electron/app.ts'];

describe('each package has its one place', () => {
  const places: readonly (readonly [string, readonly string[]])[] = [
    ['electron', ['electron/hosts/electron/']],
    ['undici', ['electron/gateway/']],
    ['papaparse', ['electron/sheets/worker/', 'electron/exports/']],
    ['yauzl', ['electron/sheets/worker/']],
    ['zod', ['electron/']],
    ['zustand', ['renderer/']],
    ['react', ['renderer/']],
    ['react-dom', ['renderer/']],
    ['react-aria-components', ['renderer/']],
    ['esbuild', ['electron/tools/']],
    ['vite', ['electron/tools/', 'renderer/vite.config.ts']],
    ['playwright', ['electron/tools/']],
    ['node:sqlite', ['electron/']],
  ];
  for (const [name, allowed] of places) {
    test(`${name} is imported only in ${allowed.join(' and ')}`, () => {
      assert.deepEqual(intruders(name, allowed), []);
    });
  }
});

describe('the picture of the folders holds', () => {
  test('there are files to look at, and their imports are seen', () => {
    assert.ok(sources.length > 50);
    assert.ok(intruders('electron', []).length > 5);
    assert.ok(crossings('electron/hosts/', ['electron/app.ts']).length >= 2);
  });

  test('shared knows neither electron nor renderer nor Node', () => {
    assert.deepEqual(crossings('shared/', ['electron', 'renderer/', 'node:', 'test/']), []);
  });

  test('electron and renderer do not know one another, not even types', () => {
    assert.deepEqual(crossings('electron/', ['renderer/', 'test/']), []);
    assert.deepEqual(crossings('renderer/', ['electron', 'node:', 'test/']), []);
  });

  test('practice reads the specification by itself: it imports no rule and no part of the client', () => {
    const own = crossings('electron/practice/', ['shared/', 'electron/']).filter((crossing) => {
      const to = crossing.split(' -> ')[1] ?? '';
      const isApps = crossing.startsWith(practiceOfTheApp);
      return !isApps && !to.startsWith('electron/practice/') && !practiceMayImport.includes(to);
    });
    assert.deepEqual(own, []);
  });

  test('the client uses practice only where the app opens it', () => {
    const users = sources
      .filter(({ path, imports }) => {
        const outside = ['electron/practice/', ...usersOfPractice].every((place) => !path.startsWith(place));
        return outside && imports.some((to) => to.startsWith('electron/practice/'));
      })
      .map(({ path }) => path);
    assert.deepEqual(users, []);
  });

  test('a packaged app holds no loopback host and no tool', () => {
    const packaged = [
      ...reachable('electron/hosts/electron/main.ts'),
      ...reachable('electron/hosts/electron/preload.ts'),
      ...Object.values(threadSources).flatMap((source) => [
        ...reachable(posix.join('electron/threads', source)),
      ]),
    ];
    for (const source of ['electron/app.ts', 'electron/campaigns/worker/connection.ts'])
      assert.ok(packaged.includes(source), source);
    const foreign = ['electron/hosts/loopback/', 'electron/tools/', 'electron/practice/cli/cli.ts'];
    assert.deepEqual(
      packaged.filter((path) => foreign.some((place) => path.startsWith(place))),
      [],
    );
  });

  test('no import goes in a circle, types included', () => {
    const done = new Set<string>();
    const circles: string[] = [];
    const walk = (path: string, way: readonly string[]): void => {
      if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(' -> '));
      if (done.has(path) || way.includes(path)) return;
      for (const next of sources.find((source) => source.path === path)?.imports ?? [])
        walk(next, [...way, path]);
      done.add(path);
    };
    for (const { path } of sources) walk(path, []);
    assert.deepEqual(circles, []);
  });
});

/** The files of the tests, but for this one, which names what the others may not hold. */
const testFiles = globSync('test/**/*.{ts,tsx}', {
  cwd: projectDir,
  exclude: (name) => name === 'node_modules',
})
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(projectDir, path), 'utf8') }))
  .filter(({ path }) => !path.endsWith('architecture.test.ts'));

/** The one wait, what takes its time so that others have to wait for it, and the benches. */
const mayTakeTime = [
  'test/support/until.ts',
  'test/bench/',
  'test/crash/harness.ts',
  'test/e2e/support/slow-wire.ts',
  'test/services/campaigns/campaign-model.test.ts',
  'test/services/campaigns/sleep.test.ts',
  'test/services/practice/practice-hostile.test.ts',
  'test/services/support/campaign-model.ts',
  'test/services/threads/sums-worker.ts',
];

describe('the house rules hold', () => {
  test('the top of the project is as agreed', () => {
    const there = readdirSync(projectDir).filter((name) => !made.includes(name));
    assert.deepEqual(
      there.filter((name) => !top.includes(name)),
      [],
    );
    assert.deepEqual(
      top.filter((name) => !there.includes(name)),
      [],
    );
  });

  test('every export says what it is', () => {
    const silent = sources.flatMap(({ path, text }) => {
      const lines = text.split('\n');
      return lines.flatMap((line, at) => {
        if (!/^export (?:async |default |abstract )*(?:function|const|interface|type|class|let)\b/.test(line))
          return [];
        const above = lines.slice(0, at).findLast((before) => before.trim() !== '') ?? '';
        return /\*\/$/.test(above.trim()) ? [] : [`${path}:${at + 1}`];
      });
    });
    assert.deepEqual(silent, []);
  });

  test('tests wait for what they name, with a bound, and never for a time to pass', () => {
    const passing = /\bset(?:Timeout|Interval)\(|timers\/promises|waitForTimeout|realClock\.sleep\(/;
    const waiting = testFiles.filter(
      ({ path, text }) => passing.test(text) && !mayTakeTime.some((place) => path.startsWith(place)),
    );
    assert.deepEqual(
      waiting.map(({ path }) => path),
      [],
    );
  });

  test('no file silences the compiler or puts its work off', () => {
    const marks = /@ts-(?:ignore|expect-error|nocheck)|biome-ignore-all|\bTODO\b|\bFIXME\b|\bdebugger;/;
    const silenced = [...sources, ...testFiles].flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => (marks.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
    );
    assert.deepEqual(silenced, []);
  });
});
