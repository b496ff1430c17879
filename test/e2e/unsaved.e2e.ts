import { fail, type Result } from '../../shared/result.ts';
import { type AppUnderTest, expect, test } from './support/app.ts';
import { testHost } from './support/host.ts';
import { only } from './support/only.ts';
import { threeSteps, writeFirst } from './support/start.ts';

only('answers');

const diskFull: Result<never> = fail({
  kind: 'storage',
  message: 'The disk is full.',
  fix: 'Make room on it.',
});

/** Has the window closed by a person; a browser asks by itself, and they stay. */
async function tryToClose(app: AppUnderTest): Promise<void> {
  if (testHost === 'double') return app.double.act({ act: 'close' });
  const { page } = app;
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe('beforeunload');
  await (await asked).dismiss();
}

test('a message that a full disk does not take is said, kept, not left unasked, and saved once there is room', async ({
  app,
  page,
}) => {
  const message = await writeFirst(page);
  await message.fill('Before');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const freeSpace = await app.answers.replace('draft.save', diskFull);
  await message.fill('Written on a full disk');
  await expect(page.getByRole('alert')).toContainText('Not saved: The disk is full.');

  await page.getByRole('button', { name: 'Campaigns' }).click();
  await page.getByRole('button', { name: 'New campaign' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toContainText('The disk is full.');
  await question.getByRole('button', { name: 'Keep trying' }).click();
  await expect(question).toBeHidden();
  await expect(message).toHaveValue('Written on a full disk');

  await tryToClose(app);
  if (testHost === 'double') {
    await question.getByRole('button', { name: 'Keep trying' }).click();
    await expect(question).toBeHidden();
  }

  await page.getByRole('button', { name: 'Campaigns' }).click();
  await page.getByRole('button', { name: 'New campaign' }).click();
  await expect(question).toBeVisible();
  await freeSpace();
  await expect(question).toBeHidden();
  await expect(threeSteps(page)).toBeVisible();
  const messages = (await app.call('campaign.list', {})).map((campaign) => campaign.message);
  expect(messages.toSorted()).toEqual(['', 'Written on a full disk']);
});

test('what cannot be saved is left behind only where a person says so', async ({ app, page }) => {
  const message = await writeFirst(page);
  await message.fill('Before');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await app.answers.replace('draft.save', diskFull);
  await message.fill('Written on a full disk');
  await page.getByRole('button', { name: 'Campaigns' }).click();
  await page.getByRole('button', { name: 'New campaign' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(threeSteps(page)).toBeVisible();
  await expect(page.getByText('Saved', { exact: true }), 'nothing is there to save').toBeHidden();
  const messages = (await app.call('campaign.list', {})).map((campaign) => campaign.message);
  expect(messages.toSorted()).toEqual(['', 'Before']);
});

test('a text whose campaign was deleted elsewhere stays to be read, and can be kept in a new campaign', async ({
  app,
  page,
}) => {
  const message = await writeFirst(page);
  await message.fill('Before');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const [campaign] = await app.call('campaign.list', {});
  await app.call('campaign.remove', { campaignId: campaign!.id, phase: 'draft' });
  await message.fill('Written too late');
  const banner = page.getByRole('alert').filter({ hasText: 'no longer there' });
  await expect(banner.getByLabel('What you wrote')).toHaveText('Written too late');
  await banner.getByRole('button', { name: 'Keep it in a new campaign' }).click();
  await expect(banner).toBeHidden();
  await expect(message).toHaveValue('Written too late');
  await expect
    .poll(async () => (await app.call('campaign.list', {})).map((kept) => kept.message))
    .toEqual(['Written too late']);
});
