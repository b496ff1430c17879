import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { greetGuests, guestList, guestNumber } from './support/campaign.ts';

/** Presses Tab until what has the focus has this name; nothing but the keyboard is used. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) continue;
    const label = await focused.evaluate((element) => {
      const labelled = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const words = labelled.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
      const own = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
      const labels = own ? [...(element.labels ?? [])].map((one) => one.textContent).join(' ') : '';
      return element.getAttribute('aria-label') || words.trim() || labels || element.textContent || '';
    });
    if (typeof name === 'string' ? label.trim() === name : name.test(label)) return;
  }
  throw new Error(`Tab never reached ${name}.`);
}

test('the whole path by keyboard alone: import, write, read, review, send, look back', async ({
  app,
  page,
}) => {
  // Besides what is typed, as a person without a mouse presses who knows no more than the keys in the menus.
  let presses = 0;
  async function press(key: string): Promise<void> {
    presses += 1;
    await page.keyboard.press(key);
  }
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await press('ControlOrMeta+o');
  const { name, bytes } = guestList(5);
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: bytes });
  await expect(page.getByRole('region', { name: 'First rows' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add these 5 people' })).toBeEnabled();
  await press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Message' }), 'writing comes next').toBeFocused();
  await page.keyboard.type('Hej {Na');
  await press('Enter');
  await page.keyboard.type('!');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hej {Namn}!');
  await expect(page.getByRole('grid', { name: 'Recipients' })).toContainText('Hej Guest 1!');
  await expect(page.getByRole('button', { name: 'Review and send' })).toBeEnabled();
  await press('ControlOrMeta+Enter');
  await expect(page.getByRole('dialog', { name: 'Review and send' })).toContainText('Hej Guest 1!');
  const practise = page.getByRole('button', { name: 'Demo: send to 5 people' });
  await expect(practise).toBeEnabled();
  // What cannot be called back is never under the key that opened it.
  await expect(practise).not.toBeFocused();
  for (
    let tabs = 0;
    tabs < 10 && !(await practise.evaluate((one) => one === document.activeElement));
    tabs += 1
  )
    await press('Tab');
  await press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  console.log(`The path from a file to sending takes ${presses} presses besides typing.`);
  expect(presses).toBeLessThanOrEqual(25);
  await expect(page.getByText('Finished', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect((await app.call('practice.status', {})).phones).toBe(5);

  await tabTo(page, 'Results');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('grid', { name: 'Batches' })).toBeVisible();
  await tabTo(page, 'Lists');
  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Search for a number' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Phone number' })).toBeFocused();
  await page.keyboard.type(guestNumber(3));
  await expect(page.getByRole('main', { name: 'Search for a number' })).toContainText('Hej Guest 3!');
});

test('a request in doubt is decided by keyboard, which stays on the campaign when the panel is gone', {
  tag: '@full',
}, async ({ app, page }) => {
  await app.call('practice.script', { script: 'drop-after', randomness: 0, taken: 0 });
  await greetGuests(app, 4, { chunkSize: 2 });
  await expect(page.getByRole('button', { name: 'Treat as sent' })).toBeEnabled();
  await tabTo(page, 'Treat as sent');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await tabTo(page, 'Record it now');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, 'Resume');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Finished', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByText(/^Demo credits [\d,]+ XTS$/)).toBeVisible();
  await tabTo(page, 'Use again');
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Use again' })).toHaveCount(0);
  await expect(page.getByRole('main'), 'never on the body').toBeFocused();
});
