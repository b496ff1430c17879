import * as z from 'zod';
import type { OptOut, OptOutLogRow, OptOutsAdded } from '../opt-out/opt-out.ts';
import type { PersonHeld } from '../person/erasure.ts';
import { type Declarations, gives } from './declaration.ts';
import { digits, inUse, msisdn, nameField as name, search, sheetId, slice } from './fields.ts';
import type { Nothing } from './shapes.ts';

/** Operations of one person, and of the numbers that must never be texted. */
export const personOperations = {
  /** What is kept of one number, wherever it is. */
  'person.held': { in: z.object({ msisdn }), out: gives<PersonHeld> },
  /**
   * Erases everything of one person, for good, but that they were somebody in their campaigns, and with `keepOptOut` that
   * the number must never be texted. Fails as not-ready, erasing nothing, while a campaign needs to know them.
   */
  'person.erase': {
    in: z.object({ msisdn, keepOptOut: z.boolean() }),
    out: gives<Nothing>,
    writes: true,
    changes: 'people',
  },

  'optOut.list': { in: z.object({ search, ...slice }), out: gives<{ count: number; rows: OptOut[] }> },
  /** Adds every number found in `text`, one per line or cell; lines that hold none are returned. */
  'optOut.add': {
    in: z.object({
      ...inUse,
      text: z.string().max(8_000_000),
      note: z.string().max(1000),
      source: name,
    }),
    out: gives<OptOutsAdded>,
    writes: true,
    changes: 'opt-outs',
  },
  /** The same from a sheet that was read: its number column where it names one, else every cell; the sheet is then gone. */
  'optOut.addSheet': {
    in: z.object({ ...inUse, sheetId, note: z.string().max(1000), source: name }),
    out: gives<OptOutsAdded>,
    writes: true,
    changes: 'opt-outs',
  },
  'optOut.remove': {
    in: z.object({ msisdn: digits, note: z.string().max(1000) }),
    out: gives<Nothing>,
    writes: true,
    changes: 'opt-outs',
  },
  'optOut.log': { in: z.object(slice), out: gives<OptOutLogRow[]> },
} as const satisfies Declarations;
