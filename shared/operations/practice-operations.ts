import type { Page } from '../page.ts';
import type { PracticePhone, PracticeStatus, PracticeText } from '../practice/practice.ts';
import { page, search, whole } from '../schema/fields.ts';
import * as z from '../schema/zod.ts';
import { asks, gives, writes } from './declaration.ts';

export const practiceOperations = {
  'practice.status': asks({}, gives<PracticeStatus>),
  /** Sets the next faults; a script with an unknown fault fails as bad-input. */
  'practice.script': writes(
    {
      script: z.string().max(10_000).optional(),
      randomness: z.number().min(0).max(1).optional(),
      seed: whole.max(2 ** 32 - 1).optional(),
      taken: whole.max(40).optional(),
    },
    gives<PracticeStatus>,
  ),
  'practice.credit': writes({ credit: z.number() }, gives<PracticeStatus>),
  'practice.inbox': asks({ search, ...page }, gives<Page<PracticePhone>>),
  'practice.phone': asks({ msisdn: z.string().min(1).max(20), ...page }, gives<Page<PracticeText>>),
  'practice.clear': writes({}, gives<PracticeStatus>),
};
