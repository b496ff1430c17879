import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../shared/brand.ts';
import type { PauseShown } from '../../shared/campaign/outcome/pause.ts';
import { sleepOverMs } from '../../shared/campaign/plan/after-sleep.ts';
import { dueNow } from '../../shared/campaign/plan/schedule.ts';
import type { Words } from '../../shared/language/said.ts';
import { failure, type Result } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import { openScheduled, type Scheduled } from './records/scheduled.ts';

export interface SchedulerDeps {
  readonly database: DatabaseSync;
  /** The scheduler begins nothing. */
  readonly isOff?: boolean;
  /** Identifies this computer; campaigns scheduled on another one stay with that. */
  readonly owner: string;
  now(): number;
  start(campaignId: CampaignId): Promise<Result<unknown>>;
  /** The time was missed, or the start failed: a person decides. */
  miss(campaignId: CampaignId, message: Words): Promise<unknown>;
  /** For a campaign that waits between two parts. */
  readonly rest: Pick<SchedulerDeps, 'miss'> & {
    /** Fails if the campaign is paused for another reason than `shown`. */
    start(campaignId: CampaignId, shown: PauseShown): Promise<Result<unknown>>;
  };
  /** Called if neither was possible, for example on a full disk; tried again after `againMs`. */
  failed(error: unknown): void;
}

/** The campaign came in a file that was opened, and nobody has allowed it to go on by itself. */
const asksFirst = failure('elsewhere', say.folder.campaignAsks());

const againMs = 5_000;

export type Scheduler = ReturnType<typeof openScheduler>;

/**
 * Starts no campaign late, and resumes none after a sleep so long that a person must be asked. The first look also
 * finds times that passed while the app was closed.
 */
export function openScheduler(deps: SchedulerDeps) {
  const { database, owner, now } = deps;
  const scheduled = openScheduled(database, owner);
  const asked = database.prepare("SELECT 1 FROM opened_with WHERE kind = 'campaign' AND subject = ?");
  const starting = new Set<CampaignId>();
  const retries = new Map<CampaignId, NodeJS.Timeout>();
  let timer: NodeJS.Timeout | null = null;
  let closed = false;

  async function begin({ id, waitsFor }: Scheduled): Promise<void> {
    const { notStarted, notResumed } = say.campaigns;
    const isAsked = asked.get(String(id)) !== undefined;
    if (waitsFor === null) {
      const started = isAsked ? asksFirst : await deps.start(id);
      if (!started.ok) await deps.miss(id, notStarted(started.error.message));
    } else {
      const shown = { kind: waitsFor, chunk: null };
      const resumed = isAsked ? asksFirst : await deps.rest.start(id, shown);
      if (!resumed.ok) await deps.rest.miss(id, notResumed(resumed.error.message));
    }
  }

  function miss({ id, waitsFor }: Scheduled, lateMs: number): Promise<unknown> {
    const { timePassed, waitOver } = say.campaigns;
    return waitsFor !== null
      ? deps.rest.miss(id, waitOver(lateMs / 1000))
      : deps.miss(id, timePassed(lateMs / 1000));
  }

  function look(): void {
    if (closed || deps.isOff) return;
    if (timer !== null) clearTimeout(timer);
    timer = null;
    let next = Number.POSITIVE_INFINITY;
    for (const one of scheduled()) {
      const { id: campaignId, at, waitsFor } = one;
      if (starting.has(campaignId)) continue;
      const due = dueNow(at, now(), waitsFor !== null);
      if (due.kind === 'wait') {
        next = Math.min(next, due.ms);
        continue;
      }
      starting.add(campaignId);
      const act = due.kind === 'start' ? begin(one) : miss(one, due.lateMs);
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

  return {
    /** Call it once at the start, after a change of the schedule, and when the computer wakes. */
    look,
    sleep() {
      if (timer !== null) clearTimeout(timer);
      timer = setTimeout(look, sleepOverMs);
      timer.unref();
    },
    close() {
      closed = true;
      if (timer !== null) clearTimeout(timer);
      for (const retry of retries.values()) clearTimeout(retry);
    },
  };
}
