import type { Locator, Page } from '@playwright/test';
import { type AppUnderTest, expect, test } from './support/app.ts';
import { objections } from './support/axe.ts';
import { greetGuests, greeting, makeAgain, review, send, shownNumber } from './support/campaign.ts';
import { leavePlace } from './support/close-dialog.ts';

/** Greets guests through a practice that has taken nothing yet and plays these faults. */
async function greet(
  app: AppUnderTest,
  people: number,
  script: string,
  { chunkSize = 3, connections = 1, message = greeting } = {},
) {
  await app.call('practice.clear', {});
  await app.call('practice.script', { script, randomness: 0, taken: 0 });
  return greetGuests(app, people, { chunkSize, connections }, message);
}

async function isFinished({ call, page }: AppUnderTest, texts: number, phones = texts): Promise<void> {
  await expect(page.getByRole('main').getByText('Finished', { exact: true }).first()).toBeVisible();
  const taken = await call('practice.status', {});
  expect([taken.texts, taken.phones]).toEqual([texts, phones]);
}

function requestIn(page: Page, n: number) {
  return page.getByRole('region', { name: `Batch ${n}` });
}

async function resume(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resume' }).click();
}

test('a request in doubt shows its evidence; a person rules on it, and nobody gets it twice unless they say so', async ({
  app,
  page,
}) => {
  const grid = page.getByRole('grid', { name: 'Results' });
  const request = requestIn(page, 2);

  await test.step('the balance is evidence; treated as sent, nobody gets it twice', async () => {
    await greet(app, 6, 'ok, drop-after');
    await expect(request.getByText('Nobody knows whether batch 2 (3 people) was sent')).toBeVisible();
    await expect(
      request.getByText(/^Probably accepted: the balance fell by 3, exactly what this batch should cost/),
    ).toBeVisible();
    await request.getByRole('button', { name: 'Look again' }).click();
    await expect(
      request.getByText(/^Probably accepted: .* Read .* after the connection was lost/),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Resume' })).toBeHidden();

    // The people stay in sight beside what there is to decide.
    const rowTop = async (n: number) =>
      (await grid.getByRole('row', { name: shownNumber(n) }).boundingBox())?.y ?? 0;
    await page.setViewportSize({ width: 1440, height: 868 });
    await expect.poll(() => rowTop(1)).toBeLessThanOrEqual(260);
    console.log(`Height before the first row in doubt at 1440x868: ${await rowTop(1)}`);
    await page.setViewportSize({ width: 1024, height: 640 });
    await expect(grid.getByRole('row', { name: shownNumber(6) })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1360, height: 860 });
    await request.getByRole('button', { name: 'Show these people' }).click();
    await expect(grid).toHaveAttribute('aria-rowcount', '4');
    await expect(grid.getByRole('row', { name: shownNumber(6) })).toBeInViewport({ ratio: 1 });
    await expect(grid.getByRole('row', { name: shownNumber(4) })).toContainText('Unconfirmed');
    await expect(grid.getByText('Guest 4', { exact: true })).toBeVisible();

    await request.getByRole('button', { name: 'Treat as sent' }).click();
    await expect(request.getByRole('status')).toContainText('saved in 10 seconds');
    await expect(request.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'People by state' })).toContainText('Unconfirmed 3');
    await request.getByRole('button', { name: 'Treat as sent' }).click();
    await isFinished(app, 6);
    await expect(page.getByText(/^3 by its answers, 3 by the balance/).first()).toBeVisible();
    await expect(page.getByText('3 not reported')).toBeVisible();
    await page.getByRole('tab', { name: 'Timeline' }).click();
    await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('3 people treated as sent');
  });

  await test.step('sending again asks once more, with how many may get it twice', async () => {
    await greet(app, 6, 'drop-before');
    await requestIn(page, 1).getByRole('button', { name: 'Send again' }).click();
    const question = page.getByRole('alertdialog', { name: /Up to 3 people may get this text twice/ });
    await expect(question.getByRole('button', { name: 'Do not send' })).toBeFocused();
    await question.getByRole('button', { name: 'Send again' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByText('Nobody is unconfirmed any more.')).toBeVisible();
    await resume(page);
    await isFinished(app, 6);
  });

  await test.step('a text that comes back different pauses, and the difference is shown', async () => {
    await greet(app, 6, 'wrong-text');
    await page.getByRole('button', { name: 'Show the differences' }).click();
    await expect(grid).toHaveAttribute('aria-rowcount', '2');
    await expect(grid.getByText('Text differs')).toBeVisible();
    const detail = page.getByRole('complementary', { name: 'Recipient' });
    await expect(detail.getByText('Text at the service')).toBeVisible();
    await expect(detail.locator('ins, del').first()).toBeVisible();
  });
});

test('several requests in doubt, many states and long texts stay in sight and within reach', {
  tag: '@full',
}, async ({ app, page }) => {
  const grid = page.getByRole('grid', { name: 'Results' });
  const request = requestIn(page, 2);

  await test.step('six rows of three lines are in sight in the smallest window', async () => {
    const message =
      'Hej {Namn}, välkommen till oss på torsdag klockan tio! Ta med dig din mössa och dina handskar, tack.';
    await greet(app, 6, 'ok, drop-after', { message });
    await page.setViewportSize({ width: 1024, height: 640 });
    await expect(request.getByRole('button', { name: 'Treat as sent' })).toBeVisible();
    const row = grid.getByRole('row', { name: shownNumber(6) });
    expect((await row.boundingBox())?.height, 'three lines').toBe(3 * 18 + 10);
    await expect(row).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1360, height: 860 });
    await page.getByRole('button', { name: 'Treat as sent' }).click();
    await page.getByRole('button', { name: 'Record it now' }).click();
    await isFinished(app, 6);
  });

  await test.step('of several in doubt each is ruled on in turn', async () => {
    await greet(app, 6, 'drop-after*3', { chunkSize: 2, connections: 3 });
    for (let left = 3; left > 0; left -= 1) {
      await expect(page.getByRole('list', { name: 'People by state' })).toContainText(
        `Unconfirmed ${left * 2}`,
      );
      await page.getByRole('button', { name: 'Treat as sent' }).click();
      await page.getByRole('button', { name: 'Record it now' }).click();
    }
    await isFinished(app, 6);
  });

  await test.step('who was in doubt and is taken out is shown as perhaps texted, with what happened', async () => {
    await greet(app, 6, 'ok, drop-after, 400-number');
    await request.getByRole('button', { name: 'Send again' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send again' }).click();
    await resume(page);
    await expect(
      request.getByText(/an earlier attempt of this batch may have been sent to these people/),
    ).toBeVisible();
    await request.getByRole('button', { name: 'Take out 1 person' }).click();
    await resume(page);
    await isFinished(app, 8, 6);
    await page.getByRole('radio', { name: 'Perhaps texted' }).click();
    await expect(grid.getByRole('row', { name: shownNumber(4) })).toContainText('Skipped, perhaps texted');
    const steps = page.getByRole('region', { name: 'What happened' }).getByRole('listitem');
    await expect(steps).toHaveCount(4);
    await expect(steps.nth(1)).toContainText('You decided: send again.');
    await expect(steps.nth(3)).toContainText('Taken out by hand.');
    expect(await objections(page), 'perhaps texted').toEqual([]);
  });

  await test.step('over six filters are six and More, F6 goes through a campaign, and the focus is never lost', async () => {
    await greet(app, 6, 'wrong-text, drop-after*2, 400-number', { chunkSize: 1 });
    await resume(page);
    await page.getByRole('button', { name: 'Treat as sent' }).click();
    await page.getByRole('button', { name: 'Record it now' }).click();
    await resume(page);
    await requestIn(page, 3).getByRole('button', { name: 'Send again' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send again' }).click();
    await resume(page);
    await page.getByRole('button', { name: 'Take out 1 person' }).click();
    await page.getByRole('button', { name: 'Cancel campaign' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel campaign' }).click();
    const filters = page.getByRole('radiogroup', { name: 'Results' }).getByRole('radio');
    await expect(filters).toHaveText([
      /^All/,
      /^Accepted/,
      /^Text differs/,
      /^Treated/,
      /^Perhaps/,
      /^Not sent/,
    ]);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: /^Skipped/ }).click();
    await expect(page.getByRole('radio', { name: 'Skipped, 1' })).toBeChecked();
    await expect(grid.getByRole('row', { name: shownNumber(3) })).toBeVisible();

    const again = page.getByRole('button', { name: 'Use again' });
    await grid.focus();
    await again.focus();
    const reaches = (key: string, place: Locator) =>
      expect(async () => {
        await page.keyboard.press(key);
        await expect(place).toBeFocused({ timeout: 100 });
      }).toPass();
    await reaches('F6', grid);
    await reaches('Shift+F6', again);
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Copy' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    const account = page.getByRole('button', { name: /^Account:/ });
    await account.press('Enter');
    await page.getByRole('menuitem', { name: 'Accounts…' }).press('Enter');
    await expect(page.getByRole('main', { name: 'Accounts' })).toBeVisible();
    await leavePlace(page, 'Accounts');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    await page.getByRole('button', { name: 'Campaigns' }).click();
    await page
      .getByRole('dialog', { name: 'Campaigns' })
      .getByRole('button', { name: /Cancelled/ })
      .first()
      .click();
  });
});

test('a refusal is shown in the service’s own words, and has its way out; what a power cut interrupts is unknown', async ({
  app,
  page,
}) => {
  const request = requestIn(page, 2);

  await test.step('the person it names is taken out and the rest sent', async () => {
    await greet(app, 6, 'ok, 400-number');
    await expect(request.getByText('The service refused batch 2 (3 people)')).toBeVisible();
    await expect(request.getByText(shownNumber(4)).first()).toBeVisible();
    await request.getByRole('button', { name: 'Take out 1 person' }).click();
    await resume(page);
    await isFinished(app, 5);
    await page.getByRole('radio', { name: 'Skipped' }).click();
    await expect(page.getByRole('grid', { name: 'Results' })).toContainText(shownNumber(4));
  });

  await test.step('after a power cut what was in flight is unknown, and a person rules on it', async () => {
    await greet(app, 4, 'ok, hang-after', { chunkSize: 2 });
    await expect(page.getByText(/batch 2 is on the way/)).toBeVisible();
    await expect.poll(async () => (await app.call('practice.status', {})).texts).toBe(4);
    const again = requestIn(await app.restart('kill'), 2);
    await expect(again.getByText(/Tagline closed while this batch was on its way/)).toBeVisible();
    // The balance, once it is read, moves the buttons.
    await expect(again.getByText(/^Probably accepted/)).toBeVisible();
    await again.getByRole('button', { name: 'Treat as sent' }).click();
    await again.getByRole('button', { name: 'Record it now' }).click();
    await isFinished(app, 4);
  });
});

test('what a person ruled on and a power cut interrupts before it is recorded is asked again', {
  tag: '@full',
}, async ({ app, page }) => {
  await greet(app, 4, 'ok, drop-after', { chunkSize: 2 });
  await requestIn(page, 2).getByRole('button', { name: 'Treat as sent' }).click();
  await expect(requestIn(page, 2).getByRole('button', { name: 'Undo' })).toBeVisible();
  const again = requestIn(await app.restart('kill'), 2);
  await expect(again.getByText(/^Probably accepted/)).toBeVisible();
  await again.getByRole('button', { name: 'Treat as sent' }).click();
  await again.getByRole('button', { name: 'Record it now' }).click();
  await isFinished(app, 4);
});

test('a refusal is looked into by halves, and its way out is another key or another sender', {
  tag: '@full',
}, async ({ app, page }) => {
  const request = requestIn(page, 2);

  await test.step('one that names nobody is looked into by halves', async () => {
    await greet(app, 6, '400-text', { chunkSize: 6 });
    await expect(requestIn(page, 1).getByRole('checkbox')).toHaveCount(0);
    await requestIn(page, 1).getByRole('button', { name: 'Find the refused numbers' }).click();
    await isFinished(app, 6);
    await page.getByRole('tab', { name: 'Details' }).click();
    await expect(page.getByRole('grid', { name: 'Batches' })).toHaveAttribute('aria-rowcount', '3');
  });

  await test.step('a token is corrected in the account, and it goes on where it was', async () => {
    await greet(app, 6, 'ok, 401');
    await expect(request.getByText(/Save a valid API key in the account/)).toBeVisible();
    await request.getByRole('button', { name: 'Open the account' }).click();
    await expect(page.getByRole('main', { name: 'Accounts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await resume(page);
    await isFinished(app, 6);
  });

  await test.step('a sender is changed for the requests to come, and the details say so', async () => {
    await greet(app, 6, 'ok, 400-text');
    await request.getByRole('button', { name: /Another sender/ }).click();
    const field = request.getByRole('textbox', { name: 'Sender from here on' });
    await expect(field).toHaveValue('Tagline');
    await field.fill('Clinic ');
    expect(await objections(page)).toEqual([]);
    await request.getByRole('button', { name: 'Change the sender' }).click();
    await expect(request.getByRole('button', { name: /Another sender/ })).toContainText('Clinic now');
    await resume(page);
    await isFinished(app, 6);
    const { rows } = await app.call('practice.inbox', { search: '', before: null, count: 10 });
    expect(rows.map(({ sender }) => sender).sort()).toEqual([
      ...Array(3).fill('Clinic'),
      ...Array(3).fill('Tagline'),
    ]);
    await page.getByRole('tab', { name: 'Details' }).click();
    await expect(page.getByText('Clinic', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Timeline' }).click();
    await expect(page.getByRole('list', { name: 'Timeline' })).toContainText(
      'Sender changed from “Tagline” to “Clinic”.',
    );
  });
});

test('an answer is waited for in sight; what is then in doubt is decided when it is cancelled, and the rest is sent accordingly', {
  tag: '@full',
}, async ({ app, page }) => {
  await greet(app, 6, 'ok, hang:15000', { chunkSize: 2 });
  await expect(
    page.getByText(/^Batch 2 has had no answer for \d+\ss. If none comes within about 2\smin/),
  ).toBeVisible();
  await expect(page.getByText('Nobody knows whether batch 2 (2 people) was sent')).toBeVisible();
  await expect(page.getByText(/has had no answer/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Send again' }).click();
  await app.call('practice.script', { script: '500-before', randomness: 0, taken: 0 });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send again' }).click();
  await resume(page);

  const said = 'The request cannot be processed: practice exception';
  await expect(page.getByRole('blockquote', { name: 'own words' })).toHaveText(said);
  await page.getByRole('button', { name: 'Send again' }).click();
  const sure = page.getByRole('alertdialog');
  await expect(sure.getByRole('blockquote').locator('bdi')).toHaveText(said);
  expect(await objections(page)).toEqual([]);
  await sure.getByRole('button', { name: 'Do not send' }).click();
  page = await app.restart('stop');
  await expect(page.getByRole('blockquote', { name: 'own words' })).toHaveText(said);
  await page.getByRole('tab', { name: 'Timeline' }).click();
  const told = page.getByRole('list', { name: 'Timeline' }).locator('bdi');
  await expect(told.filter({ hasText: said })).toHaveText(`“${said}”`);
  await page.getByRole('tab', { name: 'Details' }).click();
  await expect(page.getByRole('grid', { name: 'Batches' })).toContainText(`It said: “${said}`);
  await page.getByRole('button', { name: 'Cancel campaign' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('2 people stay unconfirmed until you decide');
  await question.getByRole('button', { name: 'Cancel campaign' }).click();
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Count as not sent' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Count as not sent' }).click();
  await expect(page.getByText(/^Nobody knows whether batch/)).toHaveCount(0);
  await makeAgain(page, 'Write to the remaining people');
  await review(page);
  await send(page, 4);
  await isFinished(app, 6);
});
