import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { objectionsInBothColours } from './support/axe.ts';
import { review, send, writeToGuests } from './support/campaign.ts';
import { closeDialog } from './support/close-dialog.ts';
import { chooseFile, excelCsv } from './support/import.ts';
import { threeSteps } from './support/start.ts';

const messy = excelCsv('messy.csv', [
  ['Name', 'Mobile', 'City'],
  ['Ada', '+1 212 555 0100', 'Albany'],
  ['Ada twice', '(212) 555-0100', 'Boston'],
  ['Grace', '4.5E+10', 'Albany'],
  ['Alan', '+1 212 555 0103', 'Albany'],
]);

test('lists and imports have nothing that axe objects to', async ({ page }) => {
  await chooseFile(page, messy);
  const mapping = page.getByRole('dialog', { name: /^Import/ });
  await mapping.getByText(/^United States: /).click();
  await expect(mapping.getByRole('button', { name: 'Add these 2 people' })).toBeEnabled();
  const order = await mapping.evaluate((box) =>
    [...box.children].map(({ className }) => className.split(' ')[0]),
  );
  expect(order, 'it is read from its title').toEqual([
    'only-read-aloud',
    'dialog-foot',
    'dialog-header',
    'dialog-body',
  ]);
  expect(await objectionsInBothColours(page)).toEqual([]);
  await mapping.getByRole('button', { name: 'Add these 2 people' }).click();
  await expect(mapping).toBeHidden();
  for (const place of ['Lists', 'Opt-outs', 'Demo inbox', 'Search for a number', 'Settings'] as const) {
    await page.getByRole('button', { name: place, exact: true }).click();
    await expect(page.getByRole('main', { name: place })).toBeVisible();
    expect(await objectionsInBothColours(page), place).toEqual([]);
  }
  await page.getByRole('button', { name: 'Campaigns', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Campaigns' })).toBeVisible();
  expect(await objectionsInBothColours(page), 'Campaigns').toEqual([]);
  await closeDialog(page, 'Campaigns');

  await page.setViewportSize({ width: 1680, height: 1000 });
  await page.getByRole('button', { name: 'Sidebar' }).click();
  await page.keyboard.press('ControlOrMeta+n');
  const beside = page.getByRole('complementary', { name: 'Sidebar' });
  await expect(beside.getByRole('button', { name: /^messy/ })).toBeVisible();
  await expect(threeSteps(page)).toBeVisible();
  expect(await objectionsInBothColours(page), 'three steps').toEqual([]);
  await page.keyboard.press('ControlOrMeta+Shift+o');
  await expect(beside.getByRole('searchbox')).toBeFocused();
  await beside.getByRole('button', { name: /^messy/ }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
});

/** Nothing that axe objects to, and no more than one button that stands out from the others. */
async function isCalm(page: Page, screen: string): Promise<void> {
  expect(await objectionsInBothColours(page), screen).toEqual([]);
  const loud = page.locator(':is(.button-primary, .button-mode):not([aria-hidden=true] *, [inert] *)');
  expect((await loud.allTextContents()).length, screen).toBeLessThanOrEqual(1);
}

test('sending has nothing that axe objects to', async ({ app, page }) => {
  await writeToGuests(app, 9);
  await app.call('practice.script', { script: 'ok*2, drop-after, 400-number', randomness: 0, taken: 0 });
  await review(page, { 'Send to a few first': '2', 'People per batch': '3' });
  await isCalm(page, 'review');
  const sheet = page.getByRole('dialog', { name: 'Review and send' });
  const heights = await sheet
    .locator('.fact-value')
    .evaluateAll((values) => values.map((value) => value.getBoundingClientRect().height));
  expect(Math.max(...heights), 'no figure takes two lines').toBeLessThan(1.5 * Math.min(...heights));
  await send(page, 9);
  const canary = page.getByRole('region', { name: 'First few' });
  await expect(canary.getByText('Hej Guest 1, välkommen!')).toBeVisible();
  await isCalm(page, 'canary');
  await canary.getByRole('button', { name: /^Continue/ }).click();
  const unknown = page.getByRole('region', { name: 'Batch 3' });
  await expect(unknown.getByRole('button', { name: 'Send again' })).toBeVisible();
  await isCalm(page, 'unknown');
  await unknown.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await isCalm(page, 'question');
  await page.getByRole('button', { name: 'Do not send' }).click();
  await unknown.getByRole('button', { name: 'Treat as sent' }).click();
  await isCalm(page, 'undo');
  // Recorded by itself after 10 s, which the look before may take.
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText(/^The service refused batch 4/)).toBeVisible();
  await isCalm(page, 'refused');
  for (const tab of ['Timeline', 'Details'] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await isCalm(page, tab);
  }
  await page.getByRole('button', { name: 'Take out 1 person' }).click();
  await expect(page.getByText('Finished', { exact: true }).first()).toBeVisible();
  await isCalm(page, 'finished');
  await page.getByRole('tab', { name: 'Results' }).click();
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  const columns = page.getByRole('dialog', { name: 'Columns' });
  await columns.getByText('Parts', { exact: true }).click();
  await isCalm(page, 'columns of the results');
  await columns.getByRole('button', { name: 'Close' }).click();
  const head = page.getByRole('grid', { name: 'Results' }).getByRole('columnheader');
  await expect(head.filter({ hasText: 'State' })).toBeVisible();
  await expect(head.filter({ hasText: 'Parts' })).toHaveCount(0);
});
