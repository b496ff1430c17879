import { globSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { projectDir } from '../../electron/tools/paths.ts';
import { sealedClient } from '../support/sealed-client.ts';
import { expect, test } from './support/app.ts';
import { writeToGuests } from './support/campaign.ts';
import { startLoopback } from './support/loopback.ts';
import { only } from './support/only.ts';
import { threeSteps, writeFirst } from './support/start.ts';

only('address');

test('a page of another site can neither call the app, read it, nor frame it', async ({ app, page }) => {
  const [address = '', secret = ''] = app.url.split('/#');
  const elsewhere = createServer((_, response) => response.end('<!doctype html><title>Elsewhere</title>'));
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const other = await page.context().newPage();
  await other.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);

  // Even one that has got hold of a session.
  const session = await sealedClient(address, secret);
  const sealed = await session.seal('/call/draft.create', {});
  const tried = await other.evaluate(
    async ([target, headers, body]) => {
      const attempt = async (path: string, options: RequestInit): Promise<string> => {
        try {
          const answer = await fetch(`${target}${path}`, options);
          return answer.type === 'opaque' ? 'opaque' : `status ${answer.status}`;
        } catch {
          return 'blocked';
        }
      };
      return [
        await attempt('/call/draft.create', { method: 'POST', headers, body: new Uint8Array(body) }),
        await attempt('/call/draft.create', { method: 'POST', mode: 'no-cors', body: new Uint8Array(body) }),
        await attempt('/events', { method: 'POST', headers }),
        await attempt('/session', { method: 'POST', headers }),
        await attempt('/', {}),
      ];
    },
    [address, sealed.headers, [...sealed.body]] as const,
  );
  expect(tried).toEqual(['blocked', 'blocked', 'blocked', 'blocked', 'blocked']);

  await other.setContent(`<iframe src="${page.url()}"></iframe>`);
  expect(await other.frames()[1]?.evaluate(() => document.querySelector('#root') === null)).toBe(true);
  elsewhere.close();

  expect((await session.call('campaign.list', {})).ok).toBe(true);
});

test('the secret leaves the address bar, stays with the window, and no page without it is let in', async ({
  app,
  page,
}) => {
  const secret = app.url.split('#')[1]!;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${JSON.stringify(request.headers())}`));
  await page.reload();
  await expect(threeSteps(page)).toBeVisible();
  expect(await page.evaluate(() => window.location.href)).toBe(`${new URL(app.url).origin}/`);
  expect(requests.some((request) => request.includes('/call/'))).toBe(true);
  for (const request of requests) expect(request).not.toContain(secret);

  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(
    other.getByText('This page was opened without the secret of its session.').first(),
  ).toBeVisible();
});

test('whoever takes the port of a host that has ended learns nothing, and what they answer is not believed', async ({
  page: first,
}) => {
  const dataDir = test.info().outputPath('data');
  const host = await startLoopback(dataDir);
  const page = await (await first.context().browser()!.newContext()).newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  // What the window loads once it is idle is not there yet.
  let isEarly = true;
  await page.route('**/screens-*.js', (route) => (isEarly ? route.abort() : route.continue()));
  await page.goto(host.url);
  const message = await writeFirst(page);
  await message.fill('For nobody but Tagline');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  isEarly = false;
  // A call of the window is on its way while the port changes hands, as are those that the browser holds back.
  let isHeld = true;
  const heldBack = Promise.withResolvers<void>();
  await page.route('**/call/draft.save', async (route) => {
    if (isHeld) await heldBack.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/call/draft.save');
  await message.fill('For nobody but Tagline either');
  await asked;
  const port = Number(new URL(host.address).port);
  await host.kill();

  const came: string[] = [];
  const stranger = createServer((request, response) => {
    let body = '';
    request.setEncoding('latin1').on('data', (piece) => (body += piece));
    request.on('end', () => {
      came.push(`${request.method} ${request.url} ${request.rawHeaders.join(' ')} ${body}`);
      const lie = request.url?.endsWith('.js') ? script : lies[came.length % lies.length]!;
      const [status, type, said] = lie;
      response.writeHead(status, { 'content-type': type, 'content-length': said.length }).end(said);
    });
  });
  await new Promise<void>((resolve) => stranger.listen(port, '127.0.0.1', resolve));
  isHeld = false;
  heldBack.resolve();
  const lost = page.getByText('The connection to Tagline is lost');
  await expect(lost).toBeVisible();
  await expect(page.getByText('Tagline has stopped.').first()).toBeVisible();
  await expect(message).toHaveValue('For nobody but Tagline either');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('alertdialog', { name: 'This part of Tagline did not load' })).toBeVisible();
  const heard = () => ['/call/draft.save', '/events'].every((path) => came.some((one) => one.includes(path)));
  await expect.poll(() => heard() && came.length > lies.length).toBe(true);
  // A script that the window has not loaded yet is not run where it is another.
  const [later] = globSync('assets/screens-*.js', { cwd: join(projectDir, 'dist/renderer') });
  const isRun = (path: string) =>
    import(path).then(
      () => true,
      () => false,
    );
  expect(await page.evaluate(isRun, `/${later}`)).toBe(false);
  expect(came.some((request) => request.startsWith(`GET /${later} `))).toBe(true);
  expect(await page.title()).toBe('Tagline');
  for (const request of came) {
    expect(request).toMatch(/^(?:POST \/(?:call\/[\w.]+|events)|GET \/assets\/screens-[\w-]+\.js) /);
    expect(request).not.toContain(host.secret);
    expect(request).not.toMatch(/authorization|nobody/i);
  }
  await expect(lost).toBeVisible();
  expect(faults).toEqual([]);
  stranger.close();
  stranger.closeAllConnections();
  await page.context().close();
});

const script = [200, 'text/javascript', 'document.title = "Taken over"'] as const;

/** What a stranger may answer: nothing, what looks like an answer of the host, and what was never sealed. */
const lies: readonly (readonly [number, string, string])[] = [
  [200, 'application/json', '{"ok":true,"value":{}}'],
  [200, 'application/x-tagline', '{"ok":true,"value":[{"id":7}]}'],
  [200, 'application/x-tagline', `\0\0\0\u0016${'x'.repeat(200)}`],
  [401, 'application/json', '{"ok":false,"error":{"kind":"bad-input","message":"No."}}'],
  [503, 'text/html', ''],
];

test('a part of the window that does not load says so, and comes when it is tried again', async ({
  app,
  page,
}) => {
  let isCut = true;
  await page.route('**/screens-*.js', (route) => (isCut ? route.abort() : route.continue()));
  await page.goto('about:blank');
  await page.goto(app.url);
  const settings = page.getByRole('button', { name: 'Settings' });
  await settings.click();
  const failure = page.getByRole('alertdialog', { name: 'This part of Tagline did not load' });
  await expect(failure).toBeVisible();
  await failure.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(failure).toBeHidden();
  await expect(settings).toBeFocused();

  await settings.click();
  await expect(failure).toBeVisible();
  isCut = false;
  await failure.getByRole('button', { name: 'Try again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog).toBeVisible();
  const hasFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(hasFocus).toBe(true);
  await page.keyboard.press('Escape');
  await expect(settings).toBeFocused();
});

test('no text becomes markup or a program in the page, and WebRTC is not there', async ({ page }) => {
  const found = await page.evaluate(() => {
    const tried = (attempt: () => unknown): string => {
      try {
        return String(attempt());
      } catch (error) {
        return (error as Error).name;
      }
    };
    const policies = (
      window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): object } }
    ).trustedTypes;
    return [
      tried(() => {
        document.createElement('p').innerHTML = '<b>bold</b>';
        return 'markup';
      }),
      tried(() => new Worker('/assets/app.js')),
      tried(() => policies.createPolicy('mine', { createHTML: (text: string) => text })),
      tried(() => policies.createPolicy('default', { createHTML: (text: string) => text })),
      tried(() => {
        document.createElement('p').innerHTML = '';
        return 'no markup';
      }),
      ...Object.getOwnPropertyNames(window).filter((name) => /RTC[A-Z]|^WebTransport/.test(name)),
    ];
  });
  expect(found).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError', 'no markup']);
});

test('a window whose events broke off says so while it hears nothing, then reads what it missed', async ({
  app,
  page,
}) => {
  await writeToGuests(page, 4);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.addInitScript(breakableEvents);
  await page.reload();
  await expect(page.getByRole('gridcell', { name: 'Hej Guest 1, välkommen!' })).toBeVisible();
  await page.evaluate(() => (window as unknown as Breakable).events.break());
  const lost = page.getByText('The connection to Tagline is lost, so this window may show old things.');
  await expect(lost).toBeVisible();

  const [audience] = await app.call('audience.list', {});
  const [{ id } = { id: null }] = await app.call('campaign.list', {});
  await app.call('audience.edit', { audienceId: audience!.id, n: 0, column: 0, value: 'Somebody else' });
  await app.call('draft.save', { campaignId: id!, patch: { message: 'Hello {Namn}' } });
  await app.call('settings.save', { settings: { theme: 'dark' } });
  await page.evaluate(() => (window as unknown as Breakable).events.mend());
  await expect(lost).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello {Namn}');
  await expect(page.getByRole('gridcell', { name: 'Hello Somebody else' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  // It says so, too, where they never came.
  await page.route('**/events', (route) => route.abort());
  await page.reload();
  await expect(lost).toBeVisible();
  await page.unroute('**/events');
  await expect(lost).toBeHidden();
});

interface Breakable {
  readonly events: { break(): void; mend(): void };
}

/** Lets a test break the page's stream of events, and keep it from coming back until it is mended. */
function breakableEvents(): void {
  const ask = window.fetch.bind(window);
  let stream = new AbortController();
  const events = {
    break: () => stream.abort(),
    mend() {
      stream = new AbortController();
    },
  };
  Object.assign(window, { events });
  window.fetch = (input, init) =>
    ask(input, String(input).endsWith('/events') ? { ...init, signal: stream.signal } : init);
}
