/** Whether one person can hold the app: each number is printed, and may only fall. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { storedTables } from '../electron/folder/records/stored-columns.ts';
import { accountFields } from '../shared/account/account-fields.ts';
import { resultColumns } from '../shared/campaign/results/columns/result-columns.ts';
import { languages } from '../shared/language/languages.ts';
import { everyDocument } from './services/support/every-field.ts';
import { readSources, type Source, sourceOf } from './support/sources.ts';

const sources = readSources();

function print(t: TestContext, measure: string, value: number | string): void {
  t.diagnostic(`measure: ${measure}: ${value}`);
}

/** The folder of `electron` that a file is in; null at its root, which composes them. */
function placeOf(path: string): string | null {
  const [tree, place, file] = path.split('/');
  return tree === 'electron' && file !== undefined ? place! : null;
}

/** Every two places that import each other, types included. */
function mutualPlaces(files: readonly Source[]): string[] {
  const edges = new Set<string>();
  for (const { path, imports } of files)
    for (const { target } of imports) edges.add(`${placeOf(path)} ${placeOf(target)}`);
  return [...edges].filter((edge) => {
    const [one, other] = edge.split(' ');
    return one! < other! && one !== 'null' && other !== 'null' && edges.has(`${other} ${one}`);
  });
}

test('no two places of electron import each other', (t) => {
  const pairs = mutualPlaces(sources);
  print(t, 'pairs of places that import each other', pairs.length);
  assert.deepEqual(pairs, []);
});

test('two places that import each other are found, and one that another imports is not', () => {
  const one = sourceOf('electron/a/x.ts', "import type { Thing } from '../b/y.ts';");
  assert.deepEqual(mutualPlaces([one, sourceOf('electron/b/y.ts', "import { it } from './z.ts';")]), []);
  const other = sourceOf('electron/b/z/y.ts', "import { it } from '../../a/x.ts';");
  assert.deepEqual(mutualPlaces([one, other]), ['a b']);
});

/** The schema, and the copy of a whole folder: both treat every table alike. */
const writesAll = ['electron/store/schema.ts', 'electron/folder/worker/reading/copy-tables.ts'];

/**
 * The source files of the app that hold SQL which writes a table. A file whose SQL takes the table from the code counts for
 * each table that the file names.
 */
function writersOf(table: string, files: readonly Source[]): readonly string[] {
  const to = String.raw`\b(?:INSERT(?: OR \w+)? INTO|REPLACE INTO|UPDATE(?: OR \w+)?|DELETE FROM)\s+"?`;
  const [writing, writingAny] = [new RegExp(String.raw`${to}${table}\b`), new RegExp(String.raw`${to}\$\{`)];
  return files
    .filter(({ path }) => /^electron\/(?!practice\/)/.test(path) && !writesAll.includes(path))
    .filter(({ text }) => writing.test(text) || (writingAny.test(text) && text.includes(`'${table}'`)))
    .map(({ path }) => path);
}

test('at most three source files write one table', (t) => {
  const counts = Object.keys(storedTables).map((table) => [table, writersOf(table, sources).length] as const);
  const most = counts.filter(([, files]) => files >= 3).map(([table]) => table);
  print(t, 'source files that write one table, at most', Math.max(...counts.map(([, files]) => files)));
  print(t, 'tables that three source files write', `${most.length} of ${counts.length}`);
  assert.deepEqual(
    counts.filter(([, files]) => files > 3),
    [],
  );
});

test('a file writes a table that its SQL names, and one that its code names for the SQL', () => {
  const written = (text: string) => writersOf('chunk', [sourceOf('electron/a/x.ts', text)]).length;
  assert.equal(written("run('UPDATE chunk SET people = 0')"), 1);
  assert.equal(written(`for (const table of ['chunk']) run("DELETE FROM \${table}")`), 1);
  assert.equal(written("run('UPDATE chunks SET people = (SELECT 1 FROM chunk)')"), 0);
  assert.equal(written(`for (const table of ['chunk']) run("SELECT 1 FROM \${table}")`), 0);
});

/** What a person writes or answers, and what a campaign is frozen with; all else that is kept is counted or observed. */
const documents = [
  ...['account', 'settings', 'draft', 'layout', 'template', 'teamFile', 'remembered', 'frozen'],
];

test('each field of every stored document survives a restart', (t) => {
  // `every-field.test.ts` stores and reads these; without a value for a further field they do not compile.
  const names = Object.keys(everyDocument);
  print(t, 'stored documents whose every field survives a restart', `${names.length} of ${documents.length}`);
  assert.deepEqual(names.toSorted(), documents.toSorted());
});

/** The source files that name so many of the keys: a further key has to be added there. */
function listing(keys: readonly string[], share: number, of: (key: string) => string): readonly string[] {
  const named = keys.map((key) => new RegExp(of(key), 'm'));
  return sources
    .filter(({ path }) => !/^shared\/texts\/\w+\//.test(path))
    .filter(({ text }) => named.filter((key) => key.test(text)).length >= keys.length * share)
    .map(({ path }) => path);
}

test('a new field of an account is declared once, and has its place in the form', (t) => {
  const files = listing(Object.keys(accountFields), 0.75, (key) => String.raw`\b${key}\b`);
  print(t, 'source files to touch for a new field of an account', files.length);
  assert.deepEqual(files, [
    'renderer/screens/accounts/account-advanced.tsx',
    'shared/account/account-fields.ts',
  ]);
});

test('a new column of results is declared once, and has its look in the grid', (t) => {
  const files = listing(Object.keys(resultColumns), 0.7, (key) => String.raw`^ {2,4}${key}: \{`);
  print(
    t,
    'source files to touch for a new column of results, besides its title in each language',
    files.length,
  );
  assert.deepEqual(files, [
    'renderer/screens/campaigns/results/result-columns.tsx',
    'shared/campaign/results/columns/result-columns.ts',
  ]);
});

test('a new language is one record, the line that loads its texts, and the one that loads those of widgets', (t) => {
  const others = languages.filter((language) => language !== 'en');
  const files = listing(others, 1, (language) => `^ {2}'?${language}'?: `).filter(
    // What messages and files may be written in: more languages than the window has.
    (path) => !/^ {2}(?:sv|nb): /m.test(sources.find((source) => source.path === path)?.text ?? ''),
  );
  print(t, 'source files to touch for a new language, besides its own folder', files.length);
  assert.deepEqual(files, [
    'renderer/boot.ts',
    'shared/language/languages.ts',
    'shared/texts/load-language.ts',
  ]);
});
