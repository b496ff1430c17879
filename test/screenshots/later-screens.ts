import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Locator, Page } from '@playwright/test';
import { pauseFor } from '../../shared/campaign/outcome/pause-words.ts';
import { commandName } from '../../shared/commands/commands.ts';
import { dayAt } from '../../shared/format/sending-day.ts';
import { conditions, listHistory } from '../../shared/texts/en/audiences.ts';
import { campaignView } from '../../shared/texts/en/campaigns.ts';
import { common } from '../../shared/texts/en/common.ts';
import { compose, wordsForSome } from '../../shared/texts/en/message.ts';
import { optOuts } from '../../shared/texts/en/opt-outs.ts';
import { recipients } from '../../shared/texts/en/recipients.ts';
import { results } from '../../shared/texts/en/results.ts';
import { sheets } from '../../shared/texts/en/sheets.ts';
import { accountAt } from '../services/support/account.ts';
import type { Camera } from './camera.ts';
import { call, close, expect, type Host, run } from './steps.ts';

/** Takes what stands around a list: its columns, what was done to it, and what can be made of it. */
export async function aroundTheList(page: Page, take: Camera): Promise<void> {
  const grid = page.getByRole('grid').first();
  await page.getByRole('button', { name: commandName('column.choose'), exact: true }).click();
  await expect(page.locator('.dialog')).toBeVisible();
  await take('columns');
  await close(page);
  await grid.getByRole('gridcell', { name: /^Hej Guest 6,/ }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: commandName('row.leave-out'), exact: true }).click();
  await page.getByRole('button', { name: listHistory.title }).click();
  await expect(page.locator('.list-history li')).toHaveCount(1);
  await take('list-history');
  await close(page);
  await page.getByRole('button', { name: commandName('edit.undo'), exact: true }).click();
  await expect(page.getByRole('button', { name: commandName('edit.redo'), exact: true })).toBeVisible();
  await page.locator('.audience-button').click();
  await page.getByRole('menuitem').first().click();
  await expect(page.locator('.dialog')).toBeVisible();
  await take('derive');
  const selects = page.locator('.dialog .select-button');
  await chooseFrom(page, selects.nth(0), 'Dag');
  await chooseFrom(page, selects.nth(1), conditions.tests['is-within']);
  await take('derive-dates');
  await close(page);
  await page.locator('.audience-button').click();
  await page.getByRole('menuitem', { name: recipients.byDay }).click();
  await chooseFrom(page, selects.nth(0), 'Dag');
  await expect(page.locator('.dialog').getByRole('listitem').first()).toBeVisible();
  await take('by-day');
  await close(page);
  await page.getByRole('button', { name: compose.insertTag }).click();
  await page.getByRole('menuitem', { name: wordsForSome.add }).click();
  await chooseFrom(page, selects.nth(0), 'Ort');
  await take('words-for-some');
  await close(page);
}

async function chooseFrom(page: Page, select: Locator, option: string): Promise<void> {
  await select.press('Enter');
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Takes the import of a file with more columns than are drawn at once. */
export async function wideFile(page: Page, take: Camera): Promise<void> {
  const columns = Array.from({ length: 250 }, (_, at) => (at === 0 ? 'Mobil' : `Svar ${at}`));
  const lines = [columns, columns.map((_, at) => (at === 0 ? '070-174 0605' : `${at}`))];
  const buffer = Buffer.from(lines.map((line) => line.join(';')).join('\r\n'));
  const chooser = page.waitForEvent('filechooser');
  await page.locator('.three-steps .button-primary').click();
  await (await chooser).setFiles({ name: 'wide.csv', mimeType: 'text/csv', buffer });
  const more = page.getByRole('button', { name: sheets.moreColumns(150) });
  await more.scrollIntoViewIfNeeded();
  await take('import-wide');
  await page.getByRole('button', { name: sheets.cancelImport }).click();
  await expect(page.locator('.dialog')).toBeHidden();
}

/** Takes the templates with some that are kept. */
export async function templates(page: Page, host: Host, take: Camera): Promise<void> {
  await call(host, 'template.add', {
    name: 'Påminnelse',
    message: 'Hej {Name}! Vi ses på {Dag} kl. {Tid}.',
  });
  await call(host, 'template.add', { name: 'Tack', message: 'Tack för besöket, {Name}!' });
  await page.reload();
  await expect(page.locator('.editor-area')).toBeVisible();
  await run(page, 'templates.open');
  await expect(page.locator('.listed-item')).toHaveCount(2);
  await take('templates-kept');
  await close(page);
}

/** Takes how results are saved and printed, and what a person was sent. */
export async function afterwards(page: Page, take: Camera): Promise<void> {
  for (const [screen, name] of [
    ['export', common.export],
    ['summary', results.summary],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.locator('.dialog-foot .button-primary')).toBeEnabled();
    await take(screen);
    await close(page);
  }
  await run(page, 'number.search');
  await page.locator('main.page').getByRole('searchbox').filter({ visible: true }).fill('070-1740605');
  await expect(page.locator('.history-row').first()).toBeVisible();
  await take('found');
  // The first Escape empties the field.
  await page.keyboard.press('Escape');
  await close(page);
}

/** Takes the paused campaign as one of the day before, since no test waits over midnight, and with a long timeline. */
export async function otherDay(page: Page, { dataDir }: Host, take: Camera): Promise<void> {
  const database = new DatabaseSync(join(dataDir, 'tagline.db'));
  const pause = pauseFor('other-day', { day: dayAt(Date.now() - 86_400_000) });
  database.prepare("UPDATE campaign SET pause = ? WHERE phase = 'paused'").run(JSON.stringify(pause));
  const again = database.prepare(
    'INSERT INTO timeline (campaign_id, at, kind, message) SELECT campaign_id, at, kind, message FROM timeline',
  );
  for (let doubled = 0; doubled < 5; doubled += 1) again.run();
  database.close();
  await page.reload();
  await expect(page.locator('.banner')).toBeVisible();
  await take('other-day');
  await page.getByRole('tab', { name: campaignView.timeline }).click();
  await page.getByRole('button', { name: common.showMore }).scrollIntoViewIfNeeded();
  await take('timeline-long');
}

/** Sends through an account of the service at `url`, and takes the credits of it. */
export async function credits(page: Page, host: Host, url: string, take: Camera): Promise<void> {
  const account = await call(host, 'account.save', {
    account: accountAt(url, { name: 'Southside', unicodeEncoding: 'UCS-2' }),
  });
  await call(host, 'token.save', { accountId: account.id, token: 'a-live-token' });
  const [audience] = (await call(host, 'audience.list', { before: null })).rows;
  for (const label of ['Spring', 'Autumn']) {
    const { id } = await call(host, 'draft.create', {});
    const patch = { audienceId: audience!.id, accountId: account.id, message: `Hej {Name}! ${label}`, label };
    await call(host, 'draft.save', { campaignId: id, patch });
    const { people, hash } = await call(host, 'campaign.review', { campaignId: id });
    await call(host, 'campaign.start', { campaignId: id, people, hash, includeRecent: true });
    await expect
      .poll(async () => (await call(host, 'history.credits', {})).some((row) => row.label === label))
      .toBe(true);
  }
  await run(page, 'credits.open');
  await expect(page.locator('.credits-table')).toBeVisible();
  await take('credits');
  await close(page);
}

/** Takes an import that asks several things at once. */
export async function questions(page: Page, take: Camera): Promise<void> {
  const rows = Array.from({ length: 30 }, (_, at) => [
    `Guest ${at + 1}`,
    at % 3 === 0 ? `20 12 34 ${String(10 + at)}` : `070-174 ${String(605 + at).padStart(4, '0')}`,
    at % 4 === 0 ? 'nej' : at % 7 === 0 ? 'kanske' : 'ja',
    `2026-${String((at % 12) + 1).padStart(2, '0')}-05`,
  ]);
  const lines = [['Namn', 'Mobil', 'Sms ok', 'Dag'], ...rows].map((row) => row.join(';'));
  const buffer = Buffer.from(lines.join('\r\n'));
  // A dialog that is about to leave takes no keys.
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 5000 });
    await page.keyboard.press('ControlOrMeta+o');
    await (await chooser).setFiles({ name: 'many-questions.csv', mimeType: 'text/csv', buffer });
  }).toPass();
  await expect(page.locator('.sheet-table')).toBeVisible();
  await take('import-questions');
  await page.locator('.dialog .segment').first().click();
  await page.getByRole('button', { name: sheets.onlySome }).click();
  await expect(page.locator('.conditions')).toBeVisible();
  await take('import-only-some');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: sheets.cancelImport }).click();
  await expect(page.locator('.dialog')).toBeHidden();
}

/** Takes opt-outs whose lines have to be confirmed, and where a person's number is written elsewhere. */
export async function confirmed(page: Page, host: Host, take: Camera): Promise<void> {
  await run(page, 'opt-outs.open');
  await page.getByRole('button', { name: optOuts.addNumbers }).last().click();
  const dialog = page.locator('.dialog');
  await dialog
    .locator('textarea')
    .fill('Anna 070-174 07 03, room 12\nBo and Cia: 070-174 07 04 or 070-174 07 05');
  await dialog.locator('.dialog-foot .button-primary').click();
  await expect(dialog.locator('.banner').last()).toBeVisible();
  await take('confirm-lines');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(dialog).toBeHidden();
  await close(page);
  await call(host, 'template.add', { name: 'Ring', message: 'Ring 070-174 06 05 nu.' });
  await run(page, 'number.search');
  const search = page.locator('main.page').filter({ visible: true });
  await search.getByRole('searchbox').fill('070-1740605');
  await expect(search.getByText('Ring 070-174 06 05 nu.')).toBeVisible();
  await take('mentions');
  await page.keyboard.press('Escape');
  await close(page);
}
