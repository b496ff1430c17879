import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultCacheDir, defaultDataDir, defaultStateDir } from '../../../electron/hosts/data-dir.ts';

const home = '/home/ann';

/** The folder with forward slashes, whatever computer the test runs on. */
function folder(...args: Parameters<typeof defaultDataDir>): string {
  return defaultDataDir(...args).replaceAll('\\', '/');
}

test('Linux follows XDG_DATA_HOME, but only when it is an absolute path', () => {
  const at = (XDG_DATA_HOME?: string) => folder({ platform: 'linux', env: { XDG_DATA_HOME }, home });
  assert.equal(at(), '/home/ann/.local/share/tagline');
  assert.equal(at('/data'), '/data/tagline');
  assert.equal(at('data'), '/home/ann/.local/share/tagline');
});

test('macOS and Windows keep it local to the computer', () => {
  const mac = folder({ platform: 'darwin', env: {}, home });
  assert.equal(mac, '/home/ann/Library/Application Support/Tagline');
  const windows = folder({ platform: 'win32', env: { LOCALAPPDATA: '/c/Local' }, home });
  assert.equal(windows, '/c/Local/Tagline');
});

test('what this computer saw is kept beside the data folder, never in it', () => {
  const linux = (env = {}) => defaultStateDir({ platform: 'linux', env, home });
  assert.equal(linux(), '/home/ann/.local/state/tagline');
  assert.equal(linux({ XDG_STATE_HOME: '/state' }), '/state/tagline');
  assert.equal(linux({ TAGLINE_STATE_DIR: '/test' }), '/test');
  const mac = defaultStateDir({ platform: 'darwin', env: {}, home });
  assert.equal(mac, '/home/ann/Library/Application Support/Tagline State');
  const windows = defaultStateDir({ platform: 'win32', env: { LOCALAPPDATA: '/c/Local' }, home });
  assert.equal(windows, '/c/Local/Tagline State');
});

test('what can be made anew is kept with the caches of the system', () => {
  const linux = (env = {}) => defaultCacheDir({ platform: 'linux', env, home });
  assert.equal(linux(), '/home/ann/.cache/tagline');
  assert.equal(linux({ XDG_CACHE_HOME: '/cache' }), '/cache/tagline');
  const mac = defaultCacheDir({ platform: 'darwin', env: {}, home });
  assert.equal(mac, '/home/ann/Library/Caches/Tagline');
  const windows = defaultCacheDir({ platform: 'win32', env: { LOCALAPPDATA: '/c/Local' }, home });
  assert.equal(windows, '/c/Local/Tagline Cache');
});
