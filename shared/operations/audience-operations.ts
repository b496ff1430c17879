import type { Audience, AudienceRow } from '../audience/audience.ts';
import type { AudienceCounts } from '../audience/audience-row.ts';
import type { ColumnGroups } from '../audience/column-groups.ts';
import type { Corrected } from '../audience/correctable.ts';
import type { Derivation } from '../audience/derivation.ts';
import type { NumberRule } from '../audience/kept-row.ts';
import type { ListStep } from '../audience/list-history.ts';
import type { ByDay } from '../audience/parts-by-day.ts';
import type { Repeated, SameNumber } from '../audience/repeated-numbers.ts';
import type { Msisdn } from '../brand.ts';
import { type ColumnLayout, columnLayout } from '../column-layout.ts';
import type { Draft } from '../draft/draft.ts';
import type { Page } from '../page.ts';
import { audienceId, campaignId, nameField as name, page, sheetId, slice, whole } from '../schema/fields.ts';
import { shapeOf } from '../schema/shape-of.ts';
import * as z from '../schema/zod.ts';
import type { ColumnValues } from '../sheet/condition.ts';
import { cellConditions, joinRule, mapping } from '../sheet/sheet-schema.ts';
import { asks, changes, gives, newest, removes, writes } from './declaration.ts';
import { chosenRows } from './row-fields.ts';
import type { Nothing } from './shapes.ts';

/** With `numbers`, nothing was changed: a person must choose one of them, because countries read the typed digits differently. */
type ChangedRow = { row: AudienceRow; audience: Audience; numbers?: readonly Msisdn[] };

const numberRule: z.ZodType<NumberRule> = z.union([
  z.object({ keep: z.enum(['first', 'last']) }),
  z.object({ keep: z.enum(['earliest', 'latest']), column: whole, dayFirst: z.boolean().exactOptional() }),
  z.object({ keep: z.literal('join'), join: joinRule }),
]);

const counts = z.object({
  ...{ rows: whole, recipients: whole, repaired: whole, doubtful: whole, duplicates: whole, optedOut: whole },
  ...{ rejected: whole, excluded: whole, recent: whole, saidNo: whole, joined: whole, edited: whole },
} satisfies { readonly [Name in keyof AudienceCounts]: z.ZodType });

const ofTwo = { audienceId, otherId: audienceId };
const derivation: z.ZodType<Derivation> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('some'), audienceId, conditions: cellConditions.min(1) }),
  z.object({ kind: z.literal('together'), ...ofTwo }),
  z.object({ kind: z.literal('without'), ...ofTwo }),
  z.object({ kind: z.literal('in-both'), ...ofTwo }),
]);

export const audienceOperations = {
  /**
   * Builds an audience from a sheet and, in the same durable step, assigns it to a draft or creates one;
   * progress comes as events. Answers when it is ready, with its draft: null if none was asked for, or it
   * cannot change. Fails until it is decided whether people who said no in a column of consent are left out; with
   * `optOutSaidNo` they are opted out too.
   */
  'audience.build': changes(
    'audiences',
    {
      sheetId,
      mapping,
      name,
      draft: z.union([campaignId, z.literal('new')]).optional(),
      optOutSaidNo: z.boolean().exactOptional(),
    },
    gives<Audience & { readonly draft: Draft | null }>,
  ),
  /** As changes that can be undone. `Row in file` identifies a row; an unknown one fails the whole as bad-input. */
  'audience.correct': changes(
    'audiences',
    { sheetId, mapping, audienceId },
    gives<{ audience: Audience } & Corrected>,
  ),
  /** What a derived list would contain, without making it; the newest request wins. */
  'audience.countDerived': newest({ derivation }, gives<AudienceCounts>),
  /**
   * The source lists stay as they are; answers when the new one is ready. Fails as conflict if it would not have the
   * counts that were `shown`, or was made before and is still there.
   */
  'audience.derive': changes(
    'audiences',
    { derivation, name: name.min(1), shown: counts.exactOptional() },
    gives<Audience>,
  ),
  /** Stops the lists being derived from this one and leaves nothing of them behind. */
  'audience.cancelDerived': asks({ audienceId }, gives<Nothing>),
  /** By the days of a column; `dayFirst` if its dates do not show it. */
  'audience.countByDay': newest(
    { audienceId, column: whole, dayFirst: z.boolean().optional() },
    gives<ByDay>,
    'audiences',
  ),
  'audience.values': newest({ audienceId, column: whole }, gives<ColumnValues>),
  /** The values of each column, to form groups of recipients. */
  'audience.groups': newest({ audienceId }, gives<ColumnGroups[]>, 'audiences'),
  /** The one made last first. */
  'audience.list': asks({ before: page.before }, gives<Page<Audience>>, 'audiences'),
  'audience.get': asks({ audienceId }, gives<Audience>),
  'audience.rename': changes('audiences', { audienceId, name: name.min(1) }, gives<Audience>),
  /** With `unusedAs`, only while it has this name, no campaign has it, and nobody has changed it. */
  'audience.remove': removes(changes('audiences', { audienceId, unusedAs: name.optional() }, gives<Nothing>)),
  /** Stops a build and leaves nothing of it behind. */
  'audience.cancel': asks({ sheetId }, gives<Nothing>),
  /** Sets one cell (`column` of `columns`, or the number itself) and judges the row again. */
  'audience.edit': changes(
    'audiences',
    { audienceId, n: whole, column: z.union([whole, z.literal('number')]), value: z.string().max(32_768) },
    gives<ChangedRow>,
  ),
  /** By hand, in either direction. */
  'audience.exclude': changes(
    'audiences',
    { audienceId, n: whole, excluded: z.boolean() },
    gives<ChangedRow>,
  ),
  /** By places of an open view, in either direction, as one change; `saidNo` rows are not taken back in for that reason. */
  'audience.excludeRows': changes(
    'audiences',
    { audienceId, ...chosenRows, excluded: z.boolean() },
    gives<{ audience: Audience; saidNo: number }>,
  ),
  /** Sends to this row, of all that share its number. */
  'audience.choose': changes('audiences', { audienceId, n: whole }, gives<ChangedRow>),
  /** Keeps every recipient with a doubtful number, as checked, or leaves all of them out. */
  'audience.settleDoubtful': changes('audiences', { audienceId, keep: z.boolean() }, gives<Audience>),
  /** Undoes the latest change by hand; with `to`, all down to that step of the history. */
  'audience.undo': changes('audiences', { audienceId, to: whole.optional() }, gives<Audience>),
  /** Redoes what was undone last, until a new change is made; with `to`, all up to that step. */
  'audience.redo': changes('audiences', { audienceId, to: whole.optional() }, gives<Audience>),
  /** The latest first. */
  'audience.history': asks({ audienceId, ...slice }, gives<ListStep[]>, 'audiences'),
  /** By the keys that the grid gives the columns. */
  'audience.columns': asks({ audienceId }, gives<ColumnLayout>),
  'audience.setColumnLayout': writes(
    { audienceId, ...shapeOf({ layout: columnLayout }) },
    gives<ColumnLayout>,
  ),
  /** The number at an index among those on several rows, with its rows, and how many need a choice. */
  'audience.repeated': asks({ audienceId, at: whole }, gives<Repeated>, 'audiences'),
  /** The rows with the number of this one, in the order of the file. */
  'audience.sameNumber': asks({ audienceId, n: whole }, gives<SameNumber>, 'audiences'),
  /** Makes one text of all rows with the number of this one; fails as bad-input if a column cannot be joined. */
  'audience.join': changes('audiences', { audienceId, n: whole, join: joinRule }, gives<ChangedRow>),
  /** For every number that needs a choice, by one rule; those that it does not decide stay open. */
  'audience.keepAll': changes('audiences', { audienceId, rule: numberRule }, gives<Audience>),
};
