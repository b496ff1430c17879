import type { Msisdn, SheetId } from '../brand.ts';
import type { OptOut, OptOutLogRow, OptOutsAdded } from '../opt-out/opt-out.ts';
import type { PersonHeld } from '../person/erasure.ts';
import type { InUse, Nothing, Slice } from './shapes.ts';

/** Operations of one person, and of the numbers that must never be texted. */
export interface PersonOperations {
  /** What is kept of one number, wherever it is. */
  'person.held': { in: { msisdn: Msisdn }; out: PersonHeld };
  /**
   * Erases everything of one person, for good, but that they were somebody in their campaigns, and with `keepOptOut` that
   * the number must never be texted. Fails as not-ready, erasing nothing, while a campaign needs to know them.
   */
  'person.erase': { in: { msisdn: Msisdn; keepOptOut: boolean }; out: Nothing };

  'optOut.list': { in: { search: string } & Slice; out: { count: number; rows: OptOut[] } };
  /** Adds every number found in `text`, one per line or cell; lines that hold none are returned. */
  'optOut.add': { in: InUse & { text: string; note: string; source: string }; out: OptOutsAdded };
  /** The same from a sheet that was read: its number column where it names one, else every cell; the sheet is then gone. */
  'optOut.addSheet': { in: InUse & { sheetId: SheetId; note: string; source: string }; out: OptOutsAdded };
  'optOut.remove': { in: { msisdn: string; note: string }; out: Nothing };
  'optOut.log': { in: Slice; out: OptOutLogRow[] };
}
