import { menuName } from '../../shared/commands/commands.ts';
import type { News } from '../electron-double/person.ts';
import type { DoubleProcess } from '../electron-double/start.ts';
import { until } from '../support/until.ts';
import { expect, test } from './support/app.ts';
import { objectionsInBothColours } from './support/axe.ts';
import { greetGuests, later, review, writeToGuests } from './support/campaign.ts';
import { closeDialog, leavePlace } from './support/close-dialog.ts';
import { startInDouble } from './support/in-double.ts';
import { only } from './support/only.ts';
import { threeSteps } from './support/start.ts';

only('outside the page');

/** All news of a kind, in order. */
function told<Kind extends News['news']>(double: DoubleProcess, kind: Kind) {
  return double.news.filter((one): one is Extract<News, { news: Kind }> => one.news === kind);
}

/** Whether the menu bar offers an item now, as the window last said. */
function isOffered(double: DoubleProcess, item: string): boolean {
  return told(double, 'menu-item').findLast((one) => one.item === item)?.enabled === true;
}

/** Chooses an item of the menu bar once it is offered. */
async function choose(double: DoubleProcess, item: string): Promise<void> {
  await until(() => isOffered(double, item), { what: `“${item}” in the menus` });
  double.act({ act: 'menu', item });
}

// Fault (window): a notification is clicked while something is open in the window -> open work stays; the campaign
// waits in a notice
test('the taskbar, the number at the icon and a notification lead to the campaign that waits', async ({
  app,
  page,
}) => {
  const { double } = app;
  await greetGuests(app, 9, { canary: 2 });
  const goOn = page.getByRole('button', { name: 'Continue with 7 more' });
  await expect(goOn).toBeVisible();
  await until(() => told(double, 'notification').length === 1, { what: 'the notification' });
  expect(told(double, 'badge').map(({ count }) => count)).toEqual([1]);
  expect(told(double, 'progress').at(-1)).toMatchObject({ mode: 'paused' });

  await choose(double, 'New campaign');
  await expect(goOn).toBeHidden();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Dark' }).click();
  await until(() => told(double, 'theme').at(-1)?.theme === 'dark', {
    what: 'the theme of what the system draws',
  });
  await leavePlace(page, 'Settings');
  await page.getByRole('button', { name: 'Paste' }).click();
  await expect(page.getByRole('dialog', { name: 'Paste rows' })).toBeVisible();
  double.act({ act: 'click-notification' });
  await expect(page.getByText('The campaign you clicked is waiting.')).toBeVisible();
  await closeDialog(page, 'Paste rows');
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
test('while something is scheduled an icon in the tray says so, leads to it, and quits only after the question', {
  tag: '@full',
}, async ({ app, page }) => {
  const { double } = app;
  await writeToGuests(app, 3);
  await review(page, { 'Send to a few first': '0' });
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
  await choose(double, 'New campaign');
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

test('the menus offer what applies, and choosing does it', async ({ app, page }) => {
  const { double } = app;
  await until(() => isOffered(double, 'New campaign'), { what: 'the menus' });
  expect(isOffered(double, menuName('draft.review'))).toBe(false);
  await writeToGuests(app, 3);
  await choose(double, menuName('draft.review'));
  await expect(page.getByRole('dialog', { name: 'Review and send' })).toBeVisible();
  await until(() => !isOffered(double, 'New campaign'), { what: 'a greyed menu under the dialog' });
  double.act({ act: 'menu', item: 'New campaign' });
  await closeDialog(page, 'Review and send');

  const message = page.getByRole('textbox', { name: 'Message' });
  await message.focus();
  await choose(double, 'Undo');
  await expect(message).toHaveValue('');
  await choose(double, 'Redo');
  await expect(message).toHaveValue('Hej {Namn}, välkommen!');
  await choose(double, 'Accounts…');
  await leavePlace(page, 'Accounts');
  await choose(double, 'Keyboard shortcuts');
  // Until that was said, the menus seem to offer what the dialog covers.
  await until(() => !isOffered(double, 'New campaign'), { what: 'a greyed menu under the dialog' });
  await closeDialog(page, 'Keyboard shortcuts');
  double.act({ act: 'menu', item: 'Open the log folder' });
  await until(() => told(double, 'opened').some(({ path }) => path === app.dataDir), { what: 'the folder' });
  await choose(double, 'New campaign');
  await expect(threeSteps(page)).toBeVisible();
});

test('a page without a sandbox says so, and what to do', { tag: '@full' }, async ({ shared }) => {
  if (shared.host !== 'double') throw new Error('This test is for the double of Electron.');
  const computer = { switches: ['no-sandbox'] };
  const running = await startInDouble(test.info().outputPath('data'), shared.chromium, undefined, computer);
  const { page } = running;
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices.getByText('Tagline runs here without one of its protections.')).toBeVisible();
  await expect(notices.getByText(/install the \.deb package/)).toBeVisible();
  expect(await objectionsInBothColours(page)).toEqual([]);
  await running.end('stop');
});
