import { assertNever } from '../../assert-never.ts';
import type { CampaignState } from './campaign.ts';
import { hasEnded } from './phase.ts';
import { restPeople } from './rest-people.ts';
import { hasDecision } from './waiting.ts';

/**
 * What a campaign asks a person, one thing at a time. `time`: its start. `copied`: all that another copy may
 * have sent. `request`: one request. `canary`: everyone after it. `settled`: nothing is in doubt any more.
 * `pause`: why it is paused.
 */
export type Asked = 'time' | 'copied' | 'request' | 'canary' | 'settled' | 'pause';

/** The one button of a campaign that is highlighted. */
export type PrimaryAct = 'review' | 'continue' | 'take-out' | 'resume' | 'to-draft' | 'to-rest' | 'to-real';

type Shown = Pick<CampaignState, 'phase' | 'kind' | 'pause' | 'counts' | 'perhapsTexted' | 'rehearsal'>;

export interface Waiting {
  /** The one asked about, and how many people its refusal names; null for none, undefined while unknown. */
  readonly request: { readonly named: number } | null | undefined;
  /** Another copy may have sent several, to be decided together; undefined while unknown. */
  readonly copied: boolean | undefined;
}

/** Null for nothing, and while it is unknown. */
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

/**
 * The canary has its own way to continue, and so have quiet hours that it waits for; what is in doubt is decided first. Texts
 * that count from another day would stop it again at once.
 */
export function canResume({ phase, pause, counts }: Pick<Shown, 'phase' | 'pause' | 'counts'>): boolean {
  if (phase !== 'paused' || counts.unknown > 0) return false;
  if (pause?.kind === 'quiet' && (pause.until !== undefined || pause.onlyAnyway)) return false;
  return !['canary', 'other-computer', 'moved-out', 'other-day'].includes(pause?.kind ?? '');
}

/** The next thing to do, if any; never one of two verdicts. */
export function primaryAct(campaign: Shown, waiting: Waiting): PrimaryAct | null {
  const asked = askedOf(campaign, waiting);
  const resume = canResume(campaign) ? 'resume' : null;
  switch (asked) {
    case 'time':
      return campaign.phase === 'missed' ? 'review' : null;
    case 'copied':
      return null;
    case 'request':
      // People that the service refuses by name come first.
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
      // After a rehearsal, its draft comes next.
      if (campaign.rehearsal !== null) return 'to-draft';
      if (restPeople(campaign) > 0) return 'to-rest';
      return campaign.kind === 'practice' ? 'to-real' : null;
    default:
      return assertNever(asked);
  }
}
