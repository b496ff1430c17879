import { expect, type Page } from '@playwright/test';
import type { AudienceId, CampaignId } from '../../../shared/brand.ts';
import type { SendOptions } from '../../../shared/draft/draft.ts';
import { groupedNumber } from '../../../shared/number/grouped-number.ts';
import { until } from '../../support/until.ts';
import type { AppUnderTest } from './app.ts';
import { type ChosenFile, excelCsv } from './import.ts';
import { threeSteps } from './start.ts';

/** People of a fictional range, one row each: `Guest 1` at 46701740605 and on. At most 95. */
export function guestList(people: number): ChosenFile {
  const rows = Array.from({ length: people }, (_, at) => [
    `Guest ${at + 1}`,
    `070-174 ${String(605 + at).padStart(4, '0')}`,
  ]);
  return excelCsv('guests.csv', [['Namn', 'Mobil'], ...rows]);
}

/** The number of a guest, from 1. */
export function guestNumber(guest: number): string {
  return `4670174${String(604 + guest).padStart(4, '0')}`;
}

/** The number of a guest as the window shows it. */
export function shownNumber(guest: number): string {
  return groupedNumber(guestNumber(guest));
}

export const greeting = 'Hej {Namn}, välkommen!';

/** Has guests imported and writes them a message with their name in the window. */
export async function writeToGuests(app: AppUnderTest, people: number): Promise<void> {
  await expect(threeSteps(app.page)).toBeVisible();
  await importGuests(app, people, await emptyDraft(app));
  await app.page.getByRole('textbox', { name: 'Message' }).fill(greeting);
}

export async function emptyDraft({ call }: AppUnderTest): Promise<CampaignId> {
  const campaigns = (await call('campaign.list', { before: null })).rows;
  return campaigns.find(({ phase, message }) => phase === 'draft' && message === '')!.id;
}

export function importGuests(app: AppUnderTest, people: number, draft?: CampaignId): Promise<AudienceId> {
  return importList(app, guestList(people), draft);
}

/** Has a list of Swedish numbers imported by operations, as the window would. */
export async function importList(
  { call }: AppUnderTest,
  { name, bytes }: ChosenFile,
  draft?: CampaignId,
): Promise<AudienceId> {
  const { sheetId } = await call('sheet.begin', { name, size: bytes.byteLength });
  await call('sheet.append', { sheetId, at: 0, bytes: new Uint8Array(bytes) });
  await call('sheet.end', { sheetId });
  const mapping = await until(
    async () => {
      const shown = await call('sheet.preview', { sheetId, chosen: { country: 'SE' }, from: 0, count: 1 });
      return shown.state.stage === 'ready' && shown.mapping;
    },
    { what: 'the end of the reading' },
  );
  return (await call('audience.build', { sheetId, mapping, name: name.replace(/\.csv$/, ''), draft })).id;
}

/**
 * Greets guests in a campaign of their own, started by operations as the review would, and waits until the window shows
 * it; in view must be an empty draft or a campaign that has ended.
 */
/** Makes something of the ended campaign that is shown. */
export async function makeAgain(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Use again' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

export async function greetGuests(
  app: AppUnderTest,
  people: number,
  given: Partial<SendOptions> = {},
  message = greeting,
): Promise<CampaignId> {
  const { call, page } = app;
  const again = page.getByRole('button', { name: 'Use again' });
  await expect(threeSteps(page).or(again)).toBeVisible();
  if (await again.isVisible()) await makeAgain(page, 'New campaign');
  await expect(threeSteps(page)).toBeVisible();
  const campaignId = await emptyDraft(app);
  const same = (await call('audience.list', { before: null })).rows.find(
    ({ counts }) => counts.recipients === people,
  );
  const audienceId = same?.id ?? (await importGuests(app, people));
  const options = { ...(await call('draft.get', { campaignId })).options, canary: 0, ...given };
  await call('draft.save', { campaignId, patch: { audienceId, message, options } });
  const { hash } = await call('campaign.review', { campaignId, includeRecent: true });
  await call('campaign.start', { campaignId, people, hash, includeRecent: true });
  await expect(page.getByRole('tab', { name: 'Timeline' })).toBeVisible();
  return campaignId;
}

/** Loads the window again once what is written is saved: a page that has something unsaved is not left. */
export async function loadAgain(page: Page): Promise<void> {
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
}

/** How the campaign is to be sent, by the names of the fields. */
export type SendFields = Readonly<
  Partial<Record<'Send to a few first' | 'People per batch' | 'People per minute' | 'Connections', string>>
>;

/** Opens the review of what is written and sets how it is sent. */
export async function review(page: Page, fields: SendFields = {}): Promise<void> {
  await page.getByRole('button', { name: 'Review and send' }).click();
  const dialog = page.getByRole('dialog', { name: 'Review and send' });
  await expect(dialog.getByRole('heading', { name: /^(The first|Some of the) texts$/ })).toBeVisible();
  if (Object.keys(fields).length === 0) return;
  await dialog.getByRole('button', { name: /How it is sent/ }).click();
  for (const [name, value] of Object.entries(fields)) {
    await dialog.getByRole('textbox', { name }).fill(value);
    await dialog.getByRole('textbox', { name }).blur();
  }
}

/** Confirms the review of a practice campaign. */
export async function send(page: Page, people: number): Promise<void> {
  await page
    .getByRole('dialog', { name: 'Review and send' })
    .getByRole('button', {
      name: people === 1 ? 'Demo: send to 1 person' : `Demo: send to ${people} people`,
    })
    .click();
  await expect(page.getByRole('dialog', { name: 'Review and send' })).toBeHidden();
}

/** Has the reviewed campaign wait for the time that is proposed. */
export async function later(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^When:/ }).click();
  await page.getByRole('menuitem', { name: 'Later…' }).click();
}
