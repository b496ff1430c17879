import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, test } from 'node:test';
import { projectDir } from './support/sources.ts';

const papers = 'electron/ARCHITECTURE.md';

/** The words of an identifier or a file's name, in lower case: `openScanDesk` and `scan-desk` are open, scan, desk. */
function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** What the last column of the glossary's table says is not used, each as its words. */
function retiredNames(text: string): string[][] {
  const [, glossary = ''] = text.split(/^## Glossary$/m);
  return [...glossary.matchAll(/^\|[^|\n]*\|[^|\n]*\|([^|\n]*)\|$/gm)].flatMap(([, not = '']) =>
    [...not.matchAll(/`([^`]+)`/g)].map(([, name = '']) => wordsOf(name)),
  );
}

/** Whether the words of `name` hold those of `retired` beside one another, in the singular or plural. */
function holds(name: string, retired: readonly string[]): boolean {
  const words = wordsOf(name);
  const isSame = (word: string | undefined, other: string): boolean => word === other || word === `${other}s`;
  return words.some((_, at) => retired.every((word, offset) => isSame(words[at + offset], word)));
}

/** What nobody would write to a colleague today, and what to write. */
const OLD_WORDS: ReadonlyMap<string, string> = new Map([
  ['of which', 'whose, or two sentences'],
  ['of whom', 'whose, or two sentences'],
  ['in vain', 'without success, or what happens then'],
  ['gives way', 'what happens instead'],
  ['gave way', 'what happened instead'],
  ['seldom', 'rarely'],
  ['heed', 'follow, check'],
  ['hence', 'so'],
  ['spoilt', 'ruined'],
  ['customary', 'usual'],
  ['unasked', 'without asking'],
  ['anew', 'again'],
  ['on show', 'visible, shown'],
  ['by oversight', 'by mistake'],
  ['whoever', 'who, everybody who'],
  ['thereby', 'so'],
  ['lest', 'so that not'],
]);

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;

/** The old words in a text, each with what to write instead. */
function oldWordsIn(text: string): string[] {
  const found = text
    .replaceAll(/\n\s*\*?\s*/g, ' ')
    .match(new RegExp(`\\b(?:${[...OLD_WORDS.keys()].join('|')})\\b`, 'gi'));
  return [...new Set((found ?? []).map((word) => word.toLowerCase()))].map(
    (word) => `${word}: ${OLD_WORDS.get(word)}`,
  );
}

const identifier = /[A-Za-z_$][\w$]*/g;
const prose = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** The identifiers of a file, each once; what stands in comments and texts is no identifier. */
function identifiersOf(code: string): Set<string> {
  return new Set(code.replaceAll(prose, ' ').match(identifier) ?? []);
}

describe('the words that the glossary retires', () => {
  const retired = retiredNames(readFileSync(join(projectDir, papers), 'utf8'));
  const files = globSync('{electron,renderer,shared,test}/**/*.{ts,tsx}', {
    cwd: projectDir,
    exclude: (name) => name === 'node_modules',
  }).map((path) => path.replaceAll('\\', '/'));

  test('are found in the glossary, and where they are used', () => {
    assert.ok(retired.length > 10, papers);
    assert.ok(
      holds('openScanDesk', ['desk']) &&
        holds('desks', ['desk']) &&
        holds('audiencePen', ['audience', 'pen']),
    );
    assert.ok(!holds('createDesktop', ['desk']) && !holds('penAudience', ['audience', 'pen']));
    assert.deepEqual([...identifiersOf("const a = 'desk'; // a desk")], ['const', 'a']);
  });

  test('do not come back as identifiers or names of files', () => {
    const found = files.flatMap((path) => {
      const names = [
        basename(path).replace(/\.\w+$/, ''),
        ...identifiersOf(readFileSync(join(projectDir, path), 'utf8')),
      ];
      return names
        .filter((name) => retired.some((words) => holds(name, words)))
        .map((name) => `${path}: ${name}`);
    });
    assert.deepEqual(found, []);
  });
});

/** `found` and the like as the name of a variable or a function; as the name of a field, it stands before a colon or behind a dot. */
const namesNothing = /(?<![.\w$#])(?:found|known|left|said)\b(?!\s*\??:|['-])/g; // “const found =”, “(known) =>”

const wholePattern = /\/\^.*\$\//g; // “/^said no$/”

/** The names in a file that do not say what they hold. A `left` beside a `right` or a `bottom` is a side. */
function emptyNames(code: string): Set<string> {
  const names = identifiersOf(code);
  const hasSides = names.has('right') || names.has('bottom');
  const used = code.replaceAll(prose, ' ').replaceAll(wholePattern, ' ').match(namesNothing) ?? [];
  return new Set(used.filter((name) => name !== 'left' || !hasSides));
}

test('names say what they hold', () => {
  assert.deepEqual([...emptyNames('const found = all.left; // said')], ['found']);
  assert.deepEqual([...emptyNames('sort((left, right) => left - right)')], []);
  assert.deepEqual([...emptyNames('({ known: knownRows }) => ({ left: 0 })')], []);
  const empty = globSync('{electron,renderer,shared,test/support}/**/*.{ts,tsx}', {
    cwd: projectDir,
    exclude: (name) => name === 'node_modules',
  }).flatMap((path) =>
    [...emptyNames(readFileSync(join(projectDir, path), 'utf8'))].map((name) => `${path}: ${name}`),
  );
  assert.deepEqual(empty, []);
});

test('no two files of the app have one name', () => {
  // Each language has the same files, and each host its main.
  const names = globSync('{electron,renderer,shared}/**/*.{ts,tsx}', { cwd: projectDir })
    .filter((path) => !/^shared.texts.|node_modules/.test(path))
    .map((path) => basename(path))
    .filter((name) => name !== 'main.ts');
  assert.deepEqual(
    names.filter((name, at) => names.indexOf(name) !== at),
    [],
  );
});

test('comments and papers are in the words of today', () => {
  assert.deepEqual(oldWordsIn('Rows, of\n * which Some wait in vain'), [
    'of which: whose, or two sentences',
    'in vain: without success, or what happens then',
  ]);
  const found = globSync(
    '{*.md,.github/*.md,electron/**/*.{md,ts},renderer/**/*.{ts,tsx,css},shared/**/*.{md,ts}}',
    {
      cwd: projectDir,
    },
  ).flatMap((path) => {
    const text = readFileSync(join(projectDir, path), 'utf8');
    const read = path.endsWith('.md') ? text : (text.match(comment) ?? []).join('\n');
    return oldWordsIn(read).map((word) => `${path}: ${word}`);
  });
  assert.deepEqual(found, []);
});
