import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../shared/brand.ts';
import { dueNow, graceMs } from '../../shared/campaign/plan/schedule.ts';
import type { Words } from '../../shared/language/said.ts';
import type { Result } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import { readFrozen } from './records/frozen.ts';

export interface ScheduleDeps {
  readonly database: DatabaseSync;
  /** This computer; campaigns scheduled on another one stay with it. */
  readonly owner: string;
  now(): number;
  start(campaignId: CampaignId): Promise<Result<unknown>>;
  /** The time was missed, or the start failed: a person decides. */
  miss(campaignId: CampaignId, message: Words): Promise<unknown>;
  /** Neither could be done, for example on a full disk; tried again after `againMs`. */
  failed(error: unknown): void;
}

/** In ms awake: a sleep counts as over then. Longer than the grace, so that nothing starts late. */
const sleepingMs = 2 * graceMs;

const againMs = 5_000;

export function openScheduled(database: DatabaseSync, owner: string): () => readonly CampaignId[] {
  const scheduled = database.prepare("SELECT id FROM campaign WHERE phase = 'scheduled' AND owner = ?");
  return () => scheduled.all(owner).map(({ id }) => Number(id) as CampaignId);
}

export type Schedule = ReturnType<typeof openSchedule>;

/** Never starts a campaign late. Looks at once, for times that passed while the app was closed. */
export function openSchedule(deps: ScheduleDeps) {
  const { database, owner, now } = deps;
  const scheduled = openScheduled(database, owner);
  const starting = new Set<CampaignId>();
  const retries = new Map<CampaignId, NodeJS.Timeout>();
  let timer: NodeJS.Timeout | null = null;
  let closed = false;

  async function begin(campaignId: CampaignId): Promise<void> {
    const started = await deps.start(campaignId);
    if (!started.ok) await deps.miss(campaignId, say.campaigns.notStarted(started.error.message));
  }

  function look(): void {
    if (closed) return;
    if (timer !== null) clearTimeout(timer);
    timer = null;
    let next = Number.POSITIVE_INFINITY;
    for (const campaignId of scheduled()) {
      const at = readFrozen(database, campaignId)?.options.startAt ?? null;
      if (at === null || starting.has(campaignId)) continue;
      const due = dueNow(at, now());
      if (due.kind === 'wait') {
        next = Math.min(next, due.ms);
        continue;
      }
      starting.add(campaignId);
      const act =
        due.kind === 'start'
          ? begin(campaignId)
          : deps.miss(campaignId, say.campaigns.timePassed(due.lateMs / 1000));
      void act.then(
        () => {
          starting.delete(campaignId);
          look();
        },
        (error: unknown) => {
          deps.failed(error);
          retries.set(campaignId, setTimeout(again, againMs, campaignId).unref());
        },
      );
    }
    if (Number.isFinite(next)) {
      timer = setTimeout(look, next);
      timer.unref();
    }
  }

  function again(campaignId: CampaignId): void {
    retries.delete(campaignId);
    starting.delete(campaignId);
    look();
  }

  look();
  return {
    /** Call it after a change of the schedule, and when the computer wakes. */
    look,
    sleep() {
      if (timer !== null) clearTimeout(timer);
      // The computer may not report that it woke, or may never sleep.
      timer = setTimeout(look, sleepingMs);
      timer.unref();
    },
    close() {
      closed = true;
      if (timer !== null) clearTimeout(timer);
      for (const retry of retries.values()) clearTimeout(retry);
    },
  };
}
