import type { Msisdn } from '../brand.ts';
import type { NumberFault } from './number-faults.ts';

export type NumberReading =
  | {
      readonly ok: true;
      readonly msisdn: Msisdn;
      /** Two capital letters, if known. */
      readonly country: string | undefined;
      /** Bits of `NUMBER_FLAGS`. */
      readonly flags: number;
    }
  | { readonly ok: false; readonly fault: NumberFault };

/** True if more than blanks and signs differ from what the file has. */
export function isRewritten(cell: string, msisdn: string): boolean {
  return cell !== msisdn && cell.replace(/[^\p{L}\p{N}]+/gu, '') !== msisdn;
}
