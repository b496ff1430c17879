import type { News } from '../electron-double/person.ts';
import { until } from '../support/until.ts';
import { expect, test } from './support/app.ts';
import { review, send, writeToGuests } from './support/campaign.ts';
import { testHost } from './support/host.ts';

test.skip(testHost !== 'double', 'The taskbar, the dock and notifications are parts of Electron.');

type Told<Kind extends News['news']> = Extract<News, { news: Kind }>;

test('the taskbar, the number at the icon and a notification lead to the campaign that waits', async ({
  app,
  page,
}) => {
  const { double } = app;
  const told = <Kind extends News['news']>(kind: Kind) =>
    double.news.filter((one): one is Told<Kind> => one.news === kind);
  await writeToGuests(page, 9);
  await review(page, { 'Canary first': '2' });
  await send(page, 9);
  const goOn = page.getByRole('button', { name: 'Continue with 7 more' });
  await expect(goOn).toBeVisible();
  await until(() => told('notification').length === 1, { what: 'the notification' });
  expect(told('badge').map(({ count }) => count)).toEqual([1]);
  expect(told('progress').at(-1)).toMatchObject({ mode: 'paused' });

  double.act({ act: 'menu', item: 'New campaign' });
  await expect(goOn).toBeHidden();
  await page.getByRole('button', { name: 'Settings' }).click();
  double.act({ act: 'click-notification' });
  await expect(page.getByText('The campaign of the notification waits.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(goOn).toBeVisible();
  expect(told('window-to-front')).toHaveLength(1);

  await goOn.click();
  await until(() => told('notification').length === 2, { what: 'the notification' });
  expect(told('badge').map(({ count }) => count)).toEqual([1, 0]);
  expect(told('progress').at(-1)).toMatchObject({ fraction: -1 });
});
