import { createServer, type Server } from 'node:net';
import type { AccountId } from '../../shared/brand.ts';
import { accountAt } from '../services/support/account.ts';
import type { AppUnderTest } from './support/app.ts';
import { expect, test } from './support/app.ts';
import { review, send, shownNumber, writeToGuests } from './support/campaign.ts';
import { leavePlace } from './support/close-dialog.ts';

/** Stands where the live service would be and counts the connections to it. */
async function startRecorder(): Promise<{ server: Server; url: string; connections: () => number }> {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return { server, url: `http://127.0.0.1:${address.port}`, connections: () => connections };
}

async function addLiveAccount(app: AppUnderTest, baseUrl: string): Promise<AccountId> {
  const { id } = await app.call('account.save', {
    account: accountAt(baseUrl, { name: 'Northside' }),
  });
  return id;
}

test('a live draft is rehearsed in practice, which answers as it is set to, without a connection to the live account', {
  tag: '@full',
}, async ({ app, page }) => {
  const live = await startRecorder();
  const inbox = page.getByRole('main', { name: 'Demo inbox' });
  const panel = page.getByRole('region', { name: 'Rehearsal' });
  await writeToGuests(app, 9);
  const accountId = await addLiveAccount(app, live.url);
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Northside' }).click();

  await test.step('from its review, without a token', async () => {
    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByRole('menuitem', { name: 'Northside' }).click();
    await review(page);
    const sheet = page.getByRole('dialog', { name: 'Review and send' });
    await expect(sheet.getByText('This goes to 9 real phones.')).toBeVisible();
    await sheet.getByRole('button', { name: 'Rehearse' }).click();
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: /^Continue with/ }).click();
    await expect(page.getByText('Finished', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('of about 9, 1 per part')).toBeVisible();
    await expect(page.getByText('None differs')).toBeVisible();

    await page.getByRole('button', { name: 'Demo inbox' }).click();
    await expect(inbox.getByText('9 phones, 9 texts')).toBeVisible();
    await inbox.getByRole('searchbox', { name: 'Search the inbox' }).fill('guest 4, VÄLK');
    await expect(inbox.getByRole('option')).toHaveCount(1);
    const thread = inbox.getByRole('region', { name: `Texts to ${shownNumber(4)}` });
    await expect(thread).toContainText('Hej Guest 4, välkommen!');
    expect(live.connections()).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(inbox).toBeHidden();
    await panel.getByRole('button', { name: 'Back to the draft' }).click();
  });

  await test.step('from the window, with a token', async () => {
    await app.call('token.save', { accountId, token: 'a-live-token' });
    const rehearse = page.getByRole('button', { name: 'Rehearse', exact: true });
    await expect(rehearse).toBeEnabled();
    // With a token its balance is read; from here on nothing may reach it.
    await expect(page.getByText('Balance not read')).toBeVisible();
    const before = live.connections();
    await rehearse.click();
    await expect(panel.getByText('Nothing was sent through Northside')).toBeVisible();
    await page.getByRole('button', { name: /^Continue with/ }).click();
    await expect(panel.getByRole('heading')).toHaveText('The rehearsal came out as predicted');
    await panel.getByRole('button', { name: 'The rehearsal came out as predicted', expanded: false }).click();
    await expect(panel.getByRole('row', { name: /^Parts 9 9 counted by the demo service/ })).toBeVisible();
    await expect(
      panel.getByRole('row', { name: /^Credits about 9 if each part costs one credit/ }),
    ).toBeVisible();
    await expect(
      panel.getByRole('row', { name: /^Time 2 s to 10 s if each batch takes 1 to 5 s/ }),
    ).toBeVisible();
    await expect(panel.getByRole('row', { name: /^Texts that differ 0 0/ })).toBeVisible();
    expect(live.connections()).toBe(before);

    await panel.getByRole('button', { name: 'See the phones' }).click();
    await expect(inbox.getByRole('option')).toHaveCount(9);
    await page.keyboard.press('Escape');
    await panel.getByRole('button', { name: 'Back to the draft' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hej {Namn}, välkommen!');
  });

  live.server.close();

  await test.step('faults are set from the window, and what has been played is gone from the list', async () => {
    await app.call('practice.clear', {});
    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByRole('menuitem', { name: /DEMO/ }).click();
    await page.getByRole('button', { name: 'Demo inbox' }).click();
    await inbox.getByRole('tab', { name: 'Simulate faults' }).click();
    await inbox.getByRole('button', { name: /^A number is refused/ }).click();
    await expect(inbox.getByRole('button', { name: /^A number is refused/, pressed: true })).toBeVisible();
    expect((await app.call('practice.status', {})).script).toBe('400-number');
    await inbox.getByRole('button', { name: /^A number is refused/ }).click();
    await inbox.getByRole('button', { name: /^Advanced/ }).click();
    await inbox.getByRole('textbox', { name: 'Coming batches' }).fill('explode');
    await inbox.getByRole('button', { name: 'Set faults' }).click();
    await expect(inbox.getByText(/no fault named "explode"/)).toBeVisible();
    await inbox.getByRole('textbox', { name: 'Coming batches' }).fill('slow:50');
    await inbox.getByRole('button', { name: /Add a fault/ }).click();
    await page.getByRole('option', { name: /^400-number/ }).click();
    await expect(inbox.getByRole('textbox', { name: 'Coming batches' })).toHaveValue('slow:50, 400-number');
    await inbox.getByRole('button', { name: 'Set faults' }).click();
    await inbox.getByRole('textbox', { name: 'Start number' }).fill('7');
    await inbox.getByRole('textbox', { name: 'Start number' }).blur();
    await inbox.getByRole('textbox', { name: 'Credit' }).fill('4');
    await inbox.getByRole('textbox', { name: 'Credit' }).blur();
    await expect(inbox.getByText('4 credits left')).toBeVisible();
    const status = await app.call('practice.status', {});
    expect([status.script, status.seed, status.credit]).toEqual(['slow:50, 400-number', 7, 4]);
    await leavePlace(page, 'Demo inbox');

    await review(page, { 'Send to a few first': '0', 'People per batch': '2' });
    await send(page, 9);
    const refused = page.getByRole('region', { name: 'Batch 2' });
    await expect(refused).toContainText('Cannot send to');
    expect((await app.call('practice.status', {})).script).toBe('');
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.getByRole('button', { name: 'Set the demo credits' }).click();
    await expect(inbox.getByRole('button', { name: /^Advanced/ })).toContainText(
      'Every batch gets the answer it should',
    );
    await inbox.getByRole('textbox', { name: 'Credit' }).fill('100');
    await inbox.getByRole('textbox', { name: 'Credit' }).blur();
    await expect(inbox.getByText('100 credits left')).toBeVisible();
    await leavePlace(page, 'Demo inbox');
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect(page.getByText('Finished', { exact: true }).first()).toBeVisible();
    expect((await app.call('practice.status', {})).texts).toBe(9);
  });
});
