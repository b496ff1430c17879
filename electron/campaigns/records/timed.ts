import type { PauseReason } from '../../../shared/campaign/outcome/pause.ts';
import type { CampaignPhase } from '../../../shared/campaign/progress/phase.ts';
import type { Timed } from '../../../shared/campaign/progress/waiting.ts';

/** SQL for the values that decide when campaign `of` goes on. */
export function timedColumns(of = 'campaign'): string {
  return `${of}.phase, ${of}.pause, ${of}.frozen -> '$.options' AS options`;
}

/** The fields of a frozen campaign that decide when it goes on. */
export function timedOf({ phase, pause, options }: Readonly<Record<string, unknown>>) {
  return {
    phase: phase as CampaignPhase,
    pause: typeof pause === 'string' ? (JSON.parse(pause) as PauseReason) : null,
    options: JSON.parse(String(options)) as Timed['options'],
  };
}
