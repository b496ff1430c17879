import * as z from 'zod';
import type { PracticePage, PracticePhone, PracticeStatus, PracticeText } from '../practice/practice.ts';
import { type Declarations, gives } from './declaration.ts';
import { nothing, search, slice, whole } from './fields.ts';

/** Operations of the practice gateway. */
export const practiceOperations = {
  'practice.status': { in: nothing, out: gives<PracticeStatus> },
  /** Sets the faults to come; a script that names no fault fails as bad-input. */
  'practice.script': {
    in: z.object({
      script: z.string().max(10_000).optional(),
      randomness: z.number().min(0).max(1).optional(),
      seed: whole.max(2 ** 32 - 1).optional(),
      taken: whole.max(40).optional(),
    }),
    out: gives<PracticeStatus>,
    writes: true,
  },
  'practice.credit': { in: z.object({ credit: z.number() }), out: gives<PracticeStatus>, writes: true },
  'practice.inbox': {
    in: z.object({ search, before: whole.nullable(), count: slice.count }),
    out: gives<PracticePage<PracticePhone>>,
  },
  'practice.phone': {
    in: z.object({
      msisdn: z.string().min(1).max(20),
      before: whole.nullable(),
      count: slice.count,
    }),
    out: gives<PracticePage<PracticeText>>,
  },
  'practice.clear': { in: nothing, out: gives<PracticeStatus>, writes: true },
} as const satisfies Declarations;
