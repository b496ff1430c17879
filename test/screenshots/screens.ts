import type { Page } from '@playwright/test';
import type { CommandId } from '../../shared/commands/commands.ts';
import { campaignView } from '../../shared/texts/en/campaigns.ts';
import { common } from '../../shared/texts/en/common.ts';
import { practice } from '../../shared/texts/en/practice.ts';
import { review } from '../../shared/texts/en/review.ts';
import { decisions, sending } from '../../shared/texts/en/sending.ts';
import { settings as settingsTexts } from '../../shared/texts/en/settings.ts';
import { accountAt } from '../services/support/account.ts';
import type { Camera } from './camera.ts';
import {
  afterwards,
  aroundTheList,
  confirmed,
  credits,
  otherDay,
  questions,
  templates,
  wideFile,
} from './later-screens.ts';
import { call, close, expect, type Host, run } from './steps.ts';

const message = 'Hej {Name}, välkommen till {Ort} på torsdag kl. 10!';
const towns = ['Malmö', 'Göteborg', 'Umeå', 'Lund'];
const people = Array.from({ length: 40 }, (_, at) => [
  at % 8 === 3 ? `Łucja ${at + 1}` : `Guest ${at + 1}`,
  at === 12 ? '12' : `070-174 ${String(605 + at).padStart(4, '0')}`,
  towns[at % towns.length]!,
  `2026-12-${10 + (at % 9)}`,
]);
const rows = [['Name', 'Mobil', 'Ort', 'Dag'], ...people].map((row) => row.join(';'));
const guests = {
  name: 'guests.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\ufeff${rows.join('\r\n')}`),
};

/**
 * Leads through the app and takes every screen once, whatever language is spoken in the window and in this process.
 * `url` is of a service that the app takes for a real one, with the token `a-live-token`.
 */
export async function showScreens(page: Page, host: Host, url: string, take: Camera): Promise<void> {
  await expect(page.locator('.three-steps')).toBeVisible();
  await take('start');
  await call(host, 'settings.save', { settings: { home: 'SE', quietFrom: 0, quietTo: 0 } });
  await call(host, 'account.save', { account: accountAt('http://127.0.0.1:1', { name: 'Northside' }) });
  await page.reload();
  await wideFile(page, take);
  await importPeople(page, take);
  await compose(page, take);
  await aroundTheList(page, take);
  await dialogs(page, take);
  await templates(page, host, take);
  await send(page, host, take);
  await afterwards(page, take);
  await otherDay(page, host, take);
  await listsOfWork(page, host, take);
  await credits(page, host, url, take);
  await questions(page, take);
  await confirmed(page, host, take);
}

async function importPeople(page: Page, take: Camera): Promise<void> {
  await expect(page.locator('.three-steps')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.locator('.three-steps .button-primary').click();
  await (await chooser).setFiles(guests);
  const use = page.locator('.dialog-foot .button-primary');
  await expect(use).toBeEnabled();
  await take('import');
  await use.click();
  await expect(page.locator('.dialog')).toBeHidden();
}

async function compose(page: Page, take: Camera): Promise<void> {
  await expect(page.locator('.editor-area')).toBeVisible();
  await take('sender-asked');
  await page.getByRole('textbox', { name: common.sender }).fill('Northside');
  await page.locator('.editor-area').fill(message);
  const grid = page.getByRole('grid').first();
  await grid.getByRole('gridcell', { name: /^Hej Guest 2,/ }).click();
  await expect(page.getByRole('figure').getByText(/^Hej Guest 2,/)).toBeVisible();
  await take('workbench');
  await page.locator('.editor-area').fill(`${message} {Dag}`);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.locator('.tag-popover')).toBeVisible();
  await take('tag-formats');
  await page.keyboard.press('Escape');
  await page.locator('.editor-area').fill(message);
  await grid.getByRole('gridcell', { name: /^Hej Guest 2,/ }).click({ button: 'right' });
  await expect(page.getByRole('menu')).toBeVisible();
  await take('row-menu');
  await page.keyboard.press('Escape');
  await chooseAccount(page, 'Northside');
  await grid.getByRole('gridcell', { name: /^Hej Łucja 4,/ }).click();
  await expect(page.getByRole('figure').locator('mark')).toBeVisible();
  await take('letters');
  await run(page, 'draft.review');
  await expect(page.locator('.dialog-foot .button').first()).toBeVisible();
  await take('review-letters');
  await close(page);
  await page.locator('.account-button').click();
  await expect(page.getByRole('menu')).toBeVisible();
  await take('account-menu');
  await page.getByRole('menuitem').first().click();
}

async function chooseAccount(page: Page, name: string): Promise<void> {
  await page.locator('.account-button').click();
  await page.getByRole('menuitem', { name }).click();
  await expect(page.locator('.account-button')).toContainText(name);
}

const plain = {
  audiences: 'audiences.open',
  'opt-outs-empty': 'opt-outs.open',
  settings: 'settings.open',
  accounts: 'accounts.open',
  'search-a-number': 'number.search',
  'credits-by-month': 'credits.open',
  'test-message': 'draft.test',
  templates: 'templates.open',
  paste: 'import.paste',
  help: 'help.open',
  keys: 'help.keys',
  report: 'help.report',
  licences: 'help.licences',
  about: 'help.about',
} as const satisfies Readonly<Record<string, CommandId>>;

async function dialogs(page: Page, take: Camera): Promise<void> {
  for (const [screen, command] of Object.entries(plain)) {
    await run(page, command);
    await take(screen);
    await close(page);
  }
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await expect(page.getByRole('option').first()).toBeVisible();
  await take('palette');
  await close(page);
}

async function send(page: Page, host: Host, take: Camera): Promise<void> {
  // Unicode is sent apart, so the canary is two requests and the rest two more.
  const script = 'ok*2, hang:20000, 400-number';
  await call(host, 'practice.script', { script, randomness: 0, taken: 0 });
  await run(page, 'draft.review');
  const confirm = page.locator('.dialog-foot .button-mode');
  await expect(confirm).toBeEnabled();
  await take('review');
  await page.locator('.dialog').getByRole('button', { name: review.how }).click();
  const first = page.getByRole('textbox', { name: settingsTexts.canary });
  await first.fill('5');
  await first.blur();
  await take('review-options');
  await confirm.click();
  const canary = page.getByRole('region', { name: decisions.canary.label });
  await expect(canary).toBeVisible();
  await expect(page.locator('.grid-row').first()).toBeVisible();
  await take('canary');
  await canary.getByRole('button').last().click();
  await expect(page.getByRole('button', { name: campaignView.header.pause })).toBeVisible();
  await take('sending');
  const treatAsSent = page.getByRole('button', { name: sending.treatAsSent.label });
  await expect(treatAsSent).toBeVisible();
  await take('doubt');
  await page.getByRole('button', { name: sending.sendAgain.label }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await take('doubt-question');
  await page.getByRole('alertdialog').getByRole('button', { name: decisions.doNotSend }).click();
  await treatAsSent.click();
  await page.getByRole('button', { name: campaignView.header.resume }).click();
  await expect(page.getByRole('region', { name: decisions.request(4) })).toBeVisible();
  await take('refusal');
  for (const [screen, tab] of [
    ['timeline', campaignView.timeline],
    ['details', campaignView.details],
    ['results', campaignView.results],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await take(screen);
  }
}

async function listsOfWork(page: Page, host: Host, take: Camera): Promise<void> {
  // In a wide window the campaigns are always beside the work.
  await page.setViewportSize({ width: 1024, height: 640 });
  await run(page, 'campaigns.open');
  await take('campaigns');
  await close(page);
  const numbers = '+46701740701\n+46701740702';
  await call(host, 'optOut.add', { text: numbers, note: 'STOP', source: 'pasted' });
  await run(page, 'opt-outs.open');
  await expect(page.getByRole('grid').getByText('+46 70 174 07 02')).toBeVisible();
  await take('opt-outs');
  await close(page);
  await run(page, 'inbox.open');
  await take('inbox-phones');
  await page.getByRole('tab', { name: practice.faults }).click();
  await take('inbox-faults');
  await close(page);
}
