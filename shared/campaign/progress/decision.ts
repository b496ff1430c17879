import { assertNever } from '../../assert-never.ts';
import type { CampaignState } from './campaign.ts';
import { restPeople } from './campaign-progress.ts';
import { hasEnded } from './phase.ts';
import { hasDecision } from './taskbar.ts';

/**
 * What a campaign asks a person, one thing at a time: what becomes of its time, of all that another copy may have sent, of
 * one request, of everybody after the canary; or why it stands still, and that nothing is in doubt any more.
 */
export type Asked = 'time' | 'copied' | 'request' | 'canary' | 'settled' | 'pause';

/** What can be the one button of a campaign that stands out from the others. */
export type PrimaryAct = 'review' | 'continue' | 'take-out' | 'resume' | 'to-draft' | 'to-rest';

type Shown = Pick<CampaignState, 'phase' | 'pause' | 'counts' | 'perhapsTexted' | 'rehearsal'>;

export interface Waiting {
  /** The one that is asked about, with how many people its refusal names; null for none, undefined while nobody knows. */
  readonly request: { readonly named: number } | null | undefined;
  /** Whether several may have been sent by another copy and are to be ruled on together; undefined while nobody knows. */
  readonly copied: boolean | undefined;
}

/** What a campaign asks now; null for nothing, and while that is not known. */
export function askedOf(
  { phase, pause }: Pick<Shown, 'phase' | 'pause'>,
  { request, copied }: Waiting,
): Asked | null {
  if (phase === 'missed' || phase === 'scheduled') return 'time';
  if (request) return copied === undefined ? null : copied ? 'copied' : 'request';
  if (pause === null || (phase !== 'paused' && phase !== 'pausing')) return null;
  if (phase === 'pausing') return 'pause';
  if (pause.kind === 'canary') return 'canary';
  const wasOfRequest = pause.kind === 'unknown' || pause.kind === 'refused' || pause.kind === 'older-copy';
  return request === null && wasOfRequest ? 'settled' : 'pause';
}

/** True where a campaign can be resumed. The canary has its own way on beside what is to be read first; what is in doubt is decided first. */
export function canResume({ phase, pause, counts }: Pick<Shown, 'phase' | 'pause' | 'counts'>): boolean {
  if (phase !== 'paused' || counts.unknown > 0) return false;
  return !['canary', 'other-computer', 'moved-out'].includes(pause?.kind ?? '');
}

/** The one thing to do next, where there is one; none of two verdicts is proposed. */
export function primaryAct(campaign: Shown, waiting: Waiting): PrimaryAct | null {
  const asked = askedOf(campaign, waiting);
  const resume = canResume(campaign) ? 'resume' : null;
  switch (asked) {
    case 'time':
      return campaign.phase === 'missed' ? 'review' : null;
    case 'copied':
      return null;
    case 'request':
      // Where people are named whom the service refuses, they come first.
      return campaign.phase === 'paused' && waiting.request && waiting.request.named > 0
        ? 'take-out'
        : resume;
    case 'canary':
      return 'continue';
    case 'settled':
    case 'pause':
      return resume;
    case null:
      if (!hasEnded(campaign.phase) || hasDecision(campaign)) return null;
      // After a rehearsal its draft is what comes next.
      if (campaign.rehearsal !== null) return 'to-draft';
      return restPeople(campaign) > 0 ? 'to-rest' : null;
    default:
      return assertNever(asked);
  }
}
