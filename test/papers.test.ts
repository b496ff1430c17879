import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, test } from 'node:test';
import { operations } from '../shared/operations/operations.ts';
import { helpPages } from '../shared/texts/en/help.ts';
import { faultsReadme, threats } from './faults/write-readme.ts';
import { specReadme } from './spec/write-readme.ts';

const projectDir = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(projectDir, path), 'utf8');
const list = (pattern: string): string[] =>
  globSync(pattern, { cwd: projectDir, exclude: (name) => name === 'node_modules' }).map((path) =>
    path.replaceAll('\\', '/'),
  );

const papers = list('{*,.github/*,{electron,shared,renderer,test}/**/*}.md').map((path) => ({
  path,
  text: read(path),
}));
const sources = list('{electron,shared,renderer,test,.github}/**/*.{ts,tsx,md,yml}');

/** What the papers put in backticks, with the paper that does. */
const quoted = papers.flatMap(({ path, text }) =>
  [...text.replaceAll(/```.*?```/gs, '').matchAll(/`([^`\n]+)`/g)].map((match) => ({
    paper: path,
    word: match[1]!,
  })),
);

/** The files that a paper may mean: a path from the top, or a name that one file alone has. */
function filesNamed(word: string): string[] {
  if (word.includes('/')) return existsSync(join(projectDir, word)) ? [word] : [];
  return existsSync(join(projectDir, word)) ? [word] : sources.filter((path) => basename(path) === word);
}

/** All that is asked of `words` and fails, as lines that say where. */
function missing(words: typeof quoted, exists: (word: string) => boolean): string[] {
  return words.filter(({ word }) => !exists(word)).map(({ paper, word }) => `${paper}: ${word}`);
}

describe('the papers describe what is there', () => {
  test('every file and folder they name exists', () => {
    const paths = quoted.filter(({ word }) =>
      /^(?:\.github|electron|renderer|shared|test)\/[\w./-]*$|^[\w.-]+\.(?:tsx?|md|yml)$/.test(word),
    );
    assert.ok(paths.length > 20);
    assert.deepEqual(
      missing(paths, (word) => filesNamed(word).length === 1),
      [],
    );
  });

  test('every threat has tests that show what is promised about it, and every such test a promise', () => {
    const promised = read('.github/SECURITY.md')
      .split(/^###? /m)
      .filter((chapter) => chapter.includes('*Shown in*'))
      .map((chapter) => {
        const [who = '', ...promises] = chapter.split(/\n+- /);
        const files = promises.flatMap((promise) => {
          const [, shown = ''] = promise.split('*Shown in*');
          const named = [...shown.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
          assert.ok(named.length > 0, `no test is named: ${promise}`);
          return named;
        });
        return [who, [...new Set(files)].sort()] as const;
      });
    const { 'Contacts at rest': apart, ...shown } = Object.fromEntries(threats());
    assert.ok(apart);
    assert.deepEqual(Object.fromEntries(promised), shown);
  });

  test('the help says what is new in the version that is built', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    assert.ok(helpPages.pages['question.new'].answer.startsWith(`Tagline ${version} `));
  });

  test('every npm script and every program they call exists', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const called = papers.flatMap(({ path, text }) =>
      [...text.matchAll(/\bnpm (?:run ([\w-]+)|(start|test)\b)|\bnode ([\w./-]+\.ts)/g)].map((match) => ({
        paper: path,
        word: match[1] ?? match[2] ?? match[3]!,
      })),
    );
    assert.ok(called.length > 5);
    const exists = (word: string) => word in scripts || existsSync(join(projectDir, word));
    assert.deepEqual(missing(called, exists), []);
  });

  test('every operation they name is in the contract', () => {
    const nouns = new Set(Object.keys(operations).map((operation) => operation.split('.')[0]!));
    const words = quoted.filter(({ word }) => {
      const [, noun = '', verb = ''] = /^(\w+)\.(\w+)$/.exec(word) ?? [];
      return nouns.has(noun) && !['db', 'json', 'ts', 'tsx', 'md'].includes(verb);
    });
    assert.deepEqual(
      missing(words, (word) => word in operations),
      [],
    );
  });

  test('what is written from the tests is up to date', () => {
    assert.equal(read('test/spec/README.md'), specReadme(), 'run: node test/spec/write-readme.ts');
    assert.equal(read('test/faults/README.md'), faultsReadme(), 'run: node test/faults/write-readme.ts');
  });
});
