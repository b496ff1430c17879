import type { Words } from '../language/said.ts';
import { say } from '../texts/say.ts';
import type { StoredFault } from './number-faults.ts';
import { flagsIn, type NumberFlag } from './number-flags.ts';

export interface NumberWords {
  readonly message: Words;
  readonly fix?: Words;
}

export function numberFaultWords(fault: StoredFault): Required<NumberWords> {
  return { message: say.numbers.faults[fault](), fix: say.numbers.fixes[fault]() };
}

/** One item per doubt; none for mere repairs. */
export function doubtWords(flags: number): NumberWords[] {
  return flagsIn(flags).flatMap((flag) => {
    if (flag === 'foreign' || isRepair(flag)) return [];
    const message = say.numbers.doubts[flag]();
    // For the other doubts a person can only look at the number.
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

function isRepair(flag: NumberFlag): flag is (typeof REPAIRS)[number] {
  return REPAIRS.some((one) => one === flag);
}

/** One sentence; null if nothing was repaired. */
export function repairWords(flags: number): Words | null {
  const done = flagsIn(flags).filter(isRepair);
  return done.length === 0 ? null : say.numbers.repaired(done.map((one) => say.numbers.repairs[one]()));
}
