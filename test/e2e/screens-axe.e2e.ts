import { expect, test } from './support/app.ts';
import { objectionsInBothColours } from './support/axe.ts';
import { review, send, writeToGuests } from './support/campaign.ts';
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
  await expect(mapping.getByRole('button', { name: 'Use these 2 people' })).toBeEnabled();
  expect(await objectionsInBothColours(page)).toEqual([]);
  await mapping.getByRole('button', { name: 'Use these 2 people' }).click();
  await expect(mapping).toBeHidden();
  for (const place of ['Audiences', 'Opt-outs', 'Practice inbox', 'Search a number', 'Campaigns'] as const) {
    await page.getByRole('button', { name: place, exact: true }).click();
    await expect(page.getByRole('dialog', { name: place })).toBeVisible();
    expect(await objectionsInBothColours(page), place).toEqual([]);
    await page.getByRole('dialog', { name: place }).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog', { name: place })).toBeHidden();
  }

  await page.setViewportSize({ width: 1680, height: 1000 });
  await page.keyboard.press('ControlOrMeta+n');
  const beside = page.getByRole('complementary', { name: 'Campaigns' });
  await expect(beside.getByRole('button', { name: /^messy/ })).toBeVisible();
  await expect(threeSteps(page)).toBeVisible();
  expect(await objectionsInBothColours(page), 'three steps').toEqual([]);
  await page.keyboard.press('ControlOrMeta+Shift+o');
  await expect(beside.getByRole('searchbox')).toBeFocused();
  await beside.getByRole('button', { name: /^messy/ }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
});

test('sending has nothing that axe objects to', async ({ app, page }) => {
  await writeToGuests(page, 9);
  await app.call('practice.script', { script: 'ok*2, drop-after, 400-number', randomness: 0, taken: 0 });
  await review(page, { 'Canary first': '2', 'People per request': '3' });
  expect(await objectionsInBothColours(page), 'review').toEqual([]);
  await send(page, 9);
  const canary = page.getByRole('region', { name: 'Canary' });
  await expect(canary.getByText('Hej Guest 1, välkommen!')).toBeVisible();
  expect(await objectionsInBothColours(page), 'canary').toEqual([]);
  await canary.getByRole('button', { name: /^Continue/ }).click();
  const unknown = page.getByRole('region', { name: 'Request 3' });
  await expect(unknown.getByRole('button', { name: 'Send again' })).toBeVisible();
  expect(await objectionsInBothColours(page), 'unknown').toEqual([]);
  await unknown.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await objectionsInBothColours(page), 'question').toEqual([]);
  await page.getByRole('button', { name: 'Do not send' }).click();
  await unknown.getByRole('button', { name: 'Treat as sent' }).click();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText(/^The service refused request 4/)).toBeVisible();
  expect(await objectionsInBothColours(page), 'refused').toEqual([]);
  for (const tab of ['Requests', 'Timeline', 'Details'] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    expect(await objectionsInBothColours(page), tab).toEqual([]);
  }
});
