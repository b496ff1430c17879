import { dueNow } from '../campaign/plan/schedule.ts';
import type { CampaignState } from '../campaign/progress/campaign.ts';
import { isMoving } from '../campaign/progress/phase.ts';
import { goesOnAt, type Timed } from '../campaign/progress/waiting.ts';
import type { AppError } from '../result.ts';

/** What a command ends with, and the exit code of its process. */
export const exitCodes = {
  done: 0,
  internal: 1,
  misused: 2,
  'bad-input': 3,
  blocked: 4,
  changed: 5,
  waiting: 6,
  stopped: 7,
  busy: 8,
  held: 9,
} as const;

export type CommandOutcome = keyof typeof exitCodes;

/** Of a failure before anything was sent. */
export const outcomeOfError: Readonly<Record<AppError['kind'], CommandOutcome>> = {
  'bad-input': 'bad-input',
  'not-found': 'bad-input',
  // A folder that was moved, copied or brought back, or the campaign of another computer.
  elsewhere: 'held',
  storage: 'bad-input',
  'no-token': 'blocked',
  refused: 'blocked',
  unreachable: 'blocked',
  'wrong-address': 'blocked',
  conflict: 'changed',
  'not-ready': 'busy',
  stopped: 'stopped',
  closing: 'stopped',
  internal: 'internal',
};

/** Of a campaign that has started; null while it goes on by itself and a command waits. */
export function outcomeOfCampaign(
  state: Timed & Pick<CampaignState, 'pause' | 'teamFileFault'>,
  now: number,
): CommandOutcome | null {
  const { phase, pause, teamFileFault } = state;
  if (phase === 'finished') return 'done';
  if (phase === 'paused' && pause?.kind === 'canary') return 'waiting';
  const at = goesOnAt(state);
  if (at !== null) return dueNow(at, now, phase === 'paused').kind === 'ask' ? 'stopped' : 'waiting';
  if (!isMoving(phase)) return 'stopped';
  return teamFileFault === null ? null : 'waiting';
}

/** Only what nobody has to decide: the first few were looked at, or Tagline was ended before the rest. */
export function mayGoOn({ phase, pause }: Pick<CampaignState, 'phase' | 'pause'>): boolean {
  return phase === 'paused' && (pause?.kind === 'canary' || pause?.kind === 'restart');
}
