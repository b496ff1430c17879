import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openBalanceReadings } from '../../../electron/campaigns/records/balance-readings.ts';
import type { Frozen } from '../../../electron/campaigns/records/frozen.ts';
import {
  type CampaignService,
  openCampaignService,
} from '../../../electron/campaigns/worker/campaign-service.ts';
import { type Clock, realClock } from '../../../electron/campaigns/worker/run/clock.ts';
import type { EngineDeps } from '../../../electron/campaigns/worker/run/engine-deps.ts';
import type { StartRequest } from '../../../electron/campaigns/worker/start/start-people.ts';
import { newWriter, readFolder } from '../../../electron/copies/folder-row.ts';
import { openMark } from '../../../electron/copies/high-water-mark.ts';
import { openFolder } from '../../../electron/folder/open-folder.ts';
import { createGateway, type GatewayAccount } from '../../../electron/gateway/client.ts';
import { ConnectionBudget } from '../../../electron/gateway/connection-budget.ts';
import { cacheNetworks } from '../../../electron/gateway/look-up-addresses.ts';
import type { Practice } from '../../../electron/practice/worker/gateway.ts';
import { openDatabase } from '../../../electron/store/open-database.ts';
import { tokenFor } from '../../../shared/account/token.ts';
import type { AccountId, AudienceId, CampaignId } from '../../../shared/brand.ts';
import type { PauseReason } from '../../../shared/campaign/outcome/pause.ts';
import { connectionsToSend } from '../../../shared/campaign/plan/connections.ts';
import type { Verdict } from '../../../shared/campaign/progress/chunk.ts';
import type { DeliveryState } from '../../../shared/campaign/progress/delivery-state.ts';
import type { CampaignPhase } from '../../../shared/campaign/progress/phase.ts';
import type { SendOptions } from '../../../shared/draft/draft.ts';
import { bindMessage } from '../../../shared/message/bound-message.ts';
import { letteringOf } from '../../../shared/message/lettering.ts';
import { tagsOf } from '../../support/tags-of.ts';
import { until } from '../../support/until.ts';
import { value } from './app.ts';
import { atEnd, type Ending } from './at-end.ts';
import { addAudience } from './audience.ts';
import { guestColumns, guests } from './people.ts';
import { practiceAccount } from './practice.ts';
import { stateFolder } from './state-folder.ts';
import { tempFolder } from './temp-folder.ts';

/** Options that send everything at once, to be changed where a test needs more. */
export const plainOptions: SendOptions = {
  chunkSize: 10,
  canary: 0,
  perMinute: null,
  connections: 1,
  splitUnicode: true,
  startAt: null,
};

/** Where nobody answers, for a gateway that a test makes itself. */
export const nowhere: GatewayAccount = accountTo('http://127.0.0.1:1');

/** An account whose token is for this address. */
export function accountTo(baseUrl: string): GatewayAccount {
  return { baseUrl, sendPath: '/v2/mtsms', token: tokenFor(baseUrl, 'token') };
}

/** What a bench does otherwise than it would by itself. */
export interface BenchChange extends Omit<Partial<EngineDeps>, 'readBalance'> {
  /** Readings at the same time share one, as in main. */
  readBalance?(): Promise<number | null>;
  /** What campaigns are sent by. */
  readonly account?: GatewayAccount;
  /** The computer that the folder is opened on; each keeps what it saw for itself. */
  readonly computer?: string;
}

/** What is otherwise about a draft to `Hi {name}`. */
export type DraftChange = Partial<SendOptions> & { readonly message?: string };

/** An engine, whose decisions a test calls in few words. */
type Engine = CampaignService & { close(): Promise<void> };
type BenchEngine = ReturnType<typeof benchEngine>;

function benchEngine(engine: Engine, database: DatabaseSync) {
  const attempts = database.prepare(
    'SELECT count(*) AS attempts FROM attempt WHERE campaign_id = ? AND chunk = ?',
  );
  return {
    ...engine,
    pause: (campaignId: CampaignId) => engine['campaign.pause']({ campaignId }),
    cancel: (campaignId: CampaignId) => engine['campaign.cancel']({ campaignId }),
    /** Rules on a chunk as it is, unless another number of attempts was shown. */
    resolve: (
      campaignId: CampaignId,
      chunk: number,
      verdict: Verdict,
      shown = Number(attempts.get(campaignId, chunk)?.attempts),
    ) => engine['chunk.resolve']({ campaignId, chunk, verdict, attempts: shown }),
    resolveCopied: (campaignId: CampaignId, verdict: Verdict, requests: number) =>
      engine['chunk.resolveCopied']({ campaignId, verdict, requests }),
    correctSender: (campaignId: CampaignId, sender: string, shown: string) =>
      engine['campaign.correctSender']({ campaignId, sender, shown }),
    takeOut: (campaignId: CampaignId, chunk: number, positions: number[]) =>
      engine['chunk.takeOut']({ campaignId, chunk, positions }),
  };
}

/** A store with an engine on it, and what a test wants to know of campaigns. */
export interface SendingBench {
  readonly database: DatabaseSync;
  readonly path: string;
  readonly engine: BenchEngine;
  /** The computer, as campaigns name it. */
  readonly owner: string;
  readonly stateDir: string;
  /** What campaigns are sent by. */
  readonly account: GatewayAccount;
  /** A draft to so many people, whose cells are `name` and a number of their own. */
  draft(people: number, change?: DraftChange): CampaignId;
  /** Starts a draft as it was reviewed, but for what a test changes of that. */
  start(
    campaignId: CampaignId,
    change?: Partial<StartRequest>,
    frozen?: Partial<Frozen>,
  ): ReturnType<Engine['start']>;
  resume(campaignId: CampaignId): ReturnType<Engine['resume']>;
  /** Starts a draft and waits for one of the phases. */
  started(campaignId: CampaignId, ...phases: CampaignPhase[]): Promise<void>;
  /** Resumes a campaign and waits for one of the phases. */
  resumed(campaignId: CampaignId, ...phases: CampaignPhase[]): Promise<void>;
  /** Waits for one of the phases. */
  reached(campaignId: CampaignId, ...phases: CampaignPhase[]): Promise<void>;
  /** Waits until a request is on its way. */
  onItsWay(campaignId: CampaignId): Promise<void>;
  phase(campaignId: CampaignId): CampaignPhase;
  pause(campaignId: CampaignId): PauseReason | null;
  /** People by state. */
  counts(campaignId: CampaignId): Partial<Record<DeliveryState, number>>;
}

/** Makes a draft one to the rest of an ended campaign. */
export function toRestOf(database: DatabaseSync, draft: CampaignId, of: CampaignId): void {
  database
    .prepare(
      `UPDATE campaign SET rest_of = ?1, family = (SELECT coalesce(family, id) FROM campaign WHERE id = ?1),
         copied_from = (SELECT coalesce(copied_from, id) FROM campaign WHERE id = ?1) WHERE id = ?2`,
    )
    .run(of, draft);
}

/** Opens a bench in a folder; a second one in the same folder is the app after a restart. */
export function openSendingBench(folder: string, change: BenchChange = {}): SendingBench {
  const { account = nowhere, computer = 'this computer', readBalance = async () => null, ...deps } = change;
  const path = join(folder, 'tagline.db');
  const database = value(openDatabase(path));
  const stateDir = join(stateFolder, computer);
  const opened = openFolder({ database, stateDir, at: Date.now() });
  const mark = openMark(stateDir, readFolder(database));
  const readings = openBalanceReadings(database);
  let underWay: ReturnType<EngineDeps['readBalance']> | null = null;
  async function readOne(): ReturnType<EngineDeps['readBalance']> {
    const { no: beganNo } = readings.begin(0);
    const credit = await readBalance();
    return credit === null ? null : { credit, beganNo };
  }
  const wired: EngineDeps = {
    database,
    clock: quickClock,
    owner: opened.computer,
    writer: newWriter(),
    mark,
    hold: opened.hold,
    retry: { retries: 3, firstMs: 10, longestMs: 20 },
    budget: new ConnectionBudget(connectionsToSend),
    way: cacheNetworks({}, () => performance.now()).to,
    connect: createGateway,
    readBalance() {
      underWay ??= readOne().finally(() => {
        underWay = null;
      });
      return underWay;
    },
    changed: () => undefined,
    erasing: () => undefined,
    teamFileChanged: () => undefined,
    bug(error) {
      throw error;
    },
    ...deps,
  };
  const service = openCampaignService(wired, () => undefined);
  const engine: Engine = { ...service.methods, close: service.close };

  function row(campaignId: CampaignId): Record<string, unknown> {
    const found = database.prepare('SELECT * FROM campaign WHERE id = ?').get(campaignId);
    if (found === undefined) throw new Error('No such campaign');
    return found;
  }

  function start(
    campaignId: CampaignId,
    change: Partial<StartRequest> = {},
    frozen: Partial<Frozen> = {},
  ): ReturnType<Engine['start']> {
    const { audience_id, options, rest_of } = row(campaignId);
    const message = String(row(campaignId).message);
    const written = JSON.parse(String(options)) as SendOptions;
    const bound = bindMessage(message, guestColumns, written);
    const cases = bound.versions.slice(1).map((version) => ({
      message: version.message,
      tags: version.tags.map(({ tag }) => tag),
      tagColumns: version.tags.map(({ column }) => guestColumns[column]!),
    }));
    const audienceId = Number(audience_id) as AudienceId;
    const people = database
      .prepare('SELECT count(*) AS people FROM audience_row WHERE id >> 24 = ? AND status = 0')
      .get(audienceId)?.people;
    return engine.start(
      {
        campaignId,
        audienceId,
        message,
        people: Number(people),
        revision: null,
        restOf: rest_of as CampaignId | null,
        recentDays: 0,
        includeRecent: false,
        lettering: letteringOf({ unicodeEncoding: frozen.unicodeEncoding ?? 'UCS-2' }, written),
        chosen: null,
        canary: 0,
        instead: null,
        ...change,
      },
      {
        frozen: {
          accountId: 'account' as AccountId,
          accountName: 'Account',
          kind: 'live',
          baseUrl: account.baseUrl,
          sendPath: account.sendPath,
          message,
          tags: tagsOf(message),
          tagColumns: tagsOf(message).map((tag) => tag.slice(1, -1)),
          sender: 'Tagline',
          label: '',
          unicodeEncoding: 'UCS-2',
          ...(written.versions && { versions: { column: written.versions.column, cases } }),
          options: written,
          test: false,
          ...frozen,
        },
        made: null,
      },
      account,
    );
  }

  function pause(campaignId: CampaignId): PauseReason | null {
    const stored = row(campaignId).pause;
    return typeof stored === 'string' ? (JSON.parse(stored) as PauseReason) : null;
  }

  function counts(campaignId: CampaignId): Partial<Record<DeliveryState, number>> {
    const rows = database
      .prepare('SELECT state, people FROM tally WHERE campaign_id = ? AND people <> 0')
      .all(campaignId);
    return Object.fromEntries(rows.map(({ state, people }) => [state, people]));
  }

  async function reached(campaignId: CampaignId, ...phases: CampaignPhase[]): Promise<void> {
    await until(() => phases.includes(row(campaignId).phase as CampaignPhase), {
      what: `${phases.join(' or ')} of campaign ${campaignId}`,
      seen: () => [row(campaignId).phase, pause(campaignId), counts(campaignId)],
    });
  }

  return {
    database,
    path,
    engine: {
      ...benchEngine(engine, database),
      async close() {
        await engine.close();
        mark.close();
      },
    },
    owner: opened.computer,
    stateDir,
    account,
    draft(people, { message = 'Hi {name}', ...options } = {}) {
      const audienceId = addAudience(database, guestColumns, guests(people));
      const { lastInsertRowid } = database
        .prepare(
          `INSERT INTO campaign (name, phase, account_id, audience_id, message, sender, label, options, created_at, updated_at)
           VALUES ('Test', 'draft', 'account', ?, ?, 'Tagline', '', ?, 0, 0)`,
        )
        .run(audienceId, message, JSON.stringify({ ...plainOptions, ...options }));
      return Number(lastInsertRowid) as CampaignId;
    },
    start,
    resume: (campaignId) => engine.resume(campaignId, account),
    async started(campaignId, ...phases) {
      value(await start(campaignId));
      await reached(campaignId, ...phases);
    },
    async resumed(campaignId, ...phases) {
      value(await engine.resume(campaignId, account));
      await reached(campaignId, ...phases);
    },
    reached,
    async onItsWay(campaignId) {
      await until(() => counts(campaignId)['in-flight'], { what: 'a request on its way' });
    },
    phase: (campaignId) => row(campaignId).phase as CampaignPhase,
    pause,
    counts,
  };
}

/** A bench that closes with its test, on a folder of its own unless one is given. */
export function testBench(
  test: Ending,
  { folder = tempFolder(test), ...change }: BenchChange & { readonly folder?: string } = {},
): SendingBench {
  const bench = openSendingBench(folder, change);
  atEnd(test, async () => {
    await bench.engine.close();
    bench.database.close();
  });
  return bench;
}

/** A bench that sends through a practice gateway, which follows a script of faults. */
export async function practiceBench(
  test: Ending,
  faults = '',
  change: BenchChange & { readonly folder?: string } = {},
): Promise<SendingBench & { readonly gateway: Practice }> {
  const { gateway, account } = await practiceAccount(test, faults);
  return { ...testBench(test, { account, ...change }), gateway };
}

/** The real clock, except that chance is always the same. */
export const quickClock: Clock = { ...realClock, random: () => 0.5 };
