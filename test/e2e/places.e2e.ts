import { expect, test } from './support/app.ts';
import { objectionsInBothColours } from './support/axe.ts';
import { greetGuests, guestNumber, writeToGuests } from './support/campaign.ts';

test('places are as they were left, back and forward go between them and campaigns, and the sidebar folds', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  const place = (name: string) => page.getByRole('main', { name });
  const go = (name: string) => sidebar.getByRole('button', { name, exact: true }).click();
  const recipients = page.getByRole('grid', { name: 'Recipients' });
  const message = page.getByRole('textbox', { name: 'Message' });
  await app.call('settings.save', { settings: { sidebar: true } });
  await writeToGuests(app, 400);

  await test.step('the draft keeps its text, its scroll and the focus while places are in view', async () => {
    await expect(recipients).toHaveAttribute('aria-rowcount', '401');
    await recipients.hover();
    await page.mouse.wheel(0, 6000);
    const first = recipients.getByRole('gridcell').first();
    await expect(first).not.toHaveText('2');
    await expect.poll(async () => Number(await first.textContent())).toBeGreaterThan(40);
    await message.focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' Vi ses!');
    const row = await first.textContent();
    await go('Templates');
    await expect(place('Templates')).toBeVisible();
    await expect(message).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(message).toBeFocused();
    await expect(message).toHaveValue(/Vi ses!$/);
    await expect(first).toHaveText(row!);
  });

  await test.step('a place keeps its search, and each key and button of the mouse goes one step', async () => {
    await go('Search for a number');
    const number = place('Search for a number').getByRole('searchbox');
    await expect(number).toBeFocused();
    await number.fill(guestNumber(2));
    await go('Opt-outs');
    await expect(place('Opt-outs')).toBeVisible();
    await expect(sidebar.getByRole('button', { name: 'Opt-outs' })).toHaveAttribute('aria-current', 'page');
    expect(await objectionsInBothColours(page)).toEqual([]);
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(number).toHaveValue(guestNumber(2));
    await expect(number).toBeFocused();
    await page.evaluate(() => window.dispatchEvent(new MouseEvent('mouseup', { button: 3 })));
    await expect(message).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new MouseEvent('mouseup', { button: 4 })));
    await expect(number).toBeVisible();
    await page.getByRole('button', { name: 'Forward', exact: true }).click();
    await expect(place('Opt-outs')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Forward', exact: true })).toBeDisabled();
  });

  await test.step('a campaign that is gone is passed by', async () => {
    await page.keyboard.press('Escape');
    await sidebar.getByRole('button', { name: 'New campaign' }).click();
    await expect(page.getByRole('textbox', { name: 'Campaign name' })).toHaveValue('');
    await page.getByRole('textbox', { name: 'Campaign name' }).fill('Second');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const second = (await app.call('campaign.list', { before: null })).rows.find(
      ({ name }) => name === 'Second',
    );
    await sidebar.getByRole('button', { name: /^guests/ }).click();
    await expect(message).toHaveValue(/Vi ses!$/);
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(page.getByRole('textbox', { name: 'Campaign name' })).toHaveValue('Second');
    await page.keyboard.press('Alt+ArrowRight');
    await expect(message).toHaveValue(/Vi ses!$/);
    await app.call('campaign.remove', { campaignId: second!.id, phase: 'draft' });
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(message).toHaveValue(/Vi ses!$/);
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(place('Opt-outs')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the sidebar folds, is not there in a narrow window, and stays as it was chosen', async () => {
    await page.getByRole('button', { name: 'Sidebar' }).click();
    await expect(sidebar).toBeHidden();
    await page.getByRole('button', { name: 'Lists', exact: true }).click();
    await expect(place('Lists')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sidebar' })).toBeVisible();
    await expect(sidebar).toBeHidden();
    await page.getByRole('button', { name: 'Sidebar' }).click();
    await expect(sidebar).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 640 });
    await expect(sidebar).toBeHidden();
    await page.getByRole('button', { name: 'Campaigns' }).click();
    await expect(page.getByRole('dialog', { name: 'Campaigns' })).toBeVisible();
  });
});

test('a decision that could be undone is recorded once, as soon as a place comes into view', {
  tag: '@full',
}, async ({ app, page }) => {
  await app.call('practice.script', { script: 'drop-after', randomness: 0, taken: 0 });
  await greetGuests(app, 4, { chunkSize: 2 });
  const [campaign] = (await app.call('campaign.list', { before: null })).rows;
  const treated = async () =>
    (await app.call('campaign.get', { campaignId: campaign!.id })).counts['treated-as-sent'];
  await page.getByRole('button', { name: 'Treat as sent' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(await treated()).toBe(0);
  await page.getByRole('button', { name: 'Lists', exact: true }).click();
  await expect.poll(treated).toBe(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});
