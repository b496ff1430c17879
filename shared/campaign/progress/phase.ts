import { assertNever } from '../../assert-never.ts';

export type CampaignPhase =
  | 'draft'
  | 'scheduled'
  | 'missed'
  | 'preparing'
  | 'running'
  | 'pausing'
  | 'paused'
  | 'finished'
  | 'cancelled';

/** What can happen to a campaign. `settled` means that the last request in flight has its outcome. */
export type CampaignStep =
  | 'schedule'
  | 'unschedule'
  | 'miss'
  | 'prepare'
  | 'start'
  | 'give-up'
  | 'pause'
  | 'settled'
  | 'resume'
  | 'finish'
  | 'cancel';

/** The phase after a step, or null where the step is not allowed: a campaign that has ended never moves. */
export function afterStep(phase: CampaignPhase, step: CampaignStep): CampaignPhase | null {
  switch (step) {
    case 'prepare':
      return phase === 'draft' || phase === 'missed' ? 'preparing' : null;
    case 'give-up':
      return phase === 'preparing' ? 'draft' : null;
    case 'schedule':
      return phase === 'preparing' ? 'scheduled' : null;
    case 'unschedule':
      return phase === 'scheduled' || phase === 'missed' ? 'draft' : null;
    case 'miss':
      return phase === 'scheduled' || phase === 'preparing' ? 'missed' : null;
    case 'start':
      return phase === 'preparing' || phase === 'scheduled' ? 'running' : null;
    case 'pause':
      return phase === 'running' || phase === 'pausing' ? 'pausing' : null;
    case 'settled':
      return phase === 'pausing' ? 'paused' : null;
    case 'resume':
      return phase === 'paused' || phase === 'pausing' ? 'running' : null;
    case 'finish':
      return phase === 'running' || phase === 'pausing' || phase === 'paused' ? 'finished' : null;
    case 'cancel':
      return phase === 'paused' || phase === 'pausing' ? 'cancelled' : null;
    default:
      return assertNever(step);
  }
}

/** Where a campaign is in each phase: still to be written, frozen with more to come, at work, or over. */
const standings: { readonly [Phase in CampaignPhase]: 'written' | 'open' | 'moving' | 'over' } = {
  draft: 'written',
  // One that missed its time is a draft again, to be looked at anew.
  missed: 'written',
  scheduled: 'open',
  preparing: 'moving',
  running: 'moving',
  pausing: 'moving',
  paused: 'open',
  finished: 'over',
  cancelled: 'over',
};

export const campaignPhases = Object.keys(standings) as readonly CampaignPhase[];

/** True while message, audience, plan and account of a campaign can change: until it is prepared. */
export function isWritten(phase: CampaignPhase): boolean {
  return standings[phase] === 'written';
}

/** True while a campaign is at work by itself, be it to come to rest. */
export function isMoving(phase: CampaignPhase): boolean {
  return standings[phase] === 'moving';
}

/** True while the people of a campaign are being copied, or are copied and no request has gone out. */
export function isBeforeStart(phase: CampaignPhase): boolean {
  return afterStep(phase, 'start') !== null;
}

/** True while a campaign may still send by what is frozen. */
export function canStillSend(phase: CampaignPhase): boolean {
  return standings[phase] === 'open' || isMoving(phase);
}

/** True when nothing will ever be sent for a campaign again. */
export function hasEnded(phase: CampaignPhase): boolean {
  return standings[phase] === 'over';
}
