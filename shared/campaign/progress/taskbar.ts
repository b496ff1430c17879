import { isTrouble } from '../outcome/pause.ts';
import type { CampaignState } from './campaign.ts';
import { settledShare } from './campaign-progress.ts';
import { type CampaignPhase, hasEnded, isMoving } from './phase.ts';

/** `fraction` is from 0 to 1. */
export interface TaskbarProgress {
  readonly fraction: number;
  readonly mode: 'normal' | 'paused' | 'error';
}

type Shown = Pick<CampaignState, 'phase' | 'pause' | 'counts' | 'people'>;

/** A paused bar at zero could not be seen. */
const leastStill = 0.05;

type Timed = Pick<CampaignState, 'phase' | 'pause' | 'options'>;

/** When it begins or goes on by itself, ms since the epoch; null for a campaign that does neither. */
export function goesOnAt({ phase, pause, options }: Timed): number | null {
  if (phase === 'scheduled') return options.startAt;
  return phase === 'paused' ? (pause?.until ?? null) : null;
}

function mayAwaitDecision(phase: CampaignPhase): boolean {
  return phase === 'missed' || phase === 'paused';
}

/** It waits for a person or for its time. */
export function stoodStill(phase: CampaignPhase): boolean {
  return phase === 'scheduled' || mayAwaitDecision(phase);
}

/** A person has something to decide, also in a campaign that has ended. */
export function hasDecision(campaign: Pick<CampaignState, 'phase' | 'pause' | 'counts'>): boolean {
  return awaitsDecision(campaign) || (hasEnded(campaign.phase) && campaign.counts.unknown > 0);
}

/** It needs a decision to continue; a pause by the person or until a time does not count. */
export function awaitsDecision({ phase, pause }: Pick<CampaignState, 'phase' | 'pause'>): boolean {
  return mayAwaitDecision(phase) && pause?.kind !== 'by-user' && pause?.until === undefined;
}

/** Of the campaigns sent since the app started: those at work, or where there are none, the paused ones. */
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
