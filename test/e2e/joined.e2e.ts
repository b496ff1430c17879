import { expect, test } from './support/app.ts';
import { objections } from './support/axe.ts';
import { chooseFile, openChoices } from './support/import.ts';

const rows = [
  'Mobile,Name,Time',
  '+12125550100,Ida,09:00',
  '+12125550101,Bo,10:00',
  '+12125550100,Ida,13:30',
  '+12125550102,Cia,11:00',
  '+12125550102,Dan,12:00',
];
const visits = { name: 'visits.csv', bytes: Buffer.from(`${rows.join('\n')}\n`) };

test('two appointments of a person become one text, chosen at the import, and two people of one number are asked about', {
  tag: '@full',
}, async ({ page }) => {
  await chooseFile(page, visits);
  const dialog = page.getByRole('dialog', { name: /^Import/ });
  await openChoices(dialog);
  await dialog.getByRole('button', { name: 'Same number twice' }).click();
  await page.getByRole('option', { name: 'Join their rows' }).click();
  await expect(dialog.getByRole('button', { name: 'How to join “Time”' })).toContainText('All, as a list');
  expect(await objections(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add these 3 people' }).click();

  await page.getByRole('textbox', { name: 'Message' }).fill('Hi {Name}, see you at {Time}');
  const grid = page.getByRole('grid', { name: 'Recipients' });
  await grid.getByRole('row', { name: /Hi Ida, see you at 09:00 and 13:30/ }).click();
  const panel = page.getByRole('complementary', { name: 'Selected row' });
  const sources = panel.getByRole('region', { name: 'Rows of this text' });
  await expect(sources).toContainText('Row 2Time 09:00');
  await expect(sources).toContainText('Row 4Time 13:30');
  expect(await objections(page)).toEqual([]);

  await test.step('its row in the grid unfolds by mouse, by key and from its menu', async () => {
    const cell = grid.getByRole('gridcell', { name: 'Hi Ida, see you at 09:00 and 13:30', exact: true });
    const next = grid.getByRole('row', { name: /Hi Bo/ });
    const top = async () => (await next.boundingBox())!.y;
    const folded = await top();
    await expect(cell).toHaveAttribute('aria-expanded', 'false');
    await cell.locator('.grid-unfold').click();
    await expect(cell).toHaveAttribute('aria-expanded', 'true');
    await expect(cell).toHaveAccessibleDescription('Row 2 Time 09:00 Row 4 Time 13:30');
    const below = grid.getByRole('row', { name: /^Row 2/ });
    await expect
      .poll(async () => (await top()) - folded)
      .toBe(Math.ceil((await below.boundingBox())!.height));
    expect(await objections(page)).toEqual([]);

    await cell.click();
    await page.keyboard.press('Enter');
    await expect(cell).toHaveAttribute('aria-expanded', 'false');
    await expect(below).toHaveCount(0);
    expect(await top()).toBe(folded);

    await cell.click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Show the rows of this text' }).click();
    await expect(below).toBeVisible();
    await expect(grid.getByRole('gridcell', { expanded: true })).toHaveCount(1);
  });

  const asked = page.getByRole('status').filter({ hasText: '1 person on several rows that differ.' });
  await asked.getByRole('button').first().click();
  const compare = page.getByRole('dialog', { name: 'Same number, several rows' });
  await expect(compare.getByRole('cell', { name: /^Cia and Dan/ })).toBeVisible();
  const names = await compare.getByRole('rowheader').allTextContents();
  expect(names.slice(0, 3), 'the columns of the message come first').toEqual(['As written', 'Name', 'Time']);
  await compare.getByRole('button', { name: 'How to join “Time”' }).press('Enter');
  await page.getByRole('option', { name: 'The earliest' }).click();
  await expect(compare.getByRole('cell', { name: /^11:00 .*The earliest/ })).toBeVisible();
  expect(await objections(page)).toEqual([]);
  await compare.getByRole('button', { name: 'Join their rows' }).press('Enter');
  await expect(compare.getByText('Gets the text', { exact: true })).toBeVisible();
  await expect(compare.getByRole('button', { name: 'Join their rows' })).toBeFocused();
  await compare.getByRole('button', { name: 'Done' }).click();
  await expect(
    grid.getByRole('gridcell', { name: 'Hi Cia and Dan, see you at 11:00', exact: true }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Review and send' }).click();
  const review = page.getByRole('dialog', { name: 'Review and send' });
  await expect(review.getByRole('button', { name: 'Demo: send to 3 people' })).toBeEnabled();
  await expect(review).toContainText('In the text of another row');
});

test('where no date shows whether the day or the month is first, the import asks, and lists can be in any language of messages', {
  tag: '@full',
}, async ({ page }) => {
  const dates = 'Mobile,Name,Visit\n+12125550100,Ida,1/2/2026\n+12125550100,Ida,2/1/2026\n';
  await chooseFile(page, { name: 'dates.csv', bytes: Buffer.from(dates) });
  const dialog = page.getByRole('dialog', { name: /^Import/ });
  await openChoices(dialog);
  await dialog.getByRole('button', { name: 'Same number twice' }).click();
  await page.getByRole('option', { name: 'Join their rows' }).click();
  await dialog.getByRole('button', { name: 'Language of lists' }).click();
  await page.getByRole('option', { name: 'Polish' }).click();
  await dialog.getByRole('button', { name: 'How to join “Visit”' }).click();
  await page.getByRole('option', { name: 'The earliest' }).click();
  await dialog.getByText(/^1\/2\/2026 = .*Feb/).click();
  expect(await objections(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Add / }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Hi {Name}, see you {Visit}');
  await expect(page.getByRole('gridcell', { name: 'Hi Ida, see you 2/1/2026', exact: true })).toBeVisible();
});

test('where no date shows the order, several rows of one number ask for it too', {
  tag: '@full',
}, async ({ page }) => {
  const dates = 'Mobile,Name,Visit\n+12125550100,Ida,1/2/2026\n+12125550100,Ida,2/1/2026\n';
  await chooseFile(page, { name: 'dates.csv', bytes: Buffer.from(dates) });
  await page
    .getByRole('dialog', { name: /^Import/ })
    .getByRole('button', { name: /^Add / })
    .click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Hi {Name}, see you {Visit}');
  const asked = page.getByRole('status').filter({ hasText: '1 person on several rows that differ.' });
  await asked.getByRole('button').first().click();
  const compare = page.getByRole('dialog', { name: 'Same number, several rows' });
  await compare.getByRole('button', { name: 'How to join “Visit”' }).press('Enter');
  await page.getByRole('option', { name: 'The earliest' }).click();
  await expect(compare.getByText('Cannot be joined like this')).toBeVisible();
  await compare.getByText(/^1\/2\/2026 = .*Feb/).click();
  await expect(compare.getByText('Cannot be joined like this')).toHaveCount(0);
  expect(await objections(page)).toEqual([]);
  await compare.getByRole('button', { name: 'Join their rows' }).click();
  await compare.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('gridcell', { name: 'Hi Ida, see you 2/1/2026', exact: true })).toBeVisible();
});
