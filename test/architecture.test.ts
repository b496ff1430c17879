import assert from 'node:assert/strict';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, test } from 'node:test';
import { storedTables } from '../electron/folder/records/stored-columns.ts';
import { schemaSteps } from '../electron/store/schema.ts';
import { threadSources } from '../electron/thread-files.ts';
import {
  circles,
  crossings,
  type Import,
  projectDir,
  readSources,
  type Source,
  sourceOf,
} from './support/sources.ts';

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

const sources = readSources();

/** The files that import `target` although no place in `allowed` holds them. */
function intruders(target: string, allowed: readonly string[]): string[] {
  return sources
    .filter(({ imports }) => imports.some((one) => one.target === target))
    .map(({ path }) => path)
    .filter((path) => !allowed.some((place) => path.startsWith(place)));
}

/** The imports of files in `place` that begin with one of `forbidden`. */
function leaving(place: string, forbidden: readonly string[]): string[] {
  return crossings(
    sources,
    (path, { target }) => path.startsWith(place) && forbidden.some((one) => target.startsWith(one)),
  );
}

/** Every file that loading `path` loads in turn. */
function reachable(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  const source = sources.find((one) => one.path === path);
  for (const { target, onlyTypes } of source?.imports ?? []) if (!onlyTypes) reachable(target, seen);
  return seen;
}

/** Shapes and words that practice shares with the window, and how its inbox is searched: no rule of the specification. */
const practiceMayImport = [
  'shared/practice/practice.ts',
  'shared/practice/faults.ts',
  'shared/byte-blocks.ts',
  'shared/page.ts',
  'shared/result.ts',
  'shared/assert-never.ts',
  'shared/brand.ts',
  'electron/search/words-in-sql.ts',
];

/** The app's own use of practice, which stands in the folder of its noun and is no part of the gateway. */
const practiceOfTheApp = 'electron/practice/in-app/';

/** What opens practice for the app. */
const usersOfPractice = ['electron/app.ts', 'electron/handlers-across-places.ts'];

const isWorker = (path: string): boolean => path.includes('/worker/');
const threadEntries = Object.values(threadSources).map((source) => posix.join('electron', source));
/** The protocol that main and the threads speak. */
const isThread = (path: string): boolean => path.startsWith('electron/threads/');
/** What several threads use; it runs on whichever asks. */
const isLibrary = (path: string): boolean =>
  /^electron\/(?:collation|copies|gateway|reached|search|store|survey)\/|^electron\/[^/]+\/records\//.test(
    path,
  );

/** The practice gateway by itself is a program of its own, in which nothing else runs. */
const practiceAlone = 'electron/practice/cli/';

function loadsWorkerCode(path: string, { target, onlyTypes }: Import): boolean {
  const isMain =
    path.startsWith('electron/') &&
    !isWorker(path) &&
    !threadEntries.includes(path) &&
    !path.startsWith(practiceAlone);
  return isMain && !onlyTypes && isWorker(target);
}

function reachesBackToMain(path: string, { target }: Import): boolean {
  const isMain = !isWorker(target) && !isLibrary(target) && !isThread(target);
  return isWorker(path) && target.startsWith('electron/') && isMain;
}

/** The first folder under the screens is a screen. */
function isForeignScreen(path: string, { target }: Import): boolean {
  const screen = (one: string): string => one.split('/').slice(0, 3).join('/');
  const screens = 'renderer/screens/';
  return path.startsWith(screens) && target.startsWith(screens) && screen(path) !== screen(target);
}

/** The files at the root of a tree compose it, and stand outside. */
function folderOf(path: string): string | null {
  const folder = posix.dirname(path);
  return folder.includes('/') ? folder : null;
}

/** Main may name a worker's types. */
function countsForFolders(path: string, { target, onlyTypes }: Import): boolean {
  return !(onlyTypes && isWorker(target) && !isWorker(path));
}

/** What reaches a network, or takes what comes from one. */
const network = [
  [
    'node:net',
    [
      'electron/gateway/',
      'electron/command-line/open-app.ts',
      'electron/hosts/loopback/',
      'electron/practice/worker/',
    ],
  ],
  ['node:tls', ['electron/gateway/']],
  ['node:http', ['electron/hosts/loopback/', 'electron/practice/worker/', 'electron/tools/']],
  ...['node:https', 'node:http2', 'node:dgram'].map((name) => [name, []] as const),
] as const;

// Threat: A reader of logs and error reports
describe('each package has its one place', () => {
  const places: readonly (readonly [string, readonly string[]])[] = [
    ['electron', ['electron/hosts/electron/']],
    ['electron-updater', ['electron/hosts/electron/']],
    ['undici', ['electron/gateway/']],
    ['papaparse', ['electron/sheets/worker/', 'electron/exports/']],
    ['yauzl', ['electron/sheets/worker/']],
    ['numfmt', ['electron/sheets/worker/']],
    ['htmlparser2', ['electron/sheets/worker/']],
    ['iconv-lite', ['electron/sheets/worker/']],
    ['yazl', ['electron/exports/']],
    ['zod', ['shared/schema/', 'electron/settings/', 'electron/templates/']],
    ['@tanstack/react-query', ['renderer/']],
    ['zustand', ['renderer/']],
    ['react', ['renderer/']],
    ['react-dom', ['renderer/']],
    ['react-aria-components', ['renderer/']],
    ['esbuild', ['electron/tools/']],
    ['vite', ['electron/tools/', 'renderer/vite.config.ts']],
    ['playwright', ['electron/tools/']],
    ['node:sqlite', ['electron/']],
    ...network,
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
    assert.ok(leaving('electron/hosts/', ['electron/app.ts']).length >= 2);
  });

  test('shared knows neither electron nor renderer nor Node', () => {
    assert.deepEqual(leaving('shared/', ['electron', 'renderer/', 'node:', 'test/']), []);
  });

  test('electron and renderer do not know one another, not even types', () => {
    assert.deepEqual(leaving('electron/', ['renderer/', 'test/']), []);
    assert.deepEqual(leaving('renderer/', ['electron', 'node:', 'test/']), []);
  });

  test('practice reads the specification by itself: it imports no rule and no part of the client', () => {
    const own = leaving('electron/practice/', ['shared/', 'electron/']).filter((crossing) => {
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
        return outside && imports.some(({ target }) => target.startsWith('electron/practice/'));
      })
      .map(({ path }) => path);
    assert.deepEqual(users, []);
  });

  test('a packaged app holds no loopback host and no tool', () => {
    const packaged = [
      ...reachable('electron/hosts/electron/main.ts'),
      ...reachable('electron/hosts/electron/preload.ts'),
      ...threadEntries.flatMap((source) => [...reachable(source)]),
    ];
    for (const source of ['electron/app.ts', 'electron/campaigns/worker/run/connection.ts'])
      assert.ok(packaged.includes(source), source);
    const foreign = ['electron/hosts/loopback/', 'electron/tools/', 'electron/practice/cli/cli.ts'];
    assert.deepEqual(
      packaged.filter((path) => foreign.some((place) => path.startsWith(place))),
      [],
    );
  });

  test('no import goes in a circle, types included', () => {
    assert.deepEqual(
      circles(sources, (path) => path),
      [],
    );
  });

  test('no folder imports in a circle, types included', () => {
    assert.deepEqual(circles(sources, folderOf, countsForFolders), []);
  });

  test('no screen imports a part of another', () => {
    assert.deepEqual(crossings(sources, isForeignScreen), []);
  });

  test('the window and the preload know no more of operations than their types', () => {
    const loaded = ['renderer/main.tsx', 'electron/hosts/electron/preload.ts'].flatMap((path) => [
      ...reachable(path),
    ]);
    assert.ok(loaded.length > 100);
    assert.deepEqual(
      loaded.filter((path) => /^shared\/operations\/|shared\/schema\/|schema\.ts$/.test(path)),
      [],
    );
  });

  test('no component imports state, a screen or the shell', () => {
    assert.deepEqual(
      leaving('renderer/components/', ['renderer/state/', 'renderer/screens/', 'renderer/shell/']),
      [],
    );
  });
});

describe('every thread is in sight', () => {
  test('what main runs loads no worker code; only the entry of a thread does', () => {
    assert.deepEqual(crossings(sources, loadsWorkerCode), []);
  });

  test('worker code imports nothing of what main runs', () => {
    assert.deepEqual(crossings(sources, reachesBackToMain), []);
  });

  test('the libraries that several threads use know neither main nor a worker', () => {
    assert.deepEqual(
      crossings(
        sources,
        (path, { target }) => isLibrary(path) && target.startsWith('electron/') && !isLibrary(target),
      ),
      [],
    );
  });
});

describe('each rule of imports fails where it is broken', () => {
  const seen = (path: string, to: string, rule: (path: string, imported: Import) => boolean) =>
    crossings([sourceOf(path, `import { thing } from '${to}';`)], rule).length;
  const source = (path: string, to: string): Source => sourceOf(path, `import type { Thing } from '${to}';`);

  test('main that loads worker code, and worker code that reaches back', () => {
    assert.equal(seen('electron/sheets/sheet-handlers.ts', './worker/sheet-service.ts', loadsWorkerCode), 1);
    assert.equal(seen('electron/import-worker.ts', './sheets/worker/x.ts', loadsWorkerCode), 0);
    assert.equal(seen('electron/sheets/worker/x.ts', '../sheet-handlers.ts', reachesBackToMain), 1);
    assert.equal(seen('electron/sheets/worker/x.ts', '../../store/finish-erasing.ts', reachesBackToMain), 0);
  });

  test('a screen that imports a part of another', () => {
    assert.equal(seen('renderer/screens/drafts/x.tsx', '../campaigns/y.tsx', isForeignScreen), 1);
    assert.equal(seen('renderer/screens/drafts/compose/x.tsx', '../recipients/y.tsx', isForeignScreen), 0);
  });

  test('folders and files that import in a circle, if only types', () => {
    const folders = [source('shared/a/one.ts', '../b/two.ts'), source('shared/b/three.ts', '../a/four.ts')];
    assert.deepEqual(circles(folders, folderOf, countsForFolders), ['shared/a -> shared/b -> shared/a']);
    assert.deepEqual(
      circles(folders, (path) => path),
      [],
    );
    const files = [source('shared/a/one.ts', './two.ts'), source('shared/a/two.ts', './one.ts')];
    assert.equal(circles(files, (path) => path).length, 1);
  });
});

/** The folder of `electron` in which the operations that begin with a word are answered. */
const places: Readonly<Record<string, string>> = {
  account: 'accounts',
  app: 'settings',
  audience: 'audiences',
  balance: 'accounts',
  campaign: 'campaigns',
  chunk: 'campaigns',
  draft: 'drafts',
  export: 'exports',
  folder: 'folder',
  history: 'campaigns',
  optOut: 'opt-outs',
  person: 'people',
  practice: 'practice',
  result: 'campaigns',
  retention: 'retention',
  settings: 'settings',
  sheet: 'sheets',
  template: 'templates',
  token: 'accounts',
};

test('the first word of an operation is the name of its place, or of one that shares it', () => {
  const contract = sources.filter(({ path }) => path.startsWith('shared/operations/'));
  const named = contract.map(({ text }) => text).join('\n');
  const words = new Set([...named.matchAll(/^ {2}'(\w+)\.\w+':/gm)].map(([, word]) => word));
  assert.deepEqual([...words].sort(), Object.keys(places));
  const answered = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\bHandlersOf<([^>]+)>/g)].flatMap(([, of = '']) =>
      [...of.matchAll(/'(\w+)'/g)].map(([, word = '']) => ({ path, word })),
    ),
  );
  assert.deepEqual([...new Set(answered.map(({ word }) => word))].sort(), Object.keys(places));
  assert.deepEqual(
    answered.filter(({ path, word }) => !path.startsWith(`electron/${places[word]}/`)),
    [],
  );
});

/** The files of the tests, but for this one, which names what the others may not hold. */
const testFiles = globSync('test/**/*.{ts,tsx}', {
  cwd: projectDir,
  exclude: (name) => name === 'node_modules',
})
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(projectDir, path), 'utf8') }))
  .filter(({ path }) => !path.endsWith('architecture.test.ts'));

/** The one wait, what takes its time so that others have to wait for it, what looks at main every ms, and the benches. */
const mayTakeTime = [
  'test/run.ts',
  'test/soak/folder.ts',
  'test/soak/load.ts',
  'test/support/until.ts',
  'test/bench/',
  'test/crash/random/campaign-run.ts',
  'test/e2e/support/slow-wire.ts',
  'test/services/campaigns/campaign-model.test.ts',
  'test/services/campaigns/sleep.test.ts',
  'test/services/practice/practice-hostile.test.ts',
  'test/services/support/campaign-model.ts',
  'test/services/support/main-watch.ts',
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

  test('why a test runs on some hosts only is said in one place, and npm test runs what the double alone shows', () => {
    const endToEnd = testFiles.filter(({ path }) => path.endsWith('.e2e.ts'));
    const skipping = endToEnd.filter(({ text }) => /skip\([^;]*(?:testHost|onDouble)/.test(text));
    assert.deepEqual(
      skipping.map(({ path }) => path),
      [],
      'use only() of test/e2e/support/only.ts',
    );
    const parts = readFileSync(join(projectDir, 'test/e2e/playwright.config.ts'), 'utf8');
    const alone = endToEnd
      .filter(({ text }) => /only\('(?:outside the page|preload)'\)/.test(text))
      .map(({ path }) => posix.basename(path, '.e2e.ts'));
    assert.ok(alone.length > 0);
    assert.deepEqual(
      alone.filter((name) => !parts.includes(`'${name}'`)),
      [],
    );
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

  test('a test that measures the processor judges it at the pace of the machine', () => {
    const measuring = testFiles.filter(
      ({ path, text }) => /\.(?:test|soak)\.ts$/.test(path) && /(?:cpu|threadCpu)Usage\(/.test(text),
    );
    assert.ok(measuring.length > 0);
    const absolute = measuring.filter(({ text }) => !text.includes('assertPaced('));
    assert.deepEqual(
      absolute.map(({ path }) => path),
      [],
    );
  });

  test('which states and phases a rule of safety holds for is said in one place', () => {
    const listed = /\b(?:state|phase)\s+(?:NOT\s+)?IN\s*\(/i;
    const mayList = [
      'electron/store/delivery-state-sql.ts',
      'electron/store/phase-sql.ts',
      'electron/store/schema.ts',
    ];
    assert.ok(sources.some(({ path, text }) => path === mayList[0] && listed.test(text)));
    assert.deepEqual(
      sources
        .filter(({ path, text }) => listed.test(text) && !mayList.includes(path))
        .map(({ path }) => path),
      [],
    );
  });

  test('every column that holds text has a parser, for a folder that somebody else wrote', () => {
    const database = new DatabaseSync(':memory:');
    for (const step of schemaSteps) database.exec(step);
    const tables = database
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
      .all()
      .map(({ name }) => String(name));
    assert.deepEqual(tables.sort(), Object.keys(storedTables).sort());
    const parsed = (table: string, column: unknown) => String(column) in storedTables[table]!.columns;
    for (const table of tables)
      for (const { name, type } of database.prepare(`PRAGMA table_info(${table})`).all())
        assert.ok(type !== 'TEXT' || parsed(table, name), `${table}.${name}`);
    database.close();
  });

  test('what a person makes is made in one durable step: each record in one place, with everything that belongs to it', () => {
    const making = {
      campaign: [/\bINSERT(?: OR \w+)? INTO campaign\b/, 'electron/drafts/records/draft-records.ts'],
      list: [/\bINSERT(?: OR \w+)? INTO audience\b/, 'electron/audiences/records/audience-writer.ts'],
      'list that is ready': [/\bSET [^']*\bready = 1\b/, 'electron/audiences/records/audience-writer.ts'],
    } as const;
    for (const [what, [sql, place]] of Object.entries(making)) {
      const inSql = sources.filter(({ path, text }) => path.startsWith('electron/') && sql.test(text));
      assert.deepEqual(
        inSql.map(({ path }) => path),
        [place],
        what,
      );
    }
    const changing = sources.filter(
      ({ path, text }) => path.startsWith('electron/campaigns/start') && /\bdrafts\.save\(/.test(text),
    );
    assert.deepEqual(changing, [], 'a draft that is made and then changed is two steps');
  });

  test('what a row of a list is, is written where the list is made and where it is judged, and nowhere else', () => {
    const inserted = /\bINSERT(?: OR \w+)? INTO audience_row\b/;
    const updated = /\bUPDATE audience_row SET [^`;]*\b(?:status|kept) =/;
    const writers = sources.filter(
      ({ path, text }) => path.startsWith('electron/') && (inserted.test(text) || updated.test(text)),
    );
    assert.deepEqual(writers.map(({ path }) => path).sort(), [
      'electron/audiences/records/audience-writer.ts',
      'electron/audiences/worker/rejudge.ts',
    ]);
  });

  test('no folder holds more than 30 files', () => {
    const sizes = new Map<string, number>();
    for (const path of globSync('{electron,renderer,shared}/**/*.*', { cwd: projectDir })) {
      const folder = posix.dirname(path.replaceAll('\\', '/'));
      sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
    }
    assert.ok(sizes.size > 30);
    assert.deepEqual(
      [...sizes].filter(([, files]) => files > 30),
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
