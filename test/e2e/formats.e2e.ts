import { expect, test } from './support/app.ts';
import { objections } from './support/axe.ts';
import { chooseFile } from './support/import.ts';

const rows = [
  'Mobile,Name,Visit,Due,Born',
  '+12125550100,"HOLM, IDA",2026-12-03 09:00,1234.5,03/04/1990',
  '+12125550101,Mr Bo B. Jensen,2026-12-04 13:30,99,05/06/1991',
  '+12125550102,Cia,soon,12000,07/08/1992',
  '+12125550103,DAN VAN DIJK,,7,01/02/1993',
];
const visits = { name: 'visits.csv', bytes: Buffer.from(`${rows.join('\n')}\n`) };

test('a tag shows a date as its weekday, an amount with its thousands and a full name as the first one, chosen by mouse and by keyboard, and what does not fit is a problem of its row', {
  tag: '@full',
}, async ({ page }) => {
  await chooseFile(page, visits);
  await page.getByRole('button', { name: 'Add these 4 people' }).click();
  const message = page.getByRole('textbox', { name: 'Message' });
  const grid = page.getByRole('grid', { name: 'Recipients' });

  await test.step('whether the day or the month comes first is asked where the dates of a column do not show it', async () => {
    await message.fill('Born {Born}');
    await message.press('ArrowLeft');
    await message.press('Alt+ArrowDown');
    const popover = page.getByRole('dialog', { name: /^How .*Born.* is shown$/ });
    await expect(popover.getByText('03/04/1990 is')).toBeVisible();
    await expect(popover.getByRole('option')).toHaveCount(0);
    await expect(popover.getByRole('radio', { name: '3 April' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    expect(await objections(page)).toEqual([]);
    await popover.getByRole('option', { name: 'Day and month' }).click();
    await expect(message).toHaveValue('Born {Born:day-month mdy}');
    await expect(grid.getByRole('gridcell', { name: 'Born 4 March', exact: true })).toBeVisible();
    await popover.getByRole('radio', { name: '3 April' }).click();
    await expect(grid.getByRole('gridcell', { name: 'Born 3 April', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
  });

  await message.fill('Hi {Name}, see you on {Visit}: {Due} to pay');
  await expect(
    grid.getByRole('gridcell', { name: 'Hi HOLM, IDA, see you on 2026-12-03 09:00: 1234.5 to pay' }),
  ).toBeVisible();

  const at = (words: string) =>
    message.evaluate((area: HTMLTextAreaElement, found) => {
      const from = area.value.indexOf(found) + 2;
      area.setSelectionRange(from, from);
    }, words);
  await at('{Name}');
  await page.keyboard.press('Alt+ArrowDown');
  const names = page.getByRole('dialog', { name: /^How .*Name.* is shown$/ });
  await expect(names.getByRole('option', { name: 'First name' })).toContainText('Ida');
  expect(await objections(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(message).toHaveValue('Hi {Name:first-name}, see you on {Visit}: {Due} to pay');
  await page.keyboard.press('Escape');
  await expect(names).toBeHidden();

  const tag = page.locator('.editor-tag', { hasText: '{Visit}' });
  const box = (await tag.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const popover = page.getByRole('dialog', { name: /^How .*Visit.* is shown$/ });
  await expect(popover.getByRole('option', { name: 'As in the list' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(await objections(page)).toEqual([]);
  await expect(popover.getByRole('option', { name: 'Days from sending' })).toContainText(/ at 09:00$/);
  await popover.getByRole('option', { name: 'Weekday and date' }).click();
  await expect(message).toHaveValue('Hi {Name:first-name}, see you on {Visit:weekday-date}: {Due} to pay');
  await expect(
    grid.getByRole('gridcell', { name: 'Hi Ida, see you on Thursday 3 December: 1234.5 to pay' }),
  ).toBeVisible();
  await popover.getByRole('textbox', { name: 'Fallback if the cell is blank' }).fill('a day of your choice');
  await expect(
    grid.getByRole('gridcell', { name: 'Hi DAN VAN DIJK, see you on a day of your choice: 7 to pay' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();

  await expect(message).toBeFocused();
  await at('{Due}');
  await page.keyboard.press('Alt+ArrowDown');
  const due = page.getByRole('dialog', { name: /^How .*Due.* is shown$/ });
  await expect(due.getByRole('option', { selected: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(message).toHaveValue(/\{Due:number\} to pay$/);
  await expect(
    grid.getByRole('gridcell', { name: 'Hi Ida, see you on Thursday 3 December: 1,234.5 to pay' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(due).toBeHidden();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(message).toHaveValue(/\{Due\} to pay$/);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(message).toHaveValue(/\{Due:number\} to pay$/);

  const problem = page
    .getByRole('listitem')
    .filter({ hasText: '1 person has a cell that does not fit {Visit' });
  await problem.getByRole('button', { name: 'Show them' }).click();
  await expect(grid.getByRole('gridcell', { name: 'Hi Cia, see you on soon: 12,000 to pay' })).toBeVisible();
  await expect(grid.getByRole('row')).toHaveCount(3);

  await page.getByRole('button', { name: 'Review and send' }).click();
  const review = page.getByRole('dialog', { name: 'Review and send' });
  await expect(review).toContainText(
    '1 person has a cell that does not fit {Visit:weekday-date|a day of your choice}',
  );
  await review.getByRole('button', { name: 'Demo: send to 4 people' }).click();
  for (const text of [
    'Hi Bo, see you on Friday 4 December: 99 to pay',
    'Hi Cia, see you on soon: 12,000 to pay',
  ])
    await expect(page.getByRole('gridcell', { name: text }).first()).toBeVisible();

  await test.step('a window that is open over midnight shows what tomorrow means on the new day', async () => {
    await page.keyboard.press('ControlOrMeta+n');
    await page.getByRole('list', { name: 'Or use a list again' }).getByRole('button').click();
    await expect(grid.getByRole('gridcell', { name: 'HOLM, IDA', exact: true })).toBeVisible();
    await page.clock.install({ time: new Date(2026, 11, 2, 12) });
    await message.fill('See you {Visit:relative|soon}');
    const cell = (text: string) => grid.getByRole('gridcell', { name: text, exact: true });
    await expect(cell('See you tomorrow at 09:00')).toBeVisible();
    await page.clock.fastForward('13:00:00');
    await expect(cell('See you today at 09:00')).toBeVisible();
  });
});
