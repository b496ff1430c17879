import type { Msisdn } from '../brand.ts';
import type { DialledFailure } from './dialled-number.ts';
import type { TextFault } from './number-text.ts';

export type NumberFault = TextFault | DialledFailure | 'unknown-country-code' | 'impossible';

/** What a cell says: a number that can be texted, or why there is none. */
export type NumberReading =
  | {
      readonly ok: true;
      readonly msisdn: Msisdn;
      /** Two capital letters, where the country is known. */
      readonly country: string | undefined;
      /** Bits of `NUMBER_FLAGS`: what was repaired and what is doubtful. */
      readonly flags: number;
    }
  | { readonly ok: false; readonly fault: NumberFault };
