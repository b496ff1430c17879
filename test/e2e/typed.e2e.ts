import type { Page } from '@playwright/test';
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
  await page.getByRole('button', { name: 'Use these 2 people' }).click();
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
    const name = page.getByRole('dialog', { name: 'Templates' }).getByRole('textbox', { name: 'Name' });
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
      .getByRole('textbox', { name: 'Word instead, where the cell is blank' })
      .pressSequentially('one day soon');
    await expect(message).toHaveValue('See you {Visit|one day soon}');
  });

  test('as the address of a proxy, which is used again once it is chosen again', async ({ app, page }) => {
    await page.getByRole('button', { name: 'Settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Settings' });
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
