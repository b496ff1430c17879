import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Locator, Page } from '@playwright/test';
import { OPTED_OUT } from '../../shared/audience/audience-row.ts';
import { accountAt } from '../services/support/account.ts';
import { expect, test } from './support/app.ts';
import { objections } from './support/axe.ts';
import { greetGuests, importGuests } from './support/campaign.ts';
import { copyData } from './support/copy-data.ts';

function finished(page: Page): Locator {
  return page.getByRole('main').getByText('Finished', { exact: true }).first();
}

test('a copy of the data folder says what it is before it goes on, and a folder that was moved sends nothing more', {
  tag: '@full',
}, async ({ app, page }) => {
  const root = mkdtempSync(join(tmpdir(), 'tagline-copy-'));

  await test.step('in an older copy all in doubt are ruled on as a whole', async () => {
    await greetGuests(app, 40, { canary: 5, chunkSize: 10 });
    await expect(page.getByRole('region', { name: 'First few' })).toBeVisible();
    const copy = join(root, 'older');
    copyData(app.dataDir, copy);
    await page.getByRole('button', { name: /^Continue with/ }).click();
    await expect(finished(page)).toBeVisible();

    const other = await app.beside(copy);
    const there = other.page;
    await expect(there.getByText('Has anything been sent since?')).toBeVisible();
    await expect(there.getByText(/This computer has begun 4 batches since/)).toBeVisible();
    const all = there.getByRole('region', { name: 'All unconfirmed' });
    await expect(all.getByRole('heading')).toHaveText(/^35 people in 4 batches may have been sent the text/);
    expect(await objections(there)).toEqual([]);
    await all.getByRole('button', { name: 'Decide batch by batch' }).click();
    await there.getByRole('button', { name: 'Decide about all together' }).click();
    await expect(there.getByRole('region', { name: /^Batch \d/ })).toBeHidden();
    await all.getByRole('button', { name: 'Treat all as sent' }).click();
    await there.getByRole('alertdialog').getByRole('button', { name: 'Treat all as sent' }).click();
    await expect(finished(there)).toBeVisible();
    await there.getByRole('button', { name: 'Treat these as perhaps sent' }).click();
    await there.getByRole('alertdialog').getByRole('button', { name: 'Treat these as perhaps sent' }).click();
    await expect(there.getByText('Has anything been sent since?')).toBeHidden();
    await other.end('stop');
  });

  await test.step('on another computer it is said first how the folder came there', async () => {
    await greetGuests(app, 40, { canary: 2 });
    await expect(page.getByRole('region', { name: 'First few' })).toBeVisible();
    page = await app.restart('stop');
    const copy = join(root, 'elsewhere');
    copyData(app.dataDir, copy);
    const other = await app.beside(copy, join(root, 'state'));
    const there = other.page;
    await expect(there.getByText(/started on another computer/)).toBeVisible();
    await expect(there.getByRole('button', { name: 'Resume' })).toBeHidden();
    await there.getByRole('button', { name: 'It was moved' }).click();
    await there.getByRole('alertdialog').getByRole('button', { name: 'It was moved' }).click();
    await there.getByRole('button', { name: /^Resume$|^Continue with/ }).click();
    await expect(finished(there)).toBeVisible();
    await other.end('stop');
  });

  await test.step('moved into a file, nothing more is sent from here', async () => {
    await expect(page.getByRole('region', { name: 'First few' })).toBeVisible();
    await page.getByRole('button', { name: 'Settings' }).click();
    const settings = page.getByRole('main', { name: 'Settings' });
    await expect(settings.getByText(app.dataDir)).toBeVisible();
    expect(await objections(page)).toEqual([]);
    const file = await app.saved(async () => {
      await settings.getByRole('button', { name: 'Move to another computer' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Move', exact: true }).click();
    });
    expect(file.name).toMatch(/^Tagline to move .*\.tagline$/);
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
    await expect(page.getByText(/^This data folder was packed into a file/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'The file was not used' })).toBeVisible();
  });

  rmSync(root, { recursive: true, force: true });
});

test('what came in an opened file is on one screen, and goes on where it is pressed', {
  tag: '@full',
}, async ({ app, page }) => {
  await app.call('account.save', { account: accountAt('https://sms.example', { name: 'Office' }) });
  const { exportId } = await app.call('export.open', { what: 'folder', as: 'backup' });
  await app.call('folder.begin', {});
  for (let isDone = false; !isDone; ) {
    const { bytes, done } = await app.call('export.read', { exportId });
    await app.call('folder.append', { bytes });
    isDone = done;
  }
  await app.call('folder.open', {});
  await expect(page.getByText('Tagline opens a file of data when it starts next.')).toBeVisible();

  const opened = await app.restart('stop');
  await expect(opened.getByText('Has anything been sent since?')).toBeVisible();
  await opened.getByRole('button', { name: 'Look through it' }).press('Enter');
  const screen = opened.getByRole('dialog', { name: 'Data from a file' });
  await expect(screen.getByText('https://sms.example')).toBeVisible();
  expect(await objections(opened)).toEqual([]);
  await screen.getByRole('button', { name: 'Nothing has been sent since' }).press('Enter');
  await opened.getByRole('alertdialog').getByRole('button', { name: 'Nothing has been sent since' }).click();
  // As the question closes, the focus goes back a frame later, and would take a key away from the button.
  await screen.getByRole('button', { name: /^Use it for sending: Account .*Office/ }).click();
  await expect(screen).toBeHidden();
  await expect(opened.getByText('This came with a file and waits for you')).toBeHidden();
});

// Fault (app): an update decides rows of lists in another way -> each list that differs is named until a person has read it
test('lists whose rows have another state since an update are named until a person has read it', async ({
  app,
  page,
}) => {
  await importGuests(app, 3);
  const file = new DatabaseSync(join(app.dataDir, 'tagline.db'));
  file.exec(`
    UPDATE audience_row SET status = ${OPTED_OUT} WHERE n > 0;
    UPDATE audience SET judge_version = -1, counts = json_set(counts, '$.recipients', 1, '$.optedOut', 2);
  `);
  file.close();
  const title = 'Some rows of your lists have another state now';
  const banner = (on: Page) => on.getByRole('alert').filter({ hasText: title });
  await expect(banner(page)).toBeHidden();

  const updated = await app.restart('kill');
  await expect(banner(updated)).toContainText('“guests”: Recipient (2)');
  expect(await objections(updated)).toEqual([]);
  await banner(updated).getByRole('button', { name: 'Understood' }).press('Enter');
  await expect(banner(updated)).toBeHidden();
  await app.restart('kill');
  expect((await app.call('folder.status', {})).judgedAgain).toEqual([]);
});
