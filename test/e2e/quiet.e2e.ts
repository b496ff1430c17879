import { type Practice, startPractice } from '../../electron/practice/worker/gateway.ts';
import { accountAt } from '../services/support/account.ts';
import { test as base, expect } from './support/app.ts';
import { objections } from './support/axe.ts';
import { greetGuests, later, loadAgain, makeAgain, review, writeToGuests } from './support/campaign.ts';

/** A service that the app takes for a real one. */
const test = base.extend<{ service: Practice }>({
  // biome-ignore lint/correctness/noEmptyPattern: the test runner wants a pattern here.
  service: async ({}, use) => {
    const service = await startPractice({ token: 'a-live-token' });
    await use(service);
    await service.close();
  },
});

test('a campaign keeps to its time, to its last moment and to quiet hours, and says so', {
  tag: '@full',
}, async ({ app, page, service }) => {
  const ended = (phase: string) =>
    expect(page.getByRole('main').getByText(phase, { exact: true }).first()).toBeVisible();

  await test.step('with a time and a canary, the first few go now and everybody else then', async () => {
    await writeToGuests(app, 9);
    await review(page, { 'Send to a few first': '2' });
    const dialog = page.getByRole('dialog', { name: 'Review and send' });
    await later(page);
    await expect(dialog.getByText('Choose who goes first.')).toBeVisible();
    await dialog.getByText(/^First 2 now, everybody else /).click();
    await expect(dialog.getByText(/The first 2 people get the text now\./)).toBeVisible();
    await dialog.getByRole('button', { name: /^First 2 now, the remaining people / }).click();
    await expect(page.getByText(/Once you continue, everybody else gets it /)).toBeVisible();
    await page.getByRole('button', { name: /^Continue with/ }).click();
    await expect(page.getByText(/^Everybody after the first few gets it /)).toBeVisible();
    await page.getByRole('button', { name: 'Resume' }).click();
    await ended('Finished');
  });

  for (const [press, phase, texts] of [
    ['Resume', 'Finished', 9],
    ['Cancel campaign', 'Cancelled', 2],
  ] as const) {
    await test.step(`after its last moment it asks, and is ${phase}`, async () => {
      await app.call('practice.clear', {});
      const notAfter = Date.now() + 8000;
      await greetGuests(app, 9, { canary: 2, notAfter });
      const goOn = page.getByRole('button', { name: /^Continue with/ });
      await expect(goOn).toBeVisible();
      await expect.poll(() => Date.now()).toBeGreaterThan(notAfter);
      await goOn.click();
      await expect(page.getByText(/^The deadline, .*, has passed/).first()).toBeVisible();
      await expect(page.getByText(/Cancel the campaign, or resume to send/).first()).toBeVisible();
      expect((await app.call('practice.status', {})).texts).toBe(2);
      await page.getByRole('button', { name: press }).click();
      if (press === 'Cancel campaign') {
        const question = page.getByRole('alertdialog', { name: 'Cancel this campaign?' });
        await question.getByRole('button', { name: press }).click();
      }
      await ended(phase);
      expect((await app.call('practice.status', {})).texts).toBe(texts);
    });
  }

  const nightDraft = async () => {
    const { id: accountId } = await app.call('account.save', { account: accountAt(service.url) });
    await app.call('token.save', { accountId, token: 'a-live-token' });
    await makeAgain(page, 'New campaign');
    await writeToGuests(app, 4);
    const [draft] = (await app.call('campaign.list', { before: null })).rows;
    await app.call('draft.save', { campaignId: draft!.id, patch: { accountId } });
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Stockholm',
      hour: 'numeric',
      hourCycle: 'h23',
    });
    const hour = Number(clock.format());
    await app.call('settings.save', {
      settings: { quietFrom: hour, quietTo: (hour + 2) % 24, recentDays: 0 },
    });
    await loadAgain(page);
    await review(page, { 'Send to a few first': '0' });
    const dialog = page.getByRole('dialog', { name: 'Review and send' });
    return dialog;
  };

  await test.step('in quiet hours it waits and says until when, and is sent anyway for a reason that is kept', async () => {
    const dialog = await nightDraft();
    const credit = service.credit();
    await expect(dialog.getByText(/^It is .* They wait until /)).toBeVisible();
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await dialog.getByLabel('Not after').fill(`${tomorrow}T17:00`);
    await expect(dialog.getByText(/, not after /)).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Number of people' }).fill('4');
    await dialog.getByRole('button', { name: 'Send to 4 people' }).click();
    const reason = page.getByRole('textbox', { name: 'Why the campaign cannot wait' });
    await expect(reason).toBeVisible();
    expect(service.credit()).toBe(credit);
    expect(await objections(page)).toEqual([]);
    await expect(page.getByRole('button', { name: 'Send anyway' })).toBeDisabled();
    await reason.fill('The water is cut off tonight');
    await page.getByRole('button', { name: 'Send anyway' }).click();
    await page.getByRole('tab', { name: 'Timeline' }).click();
    await expect(page.getByText(/are ignored until .*The water is cut off tonight/)).toBeVisible();
    await ended('Finished');
  });

  await test.step('the review sends it at once for a reason that is kept, and shows how many it wakes', async () => {
    const dialog = await nightDraft();
    const credit = service.credit();
    const send = dialog.getByRole('button', { name: 'Send to 4 people' });
    const sendNow = dialog.getByRole('button', { name: 'Send now because…' });
    // If the hours have ended meanwhile, no reason is missing.
    await expect(sendNow).toBeEnabled();
    const { quietFrom, quietTo } = await app.call('settings.read', {});
    await app.call('settings.save', { settings: { quietFrom, quietTo: quietFrom } });
    await sendNow.click();
    await dialog.getByRole('textbox', { name: 'Number of people' }).fill('4');
    await expect(send).toBeEnabled();
    await app.call('settings.save', { settings: { quietFrom, quietTo } });
    await loadAgain(page);
    await review(page, { 'Send to a few first': '0' });
    await dialog.getByRole('textbox', { name: 'Number of people' }).fill('4');
    await sendNow.click();
    const reason = dialog.getByRole('textbox', { name: 'Why the campaign cannot wait' });
    await expect(reason).toBeFocused();
    await expect(dialog.getByText('4 people get the text in quiet hours.')).toBeVisible();
    await expect(
      dialog.getByRole('status').filter({ hasText: /^The review is ready: 0 to fix, [1-9]/ }),
    ).toBeAttached();
    await expect(send).toBeDisabled();
    expect(await objections(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Wait instead' }).click();
    await expect(dialog.getByText(/^It is .* They wait until /)).toBeVisible();
    await sendNow.click();
    await reason.fill('A gas leak');
    await send.click();
    await expect.poll(() => service.credit()).toBeLessThan(credit);
    await ended('Finished');
    await page.getByRole('tab', { name: 'Details' }).click();
    await expect(page.getByText('A gas leak')).toBeVisible();
  });
});
