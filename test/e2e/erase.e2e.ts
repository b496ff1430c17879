import { expect, test } from './support/app.ts';
import { objections } from './support/axe.ts';
import { greetGuests, guestNumber, shownNumber } from './support/campaign.ts';
import { threeSteps } from './support/start.ts';

test('one person is erased everywhere, then everything is, and the window begins as new', async ({
  app,
  page,
}) => {
  await greetGuests(app, 12);
  const main = page.getByRole('main');
  await expect(main.getByText('Finished', { exact: true }).first()).toBeVisible();

  const search = page.getByRole('main', { name: 'Search for a number' });

  await test.step('from a result, it is that number that is opted out and searched, where its digits are another one at home too', async () => {
    await app.call('settings.save', { settings: { home: 'DE' } });
    const recipient = page.getByRole('complementary', { name: 'Recipient' });
    await recipient.getByRole('button', { name: 'Opt out' }).click();
    await expect(page.getByText(`Tagline never texts ${shownNumber(1)} again.`)).toBeVisible();
    const { rows } = await app.call('optOut.list', { search: '', from: 0, count: 9 });
    expect(rows.map(({ msisdn }) => msisdn)).toEqual([guestNumber(1)]);
    await recipient.getByRole('button', { name: 'All texts' }).click();
    await expect(page.getByRole('region', { name: 'What is kept about this person' })).toContainText(
      `Kept about ${shownNumber(1)}:`,
    );
    await page.keyboard.press('Alt+ArrowLeft');
  });

  const number = shownNumber(7);
  const { id: campaignId } = await app.call('draft.create', {});
  await app.call('draft.save', { campaignId, patch: { name: 'Mentions', message: `Call ${number} now` } });
  await page.getByRole('button', { name: 'Search for a number' }).click();
  await search.getByRole('searchbox', { name: 'Phone number' }).fill(number);
  const kept = search.getByRole('region', { name: 'What is kept about this person' });
  await expect(kept).toContainText(
    `Kept about ${number}: 1 row in 1 list, 1 text in campaigns and 1 text in the demo inbox.`,
  );
  await kept.getByRole('button', { name: 'Erase' }).click();
  const question = page.getByRole('alertdialog', { name: `Erase ${number}?` });
  await expect(question.getByRole('checkbox', { name: /^Never text this number/ })).toBeChecked();
  expect(await objections(page)).toEqual([]);
  await question.getByRole('button', { name: 'Erase' }).click();
  await expect(kept).toContainText(`Kept about ${number}: an opt-out.`);
  const mentions = search.getByRole('region', {
    name: 'The last digits of this number are also in 1 place:',
  });
  await expect(mentions).toContainText('Campaign “Mentions”');
  await expect(mentions).toContainText(`Call ${number} now`);
  await mentions.getByRole('button', { name: 'Remove the number' }).click();
  await expect(mentions).toBeHidden();
  expect((await app.call('draft.get', { campaignId })).message).toBe('Call [erased] now');
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(main.getByText('Erased person')).toBeVisible();
  await expect(main.getByText('Guest 7', { exact: false })).toBeHidden();

  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('main', { name: 'Settings' });
  await settings.getByRole('button', { name: 'How long things are kept' }).click();
  const days = settings.getByRole('textbox', { name: 'Campaigns' });
  await days.fill('90');
  await days.blur();
  await expect.poll(async () => (await app.call('settings.read', {})).retention.campaigns).toBe(90);

  const rightOf = (name: string): Promise<number> =>
    settings.getByRole('button', { name }).evaluate((button) => button.getBoundingClientRect().right);
  expect(await rightOf('Erase everything')).toBeLessThanOrEqual(await rightOf('Keyboard shortcuts'));

  await test.step('nothing is erased while a file is opened, even where its question was closed', async () => {
    const begun = Promise.withResolvers<void>();
    await page.route('**/call/folder.begin', async (route) => {
      await begun.promise;
      await route.abort();
    });
    const chooser = page.waitForEvent('filechooser');
    await settings.getByRole('button', { name: 'Open a file' }).click();
    await (await chooser).setFiles({ name: 'Other.tagline', mimeType: '', buffer: Buffer.from('x') });
    const opening = page.getByRole('alertdialog', { name: 'Open “Other.tagline”?' });
    await opening.getByRole('button', { name: 'Open', exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(opening).toBeHidden();
    await expect(settings.getByRole('button', { name: 'Erase everything' })).toBeDisabled();
    await expect(settings.getByRole('button', { name: 'Open a file' })).toBeDisabled();
    begun.resolve();
    await expect(settings.getByRole('button', { name: 'Open a file' })).toBeEnabled();
  });

  await settings.getByRole('button', { name: 'Erase everything' }).click();
  const everything = page.getByRole('alertdialog', { name: 'Erase everything?' });
  const erase = everything.getByRole('button', { name: 'Erase everything' });
  await expect(erase).toBeDisabled();
  await everything.getByRole('textbox', { name: 'Type “erase everything”' }).fill('Erase everything');
  expect(await objections(page)).toEqual([]);
  await erase.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(threeSteps(page)).toBeVisible();
  await expect.poll(async () => (await app.call('audience.list', { before: null })).rows.length).toBe(0);
  expect((await app.call('optOut.log', { from: 0, count: 10 })).length).toBe(0);
  expect((await app.call('settings.read', {})).retention.campaigns).toBe(0);
});
