import { expect, test } from './support/app.ts';
import { objections, objectionsInBothColours } from './support/axe.ts';
import {
  guestList,
  guestNumber,
  importGuests,
  review,
  send,
  shownNumber,
  writeToGuests,
} from './support/campaign.ts';
import { closeDialog, leavePlace } from './support/close-dialog.ts';
import { testHost } from './support/host.ts';
import { chooseFile } from './support/import.ts';
import { threeSteps, writeFirst } from './support/start.ts';

test('undo takes back what was done where the focus is, and keys do what the window offers', async ({
  app,
  page,
}) => {
  await writeToGuests(app, 3);
  const message = page.getByRole('textbox', { name: 'Message' });

  await test.step('undo takes back what was done where the focus is: in the message, or in the list', async () => {
    const out = page.getByRole('button', { name: 'Leave out' });
    await out.click();
    await expect(page.getByText('Left out', { exact: true }).first()).toBeVisible();
    await message.focus();
    await message.pressSequentially('!');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(message).not.toHaveValue(/!!$/);
    await expect(page.getByRole('button', { name: 'Include again' })).toBeVisible();
    await page.getByRole('grid', { name: 'Recipients' }).focus();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(out).toBeVisible();
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(page.getByRole('button', { name: 'Include again' })).toBeVisible();
    await page.getByRole('button', { name: 'History of changes' }).click();
    const history = page.getByRole('dialog', { name: 'History of changes' });
    await expect(history.getByRole('listitem')).toContainText('Row 2 left out');
    await history.getByRole('button', { name: 'Undo' }).click();
    await expect(history.getByRole('listitem')).toContainText('Undone');
    expect(await objectionsInBothColours(page)).toEqual([]);
    await closeDialog(page, 'History of changes');
    await expect(out).toBeVisible();
  });

  await test.step('keys do what the window offers, from wherever the focus is, and nothing under a dialog', async () => {
    await message.press('ControlOrMeta+f');
    await expect(page.getByRole('searchbox', { name: 'Search rows' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Review and send' })).toBeEnabled();
    await page.keyboard.press('ControlOrMeta+Enter');
    const review = page.getByRole('dialog', { name: 'Review and send' });
    await expect(review).toBeVisible();
    await page.keyboard.press('ControlOrMeta+n');
    await closeDialog(page, 'Review and send');
    await expect(message).toHaveValue('Hej {Namn}, välkommen!');

    // A button that has the focus does not take the key for a press.
    await page.getByRole('button', { name: 'Settings' }).focus();
    await page.keyboard.press('ControlOrMeta+Shift+Enter');
    await closeDialog(page, 'Send a test');
    await page.keyboard.press('ControlOrMeta+,');
    await leavePlace(page, 'Settings');

    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('ControlOrMeta+o');
    await chooser;
    const campaigns = (await app.call('campaign.list', { before: null })).rows.length;
    await page.keyboard.down('ControlOrMeta');
    for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down('n');
    await page.keyboard.up('n');
    await page.keyboard.up('ControlOrMeta');
    await expect(threeSteps(page)).toBeVisible();
    expect((await app.call('campaign.list', { before: null })).rows.length, 'a key that is held down').toBe(
      campaigns + 1,
    );
  });
});

test('the palette begins with what can be done with the campaign in view', async ({ app, page }) => {
  await writeToGuests(app, 6);
  await review(page, { 'Send to a few first': '2' });
  await send(page, 6);
  await expect(page.getByRole('region', { name: 'First few' }).getByRole('button').first()).toBeEnabled();
  await page.keyboard.press('ControlOrMeta+k');
  const here = page.getByRole('group', { name: 'Here' });
  for (const name of ['Continue with everybody else', 'Cancel campaign', 'Export results']) {
    await expect(here.getByRole('option', { name })).toBeVisible();
  }
  expect(await objections(page)).toEqual([]);
  await here.getByRole('option', { name: 'Export results' }).click();
  await closeDialog(page, 'Export results');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('continue');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Finished', { exact: true }).first()).toBeVisible();
});

test('a row has a menu under the mouse and the keyboard, and fields keep their own', {
  tag: '@full',
}, async ({ app, page }) => {
  await writeToGuests(app, 3);
  const grid = page.getByRole('grid', { name: 'Recipients' });
  const second = grid.getByRole('row').filter({ hasText: shownNumber(2) });
  await second.getByRole('gridcell', { name: shownNumber(2) }).click({ button: 'right' });
  const menu = page.getByRole('menu', { name: 'Row' });
  expect(await objections(page)).toEqual([]);
  await expect(menu.getByRole('menuitem')).toHaveText([
    'EditF2',
    'Copy cell',
    'Copy number',
    'Test this text…',
    'Leave out',
    'All texts',
    'Sort by “To”',
    'Hide column “To”',
    'Columns…',
  ]);
  await menu.getByRole('menuitem', { name: 'Leave out' }).click();
  await expect(second.getByText('Left out', { exact: true })).toBeVisible();
  await expect(grid).toBeFocused();

  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ContextMenu');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Enter');
  const editor = grid.getByRole('textbox');
  await expect(editor).toBeFocused();
  await editor.click({ button: 'right' });
  await expect(menu).toBeHidden();
  await page.evaluate(drawLate);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Find a command' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(grid, 'the field of the cell is gone').toBeFocused();

  const onDouble = testHost() === 'double';
  if (!onDouble) await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await second.click({ button: 'right' });
  await menu.getByRole('menuitem', { name: 'Copy number' }).click();
  await expect(menu).toBeHidden();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  if (!onDouble) await expect.poll(copied).toBe(`+${guestNumber(2)}`);
  await page.getByRole('textbox', { name: 'Message' }).fill('Hej {Namn},\nvälkommen!');
  await grid.getByRole('gridcell', { name: /^Hej Guest 3, ↵/ }).click({ button: 'right' });
  await menu.getByRole('menuitem', { name: 'Copy cell' }).click();
  const sent = 'Hej Guest 3,\nvälkommen!';
  if (!onDouble) await expect.poll(copied).toBe(sent);

  await second.click({ button: 'right' });
  await menu.getByRole('menuitem', { name: 'All texts' }).click();
  const history = page.getByRole('main', { name: 'Search for a number' });
  await expect(history.getByRole('heading', { name: 'Guest 2' })).toBeVisible();
  expect(await objections(page)).toEqual([]);
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(history).toBeHidden();

  await grid.getByRole('columnheader', { name: 'To' }).click({ button: 'right' });
  await expect(menu).toBeHidden();
  const { height } = (await grid.boundingBox()) ?? { height: 0 };
  await grid.click({ button: 'right', position: { x: 200, y: height - 20 } });
  await expect(menu, 'below the rows').toBeHidden();
  await second.click({ button: 'right' });
  await menu.getByRole('menuitem', { name: 'Include again' }).click();
  await expect(second.getByText('Left out', { exact: true })).toBeHidden();
});

test('the palette finds what has a name, F6 goes from pane to pane, and all of a title sorts', {
  tag: '@full',
}, async ({ app, page }) => {
  await writeToGuests(app, 3);
  const message = page.getByRole('textbox', { name: 'Message' });
  const grid = page.getByRole('grid', { name: 'Recipients' });
  const first = (await app.call('campaign.list', { before: null })).rows;
  await page.getByRole('textbox', { name: 'Campaign name' }).fill('Easter greeting');
  const palette = page.getByRole('dialog', { name: 'Commands' });
  const find = async (search: string): Promise<void> => {
    await page.keyboard.press('ControlOrMeta+k');
    await palette.getByRole('combobox').fill(search);
  };
  const options = palette.getByRole('option');

  await find('filter all');
  await expect(options).toHaveText(['AllFilter']);
  await page.keyboard.press('Escape');
  await find('theme dar');
  await expect(options).toHaveText(['DarkTheme']);
  const box = await palette.boundingBox();
  expect(box!.y, 'at the top third').toBeLessThan(720 / 3);
  expect(await objections(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await find('accounts demo');
  await expect(options).toHaveText(['DemoAccounts']);
  await page.keyboard.press('Escape');

  await page.keyboard.press('ControlOrMeta+n');
  await expect(threeSteps(page)).toBeVisible();
  const list = (await app.call('audience.list', { before: null })).rows[0]!.name;
  await find(`${list} lists`);
  await expect(options).toHaveText([`${list}Lists`]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid', { name: 'Recipients' })).toBeVisible();
  await find('easter');
  await expect(options).toHaveText(['Easter greetingCampaigns']);
  await page.keyboard.press('Enter');
  await expect(message).toHaveValue('Hej {Namn}, välkommen!');
  expect(first).toHaveLength(1);

  await message.focus();
  await page.keyboard.press('F6');
  await expect(grid).toBeFocused();
  await page.keyboard.press('F6');
  await expect(page.getByRole('button', { name: 'Send a test' })).toBeFocused();
  await page.keyboard.press('F6');
  await page.keyboard.press('F6');
  await expect(message, 'past the toolbar').toBeFocused();
  await page.keyboard.press('Shift+F6');
  await page.keyboard.press('Shift+F6');
  await expect(page.getByRole('button', { name: 'Send a test' })).toBeFocused();

  const header = grid.getByRole('columnheader', { name: 'To' });
  const { width, height } = (await header.boundingBox())!;
  await header.click({ position: { x: width - 14, y: height - 3 } });
  await expect(header).toHaveAttribute('aria-sort', 'ascending');

  // A value with a tag in it cannot be sent.
  await grid.getByRole('gridcell', { name: 'Guest 2', exact: true }).dblclick();
  await grid.getByRole('textbox').fill('{Namn}');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('contentinfo')).toContainText('2 people');
  await expect(page.getByRole('button', { name: '2 of 3 people' })).toBeVisible();
});

test('the palette and the keys work before there is a message, and wait for what is counted', {
  tag: '@full',
}, async ({ app, page }) => {
  await test.step('the palette finds what applies, runs it once it is closed, and the keys are listed', async () => {
    await expect(threeSteps(page)).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    const palette = page.getByRole('dialog', { name: 'Commands' });
    const field = palette.getByRole('combobox', { name: 'Find a command' });
    await expect(field).toBeFocused();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(palette, 'the same key again').toBeHidden();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(field).toBeFocused();
    await expect(palette.getByRole('option', { name: /^Review and send/ })).toBeHidden();
    await field.fill('nothing such');
    await expect(palette.getByRole('status')).toContainText('Nothing of that name');
    await field.fill('opt');
    await expect(palette.getByRole('option')).toHaveText(['Opt-outs']);
    expect(await objections(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await leavePlace(page, 'Opt-outs');

    await page.keyboard.press('ControlOrMeta+/');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(keys.getByText('Review and send')).toBeVisible();
    await expect(keys.locator('kbd').first()).toBeVisible();
    expect(await objections(page)).toEqual([]);
    await closeDialog(page, 'Keyboard shortcuts');

    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await closeDialog(page, 'About Tagline');
    await page.keyboard.press('ControlOrMeta+k');
    await field.fill('unconf');
    await page.keyboard.press('Enter');
    const pages = page.getByRole('dialog', { name: 'Help' });
    const questions = pages.getByRole('tablist', { name: 'Questions' });
    const shown = pages.getByRole('tabpanel');
    await expect(shown.getByRole('heading')).toHaveText('What does “unconfirmed” mean, and what do I do?');
    await expect(shown).toContainText('Treat as sent');
    expect(await objections(page)).toEqual([]);
    await closeDialog(page, 'Help');
    await page.keyboard.press('F1');
    await expect(shown).toContainText('Opted out');
    const search = pages.getByRole('searchbox', { name: 'Search the help' });
    await search.fill('160 char');
    await expect(shown.getByRole('heading')).toHaveText(/What is a part/);
    await search.fill('weather');
    await expect(pages.getByText('No page has this word.')).toBeVisible();
    await search.fill('');
    await expect(shown).toContainText('Opted out');
    await page.keyboard.press('Tab');
    await expect(questions.getByRole('tab', { selected: true })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(shown).toContainText('GSM 03.38');
    await page.keyboard.press('Tab');
    await expect(shown).toBeFocused();
    await closeDialog(page, 'Help');
    await page.keyboard.press('ControlOrMeta+k');
    await field.fill('rep pro');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Report a problem' })).toContainText(/Tagline \d/);
    await closeDialog(page, 'Report a problem');
    await page.keyboard.press('ControlOrMeta+k');
    await field.fill('lic');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^react \d/ }).click();
    await expect(page.getByText('Permission is hereby granted').filter({ visible: true })).toBeVisible();
    await closeDialog(page, 'Licences');

    await app.call('settings.save', { settings: { newsSeen: '0.0.9' } });
    await page.reload();
    await page.getByRole('button', { name: 'What is new in this version?' }).click();
    await expect(shown.getByRole('heading')).toHaveText('What is new in this version?');
    await expect(shown).toContainText('Tagline 0');
    await closeDialog(page, 'Help');
    await page.reload();
    await expect(threeSteps(page)).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByText(/^This is Tagline/), 'it is offered once').toHaveCount(0);
    await field.fill('updates');
    await page.keyboard.press('Enter');
    const noFeed = 'This version does not check for updates.';
    await expect(page.getByText(noFeed)).toBeVisible();
    await page.keyboard.press('ControlOrMeta+,');
    const settings = page.getByRole('main', { name: 'Settings' });
    await settings.getByRole('button', { name: 'Check for updates' }).click();
    await expect(settings.getByRole('status').filter({ hasText: noFeed })).toBeVisible();
    expect(await objections(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
  });

  // Nothing comes between Electron and its window that could hold answers back.
  if (testHost() === 'electron') return;
  await test.step('the key of the review waits for the first count', async () => {
    const message = await writeFirst(page);
    await message.fill('Hej!');
    const counted = await app.answers.hold('draft.survey');
    await chooseFile(page, guestList(3));
    await page.getByRole('button', { name: /^Add these / }).click();
    await counted.asked();
    await expect(page.getByRole('contentinfo')).toContainText('Counting…');
    await message.press('ControlOrMeta+Enter');
    await counted.letGo();
    await closeDialog(page, 'Review and send');

    const ofNothing = await app.answers.hold('draft.survey');
    await message.fill('');
    await ofNothing.asked();
    await ofNothing.letGo();
    const again = await app.answers.hold('draft.survey');
    await message.fill('Hej igen!');
    await expect(page.getByRole('contentinfo')).toContainText('Counting…');
    await message.press('ControlOrMeta+Enter');
    await again.asked();
    await again.letGo();
    await closeDialog(page, 'Review and send');
  });
});

test('the focus goes to the message once a list is used, however late the page draws', async ({
  app,
  page,
}) => {
  await expect(threeSteps(page)).toBeVisible();
  await importGuests(app, 3);
  await page.evaluate(drawLate);
  await page.getByRole('button', { name: 'Lists' }).click();
  await page.getByRole('button', { name: 'Use guests' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
});

/** Has the page wait twelve frames for each, as on a busy computer. */
function drawLate(): void {
  const frame = window.requestAnimationFrame.bind(window);
  const cancelled = new Set<number>();
  window.cancelAnimationFrame = (id) => void cancelled.add(id);
  window.requestAnimationFrame = (act) => {
    let left = 12;
    const id = frame(wait);
    function wait(at: number): void {
      left -= 1;
      if (left > 0) frame(wait);
      else if (!cancelled.has(id)) act(at);
    }
    return id;
  };
}
