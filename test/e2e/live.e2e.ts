import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Locator, Page } from '@playwright/test';
import { type Practice, startPractice } from '../../electron/practice/worker/gateway.ts';
import type { AccountInput } from '../../shared/account/account.ts';
import type { SendOptions } from '../../shared/draft/draft.ts';
import { accountAt } from '../services/support/account.ts';
import { type AppUnderTest, test as base, expect } from './support/app.ts';
import { objections } from './support/axe.ts';
import {
  guestNumber,
  importGuests,
  later,
  makeAgain,
  review,
  send,
  shownNumber,
  writeToGuests,
} from './support/campaign.ts';

/** A service that the app takes for a real one: the gateway in a process other than the app's. */
const test = base.extend<{ service: Practice }>({
  // biome-ignore lint/correctness/noEmptyPattern: the test runner wants a pattern here.
  service: async ({}, use) => {
    const service = await startPractice({ token: 'a-live-token' });
    await use(service);
    await service.close();
  },
});

async function goLive(
  app: AppUnderTest,
  page: Page,
  service: Practice,
  change: Partial<AccountInput> = {},
): Promise<void> {
  const { id } = await app.call('account.save', {
    account: accountAt(service.url, { name: 'Northside', ...change }),
  });
  await app.call('token.save', { accountId: id, token: 'a-live-token' });
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Northside' }).click();
}

async function sendLive(page: Page, people: number): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Review and send' });
  await dialog.getByRole('textbox', { name: 'Number of people' }).fill(String(people));
  await dialog.getByRole('button', { name: `Send to ${people} people` }).click();
  await expect(dialog).toBeHidden();
}

async function holdEnter(page: Page): Promise<void> {
  for (let repeat = 0; repeat < 30; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
}

function phase(page: Page, word: string) {
  return page.getByRole('main').getByText(word, { exact: true }).first();
}

test('a live campaign is rehearsed without the service hearing of it; it asks for the number of people, which no held Enter key gives; the same text again is caught', async ({
  app,
  page,
  service,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Review and send' });
  await writeToGuests(app, 4);
  await goLive(app, page, service);
  await review(page, { 'Send to a few first': '0' });
  const credit = service.credit();
  await dialog.getByRole('button', { name: 'Rehearse' }).click();
  await expect(page.getByRole('dialog', { name: 'Review and send' })).toBeHidden();
  await expect(phase(page, 'Finished')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account: DEMO/ })).toBeVisible();
  expect(service.credit()).toBe(credit);
  expect((await app.call('practice.status', {})).phones).toBe(4);

  await page.getByRole('button', { name: 'Campaigns' }).click();
  const campaigns = page.getByRole('dialog', { name: 'Campaigns' });
  await campaigns.getByRole('button', { name: /LIVE/ }).first().click();

  await test.step('no held Enter key gives the number of people', async () => {
    // The dialog gives the focus back once it is closed.
    await expect(campaigns).toBeHidden();
    await expect(page.getByRole('button', { name: 'Campaigns' })).toBeFocused();
    const send = page.getByRole('button', { name: 'Review and send' });
    await expect(send).toBeEnabled();
    await send.focus();
    await expect(send).toBeFocused();
    await holdEnter(page);
    await expect(dialog.getByText('This goes to 4 real phones.')).toBeVisible();
    const confirm = dialog.getByRole('button', { name: 'Send to 4 people' });
    await expect(confirm).toBeDisabled();
    await dialog.getByRole('textbox', { name: 'Number of people' }).fill('3');
    await page.keyboard.press('Enter');
    await expect(confirm).toBeDisabled();
    await dialog.getByRole('textbox', { name: 'Number of people' }).fill('4');
    await holdEnter(page);
    await expect(confirm).toBeEnabled();
    const phases = (await app.call('campaign.list', { before: null })).rows.map((one) => one.phase);
    expect(phases).toContain('draft');
    await confirm.click();
    await expect(dialog).toBeHidden();
  });
  await expect(phase(page, 'Finished')).toBeVisible();
  await expect(phase(page, 'LIVE')).toBeVisible();
  expect((await app.call('practice.status', {})).phones).toBe(4);
  expect(
    (await app.call('history.find', { number: guestNumber(1) })).rows.map(({ kind }) => kind).sort(),
  ).toEqual(['live', 'practice']);

  await makeAgain(page, 'Copy');
  await review(page);
  await expect(dialog.getByText('4 people in the last 7 days')).toBeVisible();
  await expect(dialog.getByText('There is nobody to send to.')).toBeVisible();
  await dialog.getByText('Send it to them again').click();
  await expect(dialog.getByText('This goes to 4 real phones.')).toBeVisible();
  await sendLive(page, 4);
  await expect(phase(page, 'Finished')).toBeVisible();
  expect((await app.call('history.find', { number: guestNumber(1) })).rows).toHaveLength(3);
});

test('over its limits a live campaign is not sent before they are raised by hand', { tag: '@full' }, async ({
  app,
  page,
  service,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Review and send' });
  await writeToGuests(app, 4);
  await goLive(app, page, service, { campaignLimit: 3, dayLimit: 2 });
  await review(page, { 'Send to a few first': '0' });
  await expect(
    dialog.getByText(/^This takes about 4 credits.* the account’s limit for a campaign is 3\.$/),
  ).toBeVisible();
  await expect(
    dialog.getByText(/^This takes about 4 credits.* the account’s limit for a day is 2\.$/),
  ).toBeVisible();
  await expect(dialog.getByText(/^Raise the limit in the account by hand/)).toHaveCount(2);
  await expect(dialog.getByRole('button', { name: 'Send to 4 people' })).toBeDisabled();
  expect(await objections(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Open the account' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Limit for a campaign' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog, 'Escape closes the account alone').toBeVisible();
  await dialog.getByRole('button', { name: 'Open the account' }).first().click();
  await page.getByRole('textbox', { name: 'Limit for a campaign' }).fill('4');
  await page.getByRole('textbox', { name: 'Limit for a day' }).fill('');
  await page.getByRole('button', { name: 'Save account' }).click();
  await expect(page.getByRole('dialog', { name: 'Accounts' })).toBeHidden();
  const live = (await app.call('account.list', {})).find(({ kind }) => kind === 'live');
  expect([live?.campaignLimit, live?.dayLimit]).toEqual([4, null]);
  await expect(dialog.getByRole('button', { name: 'Send to 4 people' })).toBeVisible();
  expect(service.ledger.texts).toBe(0);
});

test('campaigns are found among tests and rehearsals, the same list again names the new, and credits are counted by month', {
  tag: '@full',
}, async ({ app, page, service }) => {
  await writeToGuests(app, 4);
  await goLive(app, page, service);
  await review(page, { 'Send to a few first': '0' });
  await page
    .getByRole('dialog', { name: 'Review and send' })
    .getByRole('button', { name: 'Rehearse' })
    .click();
  await expect(phase(page, 'Finished')).toBeVisible();
  await page.getByRole('button', { name: 'Campaigns' }).click();
  const campaigns = page.getByRole('dialog', { name: 'Campaigns' });
  const rehearsal = campaigns.getByRole('button', { name: /^(?!More).*DEMO/ });
  await expect(campaigns.getByRole('radio', { name: 'Drafts, 1' })).toBeVisible();
  await expect(rehearsal).toBeHidden();
  await campaigns.getByRole('searchbox', { name: 'Search campaigns' }).fill('Rehearsal of');
  await expect(campaigns.getByText('1 campaign that matches is not listed here.')).toBeVisible();
  await campaigns.getByRole('button', { name: 'List them all' }).click();
  await expect(rehearsal).toBeVisible();
  await campaigns.getByRole('button', { name: 'Clear', exact: true }).click();
  await campaigns.getByRole('radio', { name: 'Demo, 1' }).click();
  expect(await objections(page)).toEqual([]);
  await campaigns.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Campaigns' }).click();
  await expect(rehearsal).toBeVisible();
  await expect(campaigns.getByRole('button', { name: /LIVE/ })).toBeHidden();
  await campaigns.getByRole('radio', { name: /^All/ }).click();
  await campaigns.getByText('Tests and rehearsals (1)').click();
  await expect(rehearsal).toBeHidden();
  await campaigns.getByRole('button', { name: /LIVE/ }).first().click();
  await review(page);
  await sendLive(page, 4);
  await expect(phase(page, 'Finished')).toBeVisible();
  await expect(phase(page, 'LIVE')).toBeVisible();

  await makeAgain(page, 'With another list…');
  await expect(page.getByRole('button', { name: 'Use again' })).toBeHidden();
  const again = (await app.call('campaign.list', { before: null })).rows.find(
    ({ phase: now }) => now === 'draft',
  );
  await importGuests(app, 6, again!.id);
  await expect(
    page.getByText(/^2 new, 4 as before\. That text was sent, or may have been, to 4 people here\.$/),
  ).toBeVisible();
  expect(await objections(page)).toEqual([]);
  await page.getByRole('button', { name: 'Only the new' }).click();
  await expect(page.getByText(/^2 new, 4 no longer here\. /)).toBeVisible();
  await expect(page.getByRole('grid').getByText('Hej Guest 6, välkommen!')).toBeVisible();

  await page.getByRole('button', { name: 'Campaigns' }).click();
  await campaigns.getByRole('button', { name: 'Credits by month' }).click();
  const credits = page.getByRole('main', { name: 'Credits by month' });
  await expect(credits.getByRole('row', { name: 'All together 4 4 4' })).toBeVisible();
  await expect(credits.getByRole('cell', { name: 'Northside' }).first()).toBeVisible();
  expect(await objections(page)).toEqual([]);
  const file = await app.saved(() => credits.getByRole('button', { name: 'Export CSV' }).click());
  expect(file.text).toMatch(/^\d{4}-\d\d,Northside,/m);
});

test('from what was practised a new account leads to a live sending in eight presses at most', {
  tag: '@full',
}, async ({ app, page, service }) => {
  await writeToGuests(app, 3);
  await expect(page.getByRole('button', { name: 'Rehearse', exact: true })).toHaveCount(0);
  const draftNow = async () => {
    const list = (await app.call('campaign.list', { before: null })).rows;
    return app.call('draft.get', { campaignId: list.find((one) => one.phase === 'draft')!.id });
  };
  await page.getByText('Saved', { exact: true }).waitFor();
  const before = await draftNow();
  const options: SendOptions = { ...before.options, blanks: [{ tag: '{Namn}', choice: 'leave-out' }] };
  await app.call('draft.save', { campaignId: before.id, patch: { options } });
  await review(page);
  await send(page, 3);
  await expect(phase(page, 'Finished')).toBeVisible();
  const forReal = page.getByRole('button', { name: 'Send for real…' });
  await expect(forReal, 'it leaves the demo, so it is not in its colour').toHaveClass(/button-primary/);
  let presses = 0;
  const press = async (key: string | Locator): Promise<void> => {
    presses += 1;
    await (typeof key === 'string' ? page.keyboard.press(key) : key.click());
  };
  const type = (text: string) => page.keyboard.insertText(text);
  await press(forReal);
  const account = page.getByRole('form', { name: 'New account' });
  await expect(account.getByRole('textbox', { name: 'Name' })).toBeFocused();
  // Escape closes this one thing, and what was practised is still there.
  await page.keyboard.press('Escape');
  await expect(account).toBeHidden();
  await forReal.click();
  await expect(account.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await type('Northside');
  await press('Tab');
  await type(service.url);
  await press('Tab');
  await type('a-live-token');
  await press('Enter');
  await expect(page.getByText(/^Connected, [\d,]+ \S+\.$/)).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Review and send' });
  await expect(dialog.getByText('This goes to 3 real phones.')).toBeVisible();
  const { message, audienceId, name } = before;
  expect(await draftNow(), 'nothing of it is lost').toMatchObject({ message, audienceId, options, name });
  await press(dialog.getByRole('textbox', { name: 'Number of people' }));
  await type('3');
  await press(dialog.getByRole('button', { name: 'Send to 3 people' }));
  await expect(phase(page, 'LIVE')).toBeVisible();
  await expect.poll(() => service.ledger.texts).toBe(3);
  console.log(`From a finished practice to a live sending: ${presses} presses, a new account included.`);
  expect(presses).toBeLessThanOrEqual(8);
});

test('an account asks for the code of a second person, and a live request in doubt names one person to ring', {
  tag: '@full',
}, async ({ app, page }) => {
  const service = await startPractice({ token: 'a-live-token', faults: 'drop-after' });
  await writeToGuests(app, 3);
  await goLive(app, page, service, { asksForCode: true });
  await review(page);
  const dialog = page.getByRole('dialog', { name: 'Review and send' });
  await expect(dialog.getByText('Enter the review code first.')).toBeVisible();
  expect(await objections(page)).toEqual([]);
  const { text } = await app.saved(() => dialog.getByRole('button', { name: 'Save the review' }).click());
  expect(text).toContain('Hej Guest 3, välkommen!');
  const code = /[2-9A-Z]{4}-[2-9A-Z]{4}(?=<)/.exec(text)?.[0] ?? '';
  await dialog
    .getByRole('textbox', { name: 'Review code' })
    .fill(code.replace(/^./, (first) => (first === '9' ? '8' : '9')));
  await dialog.getByRole('textbox', { name: 'Number of people' }).fill('3');
  await dialog.getByRole('button', { name: 'Send to 3 people' }).click();
  await expect(dialog.getByText(/^This code is not of the review as it is now/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Review code' }).fill(code.toLowerCase());
  await sendLive(page, 3);
  await expect(page.getByText(/ring one of them .* Guest 1/)).toContainText(shownNumber(1));
  expect(await objections(page)).toEqual([]);
  await service.close();
});

test('a campaign that waits for its time says so, outlasts a restart, and can be taken back; a time that passed while Tagline was closed sends nothing and asks', {
  tag: '@full',
}, async ({ app, page }) => {
  await writeToGuests(app, 3);
  await review(page, { 'Send to a few first': '2' });
  const dialog = page.getByRole('dialog', { name: 'Review and send' });
  await later(page);
  await expect(dialog.getByText('Choose who goes first.')).toBeVisible();
  expect(await dialog.getByLabel('Start at').inputValue()).toMatch(/T(09|1[0-7]):00$/);
  await dialog.getByRole('textbox', { name: 'Send to a few first' }).fill('0');
  await dialog.getByRole('textbox', { name: 'Send to a few first' }).blur();
  await expect(dialog.getByText(/to everybody at that time; nobody gets the text first/)).toBeVisible();
  await expect(dialog.getByText(/cannot start within 10 seconds of that time, it asks/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Schedule for/ }).click();
  await expect(phase(page, 'Scheduled')).toBeVisible();
  await expect(page.getByText(/Keep Tagline open and the computer awake. 3 people/)).toBeVisible();
  await expect(page.getByText(/to everybody at that time; nobody gets the text first/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  const again = await app.restart('stop');
  await expect(again.getByText(/^Starts by itself (today|tomorrow) at \d/)).toBeVisible();
  await again.getByRole('button', { name: 'Back to draft' }).click();
  await expect(again.getByRole('textbox', { name: 'Message' })).toHaveValue('Hej {Namn}, välkommen!');
  expect((await app.call('campaign.list', { before: null })).rows.map(({ phase: now }) => now)).toEqual([
    'draft',
  ]);

  await review(again);
  await again
    .getByRole('dialog')
    .getByRole('button', { name: /^Schedule for/ })
    .click();
  await expect(again.getByText(/^Starts by itself (today|tomorrow) at \d/)).toBeVisible();
  const database = new DatabaseSync(join(app.dataDir, 'tagline.db'));
  const hourAgo = Date.now() - 3_600_000;
  database.exec(`UPDATE campaign SET options = json_set(options, '$.startAt', ${hourAgo}),
    frozen = json_set(frozen, '$.options.startAt', ${hourAgo}) WHERE phase = 'scheduled'`);
  database.close();
  const late = await app.restart('stop');
  await expect(
    late.getByText(/^The campaign was to start .* but could not. Nothing was sent.$/),
  ).toBeVisible();
  expect((await app.call('practice.status', {})).texts).toBe(0);
  await expect(late.getByRole('tab', { name: 'Results', selected: true })).toHaveAttribute('tabindex', '0');
  await late.getByRole('button', { name: 'Review and start' }).click();
  await expect(
    late
      .getByRole('dialog', { name: 'Review and send' })
      .getByRole('heading', { name: /^(The first|Some of the) texts$/ }),
  ).toBeVisible();
  await send(late, 3);
  await expect(phase(late, 'Finished')).toBeVisible();
  expect((await app.call('practice.status', {})).texts).toBe(3);
  const chosen = late.getByRole('tab', { name: 'Results', selected: true });
  await expect(chosen, 'Tab enters the tabs at the chosen one').toHaveAttribute('tabindex', '0');
  await late.getByRole('tab', { name: 'Timeline' }).click();
  await expect(late.getByText(/^The campaign was due 1\sh/)).toBeVisible();
});
