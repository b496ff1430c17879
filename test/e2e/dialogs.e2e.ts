import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { review, writeToGuests } from './support/campaign.ts';
import { leavePlace } from './support/close-dialog.ts';
import { chooseFile, excelCsv } from './support/import.ts';

async function openAccounts(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Accounts…' }).click();
  return page.getByRole('main', { name: 'Accounts' });
}

test('what was written is kept or left on purpose, and Escape closes one thing at a time', async ({
  page,
}) => {
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });

  await test.step('an account that was changed and not saved; removing it asks, and leaves the keyboard in the dialog', async () => {
    const dialog = await openAccounts(page);
    await dialog.getByRole('button', { name: 'Add account' }).click();
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Northside');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await openAccounts(page);
    await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Northside');
    await dialog.getByRole('button', { name: 'Demo DEMO' }).click();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await dialog.getByRole('textbox', { name: 'Service address' }).fill('http://127.0.0.1:9');
    await dialog.getByRole('button', { name: 'Save account' }).click();
    await expect(page.getByText('“Northside” is saved.')).toBeVisible();

    await dialog.getByRole('button', { name: 'Remove account' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Tagline forgets its API key.');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove account' }).click();
    await expect(dialog.getByRole('button', { name: 'Northside LIVE' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('one Escape closes a dialog, also while a tooltip shows in it', async () => {
    // Who presses twice as on a file means the dialog, and not what stands around it.
    const dialog = page.getByRole('dialog', { name: 'Paste rows' });
    await page.getByRole('button', { name: 'Paste' }).hover();
    for (const clickCount of [1, 2]) {
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
      await expect(dialog).toBeVisible();
    }
    await dialog.getByRole('button', { name: 'Close' }).hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('numbers that were written are asked about before a file takes their place', async () => {
    await page.getByRole('button', { name: 'Opt-outs' }).click();
    await page.getByRole('button', { name: 'Add numbers' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add numbers' });
    const numbers = dialog.getByRole('textbox', { name: 'Numbers' });
    await numbers.fill('+12125550109\nby phone');
    await dialog.getByRole('button', { name: 'From a file' }).click();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByText('1 number was added.')).toBeVisible();
    await expect(numbers).toHaveValue('by phone');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});

test('a message of the app covers nothing, in the window or over a dialog; the review leads to the rows that get nothing', {
  tag: '@full',
}, async ({ app, page }) => {
  await writeToGuests(app, 4);
  await page.getByRole('button', { name: 'Send a test' }).click();
  await page.getByRole('textbox', { name: 'Phone number' }).fill('+46701740690');
  await page.getByRole('button', { name: 'Send test' }).click();
  await expect(page.getByText('The test is in the demo inbox.')).toBeVisible();
  // A failure stays, however long what follows may take.
  await page.getByRole('button', { name: 'Templates' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('main', { name: 'Templates' }).getByRole('button', { name: 'Import' }).click();
  const other = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"other"}') };
  await (await chooser).setFiles(other);
  await expect(page.getByText('The file holds no Tagline templates.')).toBeVisible();
  await leavePlace(page, 'Templates');
  const notices = page.getByRole('region', { name: 'Notices' });
  const boxOf = async (locator: Locator) => (await locator.boundingBox())!;
  const between = await boxOf(notices);
  const above = await boxOf(page.getByRole('main'));
  expect(above.y + above.height).toBeLessThanOrEqual(between.y);
  expect(between.y + between.height).toBeLessThanOrEqual((await boxOf(page.getByRole('contentinfo'))).y);
  await page.keyboard.press('ControlOrMeta+Enter');
  const dialog = page.getByRole('dialog', { name: 'Review and send' });
  await expect(dialog.getByRole('button', { name: 'Demo: send to 4 people' })).toBeVisible();
  await expect(async () => {
    const over = await boxOf(notices);
    expect(over.y).toBe(0);
    expect(over.y + over.height).toBeLessThanOrEqual((await boxOf(dialog)).y);
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Campaigns' }).click();
  await page.getByRole('button', { name: 'New campaign' }).click();
  const mixed = excelCsv('mixed.csv', [
    ['Name', 'Mobile'],
    ['Ada', '+1 212 555 0100'],
    ['Grace', '12'],
    ['Ada again', '+1 212 555 0100'],
  ]);
  await chooseFile(page, mixed);
  await page.getByRole('button', { name: 'Add this person' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Hi {Name}');
  await review(page);
  await page.getByRole('button', { name: 'Show the rows: rejected rows' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Rejected' })).toBeChecked();
  await expect(page.getByRole('gridcell', { name: 'The number is too short.' })).toBeVisible();
});

test('numbers, pasted rows and settings that were only typed are left on purpose, or kept', {
  tag: '@full',
}, async ({ page }) => {
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });

  await test.step('numbers that were written and rows that were pasted', async () => {
    await page.getByRole('button', { name: 'Paste' }).click();
    await page.getByRole('textbox', { name: 'Rows' }).fill('Name\tMobile\nAda\t+12125550100');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByRole('textbox', { name: 'Rows' })).toHaveValue(/Ada/);
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Opt-outs' }).click();
    await page.getByRole('button', { name: 'Add numbers' }).click();
    const numbers = page.getByRole('textbox', { name: 'Numbers' });
    await numbers.fill('+12125550109');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('1 number was added.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(numbers).toBeHidden();
    await expect(question).toBeHidden();
    await leavePlace(page, 'Opt-outs');
  });

  await test.step('Escape takes back a number that was only typed, and closes the next time; a proxy is kept once it can be one', async () => {
    await page.getByRole('button', { name: 'Settings' }).click();
    const dialog = page.getByRole('main', { name: 'Settings' });
    const canary = dialog.getByRole('textbox', { name: 'Send to a few first' });
    await canary.fill('12');
    await page.keyboard.press('Escape');
    await expect(canary).toHaveValue('5');
    await canary.fill('12');
    await page.keyboard.press('Enter');
    await expect(canary).toHaveValue('12');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(canary).toHaveValue('12');

    await dialog.getByRole('button', { name: /^Advanced/ }).click();
    await dialog.getByRole('radio', { name: 'This address' }).click();
    const address = dialog.getByRole('textbox', { name: 'Proxy address' });
    await address.fill('ada:secret@proxy.example');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Tagline keeps no name and no password for a proxy.')).toBeVisible();
    await address.fill('proxy.example:8080');
    await page.keyboard.press('Enter');
    await expect(address).toHaveValue('http://proxy.example:8080');
    await expect(dialog.getByText('It learns only which service you use')).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(address).toHaveValue('http://proxy.example:8080');
  });
});
