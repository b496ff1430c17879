import { startPractice } from '../../electron/practice/worker/gateway.ts';
import type { AccountId } from '../../shared/brand.ts';
import { accountAt } from '../services/support/account.ts';
import { httpAnswer, onRequest, startRawServer } from '../services/support/raw-server.ts';
import { duplicatesIn } from '../support/ledger.ts';
import { expect, test } from './support/app.ts';
import { objections } from './support/axe.ts';
import { greetGuests, review, writeToGuests } from './support/campaign.ts';

test('what a service does otherwise than the specification is named in the review, and chosen in its account', {
  tag: '@full',
}, async ({ app, page }) => {
  const token = 'a-live-token';
  const slashed = await startPractice({ token, choices: { withoutSlashStatus: 308 } });
  const service = await startPractice({ token, faults: '201*', balanceFaults: '404*' });
  const add = async (name: string, baseUrl: string) => {
    const { id } = await app.call('account.save', { account: accountAt(baseUrl, { name }) });
    await app.call('token.save', { accountId: id, token });
    return id;
  };
  const saved = async (accountId: AccountId) =>
    (await app.call('account.list', {})).find(({ id }) => id === accountId);
  const slashId = await add('Southside', slashed.url);
  const id = await add('Northside', `${service.url}/v2`);
  await writeToGuests(app, 8);
  const dialog = page.getByRole('dialog', { name: 'Review and send' });

  await test.step('it wants a slash at the end of its path', async () => {
    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByRole('menuitem', { name: 'Southside' }).click();
    await review(page);
    await expect(dialog.getByText('Choose /v2/mtsms/ as the send path in the account.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Open the account' }).click();
    await page.getByLabel('Send path').click();
    await page.getByRole('option', { name: '/v2/mtsms/' }).click();
    await page.getByRole('button', { name: 'Save account' }).click();
    await expect(page.getByRole('dialog', { name: 'Accounts' })).toBeHidden();
    expect(await saved(slashId)).toMatchObject({ sendPath: '/v2/mtsms/' });
    await expect(dialog.getByRole('button', { name: 'Send to 8 people' })).toBeVisible();
    await expect(dialog.getByText(/slash/)).toBeHidden();
    expect(slashed.ledger.texts).toBe(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('a status that gave everybody an id is accepted once and for all, and can be taken back', async () => {
    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByRole('menuitem', { name: 'Northside' }).click();

    await review(page);
    await expect(dialog.getByText(/^Remove \/v2 from the end of the address in the account/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Send to 8 people' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Open the account' }).click();
    await page.getByRole('textbox', { name: 'Service address' }).fill(service.url);
    await page.getByRole('button', { name: 'Save account' }).click();
    await expect(page.getByRole('dialog', { name: 'Accounts' })).toBeHidden();
    expect(await saved(id)).toMatchObject({ baseUrl: service.url });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(service.ledger.texts).toBe(0);

    await review(page, { 'Send to a few first': '0', 'People per batch': '2' });
    await expect(dialog.getByText(/the service answered 404/)).toBeVisible();
    await expect(dialog.getByText(/first 5 people get the text alone/).first()).toBeVisible();
    expect(await objections(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'This service does not report a balance' }).click();
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
    const accounts = page.getByRole('main', { name: 'Accounts' });
    await accounts.getByRole('button', { name: 'Advanced' }).click();
    const accepted = accounts.getByRole('checkbox', { name: /Count answer 201/ });
    await expect(accepted).toBeChecked();
    await expect(accounts.getByRole('checkbox', { name: /does not report a balance/ })).toBeChecked();
    expect(await objections(page)).toEqual([]);
    await accounts.getByText('Count answer 201').click();
    await accounts.getByRole('button', { name: 'Save account' }).click();
    await expect(accepted).toBeHidden();
    expect(await saved(id)).toMatchObject({ acceptedStatuses: [] });
  });

  await test.step('a thousand marks on one letter of its words stay off what is around them', async () => {
    const said = JSON.stringify({ error: `Na${'\u0301'.repeat(1000)}y` });
    const stacked = await startRawServer((socket) =>
      onRequest(socket, (_, head) =>
        socket.end(
          head.startsWith('GET') ? httpAnswer(200, '{"credit":1000,"id":"1"}') : httpAnswer(500, said),
        ),
      ),
    );
    await app.call('settings.save', {
      settings: { accountId: await add('Stacked', `http://127.0.0.1:${stacked.port}`) },
    });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main', { name: 'Accounts' })).toBeHidden();
    await greetGuests(app, 9, { canary: 2 }, 'Once more');
    const words = page.getByRole('blockquote', { name: 'The service’s own words' }).first();
    await expect(words).toBeVisible();
    let box = await words.boundingBox();
    const isAtRest = async () => {
      const before = JSON.stringify(box);
      box = await words.boundingBox();
      return box !== null && JSON.stringify(box) === before;
    };
    await expect.poll(isAtRest).toBe(true);
    const { x, y, width, height } = box!;
    const around = async () => {
      const above = { x, y: y - 80, width, height: 80 - 6 };
      const below = { x, y: y + height + 6, width, height: 80 };
      const pictures = [above, below].map((clip) => page.screenshot({ clip, animations: 'disabled' }));
      return (await Promise.all(pictures)).map((one) => one.toString('base64'));
    };
    const withMarks = await around();
    await words.evaluate((one) => one.style.setProperty('overflow', 'visible'));
    const unclipped = await around();
    await words.evaluate((one) => {
      one.style.removeProperty('overflow');
      one.firstElementChild!.textContent = one.textContent.replaceAll('\u0301', '');
    });
    expect(withMarks).toEqual(await around());
    expect(unclipped, 'marks that are not kept off are seen').not.toEqual(withMarks);
    await stacked.close();
  });

  await slashed.close();
  await service.close();
});
