import { dayAfter, dayAt } from '../../shared/format/sending-day.ts';
import { expect, test } from './support/app.ts';
import { objectionsInBothColours } from './support/axe.ts';
import { chooseFile } from './support/import.ts';

test('a draft becomes one for each day, each with its rows and its time, and none starts', {
  tag: '@full',
}, async ({ page }) => {
  const today = dayAt(Date.now());
  const [soon, later] = [dayAfter(today, 5), dayAfter(today, 6)];
  const rows = [soon, `${later} 09:00`, 'soon', `${soon} 10:00`, soon];
  const seen = ['3/4/2031', '13/4/2031', '3/4/2031', '', ''];
  const lines = rows.map((visit, at) => `P${at},+467017406${10 + (at % 4)},${visit},${seen[at]}`);
  const bytes = Buffer.from(`Name,Mobile,Visit,Seen\n${lines.join('\n')}\n`);
  await chooseFile(page, { name: 'visits.csv', bytes });
  await page.getByRole('button', { name: 'Add these 4 people' }).click();
  await page.getByRole('textbox', { name: /^Message/ }).fill('See you {Visit:weekday}');

  const menu = page.getByRole('button', { name: /^List:/ });
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'One campaign for each day…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'One campaign for each day' });
  const column = dialog.getByRole('button', { name: /Column with the days$/ });
  await test.step('the order of day and month that a column shows can be changed', async () => {
    await column.press('Enter');
    await page.getByRole('option', { name: 'Seen' }).press('Enter');
    await expect(dialog.getByRole('radio', { name: '3/4/2031 = 3 Apr 2031' })).toBeChecked();
    await expect(dialog.getByRole('listitem').filter({ hasText: /No date/ })).toContainText('2 rows');
    await dialog.getByRole('radio', { name: '3/4/2031 = 4 Mar 2031' }).press('Space');
    await expect(dialog.getByRole('listitem').filter({ hasText: /No date/ })).toContainText('3 rows');
    await expect(dialog.getByRole('radio', { name: '3/4/2031 = 4 Mar 2031' })).toBeChecked();
  });
  await column.press('Enter');
  await page.getByRole('option', { name: 'Visit' }).press('Enter');
  await expect(
    dialog.getByText('1 row has no date in this column and gets a draft of its own: row 4 “soon”'),
  ).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: '3 rows' })).toBeVisible();
  await dialog.getByRole('radio', { name: 'At a time' }).press('Space');
  await dialog.getByLabel('Time', { exact: true }).fill('17:30');
  await expect(dialog.getByText(/^set for .*17:30$/)).toHaveCount(2);
  expect(await objectionsInBothColours(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Make 3 drafts' }).press('Enter');
  await expect(page.getByText('3 drafts made. None has started.')).toBeVisible();

  await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveText('See you {Visit:weekday}');
  await page.getByRole('button', { name: 'Campaigns' }).click();
  const drawer = page.getByRole('dialog', { name: 'Campaigns' });
  await expect(drawer.getByText(/^visits, Visit is on /)).toHaveCount(2);
  await expect(drawer.getByText('visits, Visit is no date')).toBeVisible();
});
