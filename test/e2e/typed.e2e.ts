import { expect, test } from './support/app.ts';
import { writeToGuests } from './support/campaign.ts';
import { only } from './support/only.ts';

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
});
