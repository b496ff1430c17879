import type { Page } from '@playwright/test';
import { type AppUnderTest, expect, test } from './support/app.ts';
import { objections } from './support/axe.ts';
import { review, send, shownNumber, writeToGuests } from './support/campaign.ts';

async function faults(app: AppUnderTest, script: string): Promise<void> {
  await app.call('practice.script', { script, randomness: 0, taken: 0 });
}

function finished(page: Page) {
  return page.getByText('Finished', { exact: true }).first();
}

test('an unknown request shows its evidence and the balance; treated as sent, nobody gets it twice', {
  tag: '@once',
}, async ({ app, page }) => {
  await writeToGuests(app, 9);
  await faults(app, 'ok, drop-after');
  await review(page, { 'Canary first': '0', 'People per request': '3' });
  await send(page, 9);
  const request = page.getByRole('region', { name: 'Request 2' });
  await expect(request.getByText('Nobody knows whether request 2 to 3 people was sent')).toBeVisible();
  await expect(
    request.getByText(/^Probably accepted: the balance fell by 3, exactly what this request should cost/),
  ).toBeVisible();
  await request.getByRole('button', { name: 'Look again' }).click();
  await expect(
    request.getByText(/^Probably accepted: .* Read .* after the connection was lost/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeHidden();

  const grid = page.getByRole('grid', { name: 'Results' });
  await test.step('the people stay in sight beside what there is to decide', async () => {
    const size = page.viewportSize()!;
    const rowTop = async (n: number) =>
      (await grid.getByRole('row', { name: shownNumber(n) }).boundingBox())?.y ?? 0;
    await page.setViewportSize({ width: 1440, height: 868 });
    await expect.poll(() => rowTop(1)).toBeLessThanOrEqual(260);
    await page.setViewportSize({ width: 1024, height: 640 });
    await expect(grid.getByRole('row', { name: shownNumber(6) })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(size);
  });
  await request.getByRole('button', { name: 'Who is in it' }).click();
  await expect(grid).toHaveAttribute('aria-rowcount', '4');
  await expect(grid.getByRole('row', { name: shownNumber(6) })).toBeInViewport({ ratio: 1 });
  await expect(grid.getByRole('row', { name: shownNumber(4) })).toContainText('Unknown');
  await expect(grid.getByText('Guest 4', { exact: true })).toBeVisible();

  await request.getByRole('button', { name: 'Treat as sent' }).click();
  await expect(request.getByRole('status')).toContainText('recorded in 10 seconds');
  await expect(request.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'People by state' })).toContainText('Unknown 3');
  await request.getByRole('button', { name: 'Treat as sent' }).click();
  await expect(page.getByText('Nothing is in doubt any more.')).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(finished(page)).toBeVisible();
  const { texts, phones } = await app.call('practice.status', {});
  expect([texts, phones]).toEqual([9, 9]);
  await expect(page.getByText(/^6 by its answers, 3 by the balance/).first()).toBeVisible();
  await expect(page.getByText('3 not returned')).toBeVisible();
  await page.getByRole('tab', { name: 'Timeline' }).click();
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('3 people treated as sent');
});

test('send again asks once more, with how many may get it twice', { tag: '@once' }, async ({ app, page }) => {
  await writeToGuests(app, 4);
  await faults(app, 'drop-before');
  await review(page, { 'Canary first': '0', 'People per request': '4' });
  await send(page, 4);
  const request = page.getByRole('region', { name: 'Request 1' });
  await request.getByRole('button', { name: 'Send again' }).click();
  const question = page.getByRole('alertdialog', { name: /Up to 4 people may get this text twice/ });
  await expect(question.getByRole('button', { name: 'Do not send' })).toBeFocused();
  await question.getByRole('button', { name: 'Send again' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(finished(page)).toBeVisible();
  expect((await app.call('practice.status', {})).texts).toBe(4);
});

test('a refusal is shown in the service’s own words; the person it names is taken out and the rest sent', {
  tag: '@once',
}, async ({ app, page }) => {
  await writeToGuests(app, 6);
  await faults(app, 'ok, 400-number');
  await review(page, { 'Canary first': '0', 'People per request': '3' });
  await send(page, 6);
  const request = page.getByRole('region', { name: 'Request 2' });
  await expect(request.getByText('The service refused request 2 to 3 people')).toBeVisible();
  await expect(request.getByText(shownNumber(4)).first()).toBeVisible();
  await request.getByRole('button', { name: 'Take out 1 person' }).click();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(finished(page)).toBeVisible();
  expect((await app.call('practice.status', {})).phones).toBe(5);
  await page.getByRole('radio', { name: 'Skipped' }).click();
  await expect(page.getByRole('grid', { name: 'Results' })).toContainText(shownNumber(4));
});

test('a sender that is refused is changed for the requests to come, and review and details say what is sent', {
  tag: '@once',
}, async ({ app, page }) => {
  await writeToGuests(app, 6);
  await faults(app, 'ok, 400-text');
  await review(page, { 'Canary first': '0', 'People per request': '3' });
  const dialog = page.getByRole('dialog', { name: 'Review and send' });
  await dialog.getByRole('button', { name: 'Technical details' }).click();
  await expect(dialog.getByText(/otherwise GSM 03\.38/)).toBeVisible();
  await expect(dialog.getByText('/v2/mtsms')).toBeVisible();
  await send(page, 6);
  const request = page.getByRole('region', { name: 'Request 2' });
  await request.getByRole('button', { name: /Another sender/ }).click();
  const field = request.getByRole('textbox', { name: 'Sender from here on' });
  await expect(field).toHaveValue('Tagline');
  await field.fill('Clinic ');
  expect(await objections(page)).toEqual([]);
  await request.getByRole('button', { name: 'Change the sender' }).click();
  await expect(request.getByRole('button', { name: /Another sender/ })).toContainText('Clinic now');
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(finished(page)).toBeVisible();
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

test('who was in doubt and is taken out afterwards is still shown as perhaps texted, with what happened', {
  tag: '@once',
}, async ({ app, page }) => {
  await writeToGuests(app, 6);
  await faults(app, 'ok, drop-after, 400-number');
  await review(page, { 'Canary first': '0', 'People per request': '3' });
  await send(page, 6);
  const request = page.getByRole('region', { name: 'Request 2' });
  await request.getByRole('button', { name: 'Send again' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send again' }).click();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(request.getByText(/an earlier attempt of this request may have reached them/)).toBeVisible();
  await request.getByRole('button', { name: 'Take out 1 person' }).click();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(finished(page)).toBeVisible();
  await page.getByRole('radio', { name: 'Perhaps texted' }).click();
  const grid = page.getByRole('grid', { name: 'Results' });
  await expect(grid.getByRole('row', { name: shownNumber(4) })).toContainText('Skipped, perhaps texted');
  const steps = page.getByRole('region', { name: 'What happened' }).getByRole('listitem');
  await expect(steps).toHaveCount(4);
  await expect(steps.nth(1)).toContainText('You decided: send again.');
  await expect(steps.nth(3)).toContainText('Taken out by hand.');
  expect(await objections(page), 'perhaps texted').toEqual([]);
});

test('a service that does not answer is waited for in sight, and then it is in doubt', {
  tag: '@once',
}, async ({ app, page }) => {
  await writeToGuests(app, 4);
  await faults(app, 'ok, hang:15000');
  await review(page, { 'Canary first': '0', 'People per request': '2' });
  await send(page, 4);
  await expect(
    page.getByText(/^Request 2 has had no answer for \d+ s. If none comes within about 2 min/),
  ).toBeVisible();
  await expect(page.getByText('Nobody knows whether request 2 to 2 people was sent')).toBeVisible();
  await expect(page.getByText(/has had no answer/)).toHaveCount(0);
});

test('what is in doubt when a campaign is cancelled is decided then, and its rest is sent accordingly', {
  tag: '@once',
}, async ({ app, page }) => {
  await writeToGuests(app, 6);
  await faults(app, 'ok, 500-before');
  await review(page, { 'Canary first': '0', 'People per request': '2' });
  await send(page, 6);
  await expect(page.getByText('Nobody knows whether request 2 to 2 people was sent')).toBeVisible();
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
  await expect(page.getByRole('grid', { name: 'Requests' })).toContainText(`It said: “${said}`);
  await page.getByRole('button', { name: 'Cancel campaign' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('2 people in doubt stay so until you decide');
  await question.getByRole('button', { name: 'Cancel campaign' }).click();
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Count as not sent' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Count as not sent' }).click();
  await expect(page.getByText(/^Nobody knows whether request/)).toHaveCount(0);
  await page.getByRole('button', { name: 'New campaign to the rest' }).click();
  await review(page);
  await send(page, 4);
  await expect(finished(page)).toBeVisible();
  const { texts, phones } = await app.call('practice.status', {});
  expect([texts, phones]).toEqual([6, 6]);
});

test('a refused token pauses; corrected in the account, the campaign resumes where it stood', {
  tag: '@once',
}, async ({ app, page }) => {
  await writeToGuests(app, 6);
  await faults(app, 'ok, 401');
  await review(page, { 'Canary first': '0', 'People per request': '3' });
  await send(page, 6);
  const request = page.getByRole('region', { name: 'Request 2' });
  await expect(request.getByText(/Save a valid key in the account/)).toBeVisible();
  await request.getByRole('button', { name: 'Open the account' }).click();
  await expect(page.getByRole('dialog', { name: 'Accounts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(finished(page)).toBeVisible();
  expect((await app.call('practice.status', {})).texts).toBe(6);
});

test('a text that comes back different pauses, and the difference is shown', { tag: '@once' }, async ({
  app,
  page,
}) => {
  await writeToGuests(app, 4);
  await faults(app, 'wrong-text');
  await review(page, { 'Canary first': '0', 'People per request': '2' });
  await send(page, 4);
  await page.getByRole('button', { name: 'Show the differences' }).click();
  const grid = page.getByRole('grid', { name: 'Results' });
  await expect(grid).toHaveAttribute('aria-rowcount', '2');
  await expect(grid.getByText('Text differs')).toBeVisible();
  const detail = page.getByRole('complementary', { name: 'Recipient' });
  await expect(detail.getByText('What the service returned')).toBeVisible();
  await expect(detail.locator('ins, del').first()).toBeVisible();
});

test('after a power cut what was in flight is unknown, and a person rules on it', async ({ app, page }) => {
  await writeToGuests(app, 4);
  await faults(app, 'ok, hang-after');
  await review(page, { 'Canary first': '0', 'People per request': '2' });
  await send(page, 4);
  await expect(page.getByText(/request 2 is on the way/)).toBeVisible();
  const taken = async () => (await app.call('practice.status', {})).texts;
  await expect.poll(taken).toBe(4);
  const again = await app.restart('kill');
  const request = (window: Page) => window.getByRole('region', { name: 'Request 2' });
  await expect(request(again).getByText(/Tagline ended while this request was on its way/)).toBeVisible();
  await request(again).getByRole('button', { name: 'Treat as sent' }).click();
  await expect(request(again).getByRole('button', { name: 'Undo' })).toBeVisible();
  const third = await app.restart('kill');
  await request(third).getByRole('button', { name: 'Treat as sent' }).click();
  await request(third).getByRole('button', { name: 'Record it now' }).click();
  await expect(finished(third)).toBeVisible();
  expect(await taken()).toBe(4);
});

test('a refusal that names nobody is looked into by halves', { tag: '@once' }, async ({ app, page }) => {
  await writeToGuests(app, 4);
  await faults(app, '400-text');
  await review(page, { 'Canary first': '0' });
  await send(page, 4);
  const request = page.getByRole('region', { name: 'Request 1' });
  await expect(request.getByRole('checkbox')).toHaveCount(0);
  await request.getByRole('button', { name: 'Find the refused numbers' }).click();
  await expect(finished(page)).toBeVisible();
  const { texts, phones } = await app.call('practice.status', {});
  expect([texts, phones]).toEqual([4, 4]);
  await page.getByRole('tab', { name: 'Details' }).click();
  await expect(page.getByRole('grid', { name: 'Requests' })).toHaveAttribute('aria-rowcount', '3');
});

test('connections at once can leave several requests in doubt; each is ruled on in turn', {
  tag: '@once',
}, async ({ app, page }) => {
  await writeToGuests(app, 6);
  await faults(app, 'drop-after*3');
  await review(page, { 'Canary first': '0', 'People per request': '2', Connections: '3' });
  await send(page, 6);
  for (let left = 3; left > 0; left -= 1) {
    await expect(page.getByRole('list', { name: 'People by state' })).toContainText(`Unknown ${left * 2}`);
    await page.getByRole('button', { name: 'Treat as sent' }).click();
    await page.getByRole('button', { name: 'Record it now' }).click();
  }
  await expect(finished(page)).toBeVisible();
  expect((await app.call('practice.status', {})).texts).toBe(6);
});
