import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';

/** Electron-builder's own parts, found as electron-builder finds them. */
const require = createRequire(createRequire(import.meta.url).resolve('electron-builder/package.json'));
const { validateConfiguration } = require('app-builder-lib/out/util/config/config') as {
  validateConfiguration(config: unknown, debug: { readonly isEnabled: boolean }): Promise<void>;
};
const yaml = createRequire(require.resolve('app-builder-lib/package.json'))('js-yaml') as {
  load(text: string): unknown;
};

interface Packaging {
  readonly toolsets?: { readonly appimage?: unknown };
  readonly electronFuses: Readonly<Record<string, boolean>>;
}

const text = readFileSync(join(import.meta.dirname, '../../../electron-builder.yml'), 'utf8');
const read = (): Packaging => yaml.load(text) as Packaging;
const check = (config: unknown) => validateConfiguration(config, { isEnabled: false });

test('electron-builder takes every word of electron-builder.yml', async () => {
  await check(read());
  await assert.rejects(check({ ...read(), toolset: { appimage: '1.0.3' } }), /toolset/);
  await assert.rejects(check({ ...read(), toolsets: { appimage: '1.0.4' } }), /appimage/);
});

test('an AppImage carries its runtime, and needs no libfuse2 of the system', () => {
  const [, major = '0', , patch = '0'] =
    /^(\d+)\.(\d+)\.(\d+)$/.exec(String(read().toolsets?.appimage)) ?? [];
  assert.ok(Number(major) > 1 || (Number(major) === 1 && Number(patch) >= 3));
});

test('a packaged app can be used for nothing but itself', () => {
  const { electronFuses } = read();
  assert.equal(electronFuses.runAsNode, false);
  assert.equal(electronFuses.enableNodeOptionsEnvironmentVariable, false);
  assert.equal(electronFuses.enableNodeCliInspectArguments, false);
  assert.equal(electronFuses.onlyLoadAppFromAsar, true);
  // Its key would have the keychain ask before any window is there.
  assert.equal(electronFuses.enableCookieEncryption, undefined);
});
