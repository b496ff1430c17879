import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { TestContext } from 'node:test';
import type { Frozen } from '../../../electron/campaigns/records/frozen.ts';
import { type Clock, realClock } from '../../../electron/campaigns/worker/clock.ts';
import { type Engine, type EngineDeps, openEngine } from '../../../electron/campaigns/worker/engine.ts';
import type { StartRequest } from '../../../electron/campaigns/worker/start-people.ts';
import { createGateway, type GatewayAccount } from '../../../electron/gateway/client.ts';
import { rowKey } from '../../../electron/store/audience-keys.ts';
import { openDatabase } from '../../../electron/store/open-database.ts';
import type { AccountId, AudienceId, CampaignId } from '../../../shared/brand.ts';
import type { DeliveryState } from '../../../shared/campaign/delivery-state.ts';
import type { PauseReason } from '../../../shared/campaign/pause.ts';
import type { CampaignPhase } from '../../../shared/campaign/phase.ts';
import type { SendOptions } from '../../../shared/draft/draft.ts';
import { tagsOf } from '../../../shared/message/tag.ts';

/** Options that send everything at once, to be changed where a test needs more. */
export const plainOptions: SendOptions = {
  chunkSize: 10,
  canary: 0,
  perMinute: null,
  connections: 1,
  splitUnicode: true,
  startAt: null,
};

/** One of 78,900 numbers reserved for fiction: 555-0100 to 555-0199 of every area code of the United States. */
export function fictionalNumber(n: number): string {
  return `1${201 + Math.floor(n / 100)}55501${String(n % 100).padStart(2, '0')}`;
}

/** A store with an engine on it, and what a test wants to know of campaigns. */
export interface SendingBench {
  readonly database: DatabaseSync;
  readonly path: string;
  readonly engine: Engine;
  /** A draft to so many people, whose cells are `name` and a number of their own. */
  draft(people: number, message: string, options?: Partial<SendOptions>): CampaignId;
  start(
    campaignId: CampaignId,
    account: GatewayAccount,
    changes?: Partial<Frozen>,
    request?: Partial<StartRequest>,
  ): ReturnType<Engine['start']>;
  phase(campaignId: CampaignId): CampaignPhase;
  pause(campaignId: CampaignId): PauseReason | null;
  /** People by state. */
  counts(campaignId: CampaignId): Partial<Record<DeliveryState, number>>;
  /** Resolves when the campaign is in one of the phases. */
  until(campaignId: CampaignId, ...phases: CampaignPhase[]): Promise<void>;
}

/** Opens a bench in a folder; a second one in the same folder is the app after a restart. */
export function openSendingBench(folder: string, changes: Partial<EngineDeps> = {}): SendingBench {
  const path = join(folder, 'tagline.db');
  const opened = openDatabase(path);
  if (!opened.ok) throw new Error(opened.error.message);
  const database = opened.value;
  const engine = openEngine({
    database,
    clock: quickClock,
    owner: 'this computer',
    retry: { retries: 3, firstMs: 10, longestMs: 20 },
    connect: createGateway,
    readCredit: async () => null,
    changed: () => undefined,
    bug(error) {
      throw error;
    },
    ...changes,
  });

  function row(campaignId: CampaignId): Record<string, unknown> {
    const found = database.prepare('SELECT * FROM campaign WHERE id = ?').get(campaignId);
    if (found === undefined) throw new Error('No such campaign');
    return found;
  }

  return {
    database,
    path,
    engine,
    draft(people, message, options = {}) {
      const audienceId = addPeople(database, people);
      const { lastInsertRowid } = database
        .prepare(
          `INSERT INTO campaign (name, phase, account_id, audience_id, message, sender, label, options, created_at, updated_at)
           VALUES ('Test', 'draft', 'account', ?, ?, 'Tagline', '', ?, 0, 0)`,
        )
        .run(audienceId, message, JSON.stringify({ ...plainOptions, ...options }));
      return Number(lastInsertRowid) as CampaignId;
    },
    start(campaignId, account, frozen = {}, request = {}) {
      const { message, audience_id, options, rest_of } = row(campaignId);
      const audienceId = Number(audience_id) as AudienceId;
      const people = Number(
        database
          .prepare('SELECT count(*) AS people FROM audience_row WHERE id >> 24 = ? AND status = 0')
          .get(audienceId)?.people,
      );
      const restOf = rest_of === null ? null : (Number(rest_of) as CampaignId);
      return engine.start(
        {
          campaignId,
          audienceId,
          message: String(message),
          people,
          version: null,
          restOf,
          recentDays: 0,
          includeRecent: false,
          instead: null,
          ...request,
        },
        {
          accountId: 'account' as AccountId,
          accountName: 'Account',
          kind: 'live',
          baseUrl: account.baseUrl,
          sendPath: account.sendPath,
          message: String(message),
          tags: tagsOf(String(message)),
          sender: 'Tagline',
          label: '',
          unicodeEncoding: 'UCS-2',
          options: JSON.parse(String(options)) as SendOptions,
          test: false,
          ...frozen,
        },
        account,
      );
    },
    phase: (campaignId) => row(campaignId).phase as CampaignPhase,
    pause(campaignId) {
      const { pause } = row(campaignId);
      return typeof pause === 'string' ? (JSON.parse(pause) as PauseReason) : null;
    },
    counts(campaignId) {
      const rows = database
        .prepare('SELECT state, people FROM tally WHERE campaign_id = ? AND people <> 0')
        .all(campaignId);
      return Object.fromEntries(rows.map(({ state, people }) => [state, people]));
    },
    async until(campaignId, ...phases) {
      const since = performance.now();
      while (!phases.includes(row(campaignId).phase as CampaignPhase)) {
        if (performance.now() - since > 20_000) throw new Error(`Still ${String(row(campaignId).phase)}`);
        await realClock.sleep(5);
      }
      // The phase is written a moment before the run lets go of the campaign.
      await realClock.sleep(10);
    },
  };
}

/** A bench in a folder of its own that closes with the test. */
export function testBench(t: TestContext, folder: string, changes: Partial<EngineDeps> = {}): SendingBench {
  const bench = openSendingBench(folder, changes);
  t.after(async () => {
    await bench.engine.close();
    bench.database.close();
  });
  return bench;
}

/** The real clock, except that chance is always the same. */
export const quickClock: Clock = { ...realClock, random: () => 0.5 };

function addPeople(database: DatabaseSync, people: number): AudienceId {
  const { lastInsertRowid } = database
    .prepare(
      `INSERT INTO audience (name, sheet_name, country, columns, number_column, mapping, counts, created_at, ready)
       VALUES ('People', 'people.csv', 'US', '["name","code"]', 'number', '{}', '{}', 0, 1)`,
    )
    .run();
  const add = database.prepare(
    `INSERT INTO audience_row (id, row, status, msisdn, original, cells) VALUES (?, ?, 0, ?, ?, ?)`,
  );
  database.exec('BEGIN');
  for (let n = 0; n < people; n++) {
    const number = fictionalNumber(n);
    add.run(
      rowKey(Number(lastInsertRowid), n),
      n + 2,
      Number(number),
      number,
      JSON.stringify([`Name ${n}`, String(n)]),
    );
  }
  database.exec('COMMIT');
  return Number(lastInsertRowid) as AudienceId;
}
