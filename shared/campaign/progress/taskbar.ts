import { isTrouble } from '../outcome/pause.ts';
import type { CampaignState } from './campaign.ts';
import { settledShare } from './delivery-state.ts';
import { isMoving } from './phase.ts';

/** `fraction` is from 0 to 1. */
export interface TaskbarProgress {
  readonly fraction: number;
  readonly mode: 'normal' | 'paused' | 'error';
}

type Shown = Pick<CampaignState, 'phase' | 'pause' | 'counts' | 'people'>;

/** A paused bar at zero could not be seen. */
const leastStill = 0.05;

/** Of the campaigns sent since the app started: those at work, or if there are none, the paused ones. */
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
