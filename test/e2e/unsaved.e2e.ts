import type { Locator, Page } from '@playwright/test';
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
  if (testHost() === 'double') return app.double.act({ act: 'close' });
  const { page } = app;
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe('beforeunload');
  await (await asked).dismiss();
}

async function messages({ call }: AppUnderTest): Promise<readonly string[]> {
  const campaigns = (await call('campaign.list', { before: null })).rows;
  return campaigns.map(({ message }) => message).toSorted();
}

async function writeAnew(page: Page): Promise<Locator> {
  const message = await writeFirst(page);
  await message.fill('Before');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  return message;
}

test('a message that cannot be saved is said and kept, and saved once there is room', async ({
  app,
  page,
}) => {
  await test.step('on a full disk it is not left unasked, and saved once there is room', async () => {
    const message = await writeAnew(page);
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
    if (testHost() === 'double') {
      await question.getByRole('button', { name: 'Keep trying' }).click();
      await expect(question).toBeHidden();
    }

    await page.getByRole('button', { name: 'Campaigns' }).click();
    await page.getByRole('button', { name: 'New campaign' }).click();
    await expect(question).toBeVisible();
    await freeSpace();
    await expect(question).toBeHidden();
    await expect(threeSteps(page)).toBeVisible();
    expect(await messages(app)).toEqual(['', 'Written on a full disk']);
  });
});

test('a message that cannot be saved is left behind where a person says so, and one whose campaign is gone stays', {
  tag: '@full',
}, async ({ app, page }) => {
  await test.step('it is left behind where a person says so', async () => {
    const message = await writeAnew(page);
    const freeSpace = await app.answers.replace('draft.save', diskFull);
    await message.fill('Written in vain');
    await page.getByRole('button', { name: 'Campaigns' }).click();
    await page.getByRole('button', { name: 'New campaign' }).click();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(threeSteps(page)).toBeVisible();
    await freeSpace();
    await expect(page.getByText('Saved', { exact: true }), 'nothing is there to save').toBeHidden();
    expect(await messages(app)).toEqual(['', 'Before']);
  });

  await test.step('a text whose campaign was deleted elsewhere stays to be read, and can be kept in a new campaign', async () => {
    const message = await writeAnew(page);
    const [campaign] = (await app.call('campaign.list', { before: null })).rows;
    expect(campaign?.message).toBe('Before');
    const place = () => message.boundingBox();
    const before = await place();
    const freeSpace = await app.answers.replace('draft.save', diskFull);
    await message.fill('Written too late');
    await app.call('campaign.remove', { campaignId: campaign!.id, phase: 'draft' });
    await freeSpace();
    const banner = page.getByRole('alert').filter({ hasText: 'no longer there' });
    await expect(banner.getByLabel('What you wrote')).toHaveText('Written too late');
    expect(await place(), 'the message stays where it is').toEqual(before);
    await banner.getByRole('button', { name: 'Keep it in a new campaign' }).click();
    await expect(banner).toBeHidden();
    await expect(message).toHaveValue('Written too late');
    await expect.poll(() => messages(app)).toEqual(['Before', 'Written too late']);
  });
});
