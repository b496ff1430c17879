import { isTrouble } from '../outcome/pause.ts';
import type { CampaignState } from './campaign.ts';
import { settledShare } from './campaign-progress.ts';
import { type CampaignPhase, hasEnded, isMoving } from './phase.ts';

/** What the taskbar or the dock shows of all sending; `fraction` is from 0 to 1. */
export interface TaskbarProgress {
  readonly fraction: number;
  readonly mode: 'normal' | 'paused' | 'error';
}

type Shown = Pick<CampaignState, 'phase' | 'pause' | 'counts' | 'people'>;

/** A bar that stands still at nothing could not be seen. */
const leastStill = 0.05;

/** The phases in which a campaign may wait for a person. */
function mayAwaitDecision(phase: CampaignPhase): boolean {
  return phase === 'missed' || phase === 'paused';
}

/** True for a phase in which a campaign waits for a person or for its time. */
export function stoodStill(phase: CampaignPhase): boolean {
  return phase === 'scheduled' || mayAwaitDecision(phase);
}

/** True for a campaign about which a person has something to decide now, in one that has ended too. */
export function hasDecision(campaign: Pick<CampaignState, 'phase' | 'pause' | 'counts'>): boolean {
  return awaitsDecision(campaign) || (hasEnded(campaign.phase) && campaign.counts.unknown > 0);
}

/** True for a campaign that goes no further until a person has decided, other than one that a person paused. */
export function awaitsDecision({ phase, pause }: Pick<CampaignState, 'phase' | 'pause'>): boolean {
  return mayAwaitDecision(phase) && pause?.kind !== 'by-user';
}

/** What to show of the campaigns that were sent since the start: of those at work, or where none is of those that stand still. */
export function taskbarProgress(campaigns: readonly Shown[]): TaskbarProgress | null {
  const moving = campaigns.filter(({ phase }) => isMoving(phase));
  if (moving.length > 0) return { fraction: meanShare(moving), mode: 'normal' };
  const still = campaigns.filter(({ phase }) => phase === 'paused');
  if (still.length === 0) return null;
  const isInTrouble = still.some(({ pause }) => pause !== null && isTrouble(pause.kind));
  return { fraction: Math.max(leastStill, meanShare(still)), mode: isInTrouble ? 'error' : 'paused' };
}

function meanShare(campaigns: readonly Shown[]): number {
  return campaigns.reduce((sum, one) => sum + settledShare(one), 0) / campaigns.length;
}
