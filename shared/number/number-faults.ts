/** Faults of text that is no number in any country. */
const TEXT_FAULTS = ['empty', 'no-digits', 'lossy', 'fraction', 'date', 'unclear'] as const;

/** In the order of their codes in the store. From the first tagged release on, a used code keeps its meaning. */
export const NUMBER_FAULTS = [
  ...TEXT_FAULTS,
  'no-country',
  'too-short',
  'too-long',
  'unknown-country-code',
  'impossible',
  'erased',
  'identity',
] as const;

export type TextFault = (typeof TEXT_FAULTS)[number];

/** Why a row has no number: its cell has none, or its person was erased. */
export type StoredFault = (typeof NUMBER_FAULTS)[number];

export type NumberFault = Exclude<StoredFault, 'erased'>;

export function isTextFault(fault: NumberFault): fault is TextFault {
  return (TEXT_FAULTS as readonly NumberFault[]).includes(fault);
}
