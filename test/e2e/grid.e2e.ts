import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { openConnection } from '../../electron/store/open-database.ts';
import { addAudience, type TestRow } from '../services/support/audience.ts';
import { expect, test } from './support/app.ts';
import { objectionsInBothColours } from './support/axe.ts';
import {
  emptyDraft,
  guestNumber,
  importList,
  loadAgain,
  shownNumber,
  writeToGuests,
} from './support/campaign.ts';
import type { ChosenFile } from './support/import.ts';
import { threeSteps } from './support/start.ts';

const PEOPLE = 1_000_000;
const ROW = 46;

function* million(): Iterable<TestRow> {
  for (let n = 0; n < PEOPLE; n += 1) yield { cells: [`Guest ${n + 1}`] };
}

/** Puts a million people beside the running app, as an audience to be used again. */
function addMillion(dataDir: string): void {
  const database = openConnection(join(dataDir, 'tagline.db'), { readOnly: false });
  const id = addAudience(database, ['Name'], million());
  const counts = { rows: PEOPLE, recipients: PEOPLE, repaired: 0, doubtful: 0, duplicates: 0 };
  const none = { optedOut: 0, rejected: 0, excluded: 0, recent: 0, edited: 0 };
  database
    .prepare('UPDATE audience SET counts = ? WHERE id = ?')
    .run(JSON.stringify({ ...counts, ...none }), id);
  database.close();
}

test('a million rows: the last is reached by key and by scrollbar, and the wheel moves pixel by pixel', {
  tag: '@full',
}, async ({ app, page }) => {
  await expect(threeSteps(page)).toBeVisible();
  addMillion(app.dataDir);
  await page.reload();
  await page.getByRole('button', { name: /^Test 1,000,000 people/ }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Hi {Name}');
  const grid = page.getByRole('grid', { name: 'Recipients' });
  await expect(grid).toHaveAttribute('aria-rowcount', String(PEOPLE + 1));
  const last = grid.getByRole('gridcell', { name: `Hi Guest ${PEOPLE}`, exact: true });
  const first = grid.getByRole('gridcell', { name: 'Hi Guest 1', exact: true });

  await expect(first).toBeInViewport();
  await grid.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await expect(last).toBeInViewport();
  await expect(grid).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Home');
  await expect(first).toBeInViewport();

  await grid.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  await expect(last).toBeInViewport();
  // Busy from the jump until the list corrects the place before it, which must not undo the jump.
  await grid.evaluate(async (element) => {
    element.scrollTo({ top: element.scrollHeight / 4 });
    await new Promise((resolve) => element.addEventListener('scroll', resolve, { once: true }));
    element.scrollTo({ top: element.scrollHeight / 2 });
    const from = performance.now();
    while (performance.now() < from + 400);
  });
  await expect.poll(async () => Math.round((10 * (await topRow(grid))) / PEOPLE)).toBe(5);

  const before = await topRow(grid);
  await grid.hover({ position: { x: 100, y: 200 } });
  await page.mouse.wheel(0, ROW * 10);
  await expect.poll(() => topRow(grid)).toBe(before + 10);

  // Of more than eight views main closes the oldest, also one that somebody looks at.
  const audience = (await app.call('audience.list', { before: null })).rows[0];
  if (!audience) throw new Error('There is no audience.');
  const rows = {
    audienceId: audience.id,
    message: '',
    lettering: { encoded: true },
    filter: 'all',
    search: '',
  } as const;
  for (let views = 0; views < 9; views += 1) await app.call('draft.view', rows);
  await grid.evaluate((element) => element.scrollTo({ top: element.scrollHeight / 4 }));
  await expect.poll(() => topRow(grid)).toBeLessThan(PEOPLE * 0.26);
  await expect(grid.locator('.grid-waiting')).toHaveCount(0);
  await expect(page.getByRole('alert')).toBeHidden();
});

/** The position of the row at the top of what is in view. */
function topRow(grid: Locator): Promise<number> {
  return grid.evaluate((element) => {
    const head = element.getBoundingClientRect().top + 32;
    const rows = [...element.querySelectorAll<HTMLElement>('.grid-row')];
    const inView = rows.filter((row) => row.getBoundingClientRect().bottom > head);
    return Math.min(...inView.map((row) => Number(row.getAttribute('aria-rowindex'))));
  });
}

test('no final text of up to three parts is cut, in the composer and the results, at any width', async ({
  app,
  page,
}) => {
  await expect(threeSteps(page)).toBeVisible();
  const audienceId = await importList(app, textList(20));
  const campaignId = await emptyDraft(app);
  const { options } = await app.call('draft.get', { campaignId });
  const cases = [{ values: ['B'], message: '{Text} 🎈 до {Version}' }];
  const versions = { column: 'Version', cases };
  const patch = { audienceId, message: '{Text}', options: { ...options, canary: 0, versions } };
  await app.call('draft.save', { campaignId, patch });
  await page.reload();
  const recipients = page.getByRole('grid', { name: 'Recipients' });
  await expect(recipients.getByRole('gridcell', { name: /^Text 1 / }).first()).toBeVisible();
  await expectWhole(page, recipients);
  const title = await recipients.locator('[data-wraps]').first().boundingBox();
  const share = (title?.width ?? 0) / ((await recipients.boundingBox())?.width ?? 1);
  expect(share).toBeGreaterThanOrEqual(0.45);

  const { hash, people } = await app.call('campaign.review', { campaignId, includeRecent: true });
  await app.call('campaign.start', { campaignId, people, hash, includeRecent: true });
  await page.getByRole('tab', { name: 'Results' }).click();
  await expectWhole(page, page.getByRole('grid', { name: 'Results' }));
});

/** People with texts of one to three parts, of short and long words, every other of the version B. */
function textList(people: number): ChosenFile {
  const next = random(7);
  const words = ['på', 'fredag', 'klockan', '10', 'årsmötet', 'Vårfestkommitténsammanträde', 'i', 'WWWWWWWW'];
  const rows = Array.from({ length: people }, (_, at) => {
    const most = at % 2 === 0 ? 440 : 180;
    let text = `Text ${at + 1} `;
    for (const end = next(most); text.length < end; ) text += `${words[next(words.length)]} `;
    return [
      text.slice(0, most).trim(),
      at % 2 === 0 ? 'A' : 'B',
      `070-174 ${String(605 + at).padStart(4, '0')}`,
    ];
  });
  const lines = [['Text', 'Version', 'Mobil'], ...rows].map((row) => row.join(';'));
  return { name: 'texts.csv', bytes: Buffer.from(lines.join('\n')) };
}

/** Whole numbers below `most`, the same ones every time. */
function random(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

/** From the first row to the last, in windows of three widths. */
async function expectWhole(window: Page, grid: Locator): Promise<void> {
  for (const width of [1024, 1440, 1920]) {
    await window.setViewportSize({ width, height: 868 });
    const last = Number(await grid.getAttribute('aria-rowcount'));
    await grid.focus();
    await window.keyboard.press('ControlOrMeta+Home');
    const isLastInView = () => grid.locator(`[aria-rowindex="${last}"]`).isVisible();
    for (let page = 1; page === 1 || !(await isLastInView()); page += 1) {
      await expect.poll(() => cutTexts(grid), `page ${page} at ${width} px`).toEqual([]);
      await window.keyboard.press('PageDown');
    }
    await expect.poll(() => cutTexts(grid), `the last rows at ${width} px`).toEqual([]);
  }
}

// Fault (app): tall rows hide the long text that made them tall -> the rows stay as they are, and the part is shown
test('one long text far down in view makes all rows taller, and they stay so', async ({ app, page }) => {
  await expect(threeSteps(page)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  const rows = Array.from({ length: 40 }, (_, at) => [
    at === 18 ? 'A long text of many words. '.repeat(16) : `Text ${at + 1}`,
    `070-174 ${String(605 + at).padStart(4, '0')}`,
  ]);
  const lines = [['Text', 'Mobil'], ...rows].map((row) => row.join(';'));
  const audienceId = await importList(app, { name: 'texts.csv', bytes: Buffer.from(lines.join('\n')) });
  await app.call('draft.save', {
    campaignId: await emptyDraft(app),
    patch: { audienceId, message: '{Text}' },
  });
  await page.reload();
  const grid = page.getByRole('grid', { name: 'Recipients' });
  const first = grid.getByRole('gridcell', { name: 'Text 1', exact: true }).first();
  const height = async () => Math.round((await first.boundingBox())?.height ?? 0);
  await expect.poll(height).toBeGreaterThan(90);
  const tall = await height();
  await grid.press('ArrowDown');
  await expect.poll(height).toBe(tall);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('the number under a name is shown whole', async ({ app, page }) => {
  await writeToGuests(app, 6);
  const grid = page.getByRole('grid', { name: 'Recipients' });
  await expect(grid.locator('.grid-cell[data-side="below"]').first()).toContainText(shownNumber(1));
  await expect.poll(() => cutTexts(grid)).toEqual([]);
});

test('a pressed header sorts the rows, upwards, downwards and back, and so does the menu of a cell', {
  tag: '@full',
}, async ({ app, page }) => {
  await writeToGuests(app, 12);
  const grid = page.getByRole('grid', { name: 'Recipients' });
  const header = grid.getByRole('columnheader', { name: 'Namn', exact: true });
  const texts = () => grid.getByRole('gridcell', { name: /^Hej Guest/ }).allTextContents();
  const guests = Array.from({ length: 12 }, (_, at) => `Hej Guest ${at + 1}, välkommen!`);
  await expect(header).toHaveAttribute('aria-sort', 'none');
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(texts).toEqual(guests);
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(texts).toEqual(guests.toReversed());

  await page.getByRole('searchbox', { name: 'Search rows' }).fill('70 174 061');
  await expect.poll(texts).toEqual(guests.slice(5).toReversed());
  await page.getByRole('searchbox', { name: 'Search rows' }).fill('');
  await expect.poll(texts).toEqual(guests.toReversed());

  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'none');
  await expect.poll(texts).toEqual(guests);
  await grid.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Sort by “Final message”' }).click();
  await expect(grid.getByRole('columnheader', { name: 'Final message' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  // Rows of the earlier order are dimmed.
  await expect(grid).toHaveAttribute('aria-busy', 'false');
  expect(await objectionsInBothColours(page)).toEqual([]);
});

test('columns give way in a narrow window, and stay as a person makes them', { tag: '@full' }, async ({
  app,
  page,
}) => {
  await writeToGuests(app, 12);
  const grid = page.getByRole('grid', { name: 'Recipients' });

  await test.step('of a long cell the list shows the start, and the panel of its row the whole', async () => {
    const [list] = (await app.call('audience.list', { before: null })).rows;
    const value = `${'x'.repeat(2500)} end`;
    await app.call('audience.edit', { audienceId: list!.id, n: 1, column: 0, value });
    const cell = grid.getByRole('gridcell', { name: /^x+…$/ });
    await expect(cell).toHaveText(`${'x'.repeat(2000)}…`);
    await cell.click();
    const panel = page.getByRole('complementary', { name: 'Selected row' });
    await expect(panel.getByRole('textbox', { name: 'Namn' })).toHaveValue(value);
    await app.call('audience.undo', { audienceId: list!.id });
    await expect(panel.getByRole('textbox', { name: 'Namn' })).toHaveValue('Guest 2');
  });

  await test.step('in a narrow window the final texts keep their room, and what else says the same gives way', async () => {
    const head = (name: string) => grid.getByRole('columnheader', { name, exact: true });
    await page.setViewportSize({ width: 1360, height: 860 });
    await expect(head('Parts')).toBeVisible();
    await expect(head('State'), 'beside the panel too').toBeInViewport({ ratio: 0.9 });
    await expect(head('Row')).toBeVisible();
    await page.setViewportSize({ width: 900, height: 640 });
    await expect(head('Parts')).toBeHidden();
    await expect(head('Final message')).toBeInViewport({ ratio: 1 });
    const panel = page.getByRole('complementary', { name: 'Selected row' });
    const panelButton = page.getByRole('button', { name: 'Row panel' });
    await expect(panel, 'over the list only when asked for').toBeHidden();
    await panelButton.click();
    await expect(panel).toBeVisible();
    expect(await objectionsInBothColours(page)).toEqual([]);
    await panelButton.click();
    await expect(panel).toBeHidden();
    await grid.focus();
    await page.keyboard.press('End');
    await expect(head('Namn')).toBeInViewport();
    await page.setViewportSize({ width: 1360, height: 860 });
    await expect(head('State')).toBeVisible();
    await expect(panel).toBeVisible();
    await panelButton.click();
    await expect(panel).toBeHidden();
    await expect(panelButton).toHaveAttribute('aria-expanded', 'false');
    await loadAgain(page);
    await expect(head('State')).toBeVisible();
    await expect(panel, 'that is kept').toBeHidden();
    await panelButton.click();
    await expect(panel).toBeVisible();

    await test.step('columns are made wider, moved and hidden, and stay so with their list', async () => {
      const cell = grid.getByRole('gridcell', { name: 'Guest 1', exact: true });
      const width = async () => Math.round((await cell.boundingBox())?.width ?? 0);
      await cell.click();
      const before = await width();
      await page.keyboard.press('Alt+ArrowRight');
      await expect.poll(() => width()).toBe(before + 24);
      await page.getByRole('button', { name: 'Columns', exact: true }).click();
      const columns = page.getByRole('dialog', { name: 'Columns' });
      await columns.getByText('State', { exact: true }).click();
      await columns.getByRole('button', { name: 'Move “Namn” to the left' }).click();
      expect(await objectionsInBothColours(page)).toEqual([]);
      await columns.getByRole('button', { name: 'Close' }).click();
      await loadAgain(page);
      await expect(head('State')).toHaveCount(0);
      await expect.poll(() => width()).toBe(before + 24);
      expect((await head('Namn').boundingBox())?.x).toBeLessThan((await head('To').boundingBox())?.x ?? 0);
      await page.getByRole('button', { name: 'Columns', exact: true }).click();
      await columns.getByRole('button', { name: 'Reset' }).click();
      await columns.getByRole('button', { name: 'Close' }).click();
      await expect(head('State')).toBeVisible();
      const box = await head('Namn').boundingBox();
      await page.mouse.move((box?.x ?? 0) + before - 3, (box?.y ?? 0) + 10);
      await page.mouse.down();
      await page.mouse.move((box?.x ?? 0) + before + 37, (box?.y ?? 0) + 10, { steps: 4 });
      await page.mouse.up();
      await expect.poll(() => width()).toBe(before + 40);
    });

    const cell = grid.getByRole('gridcell', { name: 'Hej Guest 1, välkommen!' });
    await expect(cell.locator('mark')).toHaveText('Guest 1');
  });
});

/** The texts, names and numbers in view that are not shown whole. */
function cutTexts(grid: Locator): Promise<string[]> {
  return grid.evaluate((element) => {
    const head = element.querySelector('.grid-header')!.getBoundingClientRect().bottom;
    const end = element.getBoundingClientRect().bottom;
    return [...element.querySelectorAll('[data-wraps] > span, [data-side] > span')]
      .filter((text) => {
        const row = text.closest('.grid-row')!.getBoundingClientRect();
        const isInView = row.top >= head && row.bottom <= end;
        return isInView && (text.scrollHeight > text.clientHeight + 1 || text.clientHeight > row.height);
      })
      .map((text) => text.textContent ?? '');
  });
}

test('several rows are selected, copied as a spreadsheet takes them, left out and included again', {
  tag: '@full',
}, async ({ app, page }) => {
  await writeToGuests(app, 6);
  const grid = page.getByRole('grid', { name: 'Recipients' });
  const row = (guest: number) => grid.getByRole('row').filter({ hasText: shownNumber(guest) });
  const selected = grid.locator('[role="row"][aria-selected="true"]');
  const bar = page.getByText(/rows selected$/);
  await row(2)
    .getByRole('gridcell', { name: shownNumber(2) })
    .click();
  await row(4).click({ modifiers: ['Shift'] });
  await expect(bar).toHaveText('3 rows selected');
  await row(6).click({ modifiers: ['ControlOrMeta'] });
  await row(3).click({ modifiers: ['ControlOrMeta'] });
  await expect(selected).toHaveCount(3);
  expect(await objectionsInBothColours(page)).toEqual([]);

  const copied = await grid.evaluate((element) => {
    const clipboardData = new DataTransfer();
    element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    return { text: clipboardData.getData('text/plain'), table: clipboardData.getData('text/html') };
  });
  const line = (guest: number) =>
    `${guest + 1}\t'+${guestNumber(guest)}\tGuest ${guest}\tHej Guest ${guest}, välkommen!\t1\t`;
  expect(copied.text).toBe([2, 4, 6].map(line).join('\r\n'));
  expect(copied.table.match(/<tr>/g)).toHaveLength(3);

  await page.getByRole('button', { name: 'Leave all out' }).click();
  await expect(grid.getByText('Left out', { exact: true })).toHaveCount(3);
  await expect(page.getByRole('button', { name: /3 people/ })).toBeVisible();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(grid.getByText('Left out', { exact: true })).toHaveCount(0);
  // The list is opened anew once it is known that this was undone, and a selection is of the one before.
  await page.getByRole('searchbox', { name: 'Search rows' }).fill('Guest');
  await expect(page.getByText('6 rows', { exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search rows' }).fill('');
  await expect(page.getByText('6 rows', { exact: true })).toBeHidden();
  await expect(grid).toHaveAttribute('aria-busy', 'false');

  await grid.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(bar).toHaveText('6 rows selected');
  await row(5).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Leave all out' }).click();
  await expect(grid.getByText('Left out', { exact: true })).toHaveCount(6);
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(bar).toHaveText('2 rows selected');
  await page.getByRole('button', { name: 'Include all again' }).click();
  await expect(grid.getByText('Left out', { exact: true })).toHaveCount(4);

  await row(2).getByRole('gridcell', { name: 'Guest 2', exact: true }).click();
  await grid.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Åsa\r\n');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(row(2).getByRole('gridcell', { name: 'Hej Åsa, välkommen!' })).toBeVisible();

  await test.step('who writes into a cell and then clicks into the message goes on writing there', async () => {
    await row(2).getByRole('gridcell', { name: 'Åsa', exact: true }).dblclick();
    await grid.getByRole('textbox').fill('Ida');
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.click();
    await expect(row(2).getByRole('gridcell', { name: 'Hej Ida, välkommen!' })).toBeVisible();
    await expect(message).toBeFocused();
    await row(2).getByRole('gridcell', { name: 'Ida', exact: true }).dblclick();
    await grid.getByRole('textbox').fill('Åsa');
    await page.keyboard.press('Enter');
    await expect(grid).toBeFocused();
  });

  await test.step('the selected rows are exported, and are a draft of their own', async () => {
    await row(3).click({ modifiers: ['Shift'] });
    await row(3).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Export selected rows…' }).click();
    const saving = page.getByRole('dialog', { name: 'Export selected rows' });
    await expect(saving.getByText(/^2 rows, with/)).toBeVisible();
    expect(await objectionsInBothColours(page)).toEqual([]);
    await saving.getByRole('radio', { name: 'CSV' }).click();
    const { text } = await app.saved(() => saving.getByRole('button', { name: 'Save file' }).click());
    expect(text.trimEnd().split('\r\n').slice(1)).toEqual([
      expect.stringMatching(new RegExp(`^3.'\\+${guestNumber(2)}.*Hej Åsa, välkommen!`)),
      expect.stringMatching(new RegExp(`^4.'\\+${guestNumber(3)}.*Left out`)),
    ]);
    await grid.focus();
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox', { name: 'Find a command' }).fill('write to these');
    await page.keyboard.press('Enter');
    await expect(page.getByText('A new draft to 1 person, from 2 selected rows.')).toBeVisible();
    await expect(grid).toHaveAttribute('aria-rowcount', '3');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hej {Namn}, välkommen!');
    await expect(row(3).getByText('Left out', { exact: true })).toBeVisible();
  });
});
