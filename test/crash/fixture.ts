import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Audience } from '../../shared/audience/audience.ts';
import type { AccountId, AudienceId, CampaignId, TemplateId } from '../../shared/brand.ts';
import { pauseShown } from '../../shared/campaign/outcome/pause.ts';
import { isMoving } from '../../shared/campaign/progress/phase.ts';
import type { DraftPatch } from '../../shared/draft/draft.ts';
import { accountAt } from '../services/support/account.ts';
import { type TestApp, value } from '../services/support/app.ts';
import { fictionalNumber } from '../services/support/people.ts';
import { audienceOf } from '../services/support/sheet.ts';
import { carryOn, startDraft } from './campaign-steps.ts';
import { homeIn, startApp } from './home.ts';
import { openNotebook } from './notebook.ts';
import type { Manners } from './service.ts';

/** What is in the folder that operations are called in, by what a test needs of it. */
export interface Fixture {
  readonly accountId: AccountId;
  readonly audienceId: AudienceId;
  /** With rows that were rejected, wait for a choice or look doubtful, and a change by hand. */
  readonly oddList: AudienceId;
  readonly unusedList: AudienceId;
  readonly templateId: TemplateId;
  readonly draft: CampaignId;
  /** Waits after its canary. */
  readonly paused: CampaignId;
  /** Waits for a verdict, and for somebody who corrects a refusal. */
  readonly inDoubt: CampaignId;
  readonly refused: CampaignId;
  /** Cancelled, with people left. */
  readonly ended: CampaignId;
  readonly scheduled: CampaignId;
}

const dropped = fictionalNumber(21);
const refused = fictionalNumber(32);

/** Some are refused or dropped, wherever they are. */
export const fixtureManners: Manners = { dropped: new Set([dropped]), refused: new Set([refused]) };

function sheetFrom(first: number, count: number): string {
  const rows = Array.from({ length: count }, (_, at) => first + at);
  return ['name,code,phone', ...rows.map((n) => `Name ${n},${n % 3},+${fictionalNumber(n)}`)].join('\n');
}

const oddSheet = [
  'name,code,phone',
  `Ada,1,+${fictionalNumber(50)}`,
  `Bob,2,+${fictionalNumber(50)}`,
  `Cy,3,+${fictionalNumber(51)}`,
  'Dee,4,12',
  'Eve,5,+12025550',
  `Fay,6,+${fictionalNumber(52)} / +${fictionalNumber(53)}`,
  `Gus,7,+${fictionalNumber(54)}`,
].join('\n');

/** Makes a folder with something of everything, as a person would. */
export async function prepareFixture(root: string, baseUrl: string): Promise<Fixture> {
  const home = homeIn(root);
  mkdirSync(home.dataDir, { recursive: true });
  const notebook = openNotebook(home.notebook);
  const app = await startApp(home);
  const { wire } = app;
  value(await wire.call('settings.save', { settings: { quietFrom: 0, quietTo: 0 } }));
  const { id: accountId } = value(await wire.call('account.save', { account: accountAt(baseUrl) }));
  value(await wire.call('token.save', { accountId, token: 'secret-token-of-a-test' }));
  const lists: Audience[] = [];
  for (const first of [0, 10, 20, 30, 40, 60]) lists.push(await audienceOf(app, sheetFrom(first, 8)));
  const { id: oddList } = await audienceOf(app, oddSheet, { duplicates: 'ask' });
  value(await wire.call('audience.edit', { audienceId: oddList, n: 6, column: 0, value: 'Guss' }));
  value(await wire.call('audience.edit', { audienceId: oddList, n: 2, column: 0, value: 'Cyd' }));
  value(await wire.call('audience.undo', { audienceId: oddList }));
  value(await wire.call('optOut.add', { text: `+${fictionalNumber(70)}`, note: 'asked', source: 'phone' }));
  const template = value(await wire.call('template.add', { name: 'Kept', message: 'Hi {name}' }));

  async function draft(name: string, list: number, patch: DraftPatch['options']): Promise<CampaignId> {
    const { id: campaignId } = value(await wire.call('draft.create', {}));
    const audienceId = lists[list]!.id;
    const message = `${name} for {name}`;
    value(
      await wire.call('draft.save', {
        campaignId,
        patch: { name, accountId, audienceId, message, sender: 'Tagline', ...(patch && { options: patch }) },
      }),
    );
    return campaignId;
  }
  const { options } = value(await wire.call('draft.get', { campaignId: await draft('Draft', 0, undefined) }));
  const plain = { ...options, canary: 2, chunkSize: 3, connections: 1 };
  async function begun(name: string, list: number): Promise<CampaignId> {
    const campaignId = await draft(name, list, plain);
    await startDraft(app, campaignId);
    await atRest(app, campaignId);
    return campaignId;
  }
  async function goOn(campaignId: CampaignId): Promise<void> {
    const { pause } = value(await wire.call('campaign.get', { campaignId }));
    value(await wire.call('campaign.resume', { campaignId, shown: pauseShown(pause) }));
    await atRest(app, campaignId);
  }
  const ended = await begun('Ended', 4);
  value(await wire.call('campaign.cancel', { campaignId: ended }));
  await carryOn(app, notebook, ended);
  const paused = await begun('Paused', 1);
  const inDoubt = await begun('In doubt', 2);
  if (value(await wire.call('campaign.get', { campaignId: inDoubt })).counts.unknown === 0)
    await goOn(inDoubt);
  const toCorrect = await begun('Refused', 3);
  if (value(await wire.call('campaign.get', { campaignId: toCorrect })).counts.refused === 0)
    await goOn(toCorrect);
  const scheduled = await draft('Scheduled', 5, { ...plain, startAt: Date.now() + 30 * 86_400_000 });
  await startDraft(app, scheduled);
  const unused = await audienceOf(app, sheetFrom(80, 4));
  const summaries = value(await wire.call('campaign.list', { before: null })).rows;
  const first = summaries.find(({ name }) => name === 'Draft')!;
  value(await wire.call('draft.save', { campaignId: first.id, patch: { options: plain } }));
  await app.app.close();
  return {
    accountId,
    audienceId: lists[0]!.id,
    oddList,
    unusedList: unused.id,
    templateId: template.id,
    draft: first.id,
    paused,
    inDoubt,
    refused: toCorrect,
    ended,
    scheduled,
  };
}

async function atRest({ wire, when }: TestApp, campaignId: CampaignId): Promise<void> {
  await when(`rest of campaign ${campaignId}`, async () => {
    const { phase } = value(await wire.call('campaign.get', { campaignId }));
    return !isMoving(phase);
  });
}

/** The same folder as a backup of it is, brought back after a campaign had gone on. */
export async function bringBack(root: string, { paused }: Fixture): Promise<void> {
  const home = homeIn(root);
  const backup = join(root, 'backup');
  cpSync(home.dataDir, backup, { recursive: true });
  const app = await startApp(home);
  const { pause } = value(await app.wire.call('campaign.get', { campaignId: paused }));
  value(await app.wire.call('campaign.resume', { campaignId: paused, shown: pauseShown(pause) }));
  await atRest(app, paused);
  await app.app.close();
  rmSync(home.dataDir, { recursive: true });
  renameSync(backup, home.dataDir);
}

/** A file on the computer, as the system hands it over. */
export function fileIn(dataDir: string): string {
  const path = join(dataDir, '..', 'given.csv');
  writeFileSync(path, sheetFrom(90, 5));
  return path;
}

/** What is in such a file. */
export const sheetText = sheetFrom(100, 5);
