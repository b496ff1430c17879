import type { Page } from '@playwright/test';
import { accountAt } from '../services/support/account.ts';
import { type AppUnderTest, expect, test } from './support/app.ts';
import { makeAgain, review, writeToGuests } from './support/campaign.ts';
import { only } from './support/only.ts';
import { threeSteps } from './support/start.ts';

only('several windows');

async function another({ page, url }: AppUnderTest): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(url);
  await expect(other.getByRole('textbox', { name: 'Message' })).toBeVisible();
  return other;
}

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });

test('what changes in one window changes in the other, and nothing else is sent than was read', {
  tag: '@full',
}, async ({ app, page }) => {
  await writeToGuests(app, 4);
  const [list] = (await app.call('audience.list', { before: null })).rows;
  const audienceId = list!.id;
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('4 people');
  const other = await another(app);

  await test.step('what is written in one shows in the other', async () => {
    await message(other).fill('Hello {Namn} from the other window');
    await expect(message(page)).toHaveValue('Hello {Namn} from the other window');
    await expect(page.getByRole('gridcell', { name: 'Hello Guest 1 from the other window' })).toBeVisible();
    await app.call('audience.edit', { audienceId: audienceId, n: 0, column: 0, value: 'Someone else' });
    await expect(page.getByRole('gridcell', { name: /^Hello Someone else/ })).toBeVisible();
  });

  await test.step('one that is loaded again comes back to the draft it showed, though another campaign is newer', async () => {
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const newer = await app.call('draft.create', {});
    await app.call('draft.save', { campaignId: newer.id, patch: { message: 'A newer one' } });
    await page.reload();
    await expect(message(page)).toHaveValue('Hello {Namn} from the other window');

    const later = await page.context().newPage();
    await later.goto(app.url);
    await expect(message(later)).toHaveValue('A newer one');
    await message(later).fill('Typed as it closed');
    await later.close({ runBeforeUnload: true });
    const last = async () => (await app.call('draft.get', { campaignId: newer.id })).message;
    await expect.poll(last).toBe('Typed as it closed');
  });

  await test.step('a draft whose account is removed is never taken for practice', async () => {
    const { id } = await app.call('account.save', {
      account: accountAt('http://127.0.0.1:9', { name: 'Northside', sender: 'Northside' }),
    });
    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByRole('menuitem', { name: 'Northside' }).click();
    await expect(page.getByRole('textbox', { name: 'Sender' })).toHaveValue('Northside');
    await app.call('account.remove', { accountId: id });
    await expect(page.getByRole('button', { name: 'Account: LIVE Account removed' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Somebody removed the account of this draft.');
    await expect(page.getByRole('contentinfo')).not.toContainText('Nothing leaves this computer');
    await expect(page.getByRole('button', { name: 'Review and send' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Send a test' })).toBeDisabled();
    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByRole('menuitem', { name: /DEMO/ }).click();
    await expect(page.getByRole('button', { name: 'Review and send' })).toBeEnabled();
  });

  await test.step('what was changed under an open review is not sent, but shown to be read again', async () => {
    await review(page);
    await message(other).fill('Something else altogether');
    const dialog = page.getByRole('dialog', { name: 'Review and send' });
    await expect(message(page)).toHaveValue('Something else altogether');
    await dialog.getByRole('button', { name: 'Demo: send to 4 people' }).click();
    await expect(dialog.getByText(/changed after this review/)).toBeVisible();
    await expect(dialog.getByText('Something else altogether').first()).toBeVisible();
    expect((await app.call('practice.status', {})).texts).toBe(0);
    await dialog.getByRole('button', { name: 'Demo: send to 4 people' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Finished', { exact: true }).first()).toBeVisible();
  });

  await test.step('a list that is removed and a language that is chosen show in every window', async () => {
    await makeAgain(page, 'New campaign');
    await expect(threeSteps(page)).toBeVisible();
    const drafts = (await app.call('campaign.list', { before: null })).rows.filter(
      ({ phase }) => phase === 'draft',
    );
    const empty = drafts.find((draft) => draft.message === '')!;
    await app.call('draft.save', { campaignId: empty.id, patch: { audienceId } });
    await expect(page.getByRole('contentinfo')).toContainText('Write the message.');
    await app.call('audience.remove', { audienceId });
    await expect(page.getByRole('heading', { name: 'Drop a spreadsheet here' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Choose who gets the message.');
    // Set while a third window is between its page and its script.
    const late = await page.context().newPage();
    await late.route(
      '**/*.js',
      async (route) => {
        await app.call('settings.save', { settings: { language: 'de' } });
        await route.continue();
      },
      { times: 1 },
    );
    await late.goto(app.url);
    for (const window of [late, page]) {
      await expect(window.locator('html')).toHaveAttribute('lang', 'de');
      await expect(window.getByRole('button', { name: 'Einstellungen' })).toBeVisible();
    }
  });
});
