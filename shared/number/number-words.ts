import type { Words } from '../language/said.ts';
import { say } from '../texts/say.ts';
import type { StoredFault } from './number-faults.ts';
import { flagsIn, isDoubtful, NUMBER_FLAGS, type NumberFlag } from './number-flags.ts';

export interface NumberWords {
  readonly message: Words;
  readonly fix?: Words;
}

export function numberFaultWords(fault: StoredFault): Required<NumberWords> {
  return { message: say.numbers.faults[fault](), fix: say.numbers.fixes[fault]() };
}

/** One item per doubt; none for mere repairs. */
export function doubtWords(flags: number): NumberWords[] {
  return flagsIn(flags)
    .filter(isDoubt)
    .map((flag) => {
      const message = say.numbers.doubts[flag]();
      // For the other doubts a person can only look at the number.
      return flag === 'invalid' ? { message, fix: say.numbers.fixes.impossible() } : { message };
    });
}

function isDoubt(flag: NumberFlag): flag is keyof typeof say.numbers.doubts {
  return isDoubtful(NUMBER_FLAGS[flag]);
}

/** One sentence; null if nothing was repaired. */
export function repairWords(flags: number): Words | null {
  const done = flagsIn(flags).flatMap((flag) =>
    isDoubt(flag) || flag === 'foreign' ? [] : [say.numbers.repairs[flag]()],
  );
  return done.length === 0 ? null : say.numbers.repaired(done);
}
