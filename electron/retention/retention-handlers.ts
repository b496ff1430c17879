import { isDeepStrictEqual } from 'node:util';
import type { AudienceId } from '../../shared/brand.ts';
import { failure, ok, type Result } from '../../shared/result.ts';
import { goneBefore, type Retention, type RetentionPlan } from '../../shared/retention/retention.ts';
import { say } from '../../shared/texts/say.ts';
import type { ForgetTexts, Removal } from '../campaigns/removal-handlers.ts';
import type { Context } from '../context.ts';
import type { HandlersOf } from '../wire/dispatch.ts';
import { openOldRecords } from './old-records.ts';

export interface RetentionDeps {
  readonly context: Pick<Context, 'database' | 'settings' | 'log' | 'now'>;
  removeCampaigns: Removal['remove'];
  removeList(audienceId: AudienceId): Promise<Result<unknown>>;
  readonly practice: {
    countBefore(at: number): Promise<Result<number>>;
    readonly forget: ForgetTexts;
  };
  every(ms: number, look: () => Promise<void>): () => void;
}

const dayMs = 86_400_000;
/** Every hour, since a computer may sleep through the end of a day. */
const lookMs = 3_600_000;

/** Does not keep an idle process alive. */
export function everySoOften(ms: number, look: () => Promise<void>): () => void {
  const timer = setInterval(look, ms).unref();
  return () => clearInterval(timer);
}

export function createRetentionHandlers(deps: RetentionDeps) {
  const handlers: HandlersOf<'retention'> = {
    'retention.plan': ({ retention }) => plan(retention),
    async 'retention.set'({ retention, shown }) {
      const found = await plan(retention);
      if (!found.ok) return found;
      if (!isDeepStrictEqual(found.value, shown)) return otherPlan;
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
  let isClosed = false;

  async function plan(retention: Retention): Promise<Result<RetentionPlan>> {
    const inboxBefore = goneBefore(retention.inbox, now());
    const inbox = inboxBefore === null ? ok(0) : await deps.practice.countBefore(inboxBefore);
    if (!inbox.ok) return inbox;
    const logBefore = goneBefore(retention.log, now());
    return ok({
      campaigns: old.campaigns(retention, settings.settings().recentDays, now()).length,
      lists: old.lists(retention, now()).length,
      inbox: inbox.value,
      log: logBefore === null ? 0 : log.countBefore(logBefore),
    });
  }

  async function remove(): Promise<Result<RetentionPlan>> {
    const { retention, recentDays } = settings.settings();
    const campaigns = old.campaigns(retention, recentDays, now());
    const forgetBefore = old.reachedBefore(retention, recentDays, now());
    if (forgetBefore !== null) {
      const removed = await deps.removeCampaigns({ campaignIds: campaigns, forgetBefore });
      if (!removed.ok) return removed;
    }
    const lists = old.lists(retention, now());
    for (const audienceId of lists) {
      const removed = await deps.removeList(audienceId);
      if (!removed.ok) return removed;
    }
    const inboxBefore = goneBefore(retention.inbox, now());
    const inbox =
      inboxBefore === null ? ok(0) : await deps.practice.forget({ what: 'before', at: inboxBefore });
    if (!inbox.ok) return inbox;
    const logBefore = goneBefore(retention.log, now());
    const gone = logBefore === null ? 0 : log.forgetBefore(logBefore);
    const done = { campaigns: campaigns.length, lists: lists.length, inbox: inbox.value, log: gone };
    if (Object.values(done).some((count) => count > 0)) log.write('removed by age', done);
    return ok(done);
  }

  /** One run at a time, because runs must not remove the same records. */
  function run(): Promise<Result<RetentionPlan>> {
    ranAt = now();
    const mine = running.then(remove);
    running = mine.catch(() => undefined);
    return mine;
  }

  async function look(): Promise<void> {
    // A clock that was set back must not delay the next run.
    if (isClosed || (now() >= ranAt && now() - ranAt < dayMs)) return;
    try {
      const done = await run();
      if (!done.ok) log.write('not removed by age', { kind: done.error.kind });
    } catch (bug) {
      log.bug('retention', bug);
    }
  }

  void look();
  const stop = deps.every(lookMs, look);

  return {
    handlers,
    run,
    close(): void {
      isClosed = true;
      stop();
    },
  };
}

const otherPlan = failure('conflict', say.app.otherPlan(), say.app.otherPlanFix());
