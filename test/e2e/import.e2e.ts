import { expect, test } from './support/app.ts';
import { chooseFile, excelCsv } from './support/import.ts';

const customers = excelCsv('kunder.csv', [
  ['Förnamn', 'Mobil', 'Belopp'],
  ['Åsa', '070-174 06 05', '100'],
  ['Björn', '+46 70 174 06 06', '200'],
  ['Åsa igen', '0701740605', '300'],
  ['Eve', 'abc', '400'],
  ['', '0701740607', '500'],
]);

test('a spreadsheet as Excel saves it becomes an audience, and every final text can be read', async ({
  page,
}) => {
  await chooseFile(page, customers);
  const dialog = page.getByRole('dialog', { name: /kunder\.csv/ });
  await expect(dialog.getByRole('button', { name: /windows-1252/i })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /Åsa 070-174 06 05/ })).toContainText('46701740605');
  await expect(dialog.getByRole('row', { name: /Eve/ })).toContainText('There are no digits');
  await dialog.getByRole('button', { name: 'Use these 3 people' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('textbox', { name: 'Message' }).fill('Hej {Förnamn|du}, {Belopp} kr');
  const grid = page.getByRole('grid', { name: 'Recipients' });
  for (const text of ['Hej Åsa, 100 kr', 'Hej Björn, 200 kr', 'Hej du, 500 kr']) {
    await expect(grid.getByRole('gridcell', { name: text, exact: true })).toBeVisible();
  }
});

test('what was written and who gets it are still there after a power cut', async ({ app, page }) => {
  await chooseFile(page, customers);
  await page.getByRole('button', { name: 'Use these 3 people' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Hej {Förnamn|du}');
  await expect(page.getByRole('gridcell', { name: 'Hej Björn', exact: true })).toBeVisible();
  await expect(page.getByText('Saved')).toBeVisible();

  const again = await app.restart('kill');
  await expect(again.getByRole('textbox', { name: 'Message' })).toHaveValue('Hej {Förnamn|du}');
  await expect(again.getByRole('gridcell', { name: 'Hej Björn', exact: true })).toBeVisible();
});
