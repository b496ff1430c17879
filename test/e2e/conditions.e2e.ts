import { expect, test } from './support/app.ts';
import { objectionsInBothColours } from './support/axe.ts';
import { send } from './support/campaign.ts';
import { chooseFile } from './support/import.ts';

const rows = [
  'Mobile,Name,Parking,Permit,City',
  '+12125550100,Ida,yes,P7,Aarhus',
  '+12125550101,Bo,no,,Vejle',
  '+12125550102,Cia,2,P9,Aarhus',
  '+12125550103,Dan,,,Vejle',
];
const visits = { name: 'visits.csv', bytes: Buffer.from(`${rows.join('\n')}\n`) };

test('words for some people are picked, counted, changed, undone, and each phone gets its own', {
  tag: '@full',
}, async ({ app, page }) => {
  await chooseFile(page, visits);
  await page.getByRole('button', { name: 'Add these 4 people' }).click();
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Hi {Name}, at 9. ');
  await message.press('End');

  await page.getByRole('button', { name: 'Insert tag' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Text for some people only…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Text for some people only' });
  await dialog.getByRole('button', { name: /Column/ }).press('Enter');
  await page.getByRole('option', { name: 'Parking' }).click();
  await expect(dialog).toContainText('2 people get the words, 2 do not.');
  await dialog.getByRole('textbox', { name: 'Words', exact: true }).fill('Bring {Permt}.');
  await expect(dialog).toContainText('There is no column called “Permt”.');
  await dialog.getByRole('textbox', { name: 'Words', exact: true }).fill('Bring {Permit}.');
  await dialog.getByRole('textbox', { name: 'Words for everybody else' }).fill('Take bus 12.');
  expect(await objectionsInBothColours(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Insert' }).click();
  const written = 'Hi {Name}, at 9. {Parking?Bring {Permit}.|Take bus 12.}';
  await expect(message).toHaveValue(written);
  await expect(message).toBeFocused();
  const grid = page.getByRole('grid', { name: 'Recipients' });
  await expect(grid.getByRole('gridcell', { name: 'Hi Ida, at 9. Bring P7.', exact: true })).toBeVisible();
  await expect(grid.getByRole('gridcell', { name: 'Hi Dan, at 9. Take bus 12.', exact: true })).toBeVisible();

  await message.press('ArrowLeft');
  await message.press('Alt+ArrowDown');
  await dialog.getByRole('button', { name: /if the cell is/ }).press('Enter');
  await page.getByRole('option', { name: /^2/ }).click();
  await expect(dialog).toContainText('1 person gets the words, 3 do not.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(message).toHaveValue('Hi {Name}, at 9. {Parking=2?Bring {Permit}.|Take bus 12.}');
  await message.press('ControlOrMeta+z');
  await expect(message).toHaveValue(written);

  await message.fill('See you{Parking? at noon}.');
  await message.press('End');
  for (let back = 0; back < 2; back += 1) await message.press('ArrowLeft');
  await message.press('Alt+ArrowDown');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(message).toHaveValue('See you{Parking? at noon}.');

  await message.fill(`${written} {City=Bonn?Gate 4.}`);
  await expect(page.getByText('Nobody gets the words for “Bonn”: no one here has that value.')).toBeVisible();
  await message.fill(written);
  await expect(page.getByText(/^Nobody gets the words/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Review and send' }).click();
  await expect(page.getByRole('heading', { name: 'Each kind of text' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '2 people', level: 4 })).toHaveCount(2);
  expect(await objectionsInBothColours(page)).toEqual([]);
  await send(page, 4);
  for (const [n, text] of [
    'Ida, at 9. Bring P7.',
    'Bo, at 9. Take bus 12.',
    'Cia, at 9. Bring P9.',
    'Dan, at 9. Take bus 12.',
  ].entries()) {
    const asked = { msisdn: `1212555010${n}`, before: null, count: 5 };
    await expect
      .poll(async () => (await app.call('practice.phone', asked)).rows.map((one) => one.text))
      .toEqual([`Hi ${text}`]);
  }
});
