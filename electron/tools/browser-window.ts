import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { fail, ok, type Result } from '../../shared/result.ts';
import { findBrowser } from './find-browser.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Opens Chromium, Chrome or Edge with a fresh profile, removed at the end. The promise ends with the window. */
export function openAppWindow(url: string): Result<Promise<void>, string> {
  if (!hasDisplay()) return fail('There is no display here. Open this address in a browser:');
  const browser = findBrowser();
  if (browser === null)
    return fail('No Chromium, Chrome or Edge was found (CHROMIUM_PATH can name one). Open this address:');
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
  return ok(closed);
}

export function hasDisplay(): boolean {
  if (process.platform !== 'linux') return true;
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

/** Chromium refuses its sandbox to root. */
export function rootFlags(): string[] {
  return process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}

/** Loopback addresses bypass the proxy; everything else ends at it, also WebRTC, whose UDP would bypass it. */
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

interface Answer {
  readonly sessionId?: string;
  readonly targetInfos?: readonly Readonly<Record<'targetId' | 'type' | 'url', string>>[];
}

type Ask = (method: string, params?: object, sessionId?: string) => Promise<Answer>;

/** In ms: how long a browser may take to show its first page. */
const openTimeout = 20_000;

/** Sent through a pipe: every user here can read a program's arguments, and so the secret. False if too slow. */
async function navigate(url: string, to: Writable, from: Readable): Promise<boolean> {
  const late = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), openTimeout).unref();
  });
  return Promise.race([navigateFirstPage(url, connectDevtools(to, from)), late]);
}

async function navigateFirstPage(url: string, ask: Ask): Promise<true> {
  const origin = new URL(url).origin;
  for (;;) {
    const { targetInfos = [] } = await ask('Target.getTargets');
    const page = targetInfos.find((target) => target.type === 'page' && target.url.startsWith(origin));
    if (page !== undefined) {
      const { sessionId } = await ask('Target.attachToTarget', { targetId: page.targetId, flatten: true });
      await ask('Page.navigate', { url }, sessionId);
      await ask('Target.detachFromTarget', { sessionId });
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** DevTools methods over the pipe: messages are JSON and end with a zero byte. A closed pipe never answers. */
function connectDevtools(to: Writable, from: Readable): Ask {
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  let rest = '';
  to.on('error', () => {});
  from.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) {
      const { id, result } = JSON.parse(message) as { id?: number; result?: Answer };
      if (id !== undefined) waiting.get(id)?.(result ?? {});
    }
  });
  return (method, params = {}, sessionId) =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      to.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });
}
