import { expect, test } from './support/app.ts';
import { objectionsInBothColours } from './support/axe.ts';
import { guestNumber, review, send, shownNumber, writeToGuests } from './support/campaign.ts';

test('opt-outs come from a file and from many at once, win over the import, and are removed on record', {
  tag: '@full',
}, async ({ app, page }) => {
  const list = page.getByRole('main', { name: 'Opt-outs' });
  const add = page.getByRole('dialog', { name: 'Add numbers' });
  const grid = list.getByRole('grid', { name: 'Opt-outs' });

  await test.step('they are taken from a spreadsheet of another program', async () => {
    await page.getByRole('button', { name: 'Opt-outs' }).click();
    await list.getByRole('button', { name: 'Add numbers' }).click();
    const chooser = page.waitForEvent('filechooser');
    await add.getByRole('button', { name: 'From a file' }).click();
    const replies = [
      ['From', 'To', 'Message'],
      [`+${guestNumber(8)}`, '+46701740699', 'STOP'],
      [`+${guestNumber(7)}`, '+46701740699', 'Yes thanks'],
      [`+${guestNumber(9)}`, '+46701740699', 'please stop texting me'],
    ];
    const text = `\ufeff${replies.map((cells) => cells.join('\t')).join('\r\n')}\r\n`;
    await (await chooser).setFiles({
      name: 'replies.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(text, 'utf16le'),
    });
    const file = page.getByRole('dialog', { name: 'Opt-outs from “replies.txt”' });
    await expect(file.getByRole('columnheader', { name: /^From .*Number/ })).toBeVisible();
    await expect(file.getByText('2 rows have a no to texts in “Message”')).toBeVisible();
    await file.getByRole('button', { name: 'To: Not used' }).click();
    await expect(page.getByRole('menuitem', { name: 'Tag' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(file.getByText('2 numbers of 2 rows', { exact: true })).toBeVisible();
    await expect(file.getByText('0 in your lists', { exact: true })).toBeVisible();
    expect(await objectionsInBothColours(page)).toEqual([]);
    await file.getByText('All rows', { exact: true }).click();
    await expect(file.getByRole('button', { name: 'Add 3 numbers' })).toBeEnabled();
    await file.getByText('Only these rows', { exact: true }).click();
    await file.getByRole('textbox', { name: 'Note' }).fill('replied STOP');
    await file.getByRole('button', { name: 'Add 2 numbers' }).click();
    await expect(file).toBeHidden();
    await expect(page.getByText('2 numbers were added.')).toBeVisible();
    await expect(grid).toHaveAttribute('aria-rowcount', '3');
  });

  await test.step('they are added many at once, win over the import, and are removed on record', async () => {
    await list.getByRole('button', { name: 'Add numbers' }).click();
    await add
      .getByRole('textbox', { name: 'Numbers' })
      .fill(`+${guestNumber(2)}\nSTOP 2026-05-01 +${guestNumber(3)}\ncall reception`);
    await add.getByRole('textbox', { name: 'Note' }).fill('replied STOP');
    await add.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(add.getByText('1 number was added.')).toBeVisible();
    await expect(add.getByText('One line holds more than a number')).toBeVisible();
    await expect(add.getByText('“STOP 2026-05-01')).toBeVisible();
    expect(await objectionsInBothColours(page)).toEqual([]);
    await add.getByRole('button', { name: shownNumber(3) }).click();
    await expect(add.getByText('2 numbers were added.')).toBeVisible();
    await expect(add.getByRole('textbox', { name: 'Numbers' })).toHaveValue('call reception');
    await add.getByRole('button', { name: 'Close' }).last().click();

    await expect(grid).toHaveAttribute('aria-rowcount', '5');
    await list.getByRole('searchbox', { name: 'Search opt-outs' }).fill(guestNumber(3));
    await expect(grid).toHaveAttribute('aria-rowcount', '2');
    await list.getByRole('button', { name: 'Remove' }).click();
    const remove = page.getByRole('alertdialog', { name: `Remove ${shownNumber(3)}?` });
    await remove.getByRole('textbox', { name: 'Why' }).fill('asked by e-mail');
    await remove.getByRole('button', { name: 'Remove' }).click();
    await list.getByRole('tab', { name: 'Log' }).click();
    await expect(list.getByText('asked by e-mail')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();

    await writeToGuests(app, 5);
    // As people write a number at home, read with the country of the list that is in use.
    await app.call('settings.save', { settings: { home: 'US' } });
    await page.getByRole('button', { name: 'Opt-outs' }).click();
    await list.getByRole('tab', { name: /^Numbers/ }).click();
    await list.getByRole('button', { name: 'Add numbers' }).click();
    await add.getByRole('textbox', { name: 'Numbers' }).fill('070-174 0609');
    await add.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(add.getByText('1 number was added.')).toBeVisible();
    await add.getByRole('button', { name: 'Close' }).last().click();
    await list.getByRole('searchbox', { name: 'Search opt-outs' }).fill('0609');
    await expect(grid.getByRole('row', { name: shownNumber(5) })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await review(page, { 'Send to a few first': '0' });
    await expect(page.getByRole('region', { name: 'Who gets nothing' })).toContainText('Opted out');
    await send(page, 3);
    await expect(page.getByText('Finished', { exact: true }).first()).toBeVisible();
    expect((await app.call('practice.status', {})).phones).toBe(3);
  });
});

test('results, audiences and campaigns are kept, used again and deleted', { tag: '@full' }, async ({
  app,
  page,
}) => {
  // Threat: A hostile spreadsheet, in an export
  await test.step('results are exported without formulas, and somebody is opted out from them', async () => {
    await writeToGuests(app, 3);
    await page.getByRole('textbox', { name: 'Message' }).fill('=1+1 {Namn}');
    await review(page, { 'Send to a few first': '0' });
    await send(page, 3);
    await expect(page.getByText('Finished', { exact: true }).first()).toBeVisible();
    const grid = page.getByRole('grid', { name: 'Results' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(grid.getByRole('columnheader', { name: 'Time' })).toBeInViewport();
    await expect.poll(() => grid.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await grid.getByRole('columnheader', { name: 'To' }).getByRole('button').click();
    await expect(grid.getByRole('columnheader', { name: 'To' })).toHaveAttribute('aria-sort', 'ascending');
    await grid.getByRole('columnheader', { name: 'To' }).getByRole('button').click();
    await expect(grid.getByRole('columnheader', { name: 'To' })).toHaveAttribute('aria-sort', 'descending');
    await expect(grid.getByRole('row').nth(1)).toContainText(shownNumber(3));
    await page.getByRole('button', { name: 'Export' }).click();
    const saving = page.getByRole('dialog', { name: 'Export results' });
    await expect(saving.getByText('3 people shown: All')).toBeVisible();
    await saving.getByRole('radio', { name: 'CSV' }).click();
    await saving.getByRole('radio', { name: 'Semicolons' }).click();
    const { text } = await app.saved(() => saving.getByRole('button', { name: 'Save file' }).click());
    expect(text).toContain(`+${guestNumber(3)}`);
    expect(text).toMatch(/;'=1\+1 Guest 3;.*;yes;.*Guest 3/);
    // What was chosen is chosen the next time.
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(saving.getByRole('radio', { name: 'Semicolons' })).toBeChecked();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Summary' }).click();
    const summary = page.getByRole('dialog', { name: 'Summary' });
    await expect(summary.getByRole('row', { name: /^Accepted 3$/ })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(summary.getByRole('heading', { name: 'What happened' })).toBeVisible();
    await expect(page.getByText(/^(Print|3 people through Demo)$/).filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => addEventListener('beforeprint', () => document.body.classList.add('printed')));
    await summary.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body.printed')).toBeAttached();
    const kept = await app.saved(() => summary.getByRole('button', { name: 'Save as a file' }).click());
    expect(kept.name).toMatch(/\.html$/);
    await page.keyboard.press('Escape');
    // Beside so narrow a list the person is shown once chosen.
    await grid.getByRole('row').nth(1).click();
    await page
      .getByRole('complementary', { name: 'Recipient' })
      .getByRole('button', { name: 'Opt out' })
      .click();
    await expect(page.getByText(/^Tagline never texts .* again/)).toBeVisible();
    expect((await app.call('optOut.list', { search: '', from: 0, count: 9 })).count).toBe(1);

    await grid.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.getByRole('button', { name: 'Write to these', exact: true }).click();
    await expect(
      page.getByText(/^The text of this campaign was already sent, or may have been, to 3 people/),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^List: guests: All 2 people/ })).toBeVisible();
  });

  await test.step('audiences are renamed, used again and deleted; campaigns are copied and deleted for good', async () => {
    await page.getByRole('button', { name: 'Lists' }).click();
    const audiences = page.getByRole('main', { name: 'Lists' });
    await audiences.getByText('guests', { exact: true }).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await audiences.getByRole('textbox', { name: 'New name' }).fill('Spring guests');
    await page.keyboard.press('Enter');
    await expect(audiences.getByText('Spring guests')).toBeVisible();
    await page.getByRole('button', { name: 'Campaigns' }).click();
    const campaigns = page.getByRole('dialog', { name: 'Campaigns' });
    await campaigns.getByRole('button', { name: 'New campaign' }).click();
    await expect(campaigns).toBeHidden();
    await page.getByRole('button', { name: 'Lists' }).click();
    await audiences.getByRole('button', { name: 'Use Spring guests' }).click();
    await expect(page.getByRole('button', { name: /^List: Spring guests/ })).toBeVisible();

    await page.getByRole('button', { name: 'Campaigns' }).click();
    await campaigns.getByRole('button', { name: 'Delete old campaigns' }).click();
    const older = page.getByRole('alertdialog', { name: 'Delete old campaigns' });
    await expect(older.getByText('No campaign ended more than 365 days ago.')).toBeVisible();
    await expect(older.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled();
    await older.getByRole('textbox', { name: 'Older than, in days' }).fill('0');
    await older.getByRole('textbox', { name: 'Older than, in days' }).blur();
    await expect(older.getByText('1 of your campaigns has ended.')).toBeVisible();
    await older.getByRole('button', { name: 'Delete 1 campaign' }).click();
    await expect(older).toBeHidden();
    expect((await app.call('campaign.list', { before: null })).rows.map(({ phase }) => phase)).toEqual([
      'draft',
      'draft',
    ]);
    expect((await app.call('history.find', { number: guestNumber(1) })).rows).toEqual([]);

    // Of however many there are, as many are drawn as somebody scrolls to.
    for (let n = 2; n < 60; n += 1) await app.call('draft.create', {});
    await expect(campaigns.getByRole('radio', { name: 'All, 60' })).toBeVisible();
    await expect(campaigns.getByRole('listitem')).toHaveCount(12);
    // By the keyboard a row's menu opens at what has the focus.
    await campaigns.getByRole('listitem').first().getByRole('button').first().focus();
    await page.keyboard.press('ContextMenu');
    await expect(page.getByRole('menuitem')).toHaveText(['Show campaign', 'Copy', 'Delete']);
    await page.keyboard.press('Escape');
    await campaigns.getByRole('listitem').nth(11).scrollIntoViewIfNeeded();
    await expect(campaigns.getByRole('listitem')).toHaveCount(60);
  });
});
