import type { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import type { AudienceId, CampaignId } from '../../shared/brand.ts';
import { type CampaignPhase, hasEnded } from '../../shared/campaign/progress/phase.ts';
import { failure, ok, type Result } from '../../shared/result.ts';
import {
  campaignsGoneBefore,
  goneBefore,
  mayGoCampaign,
  mayGoList,
  type Retention,
  type RetentionPlan,
} from '../../shared/retention/retention.ts';
import { say } from '../../shared/texts/say.ts';
import type { ForgetTexts, Removal } from '../campaigns/removal-handlers.ts';
import type { Context } from '../context.ts';
import { waitsForVerdict } from '../store/delivery-state-sql.ts';
import { phaseIn } from '../store/phase-sql.ts';
import type { HandlersOf } from '../wire/dispatch.ts';

export interface RetentionDeps {
  readonly context: Pick<Context, 'database' | 'settings' | 'log' | 'now' | 'unfinished'>;
  removeCampaigns: Removal['remove'];
  removeList(audienceId: AudienceId): Promise<Result<unknown>>;
  readonly practice: {
    countBefore(at: number): Promise<Result<number>>;
    readonly forget: ForgetTexts;
  };
  dropCopies(): Promise<void>;
  every(ms: number, look: () => Promise<unknown>): () => void;
}

const none: Promise<Result<number>> = Promise.resolve(ok(0));

const dayMs = 86_400_000;
/** Every hour, since a computer may sleep through the end of a day. */
const lookMs = 3_600_000;

/** The timer does not keep an idle process alive. */
export function everySoOften(ms: number, look: () => Promise<unknown>): () => void {
  const timer = setInterval(look, ms).unref();
  return () => clearInterval(timer);
}

export function createRetentionHandlers(deps: RetentionDeps) {
  const handlers: HandlersOf<'retention'> = {
    'retention.plan': ({ retention }) => plan(retention),
    async 'retention.set'({ retention, shown }) {
      const planned = await plan(retention);
      if (!planned.ok) return planned;
      if (!isDeepStrictEqual(planned.value, shown)) return otherPlan;
      const saved = settings.saveSettings({ retention });
      const done = await run();
      return done.ok ? ok(saved) : done;
    },
  };
  const { context } = deps;
  const { database, settings, log, now } = context;
  const old = openOldRecords(database);
  let ranAt = Number.NEGATIVE_INFINITY;
  let running: Promise<unknown> = Promise.resolve();

  /** Returns `nothing` if everything is kept. */
  function older<Value>(days: number, nothing: Value, ofBefore: (before: number) => Value): Value {
    const before = goneBefore(days, now());
    return before === null ? nothing : ofBefore(before);
  }

  async function plan(retention: Retention): Promise<Result<RetentionPlan>> {
    const inbox = await older(retention.inbox, none, deps.practice.countBefore);
    if (!inbox.ok) return inbox;
    return ok({
      campaigns: old.campaigns(retention, settings.settings().recentDays, now()).length,
      lists: old.lists(retention, now()).length,
      inbox: inbox.value,
      log: older(retention.log, 0, log.countBefore),
    });
  }

  async function remove(): Promise<Result<RetentionPlan>> {
    const { retention, recentDays } = settings.settings();
    const campaigns = old.campaigns(retention, recentDays, now());
    const forgetBefore = old.reachedBefore(retention, recentDays, now());
    let isRemoving = forgetBefore !== null;
    try {
      if (forgetBefore !== null) {
        const removed = await deps.removeCampaigns({ campaignIds: campaigns, forgetBefore });
        if (!removed.ok) return removed;
      }
      const lists = old.lists(retention, now());
      for (const audienceId of lists) {
        isRemoving = true;
        const removed = await deps.removeList(audienceId);
        if (!removed.ok) return removed;
      }
      const inbox = await older(retention.inbox, none, (at) => deps.practice.forget({ what: 'before', at }));
      if (!inbox.ok) return inbox;
      const gone = older(retention.log, 0, log.forgetBefore);
      const done = { campaigns: campaigns.length, lists: lists.length, inbox: inbox.value, log: gone };
      if (Object.values(done).some((count) => count > 0)) {
        isRemoving = true;
        log.write('removed by age', done);
      }
      return ok(done);
    } finally {
      if (isRemoving) await deps.dropCopies();
    }
  }

  /** One run at a time, because runs must not remove the same records. */
  function run(): Promise<Result<RetentionPlan>> {
    const mine = running.then(remove);
    running = mine.then(
      (done) => {
        if (done.ok) ranAt = now();
      },
      () => undefined,
    );
    return mine;
  }

  const { wake: look } = context.unfinished.untilDone('age', {
    // A clock that was set back must not delay the next run.
    remaining: () => (now() >= ranAt && now() - ranAt < dayMs ? [] : [null]),
    act: run,
  });

  let stop: (() => void) | undefined;

  return {
    handlers,
    begin(): void {
      void look();
      stop = deps.every(lookMs, look);
    },
    run,
    close: () => stop?.(),
  };
}

const otherPlan = failure('conflict', say.app.otherPlan(), say.app.otherPlanFix());

/** `settingsDays` is for how many days the settings look back for the same text. */
function openOldRecords(database: DatabaseSync) {
  // Looks only at campaigns that are old enough; the condition on accepted lets SQLite use the index of open chunks.
  const campaigns = database.prepare(
    `SELECT g.id, g.phase, coalesce(g.ended_at, g.updated_at) AS endedAt,
       EXISTS (SELECT 1 FROM chunk c WHERE c.campaign_id = g.id AND c.state <> 'accepted' AND ${waitsForVerdict}) AS isInDoubt,
       EXISTS (SELECT 1 FROM campaign d WHERE d.rest_of = g.id AND NOT ${phaseIn(hasEnded, 'd')}) AS hasRest
     FROM campaign g WHERE ${phaseIn(hasEnded, 'g')} AND coalesce(g.ended_at, g.updated_at) < ?`,
  );
  const lists = database.prepare(
    `SELECT a.id,
       max(a.created_at, a.used_at,
         coalesce((SELECT max(s.at) FROM audience_step s WHERE s.audience_id = a.id), 0),
         coalesce((SELECT max(g.updated_at) FROM campaign g WHERE g.audience_id = a.id), 0)) AS usedAt,
       EXISTS (SELECT 1 FROM campaign g WHERE g.audience_id = a.id AND NOT ${phaseIn(hasEnded, 'g')}) AS isNeeded
     FROM audience a WHERE a.ready = 1`,
  );
  // Lists that skip recent recipients look back whenever a row changes.
  const longest = database.prepare(
    "SELECT coalesce(max(mapping ->> '$.skipRecentDays'), 0) AS days FROM audience WHERE ready = 1",
  );
  const lookedBack = (settingsDays: number): number => Math.max(settingsDays, Number(longest.get()?.days));

  return {
    /** In ms since the epoch: forgets whom deleted campaigns reached before this time; null keeps everything. */
    reachedBefore: (retention: Retention, settingsDays: number, now: number): number | null =>
      campaignsGoneBefore(retention.campaigns, lookedBack(settingsDays), now),
    campaigns(retention: Retention, settingsDays: number, now: number): CampaignId[] {
      const recentDays = lookedBack(settingsDays);
      const before = campaignsGoneBefore(retention.campaigns, recentDays, now);
      if (before === null) return [];
      return campaigns.all(before).flatMap((row) => {
        const campaign = {
          phase: row.phase as CampaignPhase,
          endedAt: Number(row.endedAt),
          isInDoubt: row.isInDoubt === 1,
          hasRest: row.hasRest === 1,
        };
        const goes = mayGoCampaign(campaign, retention.campaigns, { now, recentDays });
        return goes ? [Number(row.id) as CampaignId] : [];
      });
    },
    lists(retention: Retention, now: number): AudienceId[] {
      if (retention.lists === 0) return [];
      return lists.all().flatMap(({ id, usedAt, isNeeded }) => {
        const list = { usedAt: Number(usedAt), isNeeded: isNeeded === 1 };
        return mayGoList(list, retention.lists, now) ? [Number(id) as AudienceId] : [];
      });
    },
  };
}
