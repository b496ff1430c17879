import * as z from 'zod';
import type { EncodingArrived } from '../../shared/account/encoding-test.ts';
import type { PauseReason } from '../../shared/campaign/outcome/pause.ts';
import type { ResultFilter } from '../../shared/campaign/results/result.ts';

/** Takes each of these names; one that is forgotten, or is no longer one of them, does not compile. */
export function oneOf<Name extends string>(names: Readonly<Record<Name, true>>): z.ZodType<Name> {
  return z.enum(Object.keys(names) as [Name, ...Name[]]) as unknown as z.ZodType<Name>;
}

/** Which recipients of a campaign. */
export const resultFilter = oneOf<ResultFilter>({
  all: true,
  accepted: true,
  different: true,
  unknown: true,
  refused: true,
  'not-sent': true,
  skipped: true,
  'perhaps-texted': true,
  waiting: true,
});

/** Why a campaign stands still. */
export const pauseKind = oneOf<PauseReason['kind']>({
  'by-user': true,
  canary: true,
  refused: true,
  unknown: true,
  'different-text': true,
  'receipts-mismatch': true,
  'odd-answer': true,
  balance: true,
  unreachable: true,
  account: true,
  restart: true,
  slept: true,
  'other-computer': true,
  'older-copy': true,
  'moved-out': true,
  disk: true,
  internal: true,
});

/** What a person saw of a test of an encoding. */
export const encodingArrived = oneOf<EncodingArrived>({ right: true, wrong: true, unknown: true });
