import type { NumberFault } from './number-reading.ts';

/** Why a row has no number: its cell has none, or its person was erased. */
export type StoredFault = NumberFault | 'erased';

/** In the order of their codes in the store. A used code keeps its meaning for good. */
export const NUMBER_FAULTS = [
  'empty',
  'no-digits',
  'lossy',
  'fraction',
  'letters',
  'date',
  'unclear',
  'no-country',
  'too-short',
  'too-long',
  'unknown-country-code',
  'impossible',
  'too-much-text',
  'erased',
  'identity',
] as const satisfies readonly StoredFault[];
