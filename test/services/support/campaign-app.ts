import type { DatabaseSync } from 'node:sqlite';
import type { Host } from '../../../electron/host.ts';
import type { AccountInput } from '../../../shared/account/account.ts';
import type { AccountId, CampaignId } from '../../../shared/brand.ts';
import type { CampaignState } from '../../../shared/campaign/progress/campaign.ts';
import type { CampaignPhase } from '../../../shared/campaign/progress/phase.ts';
import type { DraftPatch } from '../../../shared/draft/draft.ts';
import { accountAt, proveAccount } from './account.ts';
import { type TestApp, testApp, value } from './app.ts';
import type { Ending } from './at-end.ts';
import { addAudience, besideApp } from './audience.ts';
import { fictionalNumber, guestColumns, guests } from './people.ts';
import { shared } from './shared.ts';

/** An app of a test with the few steps that every campaign goes through; each fails the test in words. */
export interface CampaignApp extends TestApp {
  /** A second connection to the app's database. */
  readonly database: DatabaseSync;
  /** The number of a person of `draft`, counted from 0. */
  guest(n: number): string;
  /** A draft of `Hi {name}` in requests of ten, without a canary, to so many people called `Name 0` and on. */
  draft(people: number, patch?: DraftPatch): Promise<CampaignId>;
  save(campaignId: CampaignId, patch: DraftPatch): Promise<void>;
  /** Reviews a draft and starts just that. */
  start(campaignId: CampaignId, includeRecent?: boolean): Promise<CampaignState>;
  /** Waits until a campaign is in one of the phases. */
  reached(campaignId: CampaignId, ...phases: CampaignPhase[]): Promise<CampaignState>;
  /** What practice does with the next requests. */
  practise(script: string): Promise<void>;
  /** Adds a live account with a token, through which somebody was texted before. */
  liveAccount(baseUrl: string, token: string | null, change?: Partial<AccountInput>): Promise<AccountId>;
}

/** Starts an app to send campaigns with; it ends with its test. */
export async function campaignApp(test: Ending, change: Partial<Host> = {}): Promise<CampaignApp> {
  const running = await testApp(test, change);
  // Reviews warn of texts at night, and at some hour it is night for the numbers of every test.
  const atAnyHour = { settings: { quietFrom: 0, quietTo: 0 } };
  value(await running.wire.call('settings.save', atAnyHour));
  return { ...running, ...campaignSteps(running, besideApp(test, running.dataDir)) };
}

/** One app for the campaigns of all tests of a file, of which each writes to people of its own. */
export function sharedCampaignApp(): () => Promise<CampaignApp> {
  const theApp = shared((file) => campaignApp(file));
  let latest = -1;
  return async () => {
    const app = await theApp();
    latest += 1;
    return { ...app, ...campaignSteps(app, app.database, 200 * latest) };
  };
}

function campaignSteps(
  { wire, when }: TestApp,
  database: DatabaseSync,
  firstGuest = 0,
): Omit<CampaignApp, keyof TestApp> {
  const save: CampaignApp['save'] = async (campaignId, patch) => {
    value(await wire.call('draft.save', { campaignId, patch }));
  };
  return {
    database,
    save,
    guest: (n) => fictionalNumber(firstGuest + n),
    async draft(people, patch = {}) {
      const audienceId = addAudience(database, guestColumns, guests(people, firstGuest));
      const { id, options } = value(await wire.call('draft.create', {}));
      const plain = { ...options, canary: 0, chunkSize: 10 };
      await save(id, { audienceId, message: 'Hi {name}', options: plain, ...patch });
      return id;
    },
    async start(campaignId, includeRecent = false) {
      const { people, hash } = value(await wire.call('campaign.review', { campaignId }));
      return value(await wire.call('campaign.start', { campaignId, people, hash, includeRecent }));
    },
    reached(campaignId, ...phases) {
      return when(`${phases.join(' or ')} of campaign ${campaignId}`, async () => {
        const state = value(await wire.call('campaign.get', { campaignId }));
        return phases.includes(state.phase) && state;
      });
    },
    async practise(script) {
      value(await wire.call('practice.script', { script, randomness: 0, taken: 0 }));
    },
    async liveAccount(baseUrl, token, change = {}) {
      const { id } = value(await wire.call('account.save', { account: accountAt(baseUrl, change) }));
      proveAccount(database, id, baseUrl);
      if (token !== null) value(await wire.call('token.save', { accountId: id, token }));
      return id;
    },
  };
}
