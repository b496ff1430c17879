import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Wire } from '../../shared/contract.ts';
import { startDouble } from '../electron-double/start.ts';
import { soon } from '../support/until.ts';
import { computerOf, expect, test } from './support/app.ts';
import { objectionsInBothColours } from './support/axe.ts';
import { dropFiles } from './support/import.ts';
import { only } from './support/only.ts';

only('outside the page');

const PEOPLE = 'Name,Mobile\nAda,+12125550100\n';

function fileHere(name: string): string {
  const path = test.info().outputPath(name);
  writeFileSync(path, PEOPLE);
  return path;
}

function importOf(page: Page, name: string) {
  return page.getByRole('dialog', { name: `Import “${name}”` });
}

test('files that the system opens and files that are dropped are imported from where they are', async ({
  app,
  page,
  shared,
}) => {
  const recent = page.getByRole('list', { name: 'Or a recent file' }).getByRole('button');
  await expect(page.getByRole('heading', { name: 'Drop a spreadsheet here' })).toBeVisible();

  // Fault (window): files are opened with the app while something is open in its window, several at once, or by a
  // second start -> open work stays; the files wait in a notice; where nothing is open the first is imported
  await test.step('a file that the system opens is imported, the next one waits, and a second start passes on its own', async () => {
    app.double.act({ act: 'open-file', path: fileHere('dock.csv') });
    await expect(importOf(page, 'dock.csv').getByRole('row', { name: /Ada/ })).toBeVisible();

    app.double.act({ act: 'open-file', path: fileHere(`${'one-long-word-'.repeat(12)}.csv`) });
    const notices = page.getByRole('region', { name: 'Notices' });
    await expect(notices.getByText(/^“one-long-word/)).toBeVisible();
    expect(await notices.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await notices.getByRole('button', { name: 'Dismiss' }).click();

    fileHere('again.csv');
    const second = startDouble(
      app.dataDir,
      { ...computerOf(shared, app.dataDir), workingFolder: test.info().outputPath() },
      'again.csv',
    );
    expect(await soon(second.ended, { what: 'the end of the second start' })).toBe(0);
    await expect(page.getByText('“again.csv” waits to be imported.')).toBeVisible();
    await importOf(page, 'dock.csv').getByRole('button', { name: 'Cancel import' }).click();
    await page.getByRole('button', { name: 'Import it' }).click();
    await expect(importOf(page, 'again.csv').getByRole('row', { name: /Ada/ })).toBeVisible();
    expect(app.double.news.filter(({ news }) => news === 'window-to-front').length).toBeGreaterThan(0);

    await importOf(page, 'again.csv').getByRole('button', { name: 'Cancel import' }).click();
    await expect(recent).toHaveText([/^again\.csv/, /^dock\.csv/]);
    expect(app.double.news.findLast(({ news }) => news === 'recent-document')).toMatchObject({
      path: fileHere('again.csv'),
    });
    expect(await objectionsInBothColours(page)).toEqual([]);
    await recent.nth(1).click();
    await expect(importOf(page, 'dock.csv').getByRole('row', { name: /Ada/ })).toBeVisible();
    await importOf(page, 'dock.csv').getByRole('button', { name: 'Cancel import' }).click();
    const menu = app.double.news.findLast((one) => one.news === 'menu');
    const inMenu = menu?.items.find((item) => item.startsWith('again.csv, ')) ?? '';
    app.double.act({ act: 'menu', item: inMenu });
    await expect(importOf(page, 'again.csv').getByRole('row', { name: /Ada/ })).toBeVisible();
    await importOf(page, 'again.csv').getByRole('button', { name: 'Cancel import' }).click();
    await page.getByRole('button', { name: 'Forget recent files' }).click();
    await expect(recent).toHaveCount(0);
    expect(app.double.news.at(-1)).toEqual({ news: 'no-recent-documents' });
  });

  await test.step('a file that is dropped is read from where it is, and is a recent one', async () => {
    const path = fileHere('dropped.csv');
    await dropFiles(page, path);
    await expect(importOf(page, 'dropped.csv').getByRole('row', { name: /Ada/ })).toBeVisible();
    await importOf(page, 'dropped.csv').getByRole('button', { name: 'Cancel import' }).click();
    await expect(recent).toHaveText([/^dropped\.csv/]);
    expect(app.double.news.findLast(({ news }) => news === 'recent-document')).toMatchObject({ path });
    const made = (): Promise<string | null> =>
      (window as unknown as { tagline: Required<Wire> }).tagline.give(new File(['Name'], 'dropped.csv'));
    expect(await page.evaluate(made)).toBe(null);
  });
});
