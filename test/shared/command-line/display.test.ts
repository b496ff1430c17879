import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headlessArgument } from '../../../shared/command-line/display.ts';

const nothing = (): boolean => false;

test('only where Chromium finds no display on Linux, and was told nothing, it has to do without', () => {
  const headless = '--ozone-platform=headless';
  assert.equal(headlessArgument('linux', {}, ['tagline', 'send'], nothing), headless);
  assert.equal(headlessArgument('linux', { DISPLAY: '' }, [], nothing), headless);
  for (const env of [{ DISPLAY: ':0' }, { WAYLAND_DISPLAY: 'wayland-1' }, { WAYLAND_SOCKET: '5' }])
    assert.equal(headlessArgument('linux', env, [], nothing), null);
  const socket = '/run/user/1000/wayland-0';
  const env = { XDG_RUNTIME_DIR: '/run/user/1000' };
  assert.equal(
    headlessArgument('linux', env, [], (path) => path === socket),
    null,
  );
  assert.equal(headlessArgument('linux', env, [], nothing), headless);
  assert.equal(headlessArgument('linux', {}, ['tagline', headless, 'send'], nothing), null);
  for (const system of ['win32', 'darwin']) assert.equal(headlessArgument(system, {}, [], nothing), null);
});
