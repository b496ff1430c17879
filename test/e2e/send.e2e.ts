import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { objections } from './support/axe.ts';
import {
  greetGuests,
  greeting,
  guestNumber,
  importGuests,
  makeAgain,
  review,
  send,
  shownNumber,
  writeToGuests,
} from './support/campaign.ts';

test('a canary goes first; its returned texts and cost are read before everybody else is sent to', async ({
  app,
  page,
}) => {
  await writeToGuests(app, 12);
  await review(page, { 'Send to a few first': '3', 'People per batch': '5' });
  const requests = page.getByText(/^Batches$/).locator('..');
  await expect(requests).toHaveText('Batches3');
  const dialog = page.getByRole('dialog', { name: 'Review and send' });
  const perRequest = dialog.getByRole('textbox', { name: 'People per batch' });
  await perRequest.fill('');
  await perRequest.blur();
  await expect(perRequest).toHaveValue('5');
  await dialog.getByRole('button', { name: 'Details' }).click();
  await expect(dialog.getByText(/otherwise GSM 03\.38/)).toBeVisible();
  await expect(dialog.getByText('/v2/mtsms')).toBeVisible();
  await send(page, 12);
  const canary = page.getByRole('region', { name: 'First few' });
  await expect(canary.getByText('The first 3 people were accepted')).toBeVisible();
  await expect(canary.getByText('The service has every text as it was shown.')).toBeVisible();
  await expect(canary.getByText(/The first few took 3 credits; all of it takes about 12/)).toBeVisible();
  await expect(canary.getByText('Hej Guest 1, välkommen!')).toBeVisible();
  expect((await app.call('practice.status', {})).texts).toBe(3);
  const word = 'First 3 sent, waiting for you';
  await expect(page.getByRole('main').getByText(word, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Campaigns' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'guests' }).getByText(word)).toBeVisible();
  await page.keyboard.press('Escape');
  await canary.getByRole('button', { name: 'Continue with 9 more' }).click();
  await expect(page.getByText('Finished', { exact: true }).first()).toBeVisible();
  expect((await app.call('practice.status', {})).texts).toBe(12);

  await page.getByRole('tab', { name: 'Timeline' }).click();
  await expect(page.getByText('Sending began: 12 people in 3 batches.')).toBeVisible();
  await page.getByRole('tab', { name: 'Details' }).click();
  await expect(page.getByRole('region', { name: 'Details of the campaign' })).toContainText('Batches3');
  await page.getByRole('tab', { name: 'Results' }).click();
  const grid = page.getByRole('grid', { name: 'Results' });
  await expect(grid).toHaveAttribute('aria-rowcount', '13');
  await expect(grid.getByRole('row', { name: shownNumber(12) })).toContainText('Accepted');
  await grid.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(grid.locator('[role="row"][aria-selected="true"]')).toHaveCount(12);
  const copied = await grid.evaluate((element) => {
    const clipboardData = new DataTransfer();
    element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    return clipboardData.getData('text/plain').split('\r\n');
  });
  expect(copied).toHaveLength(12);
  expect(copied.filter((line) => line.includes(`+${guestNumber(12)}\tAccepted\t`))).toHaveLength(1);

  await makeAgain(page, 'New campaign');
  await expect(page.getByRole('heading', { name: 'Drop a spreadsheet here' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Campaign name' })).toHaveValue('');
  await page.getByRole('list', { name: 'Or use a list again' }).getByRole('button').click();
  await expect(page.getByRole('textbox', { name: 'Campaign name' })).toHaveValue('guests');
});

async function isFinished(page: Page): Promise<void> {
  await expect(page.getByText('Finished', { exact: true }).first()).toBeVisible();
}

test('tests and practice are found in inbox and search', { tag: '@full' }, async ({ app, page }) => {
  await writeToGuests(app, 6);
  await page.getByRole('button', { name: 'Send a test' }).click();
  const tested = page.getByRole('dialog', { name: 'Send a test' });
  await tested.getByRole('textbox', { name: 'Phone number' }).fill('+46 70 174 06 99');
  await tested.getByRole('button', { name: 'Send test' }).click();
  await expect(tested).toBeHidden();
  await page
    .getByRole('grid', { name: 'Recipients' })
    .getByRole('row', { name: /Guest 3/ })
    .click();
  await page.getByRole('button', { name: 'Test this text' }).click();
  await expect(tested.getByText('The text of row 4, to a phone of your own.')).toBeVisible();
  await tested.getByRole('textbox', { name: 'Phone number' }).fill('+46 70 174 06 98');
  await tested.getByRole('button', { name: 'Send test' }).click();
  await expect(tested).toBeHidden();
  await review(page, { 'Send to a few first': '0' });
  await send(page, 6);
  await isFinished(page);

  await page.getByRole('button', { name: 'Demo inbox' }).click();
  const inbox = page.getByRole('main', { name: 'Demo inbox' });
  await expect(inbox.getByText('8 phones, 8 texts')).toBeVisible();
  await inbox.getByRole('searchbox', { name: 'Search the inbox' }).fill('Guest 4');
  await expect(inbox.getByRole('option')).toHaveCount(1);
  await expect(inbox.getByRole('region', { name: `Texts to ${shownNumber(4)}` })).toContainText(
    'Hej Guest 4, välkommen!',
  );
  await inbox.getByRole('searchbox', { name: 'Search the inbox' }).fill('46701740699');
  await expect(inbox.getByRole('region', { name: 'Texts to +46 70 174 06 99' })).toContainText(
    'Hej Guest 1,',
  );
  await inbox.getByRole('searchbox', { name: 'Search the inbox' }).fill('46701740698');
  await expect(inbox.getByRole('region', { name: 'Texts to +46 70 174 06 98' })).toContainText(
    'Hej Guest 3,',
  );
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(inbox).toBeHidden();

  await page.getByRole('button', { name: 'Search for a number' }).click();
  const search = page.getByRole('main', { name: 'Search for a number' });
  await search.getByRole('searchbox', { name: 'Phone number' }).fill(`+${guestNumber(2)}`);
  await expect(search.getByText(`1 text to ${shownNumber(2)}. This number has not opted out.`)).toBeVisible();
  await expect(search.getByText('Hej Guest 2, välkommen!')).toBeVisible();
  await expect(search.getByRole('heading', { name: 'Guest 2' })).toBeVisible();
  await app.call('optOut.add', { text: guestNumber(3), note: 'asked by phone', source: 'added by hand' });
  await search.getByRole('searchbox', { name: 'Phone number' }).fill(`+${guestNumber(3)}`);
  await expect(search.getByText(`${shownNumber(3)} has opted out, so Tagline never texts it.`)).toBeVisible();
  await expect(search.getByText(/added by hand · asked by phone$/)).toBeVisible();
  await expect(search.getByText(`1 text to ${shownNumber(3)}.`, { exact: true })).toBeVisible();
  await app.call('settings.save', { settings: { home: 'US' } });
  await search.getByRole('searchbox', { name: 'Phone number' }).fill('070-174 0607');
  await expect(search.getByText(`1 text to ${shownNumber(3)}.`)).toBeVisible();
  await search.getByRole('searchbox', { name: 'Phone number' }).fill('guest 2');
  await expect(search.getByText(`1 number found, 1 text: ${shownNumber(2)}.`)).toBeVisible();
  await search.getByRole('searchbox', { name: 'Phone number' }).fill('0608');
  await expect(search.getByText(`1 number found, 1 text: ${shownNumber(4)}.`)).toBeVisible();
  await search.getByRole('searchbox', { name: 'Phone number' }).fill('0999');
  await expect(search.getByText(/no number here ends like this/)).toBeVisible();
});

test('a campaign is paused, resumed and cancelled, and waits for the connections of another', {
  tag: '@full',
}, async ({ app, page }) => {
  const status = () => app.call('practice.status', {});
  const play = (script: string) => app.call('practice.script', { script, randomness: 0, taken: 0 });

  await test.step('a pause says what is still on the way; resumed, a part has its price', async () => {
    await play('slow:20000');
    const before = (await status()).credit;
    await greetGuests(app, 12, { chunkSize: 4 });
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByText(/pausing when batch 1 is answered \(4 people on the way\)/)).toBeVisible();
    await expect(page.getByText('You paused this campaign.').first()).toBeVisible();
    expect((await status()).texts).toBe(4);
    await page.getByRole('button', { name: 'Resume' }).click();
    await isFinished(page);
    await expect(page.getByText(/1 per part/)).toBeVisible();
    await expect.poll(async () => (await status()).credit).toBe(before - 12);
  });

  await test.step('cancelled midway it is followed by one to the rest, and nobody gets it twice', async () => {
    await app.call('practice.clear', {});
    await greetGuests(app, 12, { chunkSize: 2, perMinute: 2 });
    await expect(page.getByRole('list', { name: 'People by state' })).toContainText('Accepted 2');
    await page.getByRole('button', { name: 'Cancel campaign' }).click();
    const question = page.getByRole('alertdialog', { name: 'Cancel this campaign?' });
    await question.getByRole('button', { name: 'Cancel campaign' }).click();
    await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
    expect((await status()).texts, 'the next request waits for a minute').toBe(2);

    await makeAgain(page, 'Write to the remaining people');
    await expect(page.getByRole('button', { name: /^List: .*10 people/ })).toBeVisible();
    await expect(page.getByRole('grid', { name: 'Recipients' })).toHaveAttribute('aria-rowcount', '11');
    await expect(page.getByRole('contentinfo')).toContainText('10 people');
    await review(page, { 'Send to a few first': '0', 'People per minute': '' });
    await send(page, 10);
    await isFinished(page);
    const { texts, phones } = await status();
    expect([texts, phones]).toEqual([12, 12]);
  });

  await test.step('one whose connections have to wait for those of another says so', async () => {
    await app.call('practice.clear', {});
    // So many that both still send when the second has begun, however slow the machine.
    await play('slow:6000*');
    const given = { chunkSize: 1, canary: 0, connections: 30 };
    const audienceId = await importGuests(app, 360);
    const { id: campaignId, options } = await app.call('draft.create', {
      patch: { audienceId, message: greeting },
    });
    await app.call('draft.save', { campaignId, patch: { options: { ...options, ...given } } });
    // What is in view is sent last, since what is sent first has its connections already.
    const { id } = await app.call('campaign.rehearse', { campaignId, includeRecent: true });
    await expect
      .poll(async () => (await app.call('campaign.get', { campaignId: id })).inFlight.length)
      .toBe(30);
    await greetGuests(app, 60, given);
    await expect(
      page.getByText(
        /^\d+ connections of this campaign wait for their turn: campaigns and tests share 36 of the 40/,
      ),
    ).toBeVisible();
    await play('');
    await isFinished(page);
    await expect.poll(async () => (await status()).texts).toBe(420);
  });

  await test.step('whom it did not go to is beside its results with the reason, and is sent to once corrected', async () => {
    const audienceId = await importGuests(app, 4);
    await app.call('audience.edit', { audienceId, n: 1, column: 'number', value: 'none' });
    await app.call('audience.exclude', { audienceId, n: 3, excluded: true });
    await greetGuests(app, 2);
    await isFinished(page);
    await page.getByRole('radio', { name: 'Left out, 2' }).click();
    const grid = page.getByRole('grid', { name: 'Results' });
    await expect(grid).toHaveAttribute('aria-rowcount', '3');
    await expect(grid.getByRole('row', { name: 'Left out by hand.' })).toContainText('Left out');
    await expect(page.getByRole('complementary', { name: 'Recipient' })).toContainText('Row3');
    expect(await objections(page)).toEqual([]);
    await page.getByRole('button', { name: 'Summary' }).click();
    await expect(page.getByRole('dialog', { name: 'Summary' })).toContainText('2 of the 4 rows of the list');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(page.getByRole('dialog', { name: 'Export results' })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Write to these 2' }).click();
    await expect(
      page.getByText(/^None of these can get a text: 1 left out by hand and 1 rejected/),
    ).toBeVisible();
    await app.call('audience.edit', { audienceId, n: 1, column: 'number', value: '070-174 0606' });
    await page.getByRole('button', { name: 'Write to these 2' }).click();
    await expect(page.getByRole('button', { name: /^List: .*1 person/ })).toBeVisible();
  });
});

interface Looked {
  readonly moments: readonly string[];
  readonly contradictions: readonly string[];
  /** The states in the header, each as often as it came. */
  readonly states: readonly string[];
}

/** Compares in every frame how many people each state has above the rows, in the panel and in the rows, all in view. */
function watchFigures(page: Page): Promise<void> {
  return page.evaluate(() => {
    const looked = { moments: new Set<string>(), contradictions: new Set<string>(), states: [] as string[] };
    (window as unknown as Record<string, unknown>).looked = looked;
    const said = (of: ReadonlyMap<string, number>) =>
      [...of]
        .sort()
        .map((one) => one.join(' '))
        .join(', ');
    const add = (counts: Map<string, number>, state: string, people: number) =>
      counts.set(state, (counts.get(state) ?? 0) + people);
    function look(): void {
      requestAnimationFrame(look);
      const state = document.querySelector('.campaign-header .badge')?.textContent;
      if (state && state !== looked.states.at(-1)) looked.states.push(state);
      const labels = document.querySelectorAll('[role="grid"][aria-label="Results"] .state-label');
      const legend = document.querySelectorAll('[aria-label="People by state"] li');
      if (labels.length === 0 || legend.length === 0) return;
      const [rows, figures] = [new Map<string, number>(), new Map<string, number>()];
      for (const label of labels) add(rows, label.textContent ?? '', 1);
      for (const one of legend)
        add(
          figures,
          one.querySelector('.quiet')?.textContent ?? '',
          Number(one.querySelector('strong')?.textContent),
        );
      looked.moments.add(said(figures));
      if (said(rows) !== said(figures)) looked.contradictions.add(`${said(figures)} beside ${said(rows)}`);
      const panel = document.querySelector('[aria-label="First few"] h2')?.textContent ?? '';
      const first = /The first (\d+) people/.exec(panel)?.[1];
      if (first !== undefined && rows.get('Accepted') !== Number(first))
        looked.contradictions.add(`${panel} beside ${said(rows)}`);
    }
    look();
  });
}

const looked = (page: Page): Promise<Looked> =>
  page.evaluate(() => {
    const { moments, contradictions, states } = (window as unknown as { looked: Record<string, Set<string>> })
      .looked;
    return { moments: [...moments!], contradictions: [...contradictions!], states: [...states!] };
  });

test('while texts are sent, the figures above the rows and the panel never contradict the rows', async ({
  app,
  page,
}) => {
  // All rows are in view.
  await page.setViewportSize({ width: 1280, height: 1400 });
  const script = Array.from({ length: 8 }, () => 'slow:300').join(', ');
  await app.call('practice.script', { script, randomness: 0, taken: 0 });
  await watchFigures(page);
  await greetGuests(app, 8, { canary: 2, chunkSize: 1 });
  await page.getByRole('button', { name: 'Continue with 6 more' }).click();
  await expect(page.getByText('Finished', { exact: true }).first()).toBeVisible();
  await expect.poll(async () => (await looked(page)).moments.at(-1)).toBe('Accepted 8');
  const cutRows = await page
    .locator('[role="grid"][aria-label="Results"] .result-to')
    .evaluateAll((people) => people.filter((one) => one.scrollHeight > one.clientHeight).length);
  expect(cutRows).toBe(0);
  const { moments, contradictions, states } = await looked(page);
  // A slow computer shows fewer moments of the same sending, but some between its first and its last.
  expect(moments.length).toBeGreaterThan(2);
  expect(contradictions).toEqual([]);
  expect(states.filter((state) => state.startsWith('First'))).toHaveLength(1);
});
