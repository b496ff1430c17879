import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSources } from '../../support/sources.ts';
import { textsInCode } from '../../support/texts-in-code.ts';
import { notForPeople } from './not-for-people.ts';

/**
 * Where texts are no part of the catalogue: itself, tools for whoever builds Tagline, the words of a service, and the
 * names and effects of faults, which testers read as the practice gateway's guide gives them,
 * and words by which files and their columns are known in any language.
 */
const apart = [
  'shared/texts/',
  'shared/format/texts/',
  'shared/language/languages.ts',
  'electron/tools/',
  'renderer/vite.config.ts',
  'electron/practice/cli/',
  'electron/practice/worker/',
  'electron/hosts/loopback/options.ts',
  'shared/practice/faults.ts',
  'electron/sheets/worker/reader/formats/format-locale.ts',
  'electron/sheets/worker/reader/formats/named-formats.ts',
  'electron/sheets/worker/reader/formats/translated-format.ts',
  'shared/sheet/header-groups.ts',
  'shared/sheet/header-language.ts',
  'shared/sheet/header-words.ts',
  'shared/sheet/known-exports.ts',
  'shared/sheet/phone-columns.ts',
  'shared/sheet/phone-words.ts',
  'shared/sheet/reason-columns.ts',
  'shared/sheet/text-encodings.ts',
  'shared/message/latin-ascii.ts',
  'shared/number/country-text.ts',
];

/** Folders whose texts are still to go into the catalogue: the list only gets shorter. */
const toMove: readonly string[] = [];

const sources = readSources().filter(({ path }) => !apart.some((place) => path.startsWith(place)));

/** The folder of a file by which texts are moved: a screen, or a place of `electron` or `shared`. */
function folderOf(path: string): string {
  const folders = path.split('/').slice(0, -1);
  const depth =
    path.startsWith('renderer/screens/campaigns/') || path.startsWith('renderer/screens/drafts/') ? 4 : 3;
  return folders.slice(0, path.startsWith('renderer/screens/') ? depth : 2).join('/');
}

const found = sources.flatMap(({ path, text }) =>
  textsInCode(path, text).map((one) => ({
    ...one,
    path,
    folder: folderOf(path),
    at: `${path}:${one.line} ${one.text}`,
  })),
);

const isForPeople = ({ path, text }: { path: string; text: string }): boolean =>
  notForPeople[path]?.includes(text) !== true;

test('texts for people are in the catalogue', () => {
  assert.deepEqual(
    found.filter((one) => !toMove.includes(one.folder) && isForPeople(one)).map(({ at }) => at),
    [],
  );
});

test('a folder that was moved is off the list', () => {
  assert.deepEqual(
    toMove.filter((folder) => !found.some((one) => one.folder === folder && isForPeople(one))),
    [],
  );
});

test('what is named as no text for people stands where it is named', () => {
  const named = Object.entries(notForPeople).flatMap(([path, texts = []]) =>
    texts.map((text) => ({ path, text })),
  );
  assert.deepEqual(
    named.filter(({ path, text }) => !found.some((one) => one.path === path && one.text === text)),
    [],
  );
});

/** Members of this name that are strings, by where they stand in a template. */
const strings = [
  'electron/tools/demo.ts: error.message',
  'electron/tools/run-electron.ts: error.message',
  'electron/wire/dispatch.ts: issue.message',
];

test('what main says is put into words before it is put into a sentence, which would show an object', () => {
  const inTemplate = /\$\{([^}]*\.(?:message|fix|where|evidence))\b[^}(]*\}/g;
  const found = readSources().flatMap(({ path, text }) =>
    [...text.matchAll(inTemplate)].flatMap(([, inside = '']) =>
      inside.includes('spoken(') ? [] : [`${path}: ${inside.replace(/^.*?([\w?]+\.\w+)$/, '$1')}`],
    ),
  );
  assert.deepEqual(
    found.filter((one) => !strings.includes(one)),
    [],
  );
});
