import type { Page } from '@playwright/test';
import { fail } from '../../shared/result.ts';
import { expect, test } from './support/app.ts';
import { writeToGuests } from './support/campaign.ts';
import { chooseFile } from './support/import.ts';
import { only } from './support/only.ts';

const visits = {
  name: 'visits.csv',
  bytes: Buffer.from('Mobile,Name,Visit\n+12125550100,Ida,Monday\n+12125550101,,\n'),
};

async function useVisits(page: Page): Promise<void> {
  await chooseFile(page, visits);
  await page.getByRole('button', { name: 'Add these 2 people' }).click();
  await expect(page.getByRole('grid', { name: 'Recipients' })).toContainText('Ida');
}

test.describe('what a person types stays as typed', { tag: '@full' }, () => {
  only('answers');

  test('in a cell, while what was typed before is saved', async ({ app, page }) => {
    await writeToGuests(app, 4);
    const grid = page.getByRole('grid', { name: 'Recipients' });
    const cell = page
      .getByRole('complementary', { name: 'Selected row' })
      .getByRole('textbox', { name: 'Namn' });
    await cell.fill('Adam');
    // In one go, so that no answer comes in between.
    await cell.evaluate((input) => {
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      document.execCommand('insertText', false, ' Smith');
    });
    await expect(grid.getByRole('gridcell', { name: 'Adam', exact: true })).toBeVisible();
    await expect(cell).toHaveValue('Adam Smith');
    await cell.press('Enter');
    await expect(grid.getByRole('gridcell', { name: 'Adam Smith', exact: true })).toBeVisible();
  });

  test('in the number of a row, of which two countries make another number: a press chooses one', async ({
    app,
    page,
  }) => {
    await app.call('settings.save', { settings: { home: 'US' } });
    const file = 'Mobile,Name\n(212) 555-0100,Ida\n(212) 555-0101,Bo\n';
    await chooseFile(page, { name: 'members.csv', bytes: Buffer.from(file) });
    await page.getByRole('button', { name: 'Add these 2 people' }).click();
    await expect(page.getByRole('grid', { name: 'Recipients' })).toContainText('Ida');
    await app.call('settings.save', { settings: { home: 'IN' } });
    const number = page
      .getByRole('complementary', { name: 'Selected row' })
      .getByRole('textbox', { name: 'Mobile' });
    await number.fill('7025550123');
    await number.press('Enter');
    const choice = page.getByRole('dialog', { name: 'Which number is “7025550123”?' });
    await expect(choice.getByRole('button', { name: /^\+1 702/ })).toBeVisible();
    await choice.getByRole('button', { name: /^\+91/ }).click();
    await expect(choice).toBeHidden();
    await expect(page.getByRole('grid', { name: 'Recipients' })).toContainText('70255 50123');
  });

  test('in a version for people without a value, where undo brings back none of the others’ text', async ({
    app,
    page,
  }) => {
    await useVisits(page);
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.fill('Hi {Name}');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const [draft] = (await app.call('campaign.list', { before: null })).rows;
    const { options } = await app.call('draft.get', { campaignId: draft!.id });
    const versions = { column: 'Name', cases: [{ values: [''], message: 'Hello' }] };
    await app.call('draft.save', { campaignId: draft!.id, patch: { options: { ...options, versions } } });
    await message.fill('Hi {Name}, it is today');
    await page.getByRole('tab', { name: /^No value/ }).click();
    await expect(message).toHaveValue('Hello');
    await message.press('ControlOrMeta+z');
    await message.press('End');
    await message.pressSequentially('!');
    await expect(message).toHaveValue('Hello!');
  });

  test('as the name of the next template, while one is saved', async ({ app, page }) => {
    await writeToGuests(app, 4);
    await page.getByRole('button', { name: 'Templates' }).click();
    const name = page.getByRole('main', { name: 'Templates' }).getByRole('textbox', { name: 'Name' });
    await name.fill('Spring');
    const added = await app.answers.hold('template.add');
    await name.press('Enter');
    await added.asked();
    await name.fill('Summer');
    await added.letGo();
    await expect(page.getByText('“Spring” is saved.')).toBeVisible();
    await expect(name).toHaveValue('Summer');
  });

  test('in the word instead of a blank cell, which may be several words', async ({ page }) => {
    await useVisits(page);
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.fill('See you {Visit}');
    await message.press('ArrowLeft');
    await message.press('Alt+ArrowDown');
    await page
      .getByRole('textbox', { name: 'Fallback if the cell is blank' })
      .pressSequentially('one day soon');
    await expect(message).toHaveValue('See you {Visit|one day soon}');
  });

  test('as the address of a proxy, which is used again once it is chosen again', async ({ app, page }) => {
    await page.getByRole('button', { name: 'Settings' }).click();
    const dialog = page.getByRole('main', { name: 'Settings' });
    await dialog.getByRole('button', { name: /^Advanced/ }).click();
    const choose = (way: string) => dialog.getByRole('radio', { name: way }).click();
    const used = async () => (await app.call('settings.read', {})).proxy;
    await choose('This address');
    await dialog.getByRole('textbox', { name: 'Proxy address' }).fill('proxy.example:8080');
    await page.keyboard.press('Enter');
    await expect.poll(used).toBe('http://proxy.example:8080');
    await choose('None');
    await expect.poll(used).toBe('none');
    await choose('This address');
    await expect.poll(used).toBe('http://proxy.example:8080');
  });
});

test('a notice stays while it has the focus, also where the pointer leaves it', { tag: '@full' }, async ({
  page,
}) => {
  await page.clock.install();
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Accounts…' }).click();
  const accounts = page.getByRole('main', { name: 'Accounts' });
  await accounts.getByRole('textbox', { name: 'Invoice reference' }).fill('Spring');
  await accounts.getByRole('button', { name: 'Save account' }).click();
  const notice = page.getByText('“Demo” is saved.');
  await notice.hover();
  const dismiss = page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Dismiss' });
  await dismiss.focus();
  await page.mouse.move(5, 5);
  await page.clock.fastForward(10_000);
  await expect(notice).toBeVisible();
  await dismiss.blur();
  await page.clock.fastForward(10_000);
  await expect(notice).toBeHidden();
});

test.describe(() => {
  only('answers');

  test('why an account cannot be removed is said where main cannot say who uses it', {
    tag: '@full',
  }, async ({ app, page }) => {
    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByRole('menuitem', { name: 'Accounts…' }).click();
    const accounts = page.getByRole('main', { name: 'Accounts' });
    await accounts.getByRole('button', { name: 'Add account' }).click();
    await accounts.getByRole('textbox', { name: 'Name', exact: true }).fill('Northside');
    await accounts.getByRole('textbox', { name: 'Service address' }).fill('http://127.0.0.1:9');
    await accounts.getByRole('button', { name: 'Save account' }).click();
    await expect(page.getByText('“Northside” is saved.')).toBeVisible();
    await app.answers.replace('account.uses', fail({ kind: 'conflict', message: 'The disk is full.' }));
    await accounts.getByRole('button', { name: 'Remove account' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('The disk is full.');
    await expect(question.getByRole('button', { name: 'Remove account' })).toBeDisabled();
  });
});
