import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasSessionBus, secretStore, storeName } from '../../../shared/account/secret-store.ts';

test('the store of a desktop on Linux is the one that Chromium chooses by its names', () => {
  for (const [env, store] of [
    [{ XDG_CURRENT_DESKTOP: 'KDE', KDE_SESSION_VERSION: '6' }, 'kwallet6'],
    [{ XDG_CURRENT_DESKTOP: 'KDE', KDE_SESSION_VERSION: '5' }, 'kwallet5'],
    [{ XDG_CURRENT_DESKTOP: 'KDE' }, 'kwallet'],
    [{ XDG_CURRENT_DESKTOP: 'ubuntu:GNOME' }, 'gnome-libsecret'],
    [{ XDG_CURRENT_DESKTOP: 'GNOME', DESKTOP_SESSION: 'kde' }, 'gnome-libsecret'],
    [{ XDG_CURRENT_DESKTOP: 'sway' }, 'gnome-libsecret'],
    [{ DESKTOP_SESSION: 'kde-plasma' }, 'kwallet'],
    [{ DESKTOP_SESSION: 'mate', KDE_FULL_SESSION: 'true' }, 'gnome-libsecret'],
    [{ KDE_FULL_SESSION: 'true' }, 'kwallet'],
    [{}, 'gnome-libsecret'],
  ] as const) {
    assert.equal(secretStore(env, ['tagline']), store, JSON.stringify(env));
  }
  assert.equal(secretStore({}, ['tagline', '--password-store=kwallet6', 'send']), 'kwallet6');
  assert.deepEqual(['kwallet5', 'gnome-libsecret'].map(storeName), ['KWallet', 'Secret Service']);
});

test('the session bus is where the environment says, or where systemd puts it', () => {
  const nothing = (): boolean => false;
  assert.equal(hasSessionBus({}, nothing), false);
  assert.equal(hasSessionBus({ DBUS_SESSION_BUS_ADDRESS: 'unix:path=/tmp/bus' }, nothing), true);
  assert.equal(hasSessionBus({ XDG_RUNTIME_DIR: '/run/user/1000' }, nothing), false);
  assert.equal(
    hasSessionBus({ XDG_RUNTIME_DIR: '/run/user/1000' }, (path) => path === '/run/user/1000/bus'),
    true,
  );
});
