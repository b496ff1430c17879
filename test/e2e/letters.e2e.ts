import type { Page } from '@playwright/test';
import { accountAt } from '../services/support/account.ts';
import { type AppUnderTest, expect, test } from './support/app.ts';
import { objections } from './support/axe.ts';
import { chooseFile } from './support/import.ts';

const names = ['Anna', 'Łucja', 'Bartłomiej', 'Ewa'];

/** Imports four Poles, two of them with an l-stroke, and writes to them through a live account without an encoding. */
async function writeToPoles(app: AppUnderTest, page: Page): Promise<void> {
  // Nobody listens there: a rehearsal makes no connection to it.
  await app.call('account.save', { account: accountAt('http://127.0.0.1:1', { name: 'Northside' }) });
  await page.reload();
  const rows = names.map((name, at) => `${name};+46 70 174 060${5 + at}\r\n`);
  await chooseFile(page, { name: 'poles.csv', bytes: Buffer.from(`\ufeffImię;Mobil\r\n${rows.join('')}`) });
  await page.getByRole('button', { name: 'Add these 4 people' }).click();
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Northside' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Dr. {Imię}');
}

test('letters that may be lost are shown wherever they matter, and a test tells whether an encoding arrives right', {
  tag: '@full',
}, async ({ app, page }) => {
  await test.step('a test to one’s own phone tells whether an encoding arrives right, and the answer stays with the account', async () => {
    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByRole('menuitem', { name: 'Accounts…' }).click();
    const dialog = page.getByRole('main', { name: 'Accounts' });
    const advanced = dialog.getByRole('button', { name: 'Advanced' });
    await advanced.click();
    const tested = dialog.getByRole('region', { name: 'Test of the encoding' });
    await expect(
      tested.getByText('It is not yet known whether characters are right on phones with “UCS-2”.'),
    ).toBeVisible();
    await tested.getByRole('textbox', { name: 'Your phone number' }).fill('+46 70 174 0699');
    await tested.getByRole('button', { name: 'Send a test of the encoding' }).click();
    await expect(tested.getByText('Test: Łódź, gęś')).toBeVisible();
    await tested.getByRole('button', { name: 'All correct' }).click();
    await dialog.getByRole('button', { name: 'Save account' }).click();
    await expect(tested.getByText('With “UCS-2” all characters were right on your phone.')).toBeVisible();
    expect(await objections(page)).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByRole('menuitem', { name: 'Accounts…' }).click();
    await advanced.click();
    await expect(tested.getByText('With “UCS-2” all characters were right on your phone.')).toBeVisible();
  });

  await test.step('letters that may be lost stop the review, are lost in a rehearsal, and are written otherwise and back', async () => {
    await writeToPoles(app, page);
    await expect(page.getByText('Characters may be lost for 2 people: Ł, ł')).toBeVisible();
    await page.getByRole('radio', { name: /^Characters may be lost/ }).click();
    const grid = page.getByRole('grid', { name: 'Recipients' });
    await expect(grid.getByRole('row', { name: /Dr\. / })).toHaveCount(2);
    await grid.getByRole('gridcell', { name: 'Dr. Łucja' }).click();
    const phone = page.getByRole('figure', { name: 'Final message' });
    await expect(phone.locator('mark')).toHaveText('Ł');
    await expect(phone.getByText('characters may be lost')).toBeVisible();

    await page.getByRole('button', { name: 'Review and send' }).click();
    const dialog = page.getByRole('dialog', { name: 'Review and send' });
    await expect(dialog.getByText('Polish letters may arrive as “?” for 2 people.')).toBeVisible();
    expect(await objections(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Set this up' }).click();
    const accounts = page.getByRole('dialog', { name: 'Accounts' });
    const encoding = accounts.getByRole('textbox', { name: 'Encoding for Unicode texts' });
    await expect(encoding, 'the field to fill in is in hand').toBeFocused();
    await expect(encoding).toBeInViewport({ ratio: 1 });
    await expect(accounts.getByRole('button', { name: /^Use “UCS2”/ })).toBeVisible();
    await accounts.getByRole('button', { name: 'Save account' }).click();
    await expect(accounts, 'and saving leads back').toBeHidden();
    await dialog.getByRole('button', { name: 'Send anyway' }).click();
    await expect(dialog.getByText('Sent anyway: 2 texts may lose characters.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Choose again' }).click();
    await expect(dialog.getByText(/^Polish letters may arrive as/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Rehearse' }).click();
    const rehearsal = page.getByRole('region', { name: 'Rehearsal' });
    await expect(rehearsal.getByRole('heading', { name: '2 texts lost characters' })).toBeVisible();
    await expect(rehearsal.getByText('on demo phones: Ł (1), ł (1)')).toBeVisible();
    await rehearsal.getByRole('button', { name: 'See the phones' }).click();
    const inbox = page.getByRole('main', { name: 'Demo inbox' });
    await expect(inbox.getByText('2 texts lost characters: Ł (1), ł (1)')).toBeVisible();
    await expect(inbox.getByText('Characters lost')).toHaveCount(2);
    expect(await objections(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await rehearsal.getByRole('button', { name: 'Back to the draft' }).click();

    const letters = page.getByRole('list', { name: 'Simpler characters' });
    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByRole('menuitem', { name: /DEMO/ }).click();
    await expect(
      letters.getByText('Sent unchanged through Northside, 2 phones may show “?” instead.'),
      'on Practice it is said of the account that is meant',
    ).toBeVisible();
    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByRole('menuitem', { name: 'Northside' }).click();
    await letters.getByRole('button', { name: 'Use simpler characters' }).click();
    await expect(grid.getByRole('gridcell', { name: 'Dr. Bartlomiej' })).toBeVisible();
    await expect(page.getByText(/^Characters may be lost for/)).toBeHidden();
    await letters.getByRole('button', { name: 'Show the texts' }).click();
    await expect(page.getByRole('radio', { name: /^Simpler characters/ })).toBeChecked();
    await expect(grid).toHaveAttribute('aria-rowcount', '3');
    const panel = page.getByRole('complementary', { name: 'Selected row' });
    await expect(panel.locator('del')).toHaveText('Ł');
    await expect(panel.locator('ins')).toHaveText('L');
    await expect(panel.getByText('As written, characters may be lost: Ł.')).toBeVisible();
    expect(await objections(page)).toEqual([]);
    await letters.getByRole('button', { name: 'Send unchanged' }).click();
    await page.getByRole('button', { name: 'Show all rows' }).click();
    await expect(grid.getByRole('gridcell', { name: 'Dr. Bartłomiej' })).toBeVisible();
    await page.getByRole('button', { name: 'Review and send' }).click();
    await dialog.getByRole('button', { name: 'Use simpler characters' }).click();
    await expect(dialog.getByText(/^Polish letters may arrive as/)).toBeHidden();
    await dialog.getByRole('button', { name: 'Rehearse' }).click();
    await expect(
      rehearsal.getByRole('heading', { name: 'The rehearsal came out as predicted' }),
    ).toBeVisible();
  });
});
