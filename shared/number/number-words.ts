import type { Words } from '../language/said.ts';
import { say } from '../texts/say.ts';
import { flagsIn, type NumberFlag } from './number-flags.ts';
import type { NumberFault } from './number-reading.ts';

/** Why a row of a list has no number: its cell is none, or its person was erased. */
type KeptFault = NumberFault | 'erased';

/** Faults in the order of their codes in the store; a code once used keeps its meaning for good. */
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
] as const satisfies readonly KeptFault[];

/** What is wrong and what to do about it, in a person's words. */
export interface NumberWords {
  readonly message: Words;
  readonly fix?: Words;
}

export function faultWords(fault: KeptFault): Required<NumberWords> {
  return { message: say.numbers.faults[fault](), fix: say.numbers.fixes[fault]() };
}

/** Says what is doubtful about a number, one item each; nothing for what was merely tidied. */
export function doubtWords(flags: number): NumberWords[] {
  return flagsIn(flags).flatMap((flag) => {
    if (flag === 'foreign' || isRepair(flag)) return [];
    const message = say.numbers.doubts[flag]();
    // Nothing else can be done about the others but to look.
    return flag === 'invalid' ? { message, fix: say.numbers.fixes.impossible() } : { message };
  });
}

const REPAIRS = [
  'invisible',
  'digits',
  'wrapper',
  'decimals',
  'punctuation',
  'prefix',
  'country',
  'trunk',
  'former',
] as const satisfies readonly NumberFlag[];

/** Whether a flag tells of something merely tidied. */
function isRepair(flag: NumberFlag): flag is (typeof REPAIRS)[number] {
  return REPAIRS.some((one) => one === flag);
}

/** Says what was done to a cell to make its number, in one sentence; null when nothing was. */
export function repairWords(flags: number): Words | null {
  const done = flagsIn(flags).filter(isRepair);
  return done.length === 0 ? null : say.numbers.repaired(done.map((one) => say.numbers.repairs[one]()));
}
