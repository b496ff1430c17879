import type { ChunkRow } from '../../shared/campaign/progress/chunk.ts';
import { fail, ok, superseded } from '../../shared/result.ts';
import { expect, test } from './support/app.ts';
import {
  greetGuests,
  greeting,
  guestList,
  importList,
  makeAgain,
  writeToGuests,
} from './support/campaign.ts';
import { chooseFile, excelCsv, openChoices } from './support/import.ts';
import { only } from './support/only.ts';
import { threeSteps } from './support/start.ts';

only('answers');

test('rows and texts on show are those that were asked for last, however late main answers', {
  tag: '@full',
}, async ({ app, page }) => {
  await writeToGuests(app, 4);
  const grid = page.getByRole('grid', { name: 'Recipients' });
  const rows = page.getByRole('searchbox', { name: 'Search rows' });

  await test.step('rows of an earlier search are dimmed and out of reach until those of this one are here', async () => {
    const panel = page.getByRole('complementary', { name: 'Selected row' });
    const first = grid.getByRole('gridcell', { name: 'Guest 1', exact: true });
    await expect(first).toBeVisible();
    await expect(grid).toHaveAttribute('aria-busy', 'false');
    const views = await app.answers.hold('draft.view');
    await rows.fill('Guest 3');
    await views.asked();
    await expect(grid).toHaveAttribute('aria-busy', 'true');
    await expect(grid.locator('.grid-space')).toHaveCSS('opacity', '0.45');
    await expect(panel).toHaveAttribute('aria-busy', 'true');
    await expect(panel).toHaveAttribute('inert');
    await first.dblclick({ force: true });
    await grid.press('F2');
    await grid.press('ArrowDown');
    await expect(grid.getByRole('textbox')).toBeHidden();
    await expect(grid.getByRole('row', { selected: true })).toContainText('Guest 1');
    await views.letGo();
    await expect(grid).toHaveAttribute('aria-rowcount', '2');
    await expect(grid).toHaveAttribute('aria-busy', 'false');
    await expect(panel).not.toHaveAttribute('inert');
    await grid.getByRole('gridcell', { name: 'Guest 3', exact: true }).dblclick();
    await expect(grid.getByRole('textbox', { name: 'Namn' })).toHaveValue('Guest 3');
    await page.keyboard.press('Escape');
    await rows.fill('');
    await expect(grid).toHaveAttribute('aria-rowcount', '5');
  });

  await test.step('a list that was overtaken is asked for again', async () => {
    await expect(grid).toHaveAttribute('aria-rowcount', '5');
    await app.answers.replace('draft.view', superseded, 2);
    await rows.fill('Guest 3');
    await expect(grid).toHaveAttribute('aria-rowcount', '2');
    await expect(grid).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
    await rows.fill('');
    await expect(grid).toHaveAttribute('aria-rowcount', '5');
  });

  await test.step('rows of an earlier filter do not outlive the failure of this one, which is asked for again', async () => {
    await expect(grid.getByRole('gridcell', { name: 'Guest 1', exact: true })).toBeVisible();
    const reachable = await app.answers.replace(
      'draft.view',
      fail({ kind: 'unreachable', message: 'Nobody answers.', fix: 'Start it again.' }),
    );
    await page.getByRole('radio', { name: 'Longest' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(grid.getByRole('gridcell', { name: 'Guest 1', exact: true })).toBeHidden();
    await expect(page.getByRole('complementary', { name: 'Selected row' })).toBeHidden();
    await reachable();
    await expect(grid.getByRole('gridcell', { name: 'Guest 1', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
    await page.getByRole('radio', { name: /^All/ }).click();
  });

  await test.step('what is typed into a cell is never written to a row that came in its place', async () => {
    await page.getByRole('textbox', { name: 'Message' }).fill('Guest 3 {Namn}');
    await rows.fill('Guest 3');
    await expect(grid.getByRole('gridcell', { name: 'Guest 3 Guest 1', exact: true })).toBeVisible();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await grid.getByRole('gridcell', { name: 'Guest 1', exact: true }).dblclick();
    await expect(grid.getByRole('textbox', { name: 'Namn' })).toHaveValue('Guest 1');
    const [draft] = (await app.call('campaign.list', { before: null })).rows;
    if (!draft) throw new Error('There is no draft.');
    // As another window would, in which the message is written too.
    await app.call('draft.save', { campaignId: draft.id, patch: { message: 'Hej {Namn}' } });
    await expect(grid).toHaveAttribute('aria-rowcount', '2');
    await page.keyboard.press('Enter');
    await expect(grid.getByRole('gridcell', { name: 'Guest 3', exact: true })).toBeVisible();
    const [audience] = (await app.call('audience.list', { before: null })).rows;
    expect(audience?.undoable).toBe(false);
    await rows.fill('');
    await expect(grid).toHaveAttribute('aria-rowcount', '5');
    // With its row its field is here again.
    await expect(grid.getByRole('textbox', { name: 'Namn' })).toBeFocused();
    await page.keyboard.press('Escape');
  });

  await test.step('a cell of the panel kept by Enter is not kept again by leaving it before main answers', async () => {
    const cell = page
      .getByRole('complementary', { name: 'Selected row' })
      .getByRole('textbox', { name: 'Namn' });
    await cell.fill('Somebody');
    // In one go, so that no answer comes in between.
    await cell.evaluate((input) => {
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      input.blur();
    });
    await expect(grid.getByRole('gridcell', { name: 'Somebody', exact: true })).toBeVisible();
    const undoable = async () => (await app.call('audience.list', { before: null })).rows[0]?.undoable;
    expect(await undoable()).toBe(true);
    const [audience] = (await app.call('audience.list', { before: null })).rows;
    await app.call('audience.undo', { audienceId: audience!.id });
    expect(await undoable()).toBe(false);
    await expect(grid.getByRole('gridcell', { name: 'Guest 1', exact: true })).toBeVisible();
  });

  await test.step('the texts on show are of the message as it is written', async () => {
    await page.getByRole('textbox', { name: 'Message' }).fill(greeting);
    const cell = (text: string) => page.getByRole('gridcell', { name: text, exact: true });
    await expect(cell('Hej Guest 1, välkommen!')).toBeVisible();
    await app.answers.hold('draft.view');
    const surveys = await app.answers.hold('draft.survey');
    await page.getByRole('textbox', { name: 'Message' }).fill('Later, {Namn}');
    await surveys.asked();
    await expect(cell('Later, Guest 1')).toBeVisible();
    await expect(page.getByText('Hej Guest 1')).toBeHidden();
  });
});

test('what is asked for meanwhile is neither lost nor done twice, and nothing is pressed for a campaign that is being looked at anew', {
  tag: '@full',
}, async ({ app, page }) => {
  await test.step('numbers written while others are being added', async () => {
    await page.getByRole('button', { name: 'Opt-outs' }).click();
    await page.getByRole('button', { name: 'Add numbers' }).click();
    const numbers = page.getByRole('textbox', { name: 'Numbers' });
    await numbers.fill('+12125550100');
    const added = await app.answers.hold('optOut.add');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await added.asked();
    await expect(numbers).toHaveAttribute('readonly');
    await added.letGo();
    await expect(page.getByText('1 number was added.')).toBeVisible();
    await expect(numbers).not.toHaveAttribute('readonly');
    await page.keyboard.press('Escape');
    await expect(numbers).toBeHidden();
    await page.keyboard.press('Escape');
  });

  await test.step('an audience that was just done when it was cancelled leaves nothing behind', async () => {
    await chooseFile(page, guestList(3));
    const dialog = page.getByRole('dialog', { name: /guests\.csv/ });
    await openChoices(dialog);
    const country = dialog.getByRole('combobox', { name: 'Country of the numbers' });
    await country.fill('Sweden');
    await page.getByRole('option', { name: /^Sweden/ }).click();
    const built = await app.answers.hold('audience.build');
    await dialog.getByRole('button', { name: 'Add these 3 people' }).click();
    await built.asked();
    await dialog.getByRole('button', { name: 'Cancel import' }).click();
    await built.letGo();
    await expect.poll(async () => (await app.call('audience.list', { before: null })).rows).toEqual([]);
    expect((await app.call('campaign.list', { before: null })).rows.map(({ people }) => people)).toEqual([0]);
  });

  await test.step('rows of one number are not offered for the next', async () => {
    const rows = ['Ada', 'Ida', 'Eva', 'Iva'].map((name, at) => [name, at < 2 ? '0701740605' : '0701740606']);
    await importList(app, excelCsv('pairs.csv', [['Namn', 'Mobil'], ...rows]));
    await page.getByRole('button', { name: 'Lists' }).click();
    await page.getByRole('button', { name: 'More for pairs' }).click();
    await page.getByRole('menuitem', { name: 'Compare duplicates' }).click();
    const same = page.getByRole('dialog', { name: 'Same number, several rows' });
    await expect(same.getByRole('button', { name: 'Use row 3' })).toBeVisible();
    const next = await app.answers.hold('audience.repeated');
    await same.getByRole('button', { name: 'Next' }).click();
    await expect(same.getByText('Reading the rows…')).toBeVisible();
    await next.letGo();
    await expect(same.getByRole('button', { name: 'Use row 5' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });

  await test.step('no account can be chosen for a campaign that is not in view yet', async () => {
    const account = page.getByRole('button', { name: /^Account:/ });
    await expect(account).toBeVisible();
    const drafts = await app.answers.hold('draft.get', { reload: true });
    await drafts.asked();
    await expect(account).toBeHidden();
    await drafts.letGo();
    await expect(account).toBeVisible();
  });

  await test.step('nothing is decided about a request meanwhile', async () => {
    await app.call('practice.script', { script: 'drop-after*2', randomness: 0, taken: 0 });
    await greetGuests(app, 4, { chunkSize: 2, connections: 2 });
    await expect(page.getByRole('list', { name: 'People by state' })).toContainText('Unconfirmed 4');
    const verdict = page.getByRole('button', { name: 'Treat as sent' });
    await expect(verdict).toBeEnabled();
    const chunks = await app.answers.hold('chunk.waiting');
    const now = page.getByRole('button', { name: 'Record it now' });
    await verdict.click();
    await now.click();
    await chunks.asked();
    await expect(page.getByRole('list', { name: 'People by state' })).toContainText('Unconfirmed 2');
    await expect(verdict).toBeDisabled();
    await chunks.letGo();
    await verdict.click();
    await now.click();
    await expect(page.getByText('Finished', { exact: true }).first()).toBeVisible();
  });

  await test.step('a canary goes on only once its texts are there to be read', async () => {
    const results = await app.answers.hold('result.page');
    await greetGuests(app, 4, { canary: 2 });
    const canary = page.getByRole('region', { name: 'First few' });
    const goOn = canary.getByRole('button', { name: 'Continue with 2 more' });
    await expect(goOn).toBeVisible();
    await results.asked();
    await expect(goOn).toBeDisabled();
    await results.letGo();
    await expect(canary.getByText('Hej Guest 1, välkommen!')).toBeVisible();
    await goOn.click();
    await expect(page.getByText('Finished', { exact: true }).first()).toBeVisible();
  });
});

test('what was pressed is done for what was shown then, and once', { tag: '@full' }, async ({
  app,
  page,
}) => {
  await test.step('a list of the new people alone is given to no other draft', async () => {
    await greetGuests(app, 4);
    await makeAgain(page, 'With another list…');
    await expect(page.getByRole('button', { name: 'Use again' })).toBeHidden();
    const drafts = async () =>
      (await app.call('campaign.list', { before: null })).rows.filter(({ phase }) => phase === 'draft');
    const [again] = await drafts();
    await importList(app, guestList(6), again!.id);
    const lists = await app.answers.hold('audience.list');
    await page.getByRole('button', { name: 'Only the new' }).click();
    await lists.asked();
    await page.keyboard.press('ControlOrMeta+n');
    await expect(threeSteps(page)).toBeVisible();
    await lists.letGo();
    await page.getByRole('textbox', { name: 'Campaign name' }).fill('Empty');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const empty = (await drafts()).find(({ name }) => name === 'Empty');
    expect((await app.call('draft.get', { campaignId: empty!.id })).audienceId).toBeNull();
  });

  await test.step('a verdict is on the attempt that was shown when it was pressed', async () => {
    await app.call('practice.script', { script: 'drop-after', randomness: 0, taken: 0 });
    const campaignId = await greetGuests(app, 4, { chunkSize: 4 }, 'Hej hej {Namn}');
    const request = page.getByRole('region', { name: 'Batch 1' });
    await request.getByRole('button', { name: 'Treat as sent' }).click();
    const { row } = await app.call('chunk.waiting', { campaignId, preferred: null });
    const attempts = row!.attempts.map((one) => ({ ...one, attempt: 2 }));
    const known = await app.answers.replace(
      'chunk.waiting',
      ok({ row: { ...row, attempts } as ChunkRow }) as never,
    );
    await request.getByRole('button', { name: 'Look again' }).click();
    await expect(request.getByText('2 attempts')).toBeVisible();
    await known();
    await request.getByRole('button', { name: 'Record it now' }).click();
    await expect(page.getByText('Finished', { exact: true }).first()).toBeVisible();
  });

  await test.step('an opt-out is not pressed twice', async () => {
    const optOut = page
      .getByRole('complementary', { name: 'Recipient' })
      .getByRole('button', { name: 'Opt out' });
    const added = await app.answers.hold('optOut.add');
    await optOut.click();
    await added.asked();
    await expect(optOut).toHaveAttribute('data-pending');
    await added.letGo();
    await expect(optOut).not.toHaveAttribute('data-pending');
  });

  await test.step('those who were left out and are fixed since get one new draft', async () => {
    const audienceId = await importList(app, guestList(9));
    await app.call('audience.exclude', { audienceId, n: 1, excluded: true });
    // The first of them has opted out.
    await greetGuests(app, 7, {}, 'Hej igen {Namn}');
    await expect(page.getByText('Finished', { exact: true }).first()).toBeVisible();
    await app.call('audience.exclude', { audienceId, n: 1, excluded: false });
    await page.getByRole('radio', { name: /^Left out/ }).click();
    const toFixed = page.getByRole('button', { name: /^Write to these/ });
    const copies = await app.answers.hold('campaign.writeTo');
    await toFixed.click();
    await copies.asked();
    await expect(toFixed).toHaveAttribute('data-pending');
    await copies.letGo();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hej igen {Namn}');
  });
});
