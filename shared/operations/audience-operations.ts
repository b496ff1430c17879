import * as z from 'zod';
import type { Audience, AudienceCounts, AudienceRow } from '../audience/audience.ts';
import type { ColumnGroups } from '../audience/column-groups.ts';
import type { ColumnLayout } from '../audience/column-layout.ts';
import type { Derivation } from '../audience/derivation.ts';
import type { ListStep } from '../audience/list-history.ts';
import type { Mended } from '../audience/mending.ts';
import type { Repeated } from '../audience/repeated.ts';
import type { ColumnValues } from '../sheet/condition.ts';
import type { Nothing } from './shapes.ts';

type ChangedRow = { row: AudienceRow; audience: Audience };

import { type Declarations, gives } from './declaration.ts';
import { audienceId, nameField as name, nothing, ofSheet, sheetId, slice, whole } from './fields.ts';
import { chosenRows, columnLayout } from './row-fields.ts';
import { cellConditions, mapping } from './sheet-fields.ts';

const ofAudience = z.object({ audienceId });
const ofTwo = { audienceId, otherId: audienceId };
const derivation: z.ZodType<Derivation> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('some'), audienceId, conditions: cellConditions.min(1) }),
  z.object({ kind: z.literal('together'), ...ofTwo }),
  z.object({ kind: z.literal('without'), ...ofTwo }),
  z.object({ kind: z.literal('in-both'), ...ofTwo }),
]);

/** Operations of lists of people. */
export const audienceOperations = {
  /** Builds an audience from a sheet; answers when it is ready; progress comes as events. */
  'audience.build': {
    in: z.object({ sheetId, mapping, name }),
    out: gives<Audience>,
    writes: true,
    changes: 'audiences',
  },
  /**
   * Puts rejected rows, exported and mended, back into the audience they came from, as changes that can be undone. A
   * row is known by its `Row in file`; one that is none of the audience's fails the whole as bad-input.
   */
  'audience.mend': {
    in: z.object({ sheetId, mapping, audienceId }),
    out: gives<{ audience: Audience } & Mended>,
    writes: true,
    changes: 'audiences',
  },
  /** Counts what a list made of kept ones would hold, without making it; the newest request wins. */
  'audience.countDerived': { in: z.object({ derivation }), out: gives<AudienceCounts>, superseded: true },
  /** Makes a list of kept ones, which stay as they are; answers when it is ready. */
  'audience.derive': {
    in: z.object({ derivation, name: name.min(1) }),
    out: gives<Audience>,
    writes: true,
    changes: 'audiences',
  },
  /** Stops the lists that are being made of this one; nothing of them is left behind. */
  'audience.cancelDerived': { in: ofAudience, out: gives<Nothing> },
  /** What a column of a list holds, to choose from. */
  'audience.values': {
    in: z.object({ audienceId, column: whole }),
    out: gives<ColumnValues>,
    superseded: true,
  },
  /** What each column of a list holds for its recipients, to part them by. */
  'audience.groups': { in: ofAudience, out: gives<ColumnGroups[]>, superseded: true },
  'audience.list': { in: nothing, out: gives<Audience[]> },
  'audience.get': { in: ofAudience, out: gives<Audience> },
  'audience.rename': {
    in: z.object({ audienceId, name: name.min(1) }),
    out: gives<Audience>,
    writes: true,
    changes: 'audiences',
  },
  'audience.remove': { in: ofAudience, out: gives<Nothing>, writes: true, changes: 'audiences' },
  /** Stops a build; nothing of it is left behind. */
  'audience.cancel': { in: ofSheet, out: gives<Nothing> },
  /** Sets one cell (`column` of `columns`, or the number itself) and judges the row again. */
  'audience.edit': {
    in: z.object({
      audienceId,
      n: whole,
      column: z.union([whole, z.literal('number')]),
      value: z.string().max(32_768),
    }),
    out: gives<ChangedRow>,
    writes: true,
    changes: 'audiences',
  },
  /** Leaves a row out by hand, or takes it back in. */
  'audience.exclude': {
    in: z.object({ audienceId, n: whole, excluded: z.boolean() }),
    out: gives<ChangedRow>,
    writes: true,
    changes: 'audiences',
  },
  /** Leaves the rows of an open view at some places out, or takes them back in, as one change. */
  'audience.excludeRows': {
    in: z.object({ audienceId, ...chosenRows, excluded: z.boolean() }),
    out: gives<Audience>,
    writes: true,
    changes: 'audiences',
  },
  /** Of the rows that share this row's number, sends to this one. */
  'audience.choose': {
    in: z.object({ audienceId, n: whole }),
    out: gives<ChangedRow>,
    writes: true,
    changes: 'audiences',
  },
  /** Keeps every recipient whose number looks doubtful, as looked at, or leaves all of them out. */
  'audience.settleDoubtful': {
    in: z.object({ audienceId, keep: z.boolean() }),
    out: gives<Audience>,
    writes: true,
    changes: 'audiences',
  },
  /** Undoes the latest thing that was done to a list by hand; with `to` all down to that step of its history. */
  'audience.undo': {
    in: z.object({ audienceId, to: whole.optional() }),
    out: gives<Audience>,
    writes: true,
    changes: 'audiences',
  },
  /** Does again what was undone last, until something else is done; with `to` all up to that step. */
  'audience.redo': {
    in: z.object({ audienceId, to: whole.optional() }),
    out: gives<Audience>,
    writes: true,
    changes: 'audiences',
  },
  /** What was done to a list by hand, the latest first. */
  'audience.history': { in: z.object({ audienceId, ...slice }), out: gives<ListStep[]> },
  /** How a person has the columns of a list, by the keys that the grid gives them. */
  'audience.columns': { in: ofAudience, out: gives<ColumnLayout> },
  'audience.layColumns': {
    in: z.object({ audienceId, layout: columnLayout }),
    out: gives<ColumnLayout>,
    writes: true,
  },
  /** The number at an index among those that stand on several rows, with all of these, and how many wait for a choice. */
  'audience.repeated': { in: z.object({ audienceId, at: whole }), out: gives<Repeated> },
  /** Chooses for every number that waits for it the row that gets the text so far. */
  'audience.keepAll': { in: ofAudience, out: gives<Audience>, writes: true, changes: 'audiences' },
} as const satisfies Declarations;
