import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Operation } from '../../shared/contract.ts';
import { until } from '../support/until.ts';
import { type AppUnderTest, expect, test } from './support/app.ts';
import { testHost } from './support/host.ts';
import { chooseFile, dropFiles, openChoices } from './support/import.ts';
import { only } from './support/only.ts';

const PEOPLE = 'Name,Mobile\nAda,+12125550100\nGrace,+12125550101\n';
const LINE = 'Somebody,+12125550100\n';
/** More than the three slices that an upload has on their way at once. */
const SEVERAL_SLICES = `Name,Mobile\n${LINE.repeat(400_000)}`;
const isUploaded = () => testHost() === 'loopback';

function importDialog(page: Page) {
  return page.getByRole('dialog', { name: /^Import/ });
}

async function untilWelcome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Drop a spreadsheet here' })).toBeVisible();
}

let folder = '';
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tagline-drop-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileHere(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

test('what is dropped on the window is imported whole, or not at all', async ({ app, page }) => {
  await untilWelcome(page);

  await test.step('of several files the first is taken, which is said; a folder is named and not taken', async () => {
    const inside = join(folder, 'Contacts of 2026');
    mkdirSync(inside);
    writeFileSync(join(inside, 'hidden.csv'), PEOPLE);
    await dropFiles(page, inside);
    await expect(page.getByText('“Contacts of 2026” is a folder.')).toBeVisible();
    await expect(importDialog(page)).toBeHidden();
    expect(readdirSync(join(app.dataDir, 'sheets'))).toEqual([]);

    await dropFiles(page, inside, fileHere('first.csv', PEOPLE), fileHere('second.csv', PEOPLE));
    await expect(page.getByRole('dialog', { name: 'Import “first.csv”' })).toBeVisible();
    await expect(page.getByText('Tagline took only “first.csv”.')).toBeVisible();
    await importDialog(page).getByRole('button', { name: 'Cancel import' }).click();
    await expect(importDialog(page)).toBeHidden();
  });

  await test.step('a file that is written to while it is read is not taken by halves', async () => {
    if (isUploaded()) {
      const path = fileHere('written.csv', SEVERAL_SLICES);
      const slices = await app.answers.hold('sheet.append');
      await dropFiles(page, path);
      await slices.asked();
      appendFileSync(path, LINE);
      await slices.letGo();
    } else {
      const path = fileHere('written.csv', `Name,Mobile\n${LINE.repeat(2_000_000)}`);
      const refused = importDialog(page).getByRole('alert');
      const dropped = dropFiles(page, path);
      await until(
        () => {
          appendFileSync(path, LINE);
          return refused.isVisible();
        },
        { what: 'the refusal' },
      );
      await dropped;
    }
    await nothingIsTaken(app, page);
  });

  await test.step('a file dropped on the window is imported, and another one meanwhile is not taken', async () => {
    await dropFiles(page, fileHere('people.csv', PEOPLE));
    const dialog = importDialog(page);
    await expect(dialog.getByRole('row', { name: /Grace/ })).toContainText('+1 212 555 0101');
    await dropFiles(page, fileHere('others.csv', PEOPLE));
    await openChoices(dialog);
    await dialog.getByRole('textbox', { name: 'Name of this list' }).fill('Dropped');
    await dialog.getByRole('button', { name: 'Add these 2 people' }).click();
    await expect(dialog).toBeHidden();
    const lists = (await app.call('audience.list', { before: null })).rows;
    expect(lists.map(({ name, sheetName }) => [name, sheetName])).toEqual([['Dropped', 'people.csv']]);
    await expect.poll(() => readdirSync(join(app.dataDir, 'sheets'))).toEqual([]);
  });

  await test.step('nor is one that is dropped or pasted while a dialog of the message is open', async () => {
    await page.getByRole('button', { name: 'Versions' }).click();
    const dialog = page.getByRole('dialog', { name: 'Another version for some people' });
    await expect(dialog).toBeVisible();
    await dropFiles(page, fileHere('others.csv', PEOPLE));
    await page.evaluate((rows) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', rows);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, PEOPLE);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dropFiles(page, fileHere('third.csv', PEOPLE));
    await expect(page.getByRole('dialog', { name: 'Import “third.csv”' })).toBeVisible();
  });
});

async function nothingIsTaken(app: AppUnderTest, page: Page): Promise<void> {
  const dialog = importDialog(page);
  await expect(dialog.getByRole('alert')).toContainText(
    /Tagline could not read “.*\.csv”|“.*\.csv” changed while Tagline read it\./,
  );
  await dialog.getByRole('button', { name: 'Cancel import' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => readdirSync(join(app.dataDir, 'sheets'))).toEqual([]);
  expect((await app.call('audience.list', { before: null })).rows).toEqual([]);
}

async function listNames({ call }: AppUnderTest): Promise<readonly string[]> {
  return (await call('audience.list', { before: null })).rows.map(({ name }) => name);
}

/** Cancels an import while main's answers to one operation are awaited, and imports the next file. */
async function cancelDuring(app: AppUnderTest, page: Page, operation: Operation): Promise<void> {
  const dialog = importDialog(page);
  const made = await listNames(app);
  const answers = await app.answers.hold(operation, { most: 1 });
  await chooseFile(page, { name: 'stopped.csv', bytes: Buffer.from(PEOPLE) });
  if (operation === 'audience.build') await dialog.getByRole('button', { name: /^Add these 2/ }).click();
  await answers.asked();
  if (operation === 'sheet.append') await expect(dialog.getByRole('progressbar')).toBeVisible();
  // The dialog of progress gives way to that of the rows, and a press between them is of neither.
  if (operation === 'sheet.end')
    await expect(dialog.getByRole('region', { name: 'First rows' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel import' }).click();
  await expect(dialog).toBeHidden();
  await answers.letGo();
  await expect.poll(() => listNames(app)).toEqual(made);
  await expect.poll(() => readdirSync(join(app.dataDir, 'sheets'))).toEqual([]);

  await chooseFile(page, { name: 'people.csv', bytes: Buffer.from(PEOPLE) });
  await dialog.getByRole('button', { name: 'Add these 2 people' }).click();
  await expect(
    page.getByRole('grid', { name: 'Recipients' }).getByRole('row', { name: /Ada/ }),
  ).toBeVisible();
  expect(await listNames(app)).toEqual([...made, 'people']);
  await page.keyboard.press('ControlOrMeta+n');
  await untilWelcome(page);
}

test.describe(() => {
  only('answers');

  test('an import that is cancelled, or whose file is deleted, leaves nothing behind, and the next one goes well', {
    tag: ['@once', '@full'],
  }, async ({ app, page }) => {
    await untilWelcome(page);
    if (isUploaded())
      await test.step('a file that is deleted while it is read is not taken by halves', async () => {
        const path = fileHere('deleted.csv', SEVERAL_SLICES);
        const slices = await app.answers.hold('sheet.append');
        await dropFiles(page, path);
        await slices.asked();
        rmSync(path);
        await slices.letGo();
        await nothingIsTaken(app, page);
      });
    if (isUploaded())
      await test.step('cancelled while its bytes come in', () => cancelDuring(app, page, 'sheet.append'));
    await test.step('cancelled while an audience is made of it', () =>
      cancelDuring(app, page, 'audience.build'));
  });

  test('an import that is cancelled as its reading ends or its first rows are asked for leaves nothing behind', {
    tag: ['@once', '@full'],
  }, async ({ app, page }) => {
    await untilWelcome(page);
    if (isUploaded()) await cancelDuring(app, page, 'sheet.end');
    await cancelDuring(app, page, 'sheet.preview');
  });
});
