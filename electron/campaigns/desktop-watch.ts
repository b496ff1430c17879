import type { CampaignId } from '../../shared/brand.ts';
import type { CampaignState } from '../../shared/campaign/campaign.ts';
import { settledShare } from '../../shared/campaign/campaign-progress.ts';
import { isMoving } from '../../shared/campaign/phase.ts';
import { peopleWords } from '../../shared/format/format-count.ts';
import { isolated } from '../../shared/format/quoted.ts';
import type { Desktop } from '../host.ts';

/** Tells the desktop what running campaigns need of it. */
export interface DesktopWatch {
  changed(state: CampaignState): void;
  /** How many campaigns are being prepared or sent. */
  running(): number;
  close(): void;
}

/**
 * Keeps the computer awake while anything is sent or `scheduled` tells that something waits for its time, the taskbar's
 * progress true, and a person told of every end and pause.
 */
export function createDesktopWatch(desktop: Desktop, scheduled: () => number): DesktopWatch {
  const moving = new Map<CampaignId, CampaignState>();

  function show(): void {
    desktop.stayAwake(moving.size > 0 || scheduled() > 0);
    const shares = [...moving.values()].map(settledShare);
    desktop.progress(shares.length === 0 ? null : shares.reduce((sum, one) => sum + one, 0) / shares.length);
  }

  show();
  return {
    changed(state) {
      const { id, phase, pause, name } = state;
      const was = moving.has(id);
      if (isMoving(phase)) {
        moving.set(id, state);
        show();
        return;
      }
      moving.delete(id);
      show();
      if (!was) return;
      if (phase === 'finished') {
        desktop.notify(
          `${isolated(name)} is finished`,
          `${peopleWords(state.counts.accepted)} accepted by the service.`,
        );
      } else if (phase === 'paused' && pause !== null && pause.kind !== 'by-user') {
        desktop.notify(
          `${isolated(name)} is paused`,
          pause.kind === 'refused' ? 'The service refused a request.' : pause.message,
        );
      }
    },
    running: () => moving.size,
    close() {
      moving.clear();
      desktop.stayAwake(false);
      desktop.progress(null);
    },
  };
}
