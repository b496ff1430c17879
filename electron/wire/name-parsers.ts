import * as z from 'zod';
import type { AudienceFilter } from '../../shared/audience/audience.ts';
import type { PauseReason } from '../../shared/campaign/pause.ts';
import type { CampaignPhase } from '../../shared/campaign/phase.ts';
import type { ResultFilter } from '../../shared/campaign/result.ts';

/** Takes each of these names; one that is forgotten, or is no longer one of them, does not compile. */
export function oneOf<Name extends string>(names: Readonly<Record<Name, true>>): z.ZodType<Name> {
  return z.enum(Object.keys(names) as [Name, ...Name[]]) as unknown as z.ZodType<Name>;
}

/** Which rows of an audience. */
export const audienceFilter = oneOf<AudienceFilter>({
  all: true,
  problems: true,
  recipients: true,
  longest: true,
  unicode: true,
  repaired: true,
  doubtful: true,
  duplicates: true,
  'opted-out': true,
  rejected: true,
  excluded: true,
  edited: true,
});

/** Which recipients of a campaign. */
export const resultFilter = oneOf<ResultFilter>({
  all: true,
  accepted: true,
  different: true,
  unknown: true,
  refused: true,
  'not-sent': true,
  skipped: true,
  waiting: true,
});

/** Where a campaign is in its life. */
export const phase = oneOf<CampaignPhase>({
  draft: true,
  scheduled: true,
  missed: true,
  preparing: true,
  running: true,
  pausing: true,
  paused: true,
  finished: true,
  cancelled: true,
});

/** Why a campaign stands still. */
export const pauseKind = oneOf<PauseReason['kind']>({
  'by-user': true,
  canary: true,
  refused: true,
  unknown: true,
  'different-text': true,
  'receipts-mismatch': true,
  balance: true,
  unreachable: true,
  restart: true,
  slept: true,
  'other-computer': true,
  disk: true,
  internal: true,
});
