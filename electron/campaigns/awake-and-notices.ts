import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../shared/brand.ts';
import type { CampaignState } from '../../shared/campaign/progress/campaign.ts';
import { campaignWord } from '../../shared/campaign/progress/campaign-word.ts';
import { isMoving } from '../../shared/campaign/progress/phase.ts';
import type { ScheduledCampaign } from '../../shared/campaign/progress/scheduled-words.ts';
import { taskbarProgress } from '../../shared/campaign/progress/taskbar.ts';
import { awaitsDecision, goesOnAt, stoodStill } from '../../shared/campaign/progress/waiting.ts';
import { campaignNews } from '../../shared/texts/en/desktop.ts';
import { spoken } from '../../shared/texts/spoken-with-texts.ts';
import type { Desktop } from '../host.ts';
import { phaseIn } from '../store/phase-sql.ts';
import type { StateReader } from './results/state-reader.ts';

export type AwakeAndNotices = ReturnType<typeof createAwakeAndNotices>;

/** Keeps the computer awake while a campaign is sent or waits for its time, and notifies of every end and pause. */
export function createAwakeAndNotices(
  desktop: Desktop,
  scheduled: () => readonly { readonly id: CampaignId }[],
) {
  /** Running since the app started, and not ended. */
  const worked = new Map<CampaignId, CampaignState>();
  const waiting = new Set<CampaignId>();
  /** Campaigns that begin or go on by themselves, including those of another computer. */
  const later = new Map<CampaignId, ScheduledCampaign>();
  let hinted: readonly ScheduledCampaign[] = [];
  let badge = 0;

  const running = (): number => [...worked.values()].filter(({ phase }) => isMoving(phase)).length;

  function hint(next: readonly ScheduledCampaign[]): void {
    if (next.length === hinted.length && next.every((one, at) => one === hinted[at])) return;
    hinted = next;
    desktop.scheduled(next);
  }

  function show(): void {
    const ids = scheduled();
    desktop.stayAwake(running() > 0 || ids.length > 0);
    hint(ids.flatMap(({ id }) => later.get(id) ?? []));
    desktop.progress(taskbarProgress([...worked.values()]));
    if (badge === waiting.size) return;
    badge = waiting.size;
    desktop.badge(badge);
  }

  show();
  return {
    changed(state: CampaignState) {
      const { id, phase, pause, name } = state;
      const before = worked.get(id);
      const was = before !== undefined && isMoving(before.phase);
      if (isMoving(phase) || (before !== undefined && phase === 'paused')) worked.set(id, state);
      else worked.delete(id);
      const startAt = goesOnAt(state);
      if (startAt === null) later.delete(id);
      else if (later.get(id)?.startAt !== startAt || later.get(id)?.name !== name)
        later.set(id, { id, name, startAt });
      if (awaitsDecision(state)) waiting.add(id);
      else waiting.delete(id);
      show();
      if (!was || isMoving(phase)) return;
      if (phase === 'finished') {
        desktop.notify(campaignNews.finished(name), campaignNews.accepted(state.counts.accepted), id);
      } else if (phase === 'paused' && pause !== null && pause.kind !== 'by-user') {
        desktop.notify(
          campaignNews.stands(name, campaignWord(state, state.counts.accepted).label),
          pause.kind === 'refused' ? campaignNews.refused : spoken(pause.message),
          id,
        );
      }
    },
    gone(campaignIds: readonly CampaignId[]) {
      for (const id of campaignIds) {
        worked.delete(id);
        waiting.delete(id);
        later.delete(id);
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
      hint([]);
    },
  };
}

export function notifyOfWaiting(database: DatabaseSync, states: StateReader, desktop: AwakeAndNotices): void {
  const still = database.prepare(`SELECT id FROM campaign WHERE ${phaseIn(stoodStill)}`);
  for (const { id } of still.all()) {
    const state = states.state(Number(id) as CampaignId, undefined);
    if (state !== null) desktop.changed(state);
  }
}
