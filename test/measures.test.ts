/** Whether one person can hold the app: each number is printed, and may only fall. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
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
