import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { projectDir } from './support/sources.ts';

const declaration =
  /(?<![-\w])(?<name>font(?:-size)?|border(?:-[a-z]+){0,2}-radius|(?:(?:min|max)-)?(?:height|block-size))\s*:\s*(?<value>[^;{}]+)[;}]/g;
const length = /(?<![-\w])(?<number>\d*\.?\d+)(?<unit>px|rem|pt)/g;

/** From here up, a height is the room for content; below, it is a small thing's and in the scale. */
const contentFrom = 96;

/** Lengths that a style sheet names by itself where the scale of `tokens.css` has the size. */
function offScale(css: string): string[] {
  return [...css.replace(/\/\*.*?\*\//gs, '').matchAll(declaration)].flatMap(({ groups }) => {
    const { name = '', value = '' } = groups ?? {};
    const isHeight = /height|block-size/.test(name);
    const isOff = [...value.matchAll(length)].some(({ groups: found }) => {
      const { number, unit } = found!;
      // Hairlines, and corners within a border of one pixel.
      if (unit === 'px' && Number(number) <= 1) return false;
      return !(isHeight && unit === 'px' && Number(number) >= contentFrom);
    });
    return isOff ? [`${name}: ${value.trim()}`] : [];
  });
}

test('letters, radii and heights of every style sheet are those of the scale', () => {
  const off = globSync('renderer/**/*.css', { cwd: projectDir })
    .filter((path) => !path.endsWith('tokens.css'))
    .flatMap((path) =>
      offScale(readFileSync(join(projectDir, path), 'utf8')).map((one) => `${path}: ${one}`),
    );
  assert.deepEqual(off, []);
});

test('a size of its own is found, also within a calculation, and none is seen where there is none', () => {
  for (const own of [
    'font-size: 13.5px',
    'border-radius: 5px',
    'border-top-left-radius: 3px',
    'height: 34px',
  ]) {
    assert.deepEqual(offScale(`.one { color: red; ${own}; }`), [own]);
  }
  assert.deepEqual(offScale('.one { min-height: calc(var(--bar) + 3px) }'), [
    'min-height: calc(var(--bar) + 3px)',
  ]);
  const fine = 'height: 1px; max-height: 40vh; min-height: 96px; height: var(--control); border-radius: 50%';
  assert.deepEqual(offScale(`.one { ${fine}; line-height: 18px; }`), []);
});
