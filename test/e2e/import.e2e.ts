import type { Locator } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { objectionsInBothColours } from './support/axe.ts';
import { review, send } from './support/campaign.ts';
import { chooseFile, dropFiles, excelCsv, openChoices, saveFile } from './support/import.ts';
import { countPresses } from './support/presses.ts';
import { threeSteps } from './support/start.ts';

const customers = excelCsv('kunder.csv', [
  ['Förnamn', 'Mobil', 'Belopp'],
  ['Åsa', '070-174 06 05', '100'],
  ['Björn', '+46 70 174 06 06', '200'],
  ['Åsa', '0701740605', '100'],
  ['Eve', 'abc', '400'],
  ['', '0701740607', '500'],
]);

test('a spreadsheet as Excel saves it becomes an audience, every final text can be read, and four presses practise it', {
  tag: '@full',
}, async ({ page }) => {
  const presses = await countPresses(page);
  await chooseFile(page, customers);
  const dialog = page.getByRole('dialog', { name: /kunder\.csv/ });
  await expect(
    dialog.getByText('CSV, semicolon, windows-1252, names in row 1, numbers of Sweden'),
  ).toBeVisible();
  await expect(dialog.getByRole('row', { name: /Åsa 070-174 06 05/ })).toContainText('+46 70 174 06 05');
  await expect(dialog.getByRole('row', { name: /Eve/ })).toContainText('There are no digits');
  await dialog.getByRole('button', { name: 'Add these 3 people' }).click();
  await expect(dialog).toBeHidden();

  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toBeFocused();
  await message.fill('Hej {Förnamn|du}, {Belopp} kr');
  const grid = page.getByRole('grid', { name: 'Recipients' });
  for (const text of ['Hej Åsa, 100 kr', 'Hej Björn, 200 kr', 'Hej du, 500 kr']) {
    await expect(grid.getByRole('gridcell', { name: text, exact: true })).toBeVisible();
  }
  await review(page);
  await send(page, 3);
  await expect(page.getByText('Finished', { exact: true }).first()).toBeVisible();
  expect(await presses()).toBe(4);
});

test('an import asks what is not clear before anything is made of it', async ({ page, app }) => {
  await test.step('home is asked once, with the computer’s country first, and kept', async () => {
    await app.call('settings.save', { settings: { home: null } });
    const members = excelCsv('members.csv', [
      ['Name', 'Mobile'],
      ['Ada', '(202) 555-0123'],
      ['Bo', '(202) 555-0124'],
    ]);
    await chooseFile(page, members);
    const dialog = page.getByRole('dialog', { name: /members\.csv/ });
    await expect(
      dialog.getByText('Which country are most of your numbers without a country code from?'),
    ).toBeVisible();
    const use = dialog.getByRole('button', { name: /^Add / });
    await expect(use).toBeDisabled();
    expect(await objectionsInBothColours(page)).toEqual([]);
    const buttons = await dialog.getByRole('radio').allTextContents();
    await dialog.getByRole('radio', { name: 'United States: 2 of 2' }).click();
    await expect(dialog.getByRole('row', { name: /Ada/ })).toContainText('+1 202 555 0123');
    await expect(dialog.getByRole('radio', { name: 'United States: 2 of 2' })).toBeChecked();
    await expect(use).toBeEnabled();
    await expect.poll(async () => (await app.call('settings.read', {})).home).toBe('US');
    await expect(dialog.getByRole('radio')).toHaveText(buttons);
    await dialog.getByRole('button', { name: 'Cancel import' }).click();
    await app.call('settings.save', { settings: { home: 'SE' } });
  });

  await test.step('the sample says its country itself, so that a newcomer is not asked for theirs', async () => {
    await app.call('settings.save', { settings: { home: null } });
    await page.getByRole('button', { name: 'Try it with a sample' }).click();
    const dialog = page.getByRole('dialog', { name: /sample-contacts/ });
    await expect(dialog.getByRole('row', { name: /Ada/ }).first()).toContainText('+1 ');
    await expect(dialog.getByText(/^Which country/)).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Cancel import' }).click();
    expect((await app.call('settings.read', {})).home).toBeNull();
    await app.call('settings.save', { settings: { home: 'SE' } });
  });

  await test.step('the country of a list is asked where its numbers are not those of home, and nothing is made before', async () => {
    const members = excelCsv('members.csv', [
      ['Name', 'Mobile'],
      ['Ada', '465 00 401'],
      ['Kari', '465 00 402'],
      ['Ola', '465 00 403'],
      ['Liv', '465 00 404'],
    ]);
    await chooseFile(page, members);
    const dialog = page.getByRole('dialog', { name: /members\.csv/ });
    await expect(
      dialog.getByText('Which country are the numbers without a country code from?'),
    ).toBeVisible();
    const use = dialog.getByRole('button', { name: /^Add / });
    await expect(use).toBeDisabled();
    expect(await objectionsInBothColours(page)).toEqual([]);
    await dialog.getByText('Norway: 4 of 4', { exact: true }).click();
    await expect(dialog.getByRole('row', { name: /Ada/ })).toContainText('+47 46 50 04 01');
    await dialog.getByRole('button', { name: 'Add these 4 people' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('people who said no are said, and nothing is made before somebody decides about them', async () => {
    await page.keyboard.press('ControlOrMeta+n');
    const members = excelCsv('medlemmer.csv', [
      ['Navn', 'Mobil', 'Ønsker SMS'],
      ['Åse', '+4520123401', 'ja'],
      ['Bo', '+4520123402', 'nej'],
      ['Cia', '+4520123403', ''],
      ['Dan', '+4520123404', 'ja'],
    ]);
    await chooseFile(page, members);
    const dialog = page.getByRole('dialog', { name: /medlemmer\.csv/ });
    await expect(dialog.getByText('2 people said no, or nothing clear, in “Ønsker SMS”')).toBeVisible();
    const use = dialog.getByRole('button', { name: /^Add these/ });
    await expect(use).toBeDisabled();
    expect(await objectionsInBothColours(page)).toEqual([]);
    const values = dialog.getByRole('region', { name: 'Ønsker SMS' });
    await expect(values.getByRole('checkbox', { name: 'nej 1', exact: true })).toBeChecked();
    await expect(values.getByRole('checkbox', { name: 'ja 2', exact: true })).not.toBeChecked();
    await values.getByText('(blank)').click();
    await expect(dialog.getByText('1 person said no in “Ønsker SMS”')).toBeVisible();
    await dialog.getByText('Leave these out', { exact: true }).click();
    await dialog.getByText('Add them to the opt-outs too').click();
    await use.click();
    await expect(dialog).toBeHidden();
    await page.getByRole('radiogroup', { name: 'Filter' }).getByText('Said no').click();
    await expect(page.getByRole('row', { name: /Bo/ })).toContainText('Said no in “Ønsker SMS”.');
  });
});

test('an import says one sentence, keeps names and numbers in view, and is used by one Tab or Ctrl+Enter', {
  tag: '@full',
}, async ({ page }) => {
  const head = [
    'Nr',
    'Fornavn',
    ...Array.from({ length: 14 }, (_, at) => `Felt ${at}`),
    'Mobil',
    'Ønsker SMS',
    'Note',
  ];
  const row = (name: string, mobile: string, wants: string) => [
    '1',
    name,
    ...Array.from({ length: 14 }, () => 'noget der fylder'),
    mobile,
    wants,
    'noget til sidst',
  ];
  const wide = excelCsv('bred.csv', [head, row('Åse', '+4520123401', 'ja'), row('Bo', '2012', 'ja')]);
  for (const [width, height] of [
    [1024, 640],
    [1440, 868],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await chooseFile(page, wide);
    const dialog = page.getByRole('dialog', { name: /bred\.csv/ });
    const use = dialog.getByRole('button', { name: 'Add this person' });
    await expect(use).toBeEnabled();
    const important = ['Fornavn', 'Mobil'].map((name) =>
      dialog.getByRole('columnheader', { name: new RegExp(name) }),
    );
    const reason = dialog.getByText('The number is too short.');
    for (const shown of [...important, reason]) await expect(shown).toBeInViewport({ ratio: 1 });
    const isWhole = await reason.evaluate((element) => element.scrollWidth <= element.clientWidth + 1);
    const controls = dialog.getByRole('button').or(dialog.getByRole('radio')).or(dialog.getByRole('textbox'));
    const tableTop = (await dialog.getByRole('table').boundingBox())!.y;
    let above = 0;
    for (const control of await controls.all()) {
      const box = await control.boundingBox();
      if (box !== null && box.y + box.height <= tableTop) above += 1;
    }
    let presses = 0;
    while (presses < 30 && !(await use.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press('Tab');
      presses += 1;
    }
    console.log(`import at ${width}: ${presses} Tab to use the people, ${above} controls above the table`);
    expect([isWhole, presses, above <= 5]).toEqual([true, 1, true]);
    await dialog.getByRole('button', { name: 'Cancel import' }).click();
    await expect(dialog).toBeHidden();
  }
  await chooseFile(page, wide);
  const dialog = page.getByRole('dialog', { name: /bred\.csv/ });
  await expect(dialog.getByRole('button', { name: 'Add this person' })).toBeEnabled();
  await openChoices(dialog);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('grid', { name: 'Recipients' })).toBeVisible();
});

test('what was written and who gets it are still there after a power cut', { tag: '@full' }, async ({
  app,
  page,
}) => {
  await chooseFile(page, customers);
  await page.getByRole('button', { name: 'Add these 3 people' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Hej {Förnamn|du}');
  await expect(page.getByRole('gridcell', { name: 'Hej Björn', exact: true })).toBeVisible();
  await expect(page.getByText('Saved')).toBeVisible();

  const again = await app.restart('kill');
  await expect(again.getByRole('textbox', { name: 'Message' })).toHaveValue('Hej {Förnamn|du}');
  await expect(again.getByRole('gridcell', { name: 'Hej Björn', exact: true })).toBeVisible();
});

test('lists of other kinds are read: numbers with slashes, very many columns, contacts', {
  tag: '@full',
}, async ({ page }) => {
  await test.step('a German list with slashes within its numbers keeps everybody apart', async () => {
    const patients = excelCsv('patienten.csv', [
      ['Vorname', 'Handy'],
      ['Änne', '+49 (0) 171/3920001'],
      ['Bernd', '0171/3920002'],
      ['Clara', '0171 / 39 200 03'],
      ['Dörte', '0176/040690-04'],
    ]);
    await chooseFile(page, patients);
    const dialog = page.getByRole('dialog', { name: /patienten\.csv/ });
    await dialog.getByText(/^Germany: /).click();
    for (const [name, number] of [
      ['Änne', '+49 171 3920001'],
      ['Bernd', '+49 171 3920002'],
      ['Clara', '+49 171 3920003'],
      ['Dörte', '+49 176 04069004'],
    ] as const) {
      await expect(dialog.getByRole('row', { name: new RegExp(name) })).toContainText(number);
    }
    await expect(dialog.getByRole('button', { name: 'Add these 4 people' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel import' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('a very wide list shows its first columns and the one of numbers, and more on request', async () => {
    const answers = Array.from({ length: 250 }, (_, at) => `Answer ${at + 1}`);
    const survey = excelCsv('survey.csv', [
      [...answers, 'Mobile'],
      [...answers.map(() => 'yes'), '+46 70 174 06 05'],
    ]);
    await chooseFile(page, survey);
    const dialog = page.getByRole('dialog', { name: /survey\.csv/ });
    const heading = (column: string) => dialog.getByRole('columnheader', { name: new RegExp(`^${column} `) });
    await expect(heading('Mobile')).toContainText('Number');
    await expect(heading('Answer 100')).toBeVisible();
    await expect(heading('Answer 101')).toBeHidden();
    await dialog.getByRole('button', { name: 'Show more (150 columns)' }).click();
    await expect(heading('Answer 200')).toBeVisible();
    await dialog.getByRole('button', { name: 'Show more (50 columns)' }).click();
    await expect(heading('Answer 250')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel import' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('contact cards and an export of Google come with the mobile number of each person', async () => {
    await page.keyboard.press('ControlOrMeta+n');
    const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'].join('\r\n');
    const cards = [
      card('N:Ek;Åsa;;;', 'TEL;TYPE=HOME:08-465 004 05', 'TEL;TYPE=CELL:+46 70 174 06 05'),
      card('FN:Bo Ek', 'TEL;TYPE=WORK:+46 70 174 06 06', 'PHOTO;ENCODING=b:Qm9n'),
    ];
    await chooseFile(page, { name: 'contacts.vcf', bytes: Buffer.from(cards.join('\r\n')) });
    const asCards = page.getByRole('dialog', { name: /contacts\.vcf/ });
    await expect(asCards.getByText(/Contact cards \(vCard\)/)).toBeVisible();
    await expect(asCards.getByRole('button', { name: 'Mobile: Number' })).toBeVisible();
    await expect(asCards.getByRole('row', { name: /Åsa/ })).toContainText('+46 70 174 06 05');
    await expect(asCards.getByRole('row', { name: /Bo Ek/ })).toContainText('from “Work phone”');
    await asCards.getByRole('button', { name: 'Cancel import' }).click();
    await expect(asCards).toBeHidden();

    const google = [
      'First Name,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Address 1 - Country',
      'Åsa,Home,+46 8 465 004 05,* Mobile,070-174 06 05,Sverige',
      'Kari,Mobile,465 00 401,,,Norge',
      'Ola,Mobile,465 00 402,,,NO',
    ].join('\n');
    await chooseFile(page, { name: 'google.csv', bytes: Buffer.from(google) });
    const dialog = page.getByRole('dialog', { name: /google\.csv/ });
    await openChoices(dialog);
    await expect(dialog.getByRole('button', { name: 'Country of each row' })).toContainText(
      'Address 1 - Country',
    );
    await expect(dialog.getByRole('row', { name: /Åsa/ })).toContainText('+46 70 174 06 05');
    await dialog.getByRole('button', { name: 'Add these 3 people' }).click();
    const grid = page.getByRole('grid', { name: 'Recipients' });
    await expect(grid.getByText('+47 46 50 04 01')).toBeVisible();
  });
});

test('what stays in sight beside the others takes at most 40 % of the width, whatever is noted in it', async ({
  app,
  page,
}) => {
  await expect(threeSteps(page)).toBeVisible();
  const columns = ['Mobile', ...Array.from({ length: 14 }, (_, at) => `Question ${at + 1}`), 'Name'];
  const person = (mobile: string, name: string) => [mobile, ...columns.slice(2).map(() => 'yes'), name];
  const rows = [
    person('+46 70 174 06 05', 'Åsa'),
    person('4.670174060E+10', 'Bo'),
    person('070-174 06 06', 'A name that goes on and on, with titles, and the place where the person works'),
    person('no telephone that we know of, please ask at the desk', 'Clara'),
  ];
  const table = page.getByRole('dialog').locator('.sheet-scroll');
  for (const language of ['en', 'da', 'de'] as const) {
    await app.call('settings.save', { settings: { language } });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    // Another language begins with an empty window.
    await dropFiles(page, saveFile(excelCsv(`${language}.csv`, [columns, ...rows])));
    await expect(table.getByRole('row', { name: /Clara/ })).toBeVisible();
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 868 });
      await expect.poll(() => pinnedShare(table), `${language} at ${width} px`).toBeGreaterThan(0);
      await expect.poll(() => pinnedShare(table), `${language} at ${width} px`).toBeLessThanOrEqual(0.4);
    }
  }
});

/** Of the width of what scrolls: what the row numbers and the pinned columns take. */
function pinnedShare(table: Locator): Promise<number> {
  return table.evaluate((element) => {
    const stuck = [...element.querySelectorAll<HTMLElement>('thead th')].filter(
      (cell) => getComputedStyle(cell).left !== 'auto',
    );
    return stuck.reduce((sum, cell) => sum + cell.offsetWidth, 0) / element.clientWidth;
  });
}
