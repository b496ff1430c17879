import { startPractice } from '../../electron/practice/worker/gateway.ts';
import { accountAt } from '../services/support/account.ts';
import { duplicatesIn } from '../support/ledger.ts';
import { expect, test } from './support/app.ts';
import { objections } from './support/axe.ts';
import { review, writeToGuests } from './support/campaign.ts';

test('a status that gave everybody an id is accepted once and for all, and can be taken back in the account', async ({
  app,
  page,
}) => {
  const service = await startPractice({ token: 'a-live-token', faults: '201*', balanceFaults: '404*' });
  const account = accountAt(`${service.url}/v2`, { name: 'Northside' });
  const { id } = await app.call('account.save', { account });
  await app.call('token.save', { accountId: id, token: 'a-live-token' });
  await writeToGuests(app, 8);
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Northside' }).click();

  await review(page);
  const dialog = page.getByRole('dialog', { name: 'Review and send' });
  await expect(dialog.getByText(/^Take \/v2 off the end of the address in the account/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Send to 8 people' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Open the account' }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill(service.url);
  await page.getByRole('button', { name: 'Save account' }).click();
  // Until the window knows it is saved, Escape asks whether to leave without saving.
  await expect(page.getByText('“Northside” is saved.')).toBeVisible();
  expect((await app.call('account.list', {}))[1]?.baseUrl).toBe(service.url);
  await page.keyboard.press('Escape');
  expect(service.ledger.texts).toBe(0);

  await review(page, { 'Canary first': '0', 'People per request': '2' });
  await expect(dialog.getByText(/the service answered 404/)).toBeVisible();
  await expect(dialog.getByText(/first 5 people are sent to alone/).first()).toBeVisible();
  expect(await objections(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'This service has no balance there' }).click();
  await expect(dialog.getByText(/the service answered 404/)).toBeHidden();
  await dialog.getByRole('textbox', { name: 'Number of people' }).fill('8');
  await dialog.getByRole('button', { name: 'Send to 8 people' }).click();
  await expect(dialog).toBeHidden();

  const main = page.getByRole('main');
  await expect(main.getByText(/answered 201 with ids for 5 of 5 people/).first()).toBeVisible();
  await main.getByRole('button', { name: 'Always accept 201, and resume' }).click();
  await expect(main.getByText('Finished', { exact: true }).first()).toBeVisible();
  expect(service.ledger.texts).toBe(8);
  expect(duplicatesIn(service.ledger)).toEqual([]);

  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: /accounts/i }).click();
  const accounts = page.getByRole('dialog', { name: 'Accounts' });
  await accounts.getByRole('button', { name: 'Advanced' }).click();
  const accepted = accounts.getByRole('checkbox', { name: /An answer of 201/ });
  await expect(accepted).toBeChecked();
  await expect(accounts.getByRole('checkbox', { name: /no balance at/ })).toBeChecked();
  expect(await objections(page)).toEqual([]);
  await accounts.getByText('An answer of 201').click();
  await accounts.getByRole('button', { name: 'Save account' }).click();
  await expect(accepted).toBeHidden();
  const list = await app.call('account.list', {});
  expect(list.find((account) => account.id === id)?.acceptedStatuses).toEqual([]);
  await service.close();
});

test('a service that wants a slash at the end of its path is named in the review, and the account can choose it', {
  tag: '@once',
}, async ({ app, page }) => {
  const service = await startPractice({ token: 'a-live-token', choices: { withoutSlashStatus: 308 } });
  const { id } = await app.call('account.save', { account: accountAt(service.url, { name: 'Northside' }) });
  await app.call('token.save', { accountId: id, token: 'a-live-token' });
  await writeToGuests(app, 3);
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Northside' }).click();
  await review(page);
  const dialog = page.getByRole('dialog', { name: 'Review and send' });
  await expect(dialog.getByText('Choose /v2/mtsms/ as the send path in the account.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Open the account' }).click();
  await page.getByLabel('Send path').click();
  await page.getByRole('option', { name: '/v2/mtsms/' }).click();
  await page.getByRole('button', { name: 'Save account' }).click();
  await expect(page.getByText('“Northside” is saved.')).toBeVisible();
  expect((await app.call('account.list', {}))[1]?.sendPath).toBe('/v2/mtsms/');
  await page.keyboard.press('Escape');
  await review(page);
  await expect(dialog.getByText(/slash/)).toBeHidden();
  expect(service.ledger.texts).toBe(0);
  await service.close();
});
