import { expect, test } from './support/app.ts';

test('the window opens, loads nothing from elsewhere and breaks no rule of its page', async ({ page }) => {
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
});

test('what a person chose is there after a restart', async ({ app, page }) => {
  await expect(page).toHaveTitle(/Tagline/);
  const again = await app.restart('kill');
  await expect(again).toHaveTitle(/Tagline/);
});
