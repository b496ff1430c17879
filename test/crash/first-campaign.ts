import { mkdirSync } from 'node:fs';
import type { AccountId, CampaignId } from '../../shared/brand.ts';
import type { Versions } from '../../shared/message/versions.ts';
import { accountAt } from '../services/support/account.ts';
import { type TestApp, value } from '../services/support/app.ts';
import { fictionalNumber } from '../services/support/people.ts';
import { audienceOf } from '../services/support/sheet.ts';
import { begin } from './do-steps.ts';
import { firstName } from './family.ts';
import { type Home, homeIn, startApp } from './home.ts';
import { openNotebook } from './notebook.ts';
import type { Manners } from './service.ts';

/** How many people the campaign goes to. */
export const people = 20;

const codes = Array.from({ length: people }, (_, n) => n);

/** What both versions end with: a list of the times of several rows, a date, and words for some. */
const visit = ': {times}, {day:weekday-date}. {parking?Bring your permit.|Walk.}';

/** Two versions: every third person gets the other one. */
const versions: Versions = {
  column: 'code',
  cases: [{ values: codes.filter((n) => n % 3 === 0).map(String), message: `Hello {name}${visit}` }],
};

/** Every fifth person is on two rows, which are not beside each other. */
const isTwice = (n: number): boolean => n % 5 === 0;

/** Somebody whose request is dropped, and two whom the service refuses. */
export const manners: Manners = {
  dropped: new Set([fictionalNumber(4)]),
  refused: new Set([fictionalNumber(3), fictionalNumber(10)]),
};

const weekdays = ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday'];

/** The text of each number. */
export const texts: ReadonlyMap<string, string> = new Map(
  codes.map((n) => [
    fictionalNumber(n),
    `${n % 3 === 0 ? 'Hello' : 'Hi'} Name ${n}: ${isTwice(n) ? '09:00 and 13:30' : '09:00'}, ` +
      `${weekdays[n % 7]} ${n + 1} December. ${n % 2 === 0 ? 'Bring your permit.' : 'Walk.'}`,
  ]),
);

/** The file that the list is made of. */
const sheet = [
  'name,code,phone,times,day,parking',
  ...codes.map((n) => rowOf(n, '09:00')),
  ...codes.filter(isTwice).map((n) => rowOf(n, '13:30')),
].join('\n');

function rowOf(n: number, time: string): string {
  const day = `2026-12-${String(n + 1).padStart(2, '0')}`;
  return `Name ${n},${n},+${fictionalNumber(n)},${time},${day},${n % 2 === 0 ? 'yes' : 'no'}`;
}

/** Makes a home with an account, a list and a draft to it. */
export async function prepareHome(root: string, baseUrl: string): Promise<Home> {
  const home = homeIn(root);
  mkdirSync(home.dataDir, { recursive: true });
  const app = await startApp(home);
  const { campaignId } = await furnish(app, baseUrl);
  await begin(app, openNotebook(home.notebook), campaignId);
  await app.app.close();
  return home;
}

/** An account, a list and a draft to it, in an app. */
export async function furnish(
  app: TestApp,
  baseUrl: string,
): Promise<{
  readonly accountId: AccountId;
  readonly campaignId: CampaignId;
}> {
  const { wire } = app;
  // Reviews warn of texts at night, and at some hour it is night for the numbers.
  value(await wire.call('settings.save', { settings: { quietFrom: 0, quietTo: 0 } }));
  const { id: accountId } = value(await wire.call('account.save', { account: accountAt(baseUrl) }));
  value(await wire.call('token.save', { accountId, token: 'secret-token-of-a-test' }));
  const { id: audienceId } = await audienceOf(app, sheet, {
    duplicates: 'join',
    join: { language: 'en', ways: [] },
  });
  const { id: campaignId, options } = value(await wire.call('draft.create', {}));
  const patch = {
    name: firstName,
    accountId,
    audienceId,
    message: `Hi {name}${visit}`,
    sender: 'Tagline',
    options: { ...options, canary: 2, chunkSize: 4, connections: 1, versions },
  };
  value(await wire.call('draft.save', { campaignId, patch }));
  return { accountId, campaignId };
}
