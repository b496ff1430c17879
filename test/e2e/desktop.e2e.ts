import type { News } from '../electron-double/person.ts';
import type { DoubleProcess } from '../electron-double/start.ts';
import { until } from '../support/until.ts';
import { expect, test } from './support/app.ts';
import { objectionsInBothColours } from './support/axe.ts';
import { later, review, send, writeToGuests } from './support/campaign.ts';
import { startInDouble } from './support/in-double.ts';
import { only } from './support/only.ts';

only('outside the page');

/** All news of a kind, in order. */
function told<Kind extends News['news']>(double: DoubleProcess, kind: Kind) {
  return double.news.filter((one): one is Extract<News, { news: Kind }> => one.news === kind);
}

/** Chooses “New campaign”, once nothing greys it any more. */
async function startAnother(double: DoubleProcess): Promise<void> {
  const isAllowed = (): boolean =>
    told(double, 'menu-item').findLast(({ item }) => item === 'New campaign')?.enabled === true;
  await until(isAllowed, { what: 'the menu' });
  double.act({ act: 'menu', item: 'New campaign' });
}

test('the system shows what is sent and scheduled, and leads to it', async ({ app, page }) => {
  const { double } = app;

  // Fault (window): a notification is clicked while something is open in the window -> open work stays; the campaign
  // waits in a notice
  await test.step('the taskbar, the number at the icon and a notification lead to the campaign that waits', async () => {
    await writeToGuests(app, 9);
    await review(page, { 'Canary first': '2' });
    await send(page, 9);
    const goOn = page.getByRole('button', { name: 'Continue with 7 more' });
    await expect(goOn).toBeVisible();
    await until(() => told(double, 'notification').length === 1, { what: 'the notification' });
    expect(told(double, 'badge').map(({ count }) => count)).toEqual([1]);
    expect(told(double, 'progress').at(-1)).toMatchObject({ mode: 'paused' });

    await startAnother(double);
    await expect(goOn).toBeHidden();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Dark' }).click();
    await until(() => told(double, 'theme').at(-1)?.theme === 'dark', {
      what: 'the theme of what the system draws',
    });
    double.act({ act: 'click-notification' });
    await expect(page.getByText('The campaign of the notification is waiting.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Show it' }).click();
    await expect(goOn).toBeVisible();
    expect(told(double, 'window-to-front')).toHaveLength(1);

    await goOn.click();
    await until(() => told(double, 'notification').length === 2, { what: 'the notification' });
    expect(told(double, 'badge').map(({ count }) => count)).toEqual([1, 0]);
    expect(told(double, 'progress').at(-1)).toMatchObject({ fraction: -1 });

    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox', { name: 'Find a command' }).fill('zoom in');
    await page.keyboard.press('Enter');
    await until(() => told(double, 'zoom').length === 1, { what: 'the zoom' });
    expect(told(double, 'zoom')).toMatchObject([{ level: 0.5 }]);
  });

  // Fault (app): the app is closed, or the computer would sleep, while a campaign is scheduled
  await test.step('while something is scheduled an icon in the tray says so, leads to it, and quits only after the question', async () => {
    await startAnother(double);
    await writeToGuests(app, 3);
    await review(page, { 'Canary first': '0' });
    const dialog = page.getByRole('dialog', { name: 'Review and send' });
    await later(page);
    await dialog.getByRole('button', { name: /^Schedule for/ }).click();
    const starts = page.getByText(/^Starts by itself/);
    await expect(starts).toBeVisible();
    await until(() => told(double, 'tray').length > 0, { what: 'the icon' });
    const [icon] = told(double, 'tray');
    expect(icon?.hint).toBe('1 campaign is scheduled. Keep Tagline open.');
    expect(icon?.items.map((item) => item.replace(/^“.*$/, 'the campaign'))).toEqual([
      'Open Tagline',
      'separator',
      'the campaign',
      'separator',
      'Quit Tagline',
    ]);

    await expect(dialog).toBeHidden();
    await startAnother(double);
    await expect(starts).toBeHidden();
    double.act({ act: 'tray', item: icon?.items[2] ?? '' });
    await expect(starts).toBeVisible();
    const pressed = Promise.withResolvers<number>();
    double.answer = () => pressed.promise;
    double.act({ act: 'tray', item: 'Quit Tagline' });
    await until(() => double.questions.length === 1, { what: 'the question' });
    expect(double.questions[0]).toMatchObject({ options: { message: 'A campaign is scheduled.' } });
    pressed.resolve(0);
    await page.getByRole('button', { name: 'Back to draft' }).click();
    await until(() => told(double, 'no-tray').length === 1, { what: 'the end of the icon' });
    expect(told(double, 'tray')).toHaveLength(1);
  });
});

test('a page without a sandbox says so, and what to do', { tag: '@full' }, async ({ shared }) => {
  if (shared.host !== 'double') throw new Error('This test is for the double of Electron.');
  const computer = { switches: ['no-sandbox'] };
  const running = await startInDouble(test.info().outputPath('data'), shared.chromium, undefined, computer);
  const { page } = running;
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices.getByText('Tagline runs without its sandbox here.')).toBeVisible();
  await expect(notices.getByText(/install the \.deb package/)).toBeVisible();
  expect(await objectionsInBothColours(page)).toEqual([]);
  await running.end('stop');
});
