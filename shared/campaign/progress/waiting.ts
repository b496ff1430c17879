import type { SendOptions } from '../../draft/draft.ts';
import type { PauseReason } from '../outcome/pause.ts';
import type { CampaignState } from './campaign.ts';
import { type CampaignPhase, hasEnded } from './phase.ts';

export interface Timed {
  readonly phase: CampaignPhase;
  readonly pause: Pick<PauseReason, 'until'> | null;
  readonly options: Pick<SendOptions, 'startAt' | 'canaryNow' | 'notAfter' | 'asksAfterQuiet'>;
}

/** When it begins or goes on by itself, ms since the epoch; null for a campaign that does neither. */
export function goesOnAt({ phase, pause, options }: Timed): number | null {
  if (phase === 'scheduled') return options.startAt;
  return phase === 'paused' ? (pause?.until ?? null) : null;
}

function mayAwaitDecision(phase: CampaignPhase): boolean {
  return phase === 'missed' || phase === 'paused';
}

/** The campaign waits for a person or for its time. */
export function stoodStill(phase: CampaignPhase): boolean {
  return phase === 'scheduled' || mayAwaitDecision(phase);
}

/** A person has something to decide, also in a campaign that has ended. */
export function hasDecision(campaign: Pick<CampaignState, 'phase' | 'pause' | 'counts'>): boolean {
  return awaitsDecision(campaign) || (hasEnded(campaign.phase) && campaign.counts.unknown > 0);
}

/** The campaign needs a decision to continue; a pause by the person or until a time does not count. */
export function awaitsDecision({ phase, pause }: Pick<CampaignState, 'phase' | 'pause'>): boolean {
  return mayAwaitDecision(phase) && pause?.kind !== 'by-user' && pause?.until === undefined;
}
