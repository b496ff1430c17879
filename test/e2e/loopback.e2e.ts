import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './support/app.ts';

test.skip(
  process.env.TAGLINE_HOST === 'electron',
  'Electron’s window has no address that a page could reach.',
);

test('a page of another site can neither call the app, read it, nor frame it', async ({ page }) => {
  const [address, secret] = page.url().split('/#');
  const elsewhere = createServer((_, response) => response.end('<!doctype html><title>Elsewhere</title>'));
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const other = await page.context().newPage();
  await other.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);

  // Even one that has got hold of the secret.
  const tried = await other.evaluate(
    async ([target, bearer]) => {
      const attempt = async (path: string, options: RequestInit): Promise<string> => {
        try {
          const answer = await fetch(`${target}${path}`, options);
          return answer.type === 'opaque' ? 'opaque' : `status ${answer.status}`;
        } catch {
          return 'blocked';
        }
      };
      const headers = { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' };
      return [
        await attempt('/call/app.info', { method: 'POST', headers, body: '{}' }),
        await attempt('/call/draft.create', { method: 'POST', mode: 'no-cors', body: '{}' }),
        await attempt('/events', { headers }),
        await attempt('/', {}),
      ];
    },
    [address, secret],
  );
  expect(tried).toEqual(['blocked', 'blocked', 'blocked', 'blocked']);

  await other.setContent(`<iframe src="${page.url()}"></iframe>`);
  expect(await other.frames()[1]?.evaluate(() => document.querySelector('#root') === null)).toBe(true);
  elsewhere.close();

  const campaigns = await page.evaluate(async (bearer) => {
    const answer = await fetch('/call/campaign.list', {
      method: 'POST',
      headers: { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' },
      body: '{}',
    });
    return answer.status;
  }, secret);
  expect(campaigns).toBe(200);
});
