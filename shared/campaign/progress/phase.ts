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

/** `settled`: the last request under way has its outcome. `ask`: what waited for its time now waits for a person. */
export type CampaignStep =
  | 'schedule'
  | 'unschedule'
  | 'miss'
  | 'prepare'
  | 'start'
  | 'give-up'
  | 'pause'
  | 'settled'
  | 'ask'
  | 'resume'
  | 'finish'
  | 'cancel';

/** Null if the step is not allowed: a campaign that has ended never moves. */
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
    case 'ask':
      return phase === 'paused' ? 'paused' : null;
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

/** Still being written, frozen with more to come, at work, or over. */
const standings: { readonly [Phase in CampaignPhase]: 'written' | 'open' | 'moving' | 'over' } = {
  draft: 'written',
  // A campaign that missed its time is a draft again, to be reviewed again.
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

/** Message, audience, plan and account can change until the campaign is prepared. */
export function isWritten(phase: CampaignPhase): boolean {
  return standings[phase] === 'written';
}

/** At work by itself, even if only to come to a stop. */
export function isMoving(phase: CampaignPhase): boolean {
  return standings[phase] === 'moving';
}

/** The people of the campaign are being copied, or are copied and no request has gone out. */
export function isBeforeStart(phase: CampaignPhase): boolean {
  return afterStep(phase, 'start') !== null;
}

/** The campaign may still send what is frozen. */
export function canStillSend(phase: CampaignPhase): boolean {
  return standings[phase] === 'open' || isMoving(phase);
}

/** Nothing will ever be sent for it again. */
export function hasEnded(phase: CampaignPhase): boolean {
  return standings[phase] === 'over';
}
