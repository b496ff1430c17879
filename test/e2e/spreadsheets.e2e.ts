import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { objections } from './support/axe.ts';
import { type ChosenFile, chooseFile, excelCsv, openChoices } from './support/import.ts';
import { threeSteps } from './support/start.ts';

function corpus(name: string): ChosenFile {
  return { name, bytes: readFileSync(fileURLToPath(new URL(`../sheets/files/${name}`, import.meta.url))) };
}

function importDialog(page: Page) {
  return page.getByRole('dialog', { name: /^Import/ });
}

async function right(place: Locator): Promise<number> {
  const { x, width } = (await place.boundingBox())!;
  return x + width;
}

test('a file is read as what it is, and how it is read can be corrected', { tag: '@full' }, async ({
  app,
  page,
}) => {
  const dialog = importDialog(page);
  async function cancel(): Promise<void> {
    await dialog.getByRole('button', { name: 'Cancel import' }).click();
    await expect(dialog).toBeHidden();
  }

  await test.step('what is no spreadsheet is named, with the way out', async () => {
    await chooseFile(page, corpus('letter.doc'));
    await expect(dialog.getByRole('alert')).toContainText('a Word document');
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Choose another file' }).click();
    await (await chooser).setFiles({
      name: 'x.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Mobile\n0701740605'),
    });
    await expect(dialog.getByRole('button', { name: 'Mobile: Number' })).toBeVisible();
    const names = () => readdirSync(join(app.dataDir, 'sheets')).map((name) => name.split('.')[0]);
    await expect.poll(() => new Set(names()).size, 'the refused file is not kept').toBe(1);
    await cancel();
  });

  await test.step('a workbook as LibreOffice saves it: columns are given their use by hand', async () => {
    await chooseFile(page, corpus('libreoffice.xlsx'));
    const rows = dialog.getByRole('region', { name: 'First rows' });
    await expect(rows.getByRole('cell', { name: 'Åsa & Bo' })).toBeVisible();
    await expect(dialog.getByText('Excel workbook')).toBeVisible();
    await rows.getByRole('button', { name: 'Joined: Tag' }).click();
    await page.getByRole('menuitem', { name: 'Long date' }).click();
    await expect(rows.getByRole('button', { name: 'Joined: Tag, long date' })).toBeVisible();
    await expect(rows.getByRole('cell', { name: /^31\/01\/2024 becomes .*January.*2024/ })).toBeVisible();
    await rows.getByRole('button', { name: 'Mobile: Number' }).click();
    await page.getByRole('menuitem', { name: 'Not used' }).click();
    await expect(dialog.getByText(/Choose the column that holds the phone numbers/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add these people' })).toBeDisabled();
    await rows.getByRole('button', { name: 'Mobile: Not used' }).click();
    await page.getByRole('menuitem', { name: 'Number', exact: true }).click();
    await expect(dialog.getByRole('button', { name: /^Add th/ })).toBeEnabled();
    await cancel();
  });

  await test.step('a workbook of Excel 97 shows its people and what it hides, like one of today', async () => {
    await chooseFile(page, corpus('xlwt.xls'));
    await expect(dialog.getByText('Excel 97–2003 workbook')).toBeVisible();
    const rows = dialog.getByRole('region', { name: 'First rows' });
    await expect(rows.getByRole('cell', { name: 'Łukasz' })).toBeVisible();
    await expect(rows.getByRole('cell', { name: '31.01.2024' })).toBeVisible();
    await expect(dialog.getByText('The worksheet hides 1 row with text.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Add these/ })).toBeEnabled();
    await cancel();
  });

  await test.step('an encoding is known by the words of the file, shown both ways, and corrected with what was mapped kept', async () => {
    const text = 'Imię;Telefon\r\nŁukasz;+48 512 000 001\r\nŻaneta;+48 512 000 002\r\n';
    const bytes = Buffer.from(
      [...text].map((letter) => ({ ę: 0xea, Ł: 0xa3, Ż: 0xaf })[letter] ?? letter.charCodeAt(0)),
    );
    await chooseFile(page, { name: 'polska.csv', bytes });
    await expect(dialog.getByRole('cell', { name: 'Łukasz' })).toBeVisible();
    await expect(
      dialog.getByText(/“Łukasz”.* as Western European \(Windows-1252\) .*“£ukasz”/),
    ).toBeVisible();
    await openChoices(dialog);
    await dialog.getByRole('textbox', { name: 'Name of this list' }).fill('Wiosna');
    await dialog.getByRole('button', { name: 'Imię: Tag' }).click();
    await page.getByRole('menuitem', { name: 'Not used' }).click();
    await expect(dialog.getByRole('button', { name: 'Imię: Not used' })).toBeVisible();
    await dialog.getByRole('button', { name: /Encoding$/ }).click();
    await page.getByRole('option', { name: 'Greek (windows-1253)' }).click();
    await expect(dialog.getByRole('cell', { name: 'Łukasz' })).toBeHidden();
    await dialog.getByRole('button', { name: /Encoding$/ }).click();
    await page.getByRole('option', { name: 'Central European (windows-1250)' }).click();
    await expect(dialog.getByRole('cell', { name: 'Łukasz' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Imię: Not used' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add these 2 people' })).toBeEnabled();
    await expect(dialog.getByRole('textbox', { name: 'Name of this list' })).toHaveValue('Wiosna');
    await cancel();
  });

  await test.step('another header row is guessed under anew, and a use chosen by hand stays with its name', async () => {
    const text = 'Kunder 2024;;\r\nNamn;Hem;Mobil\r\nÅsa;08-465 004 01;070-174 06 05\r\n';
    await chooseFile(page, { name: 'kunder.csv', bytes: Buffer.from(text) });
    const header = async (row: string) => {
      await dialog.getByRole('button', { name: /Heading row$/ }).click();
      await page.getByRole('option', { name: row, exact: true }).click();
    };
    await expect(dialog.getByRole('button', { name: 'Mobil: Number' })).toBeVisible();
    await openChoices(dialog);
    await header('Row 1');
    await expect(dialog.getByRole('button', { name: 'Kunder 2024: Tag' })).toBeVisible();
    await expect(dialog.getByText(/Choose the number: .*looks like it/)).toBeVisible();
    await header('Row 2');
    await dialog.getByRole('button', { name: 'Hem: Tag' }).click();
    await page.getByRole('menuitem', { name: 'Number', exact: true }).click();
    await expect(dialog.getByRole('button', { name: 'Mobil: Tag' })).toBeVisible();
    await header('Row 1');
    await expect(dialog.getByRole('button', { name: 'Kunder 2024: Tag' })).toBeVisible();
    await header('Row 2');
    await expect(dialog.getByRole('button', { name: 'Hem: Number' })).toBeVisible();
    await cancel();
  });

  await test.step('in a narrow window the head of the number column is in sight, and a wrong one has its way out', async () => {
    await page.setViewportSize({ width: 900, height: 640 });
    const long = '070-174 06 05 / 070-174 06 06, and in the evenings 070-174 06 07';
    const rows = [1, 2, 3].map((at) => `Customer number ${at},A place somewhere far away,Umeå,n/a,${long}`);
    const text = `Name,Address,City,Mobile,Phone\n${rows.join('\n')}\n`;
    await chooseFile(page, { name: 'wide.csv', bytes: Buffer.from(text) });
    const head = dialog.getByRole('button', { name: 'Phone: Number' });
    const rowNumber = dialog.getByRole('rowheader', { name: '1', exact: true });
    await expect
      .poll(async () => (await head.boundingBox())!.x >= (await right(rowNumber)), 'it is not cut off')
      .toBe(true);
    await dialog.getByRole('button', { name: 'Mobile: Tag' }).click();
    await page.getByRole('menuitem', { name: 'Number', exact: true }).click();
    await expect(dialog.getByText('pick “Number” under “Phone”')).toBeVisible();
    await expect(
      dialog.getByText(/Pick “Number” from the menu under its name\. Are they from another country/),
    ).toBeVisible();
    await cancel();
    await page.setViewportSize({ width: 1360, height: 860 });
  });

  await test.step('cells pasted into the window are imported', async () => {
    await expect(page.getByRole('heading', { name: 'Drop a spreadsheet here' })).toBeVisible();
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      const copied = 'Name\tPhone\nAda "A"\t+1 212 555 0100\n"Grace\n""G"""\t+1 212 555 0101';
      clipboardData.setData('text/plain', copied);
      clipboardData.setData('text/html', '<table><tr><td>Name</td></tr></table>');
      clipboardData.items.add(new File(['picture'], 'image.png', { type: 'image/png' }));
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    });
    await expect(dialog.getByRole('row', { name: /Ada "A"/ })).toContainText('+1 212 555 0100');
    await expect(dialog.getByRole('row', { name: /Grace\s"G"/ })).toContainText('+1 212 555 0101');
    await expect(dialog.getByRole('button', { name: 'Add these 2 people' })).toBeEnabled();
  });
});

const mixed = excelCsv('mixed.csv', [
  ['Name', 'Mobile', 'City'],
  ['Ada', '+1 212 555 0100', 'Albany'],
  ['Ada twice', '(212) 555-0100', 'Boston'],
  ['Grace', '4.5E+10', 'Albany'],
  ['Alan', '+1 212 555 0103', 'Albany'],
]);

test('people come from the cells, columns and rows that a person chose for them; left-out rows are corrected, and of rows with the same number one is chosen', {
  tag: '@full',
}, async ({ app, page }) => {
  const dialog = importDialog(page);
  async function anew(): Promise<void> {
    await page.getByRole('button', { name: 'Campaigns' }).click();
    await page.getByRole('button', { name: 'New campaign' }).click();
    await expect(threeSteps(page)).toBeVisible();
  }

  await app.call('settings.save', { settings: { home: 'US' } });
  await chooseFile(page, mixed);
  await dialog.getByRole('button', { name: 'Add these 2 people' }).click();

  await test.step('rows with the same number are side by side, and the chosen one is written from', async () => {
    await page.getByRole('textbox', { name: 'Message' }).fill('Hi {Name} in {City}');
    await expect(page.getByRole('gridcell', { name: 'Hi Ada in Albany', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Lists' }).click();
    await page.getByRole('button', { name: 'More for mixed' }).click();
    await page.getByRole('menuitem', { name: 'Compare duplicates' }).click();
    const compare = page.getByRole('dialog', { name: 'Same number, several rows' });
    await expect(compare.getByRole('cell', { name: 'Boston', exact: true })).toBeVisible();
    await compare.getByRole('button', { name: 'Use row 3' }).click();
    await expect(compare.getByRole('button', { name: 'Use row 2' })).toBeVisible();
    await compare.getByRole('button', { name: 'Done' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('gridcell', { name: 'Hi Ada twice in Boston', exact: true })).toBeVisible();
  });

  await test.step('left-out rows are exported with their reasons, and put back where they came from', async () => {
    await page.getByRole('button', { name: 'Lists' }).click();
    await page.getByRole('button', { name: 'More for mixed' }).click();
    const exportAsCsv = page.getByRole('menuitem', { name: 'Export rejected rows as CSV' });
    const { text } = await app.saved(() => exportAsCsv.click());
    expect(text).toContain('Grace');
    expect(text).toContain('4.5E+10');
    const bytes = Buffer.from(text.replace('4.5E+10', '+1 212 555 0102'));

    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('main', { name: 'Lists' }).getByRole('button', { name: 'Import' }).click();
    await (await chooser).setFiles({ name: 'corrected.csv', mimeType: 'text/csv', buffer: bytes });
    await expect(dialog.getByRole('row', { name: /Grace/ })).toContainText('+1 212 555 0102');
    await dialog.getByRole('button', { name: 'Put back into “mixed”' }).click();
    await expect(page.getByText('1 row fixed in “mixed”.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(
      page.getByRole('grid', { name: 'Recipients' }).getByRole('row', { name: /Grace/ }),
    ).toContainText('+1 212 555 0102');
  });

  await test.step('a workbook with two header rows and merged cells: both names, and the text of merged cells in every row', async () => {
    await anew();
    await chooseFile(page, corpus('groups.xlsx'));
    await expect(dialog.getByRole('button', { name: 'Parent 1 Mobile: Number' })).toBeVisible();
    await expect(dialog.getByText(/5 merged cells: .*A1:A2/)).toBeVisible();
    await expect(dialog.getByRole('row', { name: /^4 Leo Cia/ })).toBeVisible();
    await dialog.getByText('Fill merged cells down', { exact: true }).click();
    await expect(dialog.getByRole('row', { name: /^4 Leo 3A Cia/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Add these 3 people' }).click();
    await page.getByRole('textbox', { name: 'Message' }).fill('{Parent 1 Name}: {Child} in {Class}');
    await expect(page.getByRole('gridcell', { name: 'Cia: Leo in 3A', exact: true })).toBeVisible();
  });

  await test.step('people without a mobile number are texted at their other one, and a left-out row is corrected by that one', async () => {
    await anew();
    const text = 'Name,Mobile,Phone\nAda,+1 212 555 0100,\nGrace,n/a,4.5E+10\nJoan,,+1 212 555 0103\n';
    await chooseFile(page, { name: 'two.csv', bytes: Buffer.from(text) });
    await expect(dialog.getByText(/it would add 1 person without a number/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Phone: Tag' }).click();
    await page.getByRole('menuitem', { name: /Otherwise use/ }).click();
    await expect(dialog.getByRole('button', { name: 'Phone: Otherwise' })).toBeVisible();
    await expect(dialog.getByRole('row', { name: /Joan/ })).toContainText('from “Phone”');
    await dialog.getByRole('button', { name: 'Add these 2 people' }).click();
    await page.getByRole('radiogroup', { name: 'Filter' }).getByText('Repaired').click();
    await page.getByRole('row', { name: /Joan/ }).click();
    const panel = page.getByRole('complementary', { name: 'Selected row' });
    await expect(panel.getByText('Taken from “Phone”, since “Mobile” holds no mobile number.')).toBeVisible();

    const [audience] = (await app.call('audience.list', { before: null })).rows;
    await page.getByRole('button', { name: 'Lists' }).click();
    await page.getByRole('button', { name: 'More for two' }).click();
    const exportAsCsv = page.getByRole('menuitem', { name: 'Export rejected rows as CSV' });
    const saved = await app.saved(() => exportAsCsv.click());
    const bytes = Buffer.from(saved.text.replace('4.5E+10', '+1 212 555 0102'));

    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('main', { name: 'Lists' }).getByRole('button', { name: 'Import' }).click();
    await (await chooser).setFiles({ name: 'corrected.csv', mimeType: 'text/csv', buffer: bytes });
    await expect(dialog.getByRole('button', { name: 'Phone: Otherwise' })).toBeVisible();
    await expect(dialog.getByRole('row', { name: /Grace/ })).toContainText('from “Phone”');
    await dialog.getByRole('button', { name: 'Put back into “two”' }).click();
    await expect(page.getByText('1 row fixed in “two”.')).toBeVisible();
    const [corrected] = (await app.call('audience.list', { before: null })).rows;
    expect([corrected?.id, corrected?.counts.recipients, corrected?.counts.rejected]).toEqual([
      audience?.id,
      3,
      0,
    ]);
  });

  await test.step('in a filter a choice between duplicates shows in all rows of the number, each in its place', async () => {
    await anew();
    const text = 'Name,Mobile\nAda,+12125550100\nBo,212 555 0100\nCia,1-212-555-0100\n';
    await chooseFile(page, { name: 'same.csv', bytes: Buffer.from(text) });
    await dialog.getByRole('button', { name: 'Add this person' }).click();
    await page.getByRole('radiogroup', { name: 'Filter' }).getByText('Duplicates').click();
    const grid = page.getByRole('grid', { name: 'Recipients' });
    const panel = page.getByRole('complementary', { name: 'Selected row' });
    await grid.getByRole('row', { name: /Cia/ }).click();
    await expect(panel.getByText('Row 2 has the same number and gets the text so far')).toBeVisible();
    await grid.getByRole('row', { name: /Bo/ }).click();
    await panel.getByRole('button', { name: 'Send to this row instead' }).click();
    await expect(panel.getByRole('button', { name: 'Leave out' })).toBeVisible();
    await grid.getByRole('row', { name: /Cia/ }).click();
    await expect(panel.getByText('Row 3 has the same number and is kept')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(panel.getByText('Row 2 has the same number and gets the text so far')).toBeVisible();
  });

  await test.step('each number whose rows differ is asked about once, by keyboard too, and the review waits for the answers', async () => {
    await anew();
    const rows = ['Ada,+12125550100', 'Bo,+12125550101', 'Cia,+12125550101', 'Dan,+12125550102'];
    for (const name of ['Ida', 'Eva', 'Iva', 'Ana']) rows.push(`${name},+12125550100`);
    await chooseFile(page, { name: 'same.csv', bytes: Buffer.from(`Name,Mobile\n${rows.join('\n')}\n`) });
    await dialog.getByRole('button', { name: 'Add these 3 people' }).click();
    await page.getByRole('textbox', { name: 'Message' }).fill('Hi {Name}');
    const asked = page.getByRole('status').filter({ hasText: '2 people on several rows that differ.' });
    await expect(asked).toBeVisible();

    await page.getByRole('button', { name: 'Review and send' }).click();
    const review = page.getByRole('dialog', { name: 'Review and send' });
    await expect(review.getByText('Fix the errors above first.')).toBeVisible();
    await review.getByRole('button', { name: 'Choose rows' }).press('Enter');
    const compare = page.getByRole('dialog', { name: 'Same number, several rows' });
    await expect(compare.getByText('1 of 2, 2 people still to choose')).toBeVisible();
    await expect(compare.getByRole('columnheader', { name: /^Row/ })).toHaveCount(5);
    expect(await objections(page)).toEqual([]);
    await compare.getByRole('button', { name: 'Use row 9' }).press('Enter');
    await expect(compare.getByText('2 of 2, 1 person still to choose')).toBeVisible();
    // The row that gets the text so far can be the answer too.
    const bo = compare.getByRole('button', { name: 'Use row 3' });
    await expect(bo).toBeFocused();
    await bo.press('Enter');
    await expect(compare.getByText('2 of 2', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(review.getByRole('button', { name: 'Demo: send to 3 people' })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(asked).toBeHidden();
    for (const text of ['Hi Ana', 'Hi Bo']) {
      await expect(page.getByRole('gridcell', { name: text, exact: true })).toBeVisible();
    }

    // Back in the grid everything has followed, and so it does an opt-out.
    await page.getByRole('radiogroup', { name: 'Filter' }).getByText('Duplicates').click();
    await page.getByRole('button', { name: 'Compare rows' }).click();
    await compare.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('radiogroup', { name: 'Filter' }).getByText('All').click();
    const grid = page.getByRole('grid', { name: 'Recipients' });
    await grid.getByRole('row', { name: /Hi Dan/ }).click();
    await app.call('optOut.add', { text: '+12125550102', note: '', source: 'test' });
    await expect(grid.getByRole('row', { name: /Dan .*Opted out/ })).toBeVisible();
    const panel = page.getByRole('complementary', { name: 'Selected row' });
    await expect(
      panel.getByText('This number is on the opt-out list, so Tagline never texts it.'),
    ).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('2 people');
  });
});
