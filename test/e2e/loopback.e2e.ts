import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { noWayOut } from '../../electron/tools/browser-window.ts';
import { findBrowser } from '../../electron/tools/find-browser.ts';
import { ownHeaders } from '../support/loopback-client.ts';
import { expect, test } from './support/app.ts';
import { startLoopback } from './support/loopback.ts';
import { only } from './support/only.ts';
import { threeSteps, writeFirst } from './support/start.ts';

only('address');

test('a page in a browser reaches nothing but its own app', { tag: '@full' }, async ({ app, page }) => {
  // Threat: A page in a browser
  // Threat: A hostile or broken service
  await test.step('no text becomes markup or a program in the page, and WebRTC is not there', async () => {
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

  // Threat: A page in a browser
  await test.step('a page of another site can neither call the app, read it, nor frame it', async () => {
    const [address = '', secret = ''] = app.url.split('/#');
    const elsewhere = createServer((_, response) => response.end('<!doctype html><title>Elsewhere</title>'));
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const other = await page.context().newPage();
    await other.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);

    // Even one that has got hold of the secret.
    const { Authorization } = ownHeaders(address, secret);
    const tried = await other.evaluate(
      async ([target, bearer]) => {
        const headers = { Authorization: bearer };
        const attempt = async (path: string, options: RequestInit): Promise<string> => {
          try {
            const answer = await fetch(`${target}${path}`, options);
            return answer.type === 'opaque' ? 'opaque' : `status ${answer.status}`;
          } catch {
            return 'blocked';
          }
        };
        return [
          await attempt('/call/draft.create', { method: 'POST', headers, body: '{}' }),
          await attempt('/call/draft.create', { method: 'POST', mode: 'no-cors', body: '{}' }),
          await attempt('/events', { method: 'POST', headers }),
          await attempt('/', {}),
        ];
      },
      [address, Authorization] as const,
    );
    expect(tried).toEqual(['blocked', 'blocked', 'blocked', 'blocked']);

    await other.setContent(`<iframe src="${page.url()}"></iframe>`);
    expect(await other.frames()[1]?.evaluate(() => document.querySelector('#root') === null)).toBe(true);
    elsewhere.close();

    const campaigns = (await app.call('campaign.list', { before: null })).rows;
    expect(campaigns).toHaveLength(1);
  });

  // Threat: A page in a browser
  await test.step('the secret leaves the address bar, stays with the window, and no page without it is let in', async () => {
    const secret = app.url.split('#')[1]!;
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.url()} ${JSON.stringify(request.headers())}`));
    await page.reload();
    await expect(threeSteps(page)).toBeVisible();
    expect(await page.evaluate(() => window.location.href)).toBe(`${new URL(app.url).origin}/`);
    expect(requests.some((request) => request.includes('/call/'))).toBe(true);
    for (const request of requests) expect(request.replace(`"Bearer ${secret}"`, '')).not.toContain(secret);

    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(other.getByText('This page is missing its security code.').first()).toBeVisible();
  });

  // Threat: A page in a browser
  await test.step('WebRTC of an empty frame, which has it again, sends nothing from the window of npm start', async () => {
    const candidates = async (args: readonly string[]) => {
      const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: [...args] });
      try {
        const page = await browser.newPage();
        await page.goto(app.url);
        return await page.evaluate(udpCandidates);
      } finally {
        await browser.close();
      }
    };
    expect(await candidates([])).not.toEqual([]);
    expect(await candidates(noWayOut)).toEqual([]);
  });
});

/** The addresses from which an empty frame would send, each with the UDP port that Chromium opened for it. */
async function udpCandidates(): Promise<string[]> {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const { RTCPeerConnection } = frame.contentWindow as unknown as typeof globalThis;
  const connection = new RTCPeerConnection();
  connection.createDataChannel('data');
  const found: string[] = [];
  const gathered = new Promise<void>((resolve) => {
    connection.addEventListener('icecandidate', ({ candidate }) => {
      if (candidate === null) resolve();
      else if (candidate.candidate !== '') found.push(candidate.candidate);
    });
  });
  await connection.setLocalDescription(await connection.createOffer());
  await gathered;
  connection.close();
  return found;
}

test('what breaks between the window and its host is said, and nothing goes to somebody else', {
  tag: '@full',
}, async ({ app, page }) => {
  await test.step('a part of the window that does not load says so, and comes when it is tried again', async () => {
    let isCut = true;
    await page.route('**/screens-*.js', (route) => (isCut ? route.abort() : route.continue()));
    await page.goto('about:blank');
    await page.goto(app.url);
    const settings = page.getByRole('button', { name: 'Settings' });
    await settings.click();
    const failure = page.getByText('Tagline cannot show this part');
    await expect(failure).toBeVisible();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(failure).toBeHidden();
    await page.keyboard.press('ControlOrMeta+k');
    const question = page.getByRole('alertdialog', { name: 'Tagline cannot show this part' });
    await question.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(question).toBeHidden();

    await settings.click();
    await expect(failure).toBeVisible();
    isCut = false;
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(failure).toBeHidden();
    await settings.click();
    const dialog = page.getByRole('main', { name: 'Settings' });
    await expect(dialog).toBeVisible();
    const hasFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
    await expect.poll(hasFocus).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('the first stream of events that breaks, or does not come, ends the page for good', async () => {
    await page.route('**/events', (route) => route.abort());
    await page.goto('about:blank');
    await page.goto(app.url);
    await expect(page.getByText('Tagline was closed.').first()).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.unroute('**/events');
    await page.getByRole('button', { name: 'Settings' }).click();
    expect(asked.filter((url) => /\/(?:call|events)/.test(url))).toEqual([]);

    // Its host runs, and a page that is opened again has all of it.
    await page.reload();
    await expect(threeSteps(page)).toBeVisible();
    await expect(page.getByText('Tagline was closed.')).toHaveCount(0);
  });

  const first = page;
  // Threat: Another user of this computer
  await test.step('a window whose host was closed says so, keeps what was typed, and sends nothing to who has the port next', async () => {
    const host = await startLoopback(test.info().outputPath('data'));
    const page = await (await first.context().browser()!.newContext()).newPage();
    await page.goto(host.url);
    const message = await writeFirst(page);
    await message.fill('For nobody but Tagline');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const closed = page.getByRole('region', { name: 'Notices' }).getByText('Tagline was closed.');
    await host.kill();
    await expect(closed).toBeVisible();

    const came: string[] = [];
    const stranger = createServer(({ url }, response) => {
      came.push(url ?? '');
      response.end('{"ok":true,"value":{}}');
    });
    const port = Number(new URL(host.address).port);
    await new Promise<void>((resolve) => stranger.listen(port, '127.0.0.1', resolve));
    await message.fill('For nobody but Tagline either');
    await expect(page.getByRole('alert').getByText('Not saved: Tagline was closed.')).toBeVisible();
    await page.getByRole('button', { name: 'Try now' }).click();
    await expect(message).toHaveValue('For nobody but Tagline either');
    await expect(closed).toBeVisible();
    expect(came.filter((path) => !path.startsWith('/assets/'))).toEqual([]);
    stranger.close();
    stranger.closeAllConnections();
    await page.context().close();
  });
});
