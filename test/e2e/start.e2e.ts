import { expect, test } from './support/app.ts';

test('the window opens, loads nothing from elsewhere, breaks no rule of its page, and keeps a setting through a power cut', async ({
  app,
  page,
}) => {
  const complaints: string[] = [];
  const addresses: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => addresses.push(request.url()));

  await page.reload();
  await expect(page).toHaveTitle(/Tagline/);
  await expect(page.locator('#root > *').first()).toBeVisible();

  expect(complaints).toEqual([]);
  const origin = new URL(page.url()).origin;
  expect(addresses.filter((address) => !address.startsWith(origin) && !address.startsWith('app://'))).toEqual(
    [],
  );
  const settings = await app.call('settings.read', {});
  await app.call('settings.save', { settings: { ...settings, theme: 'dark' } });
  const colour = (shown: typeof page) =>
    shown.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  const again = await app.restart('kill');
  expect((await app.call('settings.read', {})).theme).toBe('dark');
  await expect.poll(() => colour(again)).toBe('dark');
});
