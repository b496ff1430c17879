import type { Msisdn } from '../brand.ts';
import type { DialledFailure } from './dialled-number.ts';
import type { TextFault } from './number-text.ts';

export type NumberFault = TextFault | DialledFailure | 'unknown-country-code' | 'impossible' | 'identity';

export type NumberReading =
  | {
      readonly ok: true;
      readonly msisdn: Msisdn;
      /** Two capital letters, where known. */
      readonly country: string | undefined;
      /** Bits of `NUMBER_FLAGS`. */
      readonly flags: number;
    }
  | { readonly ok: false; readonly fault: NumberFault };
