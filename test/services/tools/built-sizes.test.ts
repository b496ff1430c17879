import assert from 'node:assert/strict';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { buildStale } from '../../../electron/tools/build.ts';
import { projectDir } from '../../../electron/tools/paths.ts';

const dist = join(projectDir, 'dist');
const kilo = 1000;

/** The page's own script, those that draw the window, and what each of them imports at once, from `dist/renderer`. */
function firstScripts(): readonly string[] {
  const page = readFileSync(join(dist, 'renderer/index.html'), 'utf8');
  const [, own] = /src="\.\/(assets\/[^"]+\.js)"/.exec(page) ?? [];
  const found = new Set([
    own!,
    ...globSync('assets/{main,react}-*.js', { cwd: join(dist, 'renderer') }).map((path) =>
      path.replaceAll('\\', '/'),
    ),
  ]);
  for (const path of found) {
    const text = readFileSync(join(dist, 'renderer', path), 'utf8');
    for (const [, name] of text.matchAll(/(?:from|import)["'`]\.\/([\w.-]+\.js)["'`]/g))
      found.add(`assets/${name}`);
  }
  return [...found];
}

const zipped = (path: string): number => gzipSync(readFileSync(join(dist, 'renderer', path))).length;

describe('what a start has to load is small', () => {
  before(() => buildStale(['main', 'renderer']));

  test('the scripts of the first screen are under 193 KB, gzipped', () => {
    const first = firstScripts();
    assert.ok(first.some((path) => path.includes('main-')));
    const size = first.reduce((sum, path) => sum + zipped(path), 0);
    assert.ok(size < 193 * kilo, `${first.join(', ')}: ${Math.round(size / kilo)} KB`);
    // The other screens are not among them.
    const all = globSync('assets/*.js', { cwd: join(dist, 'renderer') });
    assert.ok(all.some((path) => path.includes('screens-') && !first.includes(path)));
  });

  test('the page names each of them, so that none waits for another, and has what draws the window compiled meanwhile', () => {
    const page = readFileSync(join(dist, 'renderer/index.html'), 'utf8');
    const named = Array.from(
      page.matchAll(/(?:src|href)="(?:\.\/)?(assets\/[^"]+\.js)"/g),
      ([, path]) => path!,
    );
    assert.deepEqual(named.toSorted(), firstScripts().toSorted());
    for (const path of named) {
      const text = readFileSync(join(dist, 'renderer', path), 'utf8');
      if (text.length > 20 * kilo) assert.match(text, /^\/\/# allFunctionsCalledOnLoad\n/, path);
    }
    assert.match(page, /rel="preload" as="font" crossorigin href="assets\/inter-latin-wght/);
  });

  test('main is under 1.6 MB, and so is what it loads later and the loopback host', () => {
    for (const path of globSync('{main,loopback}/*.cjs', { cwd: dist })) {
      const size = statSync(join(dist, path)).size;
      assert.ok(size < 1600 * kilo, `${path}: ${Math.round(size / kilo)} KB`);
    }
  });

  test('neither the client of HTTP nor a parser of input is in what a start loads', () => {
    for (const path of ['main/main.cjs', 'loopback/start-command.cjs']) {
      const text = readFileSync(join(dist, path), 'utf8');
      assert.doesNotMatch(text, /llhttp|ZodError/, path);
      // Names stay, for the log.
      assert.match(text, /function createDispatch\(/, path);
    }
  });

  test('what several threads need, and what keeps a state, is in the archive once', () => {
    const once = {
      'main/zod.cjs': /"\$ZodObject"/,
      'main/spoken.cjs': /Choose first how it came here: it was moved, or copied/,
      'main/language.cjs': /function speak\(/,
      'main/said.cjs': /function takeSaidTexts\(/,
    };
    const files = globSync('main/*.cjs', { cwd: dist }).map((path) => path.replaceAll('\\', '/'));
    for (const [path, own] of Object.entries(once)) {
      const holders = files.filter((file) => own.test(readFileSync(join(dist, file), 'utf8')));
      assert.deepEqual(holders, [path]);
    }
  });

  test('no class of ours is both in a bundle and in one that it loads later, where it would be another', () => {
    const read = (path: string): string => readFileSync(join(dist, path), 'utf8');
    const errors = (path: string) =>
      new Set(
        Array.from(read(path).matchAll(/\b(\w+)(?:=class(?: \w+)?)? extends Error\b/g), ([, name]) => name),
      );
    let pairs = 0;
    for (const path of globSync('{main,loopback}/*.cjs', { cwd: dist })) {
      for (const [, part] of read(path).matchAll(/require\("\.\.\/((?:main|loopback)\/[\w-]+\.cjs)"\)/g)) {
        pairs += 1;
        const there = errors(part!);
        assert.deepEqual(
          [...errors(path)].filter((name) => there.has(name)),
          [],
          `${path} and ${part}`,
        );
      }
    }
    assert.ok(pairs >= 4);
  });
});
