import type { Page } from '@playwright/test';
import { accountAt } from '../services/support/account.ts';
import { expect, test } from './support/app.ts';
import { objections, objectionsInBothColours } from './support/axe.ts';
import { review, send, writeToGuests } from './support/campaign.ts';
import { leavePlace } from './support/close-dialog.ts';
import { chooseFile, excelCsv } from './support/import.ts';
import { tabStops } from './support/presses.ts';
import { writeFirst } from './support/start.ts';

const guests = excelCsv('guests.csv', [
  ['First name', 'Mobile', 'Table'],
  ['Ada', '+1 212 555 0100', '4'],
  ['Grace', '(212) 555-0101', '7'],
  ['', '212-555-0102', '9'],
  ['Alan', '12', '2'],
]);

async function importGuests(page: Page): Promise<void> {
  await chooseFile(page, guests);
  await page.getByText(/^United States: /).click();
  await page.getByRole('button', { name: 'Add these 3 people' }).click();
  const grid = page.getByRole('grid', { name: 'Recipients' });
  await expect(grid.getByRole('gridcell', { name: 'Ada' })).toBeVisible();
}

test('a campaign asks who it is from, and the review says that nobody is named', async ({ app, page }) => {
  await writeToGuests(app, 2);
  await page.getByRole('textbox', { name: 'Sender' }).fill('');
  await expect(page.getByText('Who is the message from?')).toBeVisible();
  await review(page, {});
  await expect(page.getByText('The message names no sender.')).toBeVisible();
});

const towns = excelCsv('towns.csv', [
  ['First name', 'Mobile', 'Town', 'Sprog'],
  ['Ada', '+1 212 555 0100', 'Lund', 'dansk'],
  ['Grace', '+1 212 555 0101', '', 'dansk'],
  ['', '+1 212 555 0102', 'Ystad', 'tysk'],
]);

test('before there are people, a message and its sender are written, in practice that cannot be mistaken for live', async ({
  app,
  page,
}) => {
  await writeFirst(page);

  await test.step('a space that is just being typed stays in the label, which is there where an account has one', async () => {
    await expect(page.getByRole('button', { name: /^Invoice reference/ })).toBeHidden();
    await app.call('account.save', { account: accountAt('http://127.0.0.1:9', { label: 'Invoices' }) });
    await page.getByRole('button', { name: /^Invoice reference/ }).click();
    const label = page.getByRole('textbox', { name: 'Invoice reference' });
    await label.pressSequentially('Spring ');
    await expect(page.getByText('Saved')).toBeVisible();
    await label.pressSequentially('sale ');
    await expect(label).toHaveValue('Spring sale ');
    const [draft] = (await app.call('campaign.list', { before: null })).rows;
    await expect
      .poll(async () => (await app.call('draft.get', { campaignId: draft!.id })).label)
      .toBe('Spring sale');
  });

  await test.step('the sender rule is explained as it is typed', async () => {
    const sender = page.getByRole('textbox', { name: 'Sender' });
    await sender.fill('Café Rosa');
    await expect(page.getByText('A sender cannot contain spaces.')).toBeVisible();
    await page.getByRole('button', { name: 'Use “CafeRosa”' }).click();
    await expect(sender).toHaveValue('CafeRosa');
  });

  await test.step('practice and live cannot be mistaken for one another, and a token is never shown again', async () => {
    await expect(page.getByRole('button', { name: 'Account: DEMO Demo' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).not.toContainText('LIVE');
    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByRole('menuitem', { name: 'Accounts…' }).click();
    await page.getByRole('button', { name: 'Add account' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Northside');
    await page.getByRole('textbox', { name: 'Service address' }).fill('http://sms.example.com');
    await page.getByRole('button', { name: 'Save account' }).click();
    await expect(page.getByText(/Over http others could read your API key/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Service address' }).fill('http://127.0.0.1:9');
    await page.getByRole('textbox', { name: 'API key' }).fill('a-secret-token');
    await page.getByRole('button', { name: 'Test connection' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'API key' })).toHaveValue('');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByRole('menuitem', { name: 'Northside' }).click();
    await expect(page.getByRole('contentinfo')).toContainText('LIVE');
    await expect(page.getByText('Balance not read')).toBeVisible();
    expect(await page.content()).not.toContain('a-secret-token');
  });
});

test('a message is written with an input method, dictation and emoji', { tag: '@full' }, async ({ page }) => {
  const message = await writeFirst(page);

  await test.step('what an input method or dictation wrote is undone, and nothing of another draft comes back', async () => {
    await message.focus();
    await page.keyboard.type('Hej ');
    const session = await page.context().newCDPSession(page);
    for (const text of ['k', 'か']) {
      await session.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
    }
    await session.send('Input.insertText', { text: 'か' });
    await expect(message).toHaveValue('Hej か');
    // Dictation replaces the text as a whole and says so afterwards.
    await message.evaluate((area: HTMLTextAreaElement) => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, 'Open today');
      area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
    });
    await expect(message).toHaveValue('Open today');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(message).toHaveValue('Hej か');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(message).toHaveValue('Hej ');
    await page.getByRole('button', { name: 'Campaigns' }).click();
    await page.getByRole('button', { name: 'New campaign' }).click();
    await writeFirst(page);
    await expect(message).toHaveValue('');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(message).toHaveValue('');
  });

  await test.step('an emoji is chosen by keyboard, and the price of it is said', async () => {
    await message.fill('Hi ');
    await page.getByRole('button', { name: 'Insert emoji' }).press('Enter');
    const emoji = page.getByRole('dialog', { name: 'Insert emoji' });
    await expect(emoji.getByText(/makes the text Unicode/)).toBeVisible();
    await expect(emoji.getByRole('option', { name: '😀' })).toBeFocused();
    expect(await objectionsInBothColours(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(emoji).toBeHidden();
    await expect(message).toBeFocused();
    await expect(message).toHaveValue(/^Hi \p{Emoji}$/u);
    await expect(page.getByText(/^Unicode because of/)).toBeVisible();
    await page.getByRole('button', { name: 'Insert emoji' }).press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Insert emoji' })).toBeFocused();
  });
});

test('a message to a list is written with its columns and letters, and a row of it corrected', async ({
  page,
}) => {
  await importGuests(page);
  const message = page.getByRole('textbox', { name: 'Message' });

  await test.step('typing a brace offers the columns, and a misspelt tag is corrected with one click', async () => {
    await message.click();
    await page.keyboard.type('Hi {fi');
    await expect(page.getByRole('option', { name: '{First name}' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(message).toHaveValue('Hi {First name}');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(message).toHaveValue('Hi {fi');
    await message.fill('Hi {Fist name}');
    await page.getByRole('button', { name: 'Use {First name}', exact: true }).click();
    await expect(message).toHaveValue('Hi {First name}');
    const totals = page.getByRole('contentinfo');
    const problems = page.getByRole('list', { name: 'Problems' });
    await problems.getByRole('button', { name: 'Leave them out' }).click();
    await expect(problems.getByText('They get no text.')).toBeVisible();
    await expect(totals).toContainText('2 people');
    await expect(page.getByRole('gridcell', { name: 'Left out', exact: true })).toBeVisible();
    await problems.getByRole('button', { name: 'Choose again' }).click();
    await expect(totals).toContainText('3 people');
    await page.getByRole('button', { name: 'Review and send' }).click();
    const review = page.getByRole('dialog', { name: 'Review and send' });
    await expect(review.getByText('1 person has no value for {First name}.')).toBeVisible();
    await review.getByRole('button', { name: 'Send as it is' }).click();
    await expect(review.getByText('1 person gets the text without a value for {First name}')).toBeVisible();
    await page.keyboard.press('Escape');
    await problems.getByRole('button', { name: 'Choose again' }).click();
    await page.getByRole('textbox', { name: 'Fallback for {First name}' }).fill('there');
    await page.getByRole('button', { name: 'Use {First name|there}' }).click();
    await expect(page.getByRole('gridcell', { name: 'Hi there', exact: true })).toBeVisible();
    for (const former of ['Hi {First name}', 'Hi {Fist name}', 'Hi {fi', '']) {
      await page.keyboard.press('ControlOrMeta+z');
      await expect(message).toHaveValue(former);
    }
    for (const later of ['Hi {fi', 'Hi {Fist name}']) {
      await page.keyboard.press('ControlOrMeta+Shift+z');
      await expect(message).toHaveValue(later);
    }
    await message.fill('{Fist name}: {Tabel}, {Zz9}');
    await expect(page.getByRole('contentinfo')).toContainText('Fix 3 unknown tags.');
    await page.getByRole('button', { name: 'Fix 2 unknown tags' }).click();
    await expect(message).toHaveValue('{First name}: {Table}, {Zz9}');
    await page.getByRole('button', { name: 'Choose a column for {Zz9}' }).click();
    await page.getByRole('menuitem', { name: 'Table' }).click();
    await expect(message).toHaveValue('{First name}: {Table}, {Table}');
    await expect(message).toBeFocused();
  });

  await test.step('a rejected row is corrected in the grid by keyboard, and undone', async () => {
    await message.fill('Hi {First name|there}');
    const grid = page.getByRole('grid', { name: 'Recipients' });
    await grid.focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const editor = grid.getByRole('textbox', { name: 'To' });
    await expect(editor).toHaveValue('12');
    await editor.fill('2125550103');
    await editor.press('Enter');
    await expect(grid).toBeFocused();
    await expect(grid.getByRole('gridcell', { name: '+1 212 555 0103' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^List: guests/ })).toContainText('4 people');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(page.getByRole('button', { name: /^List: guests/ })).toContainText('3 people');
  });

  await test.step('one curly quote makes everybody need Unicode, which is said and corrected', async () => {
    await message.fill('See you at “Rosa”');
    await expect(page.getByText(/^Unicode because of curly quote/)).toBeVisible();
    await page
      .locator('.part-counter')
      .getByRole('button', { name: /^What is a part/ })
      .click();
    await expect(
      page.getByRole('dialog', { name: 'Help' }).getByText('Unicode', { exact: true }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Up to 17 characters, 1 SMS part')).toBeVisible();
    await page.getByRole('button', { name: 'Use simpler characters' }).click();
    await expect(message).toHaveValue('See you at “Rosa”');
    await expect(
      page.getByRole('gridcell', { name: 'See you at "Rosa"', exact: true }).first(),
    ).toBeVisible();
    await expect(page.getByText(/^Unicode because of/)).toBeHidden();
    await message.fill(`{First name|there}, ${'Gęś '.repeat(30)}`);
    const letters = page.getByRole('list', { name: 'Simpler characters' });
    await letters.getByRole('button', { name: 'Send unchanged' }).click();
    await expect(letters).toContainText('ę and ś make 3 texts take 2 parts instead of 1.');
    await letters.getByRole('button', { name: 'See them' }).click();
    await expect(page.getByRole('radio', { name: /^Unicode/ })).toBeChecked();
  });
});

test('a message takes tags, a way out and templates', { tag: '@full' }, async ({ app, page }) => {
  await importGuests(page);
  const message = page.getByRole('textbox', { name: 'Message' });

  await test.step('the insert-tag menu puts a tag where the cursor is, and a text runs as its letters do', async () => {
    await message.fill('Table ');
    await page.getByRole('button', { name: 'Insert tag' }).click();
    await page.getByRole('menuitem', { name: 'Table' }).click();
    await expect(message).toHaveValue('Table {Table}');
    await expect(message).toBeFocused();
    await page.keyboard.type('!');
    await expect(message).toHaveValue('Table {Table}!');
    const chip = page.getByRole('list', { name: 'Columns' }).getByRole('button', { name: 'First name' });
    await chip.dragTo(message);
    await expect(message).toHaveValue(/\{First name\}/);
    await message.press('ControlOrMeta+z');
    await expect(message).toHaveValue('Table {Table}!');
    await page.getByRole('button', { name: 'Add “No more texts? Just tell us.”' }).click();
    await expect(message).toHaveValue('Table {Table}! No more texts? Just tell us.');
    await message.press('ControlOrMeta+z');
    await message.fill('Table {Table}! Reply STOP to opt out.');
    await expect(page.getByText('Nobody can answer “Tagline”')).toBeVisible();
    await page.getByRole('button', { name: 'Use “No more texts? Just tell us.”' }).click();
    await expect(message).toHaveValue('Table {Table}! No more texts? Just tell us.');
    await message.fill('Table {Table}!');
    await page.getByRole('textbox', { name: 'Sender' }).fill('4512345678');
    await expect(page.getByRole('button', { name: 'Add “Reply STOP to opt out.”' })).toBeVisible();
    await page.getByRole('button', { name: 'Not in this campaign' }).click();
    await expect(page.getByRole('list', { name: 'Opting out' })).toBeHidden();

    const first = page.getByRole('gridcell', { name: 'שלום 4', exact: true }).locator('span').first();
    await message.fill('שלום {Table}');
    await expect(first).toHaveCSS('direction', 'rtl');
    await first.click();
    const phone = page.getByRole('figure', { name: 'Final message' });
    await expect(phone.getByText('שלום 4')).toHaveCSS('direction', 'rtl');
  });

  await test.step('a template is kept, goes into another message with its tags taken as columns, and is taken back', async () => {
    await app.call('template.add', { name: 'Welcome', message: 'Hi {First nam|there}, {Zz9}' });
    await message.fill('Table {Table}!');
    await message.press('Home');
    await page.getByRole('button', { name: 'Templates' }).click();
    const dialog = page.getByRole('main', { name: 'Templates' });
    await dialog.getByRole('textbox', { name: 'Name of the template' }).fill('Seat');
    await dialog.getByRole('button', { name: 'Save this message' }).click();
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Seat' })).toContainText('{Table}');
    await dialog.getByRole('searchbox', { name: 'Search templates' }).fill('welc');
    await expect(dialog.getByText('Seat')).toBeHidden();
    await expect(dialog.getByText('{Zz9}, missing in this list')).toBeVisible();
    expect(await objectionsInBothColours(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Read {First nam|there} as {First name|there}' }).click();
    await dialog.getByRole('button', { name: 'Column for {Zz9}' }).click();
    await page.getByRole('menuitem', { name: 'Table' }).click();
    await expect(dialog.getByText('Hi {First name|there}, {Table}')).toBeVisible();
    await dialog.getByRole('button', { name: 'Insert “Welcome”' }).click();
    await expect(message).toHaveValue('Hi {First name|there}, {Table}Table {Table}!');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(message).toHaveValue('Table {Table}!');
    await page.getByRole('button', { name: 'Templates' }).click();
    await dialog.getByRole('button', { name: 'More for “Seat”' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await dialog.getByRole('textbox', { name: 'New name' }).fill('Places');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Use instead: “Welcome”' }).click();
    await expect(message).toHaveValue('Hi {First nam|there}, {Zz9}');
    await message.press('ControlOrMeta+z');
    await expect(message).toHaveValue('Table {Table}!');
    await page.getByRole('button', { name: 'Templates' }).click();
    await dialog.getByRole('button', { name: 'More for “Places”' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(dialog.getByText('Places')).toBeHidden();
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Import' }).click();
    const file = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"other"}') };
    await (await chooser).setFiles(file);
    await expect(page.getByText('The file holds no Tagline templates.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});

test('the workbench has nothing that axe objects to, and shows each version beside whose it is', async ({
  page,
}) => {
  await importGuests(page);
  await page.getByRole('textbox', { name: 'Message' }).fill('Hi {First name}, see “you” at {Tabel}');
  await expect(page.getByRole('button', { name: 'Use {Table}' })).toBeVisible();
  expect(await objectionsInBothColours(page)).toEqual([]);
  for (const place of ['Settings', 'Accounts'] as const) {
    if (place === 'Settings') await page.getByRole('button', { name: 'Settings' }).click();
    else {
      await page.getByRole('button', { name: /^Account:/ }).click();
      await page.getByRole('menuitem', { name: 'Accounts…' }).click();
    }
    await expect(page.getByRole('main', { name: place })).toBeVisible();
    expect(await objectionsInBothColours(page)).toEqual([]);
    await leavePlace(page, place);
  }

  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Hi {First name|there}');
  await page.getByRole('button', { name: 'Versions', exact: true }).click();
  const adding = page.getByRole('dialog', { name: 'Another version for some people' });
  await adding.getByText('Grace').click();
  await expect(adding.getByText('1 person gets this version.')).toBeVisible();
  expect(await objections(page), 'a version being added').toEqual([]);
  await adding.getByRole('button', { name: 'Add a version' }).click();
  await expect(message).toBeFocused();
  await page.keyboard.type('Dear Grace, table ');
  await expect(message).toHaveValue('Dear Grace, table ');
  await page.keyboard.type('{Tabel}');
  const ofGrace = page.getByRole('tab', { name: 'Grace (1) has a problem' });
  await expect(ofGrace).toHaveAttribute('aria-selected', 'true');
  expect(await objectionsInBothColours(page), 'versions').toEqual([]);
  await ofGrace.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Everybody else (2)' })).toBeFocused();
  await expect(message).toHaveValue('Hi {First name|there}');
  await page.getByRole('button', { name: 'Go to “Grace”' }).click();
  await page.getByRole('button', { name: 'Use {Table}' }).click();
  for (const grid of ['Recipients', 'Results']) {
    const rows = page.getByRole('grid', { name: grid });
    for (const text of ['Hi Ada', 'Dear Grace, table 7', 'Hi there'])
      await expect(rows.getByRole('gridcell', { name: text, exact: true })).toBeVisible();
    if (grid === 'Results') break;
    await review(page);
    await send(page, 3);
  }
});

test('two blank columns are one question, each language gets its version in one step, and Tab passes all in 20 stops, however many columns', {
  tag: '@full',
}, async ({ page }) => {
  await chooseFile(page, towns);
  await page.getByRole('button', { name: 'Add these 3 people' }).click();
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Hi {First name} in {Town}');
  const problems = page.getByRole('list', { name: 'Problems' });
  await expect(problems.getByRole('listitem')).toHaveText(
    /^Some people have no value for {First name} \(1\) and {Town} \(1\)\./,
  );
  await problems.getByRole('button', { name: 'Leave them out' }).click();
  await expect(problems.getByText('They get no text.')).toHaveCount(2);
  await expect(page.getByRole('contentinfo')).toContainText('1 person');

  await message.fill('Hi {First name|there}, see you');
  await expect(problems).toBeHidden();
  await expect(page.getByRole('list', { name: 'Opting out' })).toBeVisible();
  await page.getByRole('button', { name: 'Campaigns' }).focus();
  const stops = await tabStops(page);
  console.log(`Tab stops in the composer: ${stops.length}: ${stops.join(' | ')}`);
  expect(stops.length).toBeLessThanOrEqual(20);
  const cells = page.getByRole('complementary', { name: 'Selected row' });
  await cells.getByRole('textbox', { name: 'Mobile' }).focus();
  for (const name of ['First name', 'Town', 'Sprog']) {
    await page.keyboard.press('ArrowDown');
    await expect(cells.getByRole('textbox', { name })).toBeFocused();
  }
  await page.keyboard.press('ArrowUp');
  await expect(cells.getByRole('textbox', { name: 'Town' })).toBeFocused();

  await page.getByRole('button', { name: 'Versions', exact: true }).click();
  const adding = page.getByRole('dialog', { name: 'Another version for some people' });
  await expect(adding.getByRole('button', { name: /Sprog/ })).toBeVisible();
  await adding.getByRole('button', { name: 'Add one for each of the 2 values' }).click();
  await expect(page.getByRole('tab', { name: 'dansk (2)', selected: true })).toBeVisible();
  await expect(message).toBeFocused();
  await page.getByRole('tab', { name: 'tysk (1)' }).click();
  const panel = page.getByRole('complementary', { name: 'Selected row' });
  await expect(panel.getByRole('heading')).toHaveText('Row 4');
  await page.getByRole('tab', { name: /^dansk/ }).click();
  await expect(panel.getByRole('heading')).toHaveText('Row 3');
});
