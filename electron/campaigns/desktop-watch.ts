import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../shared/brand.ts';
import type { CampaignState } from '../../shared/campaign/campaign.ts';
import { isMoving } from '../../shared/campaign/phase.ts';
import { awaitsDecision, mayAwaitDecision, taskbarProgress } from '../../shared/campaign/taskbar.ts';
import { peopleWords } from '../../shared/format/format-count.ts';
import { isolated } from '../../shared/format/quoted.ts';
import type { Desktop } from '../host.ts';
import { phaseIn } from './records/delivery-state-sql.ts';
import type { StateReader } from './results/state-reader.ts';

/** Tells the desktop what running campaigns need of it. */
export interface DesktopWatch {
  changed(state: CampaignState): void;
  /** Forgets campaigns that were deleted. */
  gone(campaignIds: readonly CampaignId[]): void;
  /** How many campaigns are being prepared or sent. */
  running(): number;
  close(): void;
}

/**
 * Keeps the computer awake while anything is sent or `scheduled` tells that something waits for its time, the taskbar's
 * progress and the number of decisions that wait true, and a person told of every end and pause.
 */
export function createDesktopWatch(desktop: Desktop, scheduled: () => number): DesktopWatch {
  /** What was at work since the start and has not ended. */
  const worked = new Map<CampaignId, CampaignState>();
  const waiting = new Set<CampaignId>();
  let badge = 0;

  const running = (): number => [...worked.values()].filter(({ phase }) => isMoving(phase)).length;

  function show(): void {
    desktop.stayAwake(running() > 0 || scheduled() > 0);
    desktop.progress(taskbarProgress([...worked.values()]));
    if (badge === waiting.size) return;
    badge = waiting.size;
    desktop.badge(badge);
  }

  show();
  return {
    changed(state) {
      const { id, phase, pause, name } = state;
      const before = worked.get(id);
      const was = before !== undefined && isMoving(before.phase);
      if (isMoving(phase) || (before !== undefined && phase === 'paused')) worked.set(id, state);
      else worked.delete(id);
      if (awaitsDecision(state)) waiting.add(id);
      else waiting.delete(id);
      show();
      if (!was || isMoving(phase)) return;
      if (phase === 'finished') {
        desktop.notify(
          `${isolated(name)} is finished`,
          `${peopleWords(state.counts.accepted)} accepted by the service.`,
          id,
        );
      } else if (phase === 'paused' && pause !== null && pause.kind !== 'by-user') {
        desktop.notify(
          `${isolated(name)} is paused`,
          pause.kind === 'refused' ? 'The service refused a request.' : pause.message,
          id,
        );
      }
    },
    gone(campaignIds) {
      for (const id of campaignIds) {
        worked.delete(id);
        waiting.delete(id);
      }
      show();
    },
    running,
    close() {
      worked.clear();
      waiting.clear();
      desktop.stayAwake(false);
      desktop.progress(null);
      desktop.badge(0);
    },
  };
}

/** Tells the desktop of the campaigns that have waited for a person since before the start. */
export function tellWaiting(database: DatabaseSync, states: StateReader, desktop: DesktopWatch): void {
  const still = database.prepare(`SELECT id FROM campaign WHERE ${phaseIn(mayAwaitDecision)}`);
  for (const { id } of still.all()) {
    const state = states.state(Number(id) as CampaignId, undefined);
    if (state !== null) desktop.changed(state);
  }
}
