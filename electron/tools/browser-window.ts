import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { navigate } from './browser-pipe.ts';
import { findBrowser } from './find-browser.ts';
import { temporaryFolder } from './temporary-folder.ts';

export type OpenedWindow =
  | { readonly ok: true; readonly closed: Promise<void> }
  | { readonly ok: false; readonly reason: string };

/** In Chromium, Chrome or Edge, with a fresh profile that is removed at the end. */
export function openAppWindow(url: string): OpenedWindow {
  if (!hasDisplay())
    return { ok: false, reason: 'There is no display here. Open this address in a browser:' };
  const browser = findBrowser();
  if (browser === null) {
    return {
      ok: false,
      reason: 'No Chromium, Chrome or Edge was found (CHROMIUM_PATH can name one). Open this address:',
    };
  }
  const profile = temporaryFolder('window');
  const flags = [...windowFlags(new URL(url).origin, profile), ...rootFlags()];
  const child = spawn(browser, flags, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const closed = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const [, , , to, from] = child.stdio;
  void navigate(url, to as Writable, from as Readable).then((arrived) => arrived || child.kill());
  const removeProfile = (): void => rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  process.once('exit', () => {
    child.kill();
    removeProfile();
  });
  return { ok: true, closed };
}

export function hasDisplay(): boolean {
  if (process.platform !== 'linux') return true;
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

/** Chromium refuses its sandbox to root. */
export function rootFlags(): string[] {
  return process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}

/** Loopback addresses bypass the proxy; everything else ends at it, WebRTC too, whose UDP would pass it by. */
export const noWayOut = [
  '--proxy-server=http://127.0.0.1:1',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
];

/** The first page is an empty one of ours, so that the window counts as the app's. */
function windowFlags(origin: string, profile: string): string[] {
  return [
    `--app=${origin}/opening`,
    '--remote-debugging-pipe',
    `--user-data-dir=${profile}`,
    '--window-size=1360,860',
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-extensions',
    '--disable-features=Translate',
    ...noWayOut,
    '--password-store=basic',
  ];
}
