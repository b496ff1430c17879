import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, type TestContext } from 'node:test';
import { openConnection } from '../../../electron/store/open-database.ts';
import { buildStale } from '../../../electron/tools/build.ts';
import type { AudienceId, CampaignId } from '../../../shared/brand.ts';
import type { CampaignPhase } from '../../../shared/campaign/progress/phase.ts';
import type { SendOptions } from '../../../shared/draft/draft.ts';
import type { UpdateCheck } from '../../../shared/update/update.ts';
import { until } from '../../support/until.ts';
import { accountAt } from '../support/account.ts';
import { value } from '../support/app.ts';
import { atEnd } from '../support/at-end.ts';
import { addAudience } from '../support/audience.ts';
import {
  type BuiltMain,
  closeBuiltMain,
  type StartOptions,
  startBuiltMain,
  wireOf,
} from '../support/built-main.ts';
import { relayed } from '../support/relay.ts';
import { tempFolder } from '../support/temp-folder.ts';

const folder = tempFolder({ after });
const people = [1, 2, 3, 4].map((n) => ({ cells: [`Guest ${n}`], msisdn: 12_125_550_100 + n }));

before(() => buildStale(['main']));

/** The built main on a folder, and the few steps that its campaigns go through. */
export async function start(t: TestContext, name: string, options: StartOptions = {}) {
  const main = await startBuiltMain(join(folder, name), options);
  atEnd(t, () => closeBuiltMain(main));
  const wire = wireOf(main);
  return {
    main,
    wire,
    /** A list of the four people, without an import. */
    listed() {
      const database = openConnection(join(folder, name, 'tagline.db'), { readOnly: false });
      try {
        return addAudience(database, ['name'], people);
      } finally {
        database.close();
      }
    },
    reached: (campaignId: CampaignId, phase: CampaignPhase) =>
      until(
        async () => {
          const state = value(await wire.call('campaign.get', { campaignId }));
          return state.phase === phase && state;
        },
        { what: `${phase} of the campaign` },
      ),
    /** The desktop hears of the end a moment after the store knows it. */
    notified: (times = 1) => until(() => notices(main).length === times, { what: 'the notification' }),
  };
}

/** What was said of the end of campaigns; on Windows, from source, only the window says it. */
export function notices(main: BuiltMain): readonly { readonly title: string }[] {
  const inWindow = main.events().flatMap((event) => (event.type === 'not-notified' ? [event] : []));
  return [...main.told('notification'), ...inWindow];
}

export type Running = Awaited<ReturnType<typeof start>>;

/** Imports the people, as a page does. */
export async function imported({ wire }: Running): Promise<AudienceId> {
  const text = ['name,mobile', ...people.map(({ cells, msisdn }) => `${cells[0]},+${msisdn}`)].join('\n');
  const bytes = new Uint8Array(Buffer.from(text));
  const { sheetId } = value(await wire.call('sheet.begin', { name: 'people.csv', size: bytes.length }));
  value(await wire.call('sheet.append', { sheetId, at: 0, bytes }));
  value(await wire.call('sheet.end', { sheetId }));
  const look = { sheetId, chosen: {}, from: 0, count: 5 };
  const { mapping } = await until(
    async () => {
      const preview = await wire.call('sheet.preview', look);
      return preview.ok && preview.value.state.stage === 'ready' && preview.value;
    },
    { what: 'the sheet' },
  );
  return value(await wire.call('audience.build', { sheetId, mapping, name: 'people' })).id;
}

/**
 * Writes four people a campaign in requests of two: through practice, or a live account. With a few a minute a stop comes
 * before the second request, however late its word is.
 */
export async function draft(
  { wire, listed }: Running,
  liveAt?: string,
  more: Partial<SendOptions> & { readonly audienceId?: AudienceId } = {},
): Promise<CampaignId> {
  const { audienceId = listed(), ...changed } = more;
  const { id, options } = value(await wire.call('draft.create', {}));
  const plain = { ...options, canary: 0, chunkSize: 2, perMinute: null, ...changed };
  const patch = { audienceId, message: 'Hi {name}', sender: 'Tagline', options: plain };
  value(await wire.call('draft.save', { campaignId: id, patch }));
  if (liveAt !== undefined) {
    // At some hour it is night for the numbers of every test.
    value(await wire.call('settings.save', { settings: { quietFrom: 0, quietTo: 0 } }));
    const account = value(await wire.call('account.save', { account: accountAt(liveAt) }));
    value(await wire.call('token.save', { accountId: account.id, token: 'live-token' }));
    value(await wire.call('draft.save', { campaignId: id, patch: { accountId: account.id } }));
  }
  return id;
}

/** Looks for a newer version, as somebody does by hand. */
export async function look({ wire }: Pick<Running, 'wire'>): Promise<UpdateCheck> {
  return value(await wire.call('app.lookForUpdate', {}));
}

export async function send({ wire }: Running, campaignId: CampaignId): Promise<void> {
  const { hash } = value(await wire.call('campaign.review', { campaignId }));
  value(await wire.call('campaign.start', { campaignId, people: 4, hash, includeRecent: true }));
}

/** Sends a test text: an account through which nothing was ever accepted would begin with a canary, and ask. */
export async function tryOut({ wire, reached }: Running, campaignId: CampaignId): Promise<void> {
  const shown = value(await wire.call('campaign.testText', { campaignId, n: 0 }));
  const tested = await wire.call('campaign.test', { campaignId, number: '+12125550199', shown });
  await reached(value(tested).id, 'finished');
}

/** A service that keeps back its answer to one of the POSTs. */
export async function holding(t: TestContext, post: number) {
  const answer = Promise.withResolvers<void>();
  const { posts, url, practice } = await relayed(t, {
    wait: ({ method }, number) => method === 'POST' && number === post && answer.promise,
  });
  return {
    url,
    ledger: practice.ledger,
    answer: answer.resolve,
    asked: () => until(() => posts().length === post, { what: 'the request' }),
  };
}

/** Makes Electron one that runs a packaged app. */
export const packaged: NonNullable<StartOptions['prepare']> = ({ app }) =>
  void Object.assign(app, { isPackaged: true });

/** Makes this process look like a program that the installer of Windows left, or one that was only unpacked. */
export function installedOnWindows(t: TestContext, isInstalled = true): StartOptions {
  const installed = tempFolder(t);
  mkdirSync(join(installed, 'resources'));
  if (isInstalled) writeFileSync(join(installed, 'Uninstall Tagline.exe'), '');
  const { resourcesPath } = process;
  Object.assign(process, { resourcesPath: join(installed, 'resources') });
  atEnd(t, () => void Object.assign(process, { resourcesPath }));
  return { platform: 'win32', prepare: packaged };
}

/** How many decisions the icon said were waiting, in order; Windows shows only whether there are some. */
export function decisionsShown(main: BuiltMain): readonly number[] {
  const dots = main.told('overlay').map(({ width }) => (width === null ? 0 : 1));
  return [...main.told('badge').map(({ count }) => count), ...dots];
}

/** What keeps the computer awake while something is sent. */
export const awake = { news: 'awake', on: true, kind: 'prevent-app-suspension' };
