import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { objections } from './support/axe.ts';
import { chooseFile, dropFiles, saveFile } from './support/import.ts';

const PATIENTS = `Name,Mobile,Clinic,Paid,Since
Ada,+46701740605,Old Mill,,3/4/2026
Bo,+46701740606,Quay,yes,
Cy,+46701740607,old mill,yes,
Di,+46701740608,Old Mill,,3/6/2026
Ed,+4687654321,Old Mill,,
Flo,none,Quay,,
`;
const MEMBERS = 'Name,Mobile,Town\nBo,+46701740606,Lund\nGus,+46701740609,Ystad\n';

async function chooseIn(page: Page, label: string, choice: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`${label}$`) }).click();
  await page
    .getByRole('option', { name: new RegExp(`^${choice}`) })
    .first()
    .click();
}

test('a file is filtered before it is a list, a list by two columns, and two lists are joined', {
  tag: '@full',
}, async ({ page }) => {
  await chooseFile(page, { name: 'patients.csv', bytes: Buffer.from(PATIENTS) });
  const dialog = page.getByRole('dialog', { name: /^Import/ });
  const rows = dialog.getByRole('region', { name: 'First rows' });

  await test.step('the rows behind a count are shown, and the first ones again', async () => {
    await dialog.getByRole('button', { name: '1 rejected' }).click();
    await expect(rows.getByRole('cell', { name: 'Flo' })).toBeVisible();
    await expect(rows.getByRole('cell', { name: 'Ada' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Show the first rows' }).click();
    await expect(rows.getByRole('cell', { name: 'Ada' })).toBeVisible();
  });

  await test.step('only some rows of the file', async () => {
    await dialog.getByRole('button', { name: 'Only some rows' }).click();
    const some = page.getByRole('dialog', { name: 'Only some rows' });
    await chooseIn(page, 'Column 1', 'Clinic');
    await some.getByRole('combobox', { name: 'Value 1' }).fill('mill');
    await page.getByRole('option', { name: 'Old Mill' }).click();
    expect(await objections(page)).toEqual([]);
    await some.getByRole('button', { name: 'Take these rows' }).click();
    await expect(dialog.getByText('Only rows where Clinic is “Old Mill”.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add these 4 people' }).click();
  });

  await test.step('all doubtful numbers are left out in one step, and taken back', async () => {
    await page.getByRole('radio', { name: 'To check, 1' }).click();
    await page.getByRole('button', { name: 'Leave all out' }).click();
    await expect(page.getByRole('radio', { name: 'Left out, 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Leave all out' })).toBeVisible();
  });

  await test.step('the list is filtered by two columns', async () => {
    await page.getByRole('button', { name: /4 people/ }).click();
    await page.getByRole('menuitem', { name: 'Filter or combine…' }).click();
    const derive = page.getByRole('dialog', { name: /^Make a list of/ });
    await chooseIn(page, 'Column 1', 'Name');
    await chooseIn(page, 'Test 1', 'is not');
    await derive.getByRole('combobox', { name: 'Value 1' }).fill('Ed');
    await page.keyboard.press('Tab');
    await derive.getByRole('button', { name: 'Add a condition' }).click();
    await chooseIn(page, 'Column 2', 'Paid');
    await chooseIn(page, 'Test 2', 'is empty');
    await expect(derive.getByText('2 people')).toBeVisible();
    expect(await objections(page)).toEqual([]);
    await derive.getByRole('textbox', { name: 'Name of the new list' }).fill('Unpaid');
    await derive.getByRole('button', { name: 'Make the list' }).click();
    await expect(page.getByRole('button', { name: /^List: Unpaid/ })).toBeVisible();
  });

  await test.step('and joined with another one, which says what it was made of', async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^List: Unpaid/ }).click();
    await page.getByRole('menuitem', { name: 'Import a file…' }).click();
    await (await chooser).setFiles({
      name: 'members.csv',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(MEMBERS),
    });
    await page.getByRole('button', { name: 'Add these 2 people' }).click();
    await page.getByRole('button', { name: /^List: members/ }).click();
    await page.getByRole('menuitem', { name: 'Filter or combine…' }).click();
    const derive = page.getByRole('dialog', { name: /^Make a list of/ });
    await derive.getByRole('radio', { name: 'With another list' }).click();
    await chooseIn(page, 'The other list', 'Unpaid');
    await expect(derive.getByText('4 people')).toBeVisible();
    await derive.getByRole('button', { name: 'Make the list' }).click();
    await expect(page.getByRole('button', { name: /^List: members and Unpaid/ })).toBeVisible();
    await page.getByRole('button', { name: 'Lists' }).click();
    await expect(page.getByText('“members” and “Unpaid” together')).toBeVisible();
    await expect(page.getByText('where Name is not “Ed”, and Paid is empty')).toBeVisible();
  });

  await test.step('by a date it asks for the order of day and month, by keyboard', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^List: members and Unpaid/ }).click();
    await page.getByRole('menuitem', { name: 'Filter or combine…' }).click();
    const derive = page.getByRole('dialog', { name: /^Make a list of/ });
    await chooseIn(page, 'Column 1', 'Since');
    await chooseIn(page, 'Test 1', 'is tomorrow');
    const name = derive.getByRole('textbox', { name: 'Name of the new list' });
    await expect(name).toHaveValue(/, Since is on \d+ \w+ \d{4}$/);
    await derive.getByRole('button', { name: /Test 1$/ }).press('Enter');
    await page.keyboard.press('End');
    for (let back = 0; back < 2; back += 1) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await derive.getByLabel('Date 1').fill('2026-03-05');
    await expect(derive.getByText(/may begin with the day or the month/)).toBeVisible();
    await derive.getByRole('radio', { name: '3/4/2026 = 4 Mar 2026' }).focus();
    await page.keyboard.press('Space');
    await expect(derive.getByText('1 person')).toBeVisible();
    expect(await objections(page)).toEqual([]);
    await derive.getByRole('button', { name: 'Make the list' }).click();
    await expect(
      page.getByRole('button', { name: /^List: members and Unpaid, Since is before 5 Mar 2026/ }),
    ).toBeVisible();
  });
});

test('conditions count and show what they take while they are chosen, by the dates of all rows', async ({
  page,
}) => {
  const visits = ['3/4/2026', ...Array.from({ length: 105 }, () => '5/4/2026'), '24/12/2026'];
  const lines = visits.map((visit, at) => `P${at},+467017406${(at % 90) + 10},${visit}`);
  await chooseFile(page, {
    name: 'visits.csv',
    bytes: Buffer.from(['Name,Mobile,Visit', ...lines].join('\n')),
  });
  const dialog = page.getByRole('dialog', { name: /^Import/ });
  await dialog.getByRole('button', { name: 'Only some rows' }).click();
  await chooseIn(page, 'Column 1', 'Visit');
  await chooseIn(page, 'Test 1', 'is on');
  const some = page.getByRole('dialog', { name: 'Only some rows' });
  await some.getByLabel('Date 1').fill('2026-04-03');
  await expect(some.getByText('1 row matches', { exact: true })).toBeVisible();
  await expect(some.getByRole('list', { name: 'The first rows that match' })).toContainText('P0');
  await some.getByLabel('Date 1').fill('2026-12-24');
  await expect(some.getByRole('list', { name: 'The first rows that match' })).toContainText('P106');
  expect(await objections(page)).toEqual([]);
  await some.getByRole('button', { name: 'Take these rows' }).click();
  await expect(dialog.getByRole('button', { name: 'Add this person' })).toBeVisible();
  const cellOf = (name: string) => dialog.getByRole('cell', { name, exact: true });
  await expect(cellOf('P106')).toBeVisible();
  await expect(cellOf('P1')).toHaveCount(0);
});

test('the condition of an earlier list is offered, and taken by one press', { tag: '@full' }, async ({
  page,
}) => {
  const file = { name: 'patients.csv', bytes: Buffer.from(PATIENTS) };
  const dialog = page.getByRole('dialog', { name: /^Import/ });
  await chooseFile(page, file);
  await dialog.getByRole('button', { name: 'Only some rows' }).click();
  await chooseIn(page, 'Column 1', 'Clinic');
  const some = page.getByRole('dialog', { name: 'Only some rows' });
  await some.getByRole('combobox', { name: 'Value 1' }).fill('mill');
  await page.getByRole('option', { name: 'Old Mill' }).click();
  await some.getByRole('button', { name: 'Take these rows' }).click();
  await dialog.getByRole('button', { name: 'Add these 4 people' }).click();
  await expect(dialog).toBeHidden();
  await dropFiles(page, saveFile(file));
  await expect(dialog.getByText('Last time only rows where Clinic is “Old Mill”.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Add these 5 people' })).toBeVisible();
  expect(await objections(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Do the same' }).click();
  await expect(dialog.getByText('Only rows where Clinic is “Old Mill”.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Add these 4 people' })).toBeVisible();
});
