import * as z from 'zod';
import type { Audience, AudienceCounts, AudienceRow } from '../audience/audience.ts';
import type { ColumnGroups } from '../audience/column-groups.ts';
import type { ColumnLayout } from '../audience/column-layout.ts';
import type { Derivation } from '../audience/derivation.ts';
import type { ListStep } from '../audience/list-history.ts';
import type { Mended } from '../audience/mending.ts';
import type { Repeated } from '../audience/repeated.ts';
import type { Draft } from '../draft/draft.ts';
import type { ColumnValues } from '../sheet/condition.ts';
import { asks, changes, gives, newest, writes } from './declaration.ts';
import { audienceId, campaignId, nameField as name, sheetId, slice, whole } from './fields.ts';
import { chosenRows, columnLayout } from './row-fields.ts';
import type { Nothing } from './shapes.ts';
import { cellConditions, mapping } from './sheet-fields.ts';

type ChangedRow = { row: AudienceRow; audience: Audience };

const ofTwo = { audienceId, otherId: audienceId };
const derivation: z.ZodType<Derivation> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('some'), audienceId, conditions: cellConditions.min(1) }),
  z.object({ kind: z.literal('together'), ...ofTwo }),
  z.object({ kind: z.literal('without'), ...ofTwo }),
  z.object({ kind: z.literal('in-both'), ...ofTwo }),
]);

export const audienceOperations = {
  /**
   * Builds an audience from a sheet and, in the same durable step, gives it to a draft or makes one for it; progress comes
   * as events. Answers when it is ready, with the draft that has it: null where none was asked for, or it cannot change.
   */
  'audience.build': changes(
    'audiences',
    { sheetId, mapping, name, draft: z.union([campaignId, z.literal('new')]).optional() },
    gives<Audience & { readonly draft: Draft | null }>,
  ),
  /**
   * Puts rejected rows, exported and mended, back into the audience they came from, as changes that can be undone. A
   * row is known by its `Row in file`; one that is none of the audience's fails the whole as bad-input.
   */
  'audience.mend': changes(
    'audiences',
    { sheetId, mapping, audienceId },
    gives<{ audience: Audience } & Mended>,
  ),
  /** Counts what a list made of kept ones would hold, without making it; the newest request wins. */
  'audience.countDerived': newest({ derivation }, gives<AudienceCounts>),
  /** Makes a list of kept ones, which stay as they are; answers when it is ready. */
  'audience.derive': changes('audiences', { derivation, name: name.min(1) }, gives<Audience>),
  /** Stops the lists that are being made of this one; nothing of them is left behind. */
  'audience.cancelDerived': asks({ audienceId }, gives<Nothing>),
  /** What a column of a list holds, to choose from. */
  'audience.values': newest({ audienceId, column: whole }, gives<ColumnValues>),
  /** What each column of a list holds for its recipients, to part them by. */
  'audience.groups': newest({ audienceId }, gives<ColumnGroups[]>, 'audiences'),
  'audience.list': asks({}, gives<Audience[]>, 'audiences'),
  'audience.get': asks({ audienceId }, gives<Audience>),
  'audience.rename': changes('audiences', { audienceId, name: name.min(1) }, gives<Audience>),
  'audience.remove': changes('audiences', { audienceId }, gives<Nothing>),
  /** Stops a build; nothing of it is left behind. */
  'audience.cancel': asks({ sheetId }, gives<Nothing>),
  /** Sets one cell (`column` of `columns`, or the number itself) and judges the row again. */
  'audience.edit': changes(
    'audiences',
    { audienceId, n: whole, column: z.union([whole, z.literal('number')]), value: z.string().max(32_768) },
    gives<ChangedRow>,
  ),
  /** Leaves a row out by hand, or takes it back in. */
  'audience.exclude': changes(
    'audiences',
    { audienceId, n: whole, excluded: z.boolean() },
    gives<ChangedRow>,
  ),
  /** Leaves the rows of an open view at some places out, or takes them back in, as one change. */
  'audience.excludeRows': changes(
    'audiences',
    { audienceId, ...chosenRows, excluded: z.boolean() },
    gives<Audience>,
  ),
  /** Of the rows that share this row's number, sends to this one. */
  'audience.choose': changes('audiences', { audienceId, n: whole }, gives<ChangedRow>),
  /** Keeps every recipient whose number looks doubtful, as looked at, or leaves all of them out. */
  'audience.settleDoubtful': changes('audiences', { audienceId, keep: z.boolean() }, gives<Audience>),
  /** Undoes the latest thing that was done to a list by hand; with `to` all down to that step of its history. */
  'audience.undo': changes('audiences', { audienceId, to: whole.optional() }, gives<Audience>),
  /** Does again what was undone last, until something else is done; with `to` all up to that step. */
  'audience.redo': changes('audiences', { audienceId, to: whole.optional() }, gives<Audience>),
  /** What was done to a list by hand, the latest first. */
  'audience.history': asks({ audienceId, ...slice }, gives<ListStep[]>, 'audiences'),
  /** How a person has the columns of a list, by the keys that the grid gives them. */
  'audience.columns': asks({ audienceId }, gives<ColumnLayout>),
  'audience.layColumns': writes({ audienceId, layout: columnLayout }, gives<ColumnLayout>),
  /** The number at an index among those that are on several rows, with all of these, and how many wait for a choice. */
  'audience.repeated': asks({ audienceId, at: whole }, gives<Repeated>, 'audiences'),
  /** Chooses for every number that waits for it the row that gets the text so far. */
  'audience.keepAll': changes('audiences', { audienceId }, gives<Audience>),
};
