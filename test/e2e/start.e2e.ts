import { accountAt } from '../services/support/account.ts';
import { expect, test } from './support/app.ts';
import { writeFirst } from './support/start.ts';

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

// Fault (app): a part of the window breaks, or something fails there that nothing catches -> it is said in its place or
// in a notice, without personal data; the window can be loaded again
test('a part of the window that breaks says so, and comes again', { tag: '@once' }, async ({ app, page }) => {
  const notAList = { ok: true, value: 'not a list' } as unknown as Parameters<typeof app.answers.replace>[1];
  const title = 'Tagline cannot show this part';

  await test.step('a place, beside the rest', async () => {
    await writeFirst(page);
    const end = await app.answers.replace('template.recent', notAList);
    await page.getByRole('button', { name: 'Templates' }).click();
    const failure = page.getByRole('main').getByText(title);
    await expect(failure).toBeVisible();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(failure).toBeHidden();
    await end();
  });

  const notice = page.getByText('Something in the window went wrong.');

  await test.step('a small part that only a notice can speak for, in one press', async () => {
    const ofNothing = { ok: true, value: { credit: 1, currency: {} } } as unknown as typeof notAList;
    const end = await app.answers.replace('balance.read', ofNothing);
    const { id } = await app.call('account.save', { account: accountAt('http://127.0.0.1:9') });
    await app.call('token.save', { accountId: id, token: 'live-token' });
    const [draft] = (await app.call('campaign.list', { before: null })).rows;
    if (!draft) throw new Error('There is no draft.');
    await app.call('draft.save', { campaignId: draft.id, patch: { accountId: id } });
    await expect(notice).toBeVisible();
    await end();
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(notice).toBeHidden();
    await expect(page.getByText('Balance not read')).toBeVisible();
  });

  await test.step('what nothing in the window catches', async () => {
    for (const fails of [
      () => void Promise.reject(new TypeError('Ada')),
      () =>
        queueMicrotask(() => {
          throw new RangeError('Ada');
        }),
    ]) {
      await page.evaluate(fails);
      await expect(notice).toBeVisible();
      await expect(page.getByText(/Ada|TypeError|RangeError/)).toBeHidden();
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await expect(notice).toBeHidden();
    }
    expect(app.faults.splice(0)).toEqual([expect.stringContaining('React error'), 'Ada', 'Ada']);
  });

  await test.step('the whole window', async () => {
    const end = await app.answers.replace('account.list', notAList);
    await app.call('account.save', { account: accountAt('http://127.0.0.1:9', { name: 'Northside' }) });
    const failure = page.getByRole('alert').filter({ hasText: title });
    await expect(failure).toBeVisible();
    await end();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
  });
});

// Fault (app): a script that the window needs first cannot be loaded -> it is said in the person's language, and the
// window can be loaded again
test('a window whose first scripts are missing says so, and loads them again', async ({ app, page }) => {
  const settings = await app.call('settings.read', {});
  await app.call('settings.save', { settings: { ...settings, language: 'da' } });
  // The window loads itself again in another language, which would cut the loading below short.
  await expect(page.locator('html')).toHaveAttribute('lang', 'da');
  const failure = page.getByRole('alert').filter({ hasText: 'Tagline kunne ikke indlæses' });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  for (const missing of ['index', 'main', 'react']) {
    await browser.send('Network.setBlockedURLs', { urls: [`*/assets/${missing}-*.js`] });
    await page.reload();
    await expect(failure).toBeVisible();
    await browser.send('Network.setBlockedURLs', { urls: [] });
    await failure.getByRole('button', { name: 'Indlæs igen' }).click();
    await expect(page.getByRole('button', { name: 'Indstillinger' })).toBeVisible();
    await expect(failure).toBeHidden();
  }
  app.faults.splice(0);
});
