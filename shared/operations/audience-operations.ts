import type { Audience, AudienceCounts, AudienceRow } from '../audience/audience.ts';
import type { ColumnGroups } from '../audience/column-groups.ts';
import type { ColumnLayout } from '../audience/column-layout.ts';
import type { Derivation } from '../audience/derivation.ts';
import type { ListStep } from '../audience/list-history.ts';
import type { Mended } from '../audience/mending.ts';
import type { Repeated } from '../audience/repeated.ts';
import type { RowSpan } from '../audience/row-spans.ts';
import type { AudienceId, SheetId } from '../brand.ts';
import type { ColumnValues } from '../sheet/condition.ts';
import type { Mapping } from '../sheet/sheet.ts';
import type { Nothing, Slice } from './shapes.ts';

type ChangedRow = { row: AudienceRow; audience: Audience };

/** Operations of lists of people. */
export interface AudienceOperations {
  /** Builds an audience from a sheet; answers when it is ready; progress comes as events. */
  'audience.build': { in: { sheetId: SheetId; mapping: Mapping; name: string }; out: Audience };
  /**
   * Puts rejected rows, exported and mended, back into the audience they came from, as changes that can be undone. A
   * row is known by its `Row in file`; one that is none of the audience's fails the whole as bad-input.
   */
  'audience.mend': {
    in: { sheetId: SheetId; mapping: Mapping; audienceId: AudienceId };
    out: { audience: Audience } & Mended;
  };
  /** Counts what a list made of kept ones would hold, without making it; the newest request wins. */
  'audience.countDerived': { in: { derivation: Derivation }; out: AudienceCounts; superseded: true };
  /** Makes a list of kept ones, which stay as they are; answers when it is ready. */
  'audience.derive': { in: { derivation: Derivation; name: string }; out: Audience };
  /** Stops the lists that are being made of this one; nothing of them is left behind. */
  'audience.cancelDerived': { in: { audienceId: AudienceId }; out: Nothing };
  /** What a column of a list holds, to choose from. */
  'audience.values': { in: { audienceId: AudienceId; column: number }; out: ColumnValues; superseded: true };
  /** What each column of a list holds for its recipients, to part them by. */
  'audience.groups': { in: { audienceId: AudienceId }; out: ColumnGroups[]; superseded: true };
  'audience.list': { in: Nothing; out: Audience[] };
  'audience.get': { in: { audienceId: AudienceId }; out: Audience };
  'audience.rename': { in: { audienceId: AudienceId; name: string }; out: Audience };
  'audience.remove': { in: { audienceId: AudienceId }; out: Nothing };
  /** Stops a build; nothing of it is left behind. */
  'audience.cancel': { in: { sheetId: SheetId }; out: Nothing };
  /** Sets one cell (`column` of `columns`, or the number itself) and judges the row again. */
  'audience.edit': {
    in: { audienceId: AudienceId; n: number; column: number | 'number'; value: string };
    out: ChangedRow;
  };
  /** Leaves a row out by hand, or takes it back in. */
  'audience.exclude': { in: { audienceId: AudienceId; n: number; excluded: boolean }; out: ChangedRow };
  /** Leaves the rows of an open view at some places out, or takes them back in, as one change. */
  'audience.excludeRows': {
    in: { audienceId: AudienceId; viewId: string; spans: readonly RowSpan[]; excluded: boolean };
    out: Audience;
  };
  /** Of the rows that share this row's number, sends to this one. */
  'audience.choose': { in: { audienceId: AudienceId; n: number }; out: ChangedRow };
  /** Keeps every recipient whose number looks doubtful, as looked at, or leaves all of them out. */
  'audience.settleDoubtful': { in: { audienceId: AudienceId; keep: boolean }; out: Audience };
  /** Undoes the latest thing that was done to a list by hand; with `to` all down to that step of its history. */
  'audience.undo': { in: { audienceId: AudienceId; to?: number | undefined }; out: Audience };
  /** Does again what was undone last, until something else is done; with `to` all up to that step. */
  'audience.redo': { in: { audienceId: AudienceId; to?: number | undefined }; out: Audience };
  /** What was done to a list by hand, the latest first. */
  'audience.history': { in: { audienceId: AudienceId } & Slice; out: ListStep[] };
  /** How a person has the columns of a list, by the keys that the grid gives them. */
  'audience.columns': { in: { audienceId: AudienceId }; out: ColumnLayout };
  'audience.layColumns': { in: { audienceId: AudienceId; layout: ColumnLayout }; out: ColumnLayout };
  /** The number at an index among those that stand on several rows, with all of these, and how many wait for a choice. */
  'audience.repeated': { in: { audienceId: AudienceId; at: number }; out: Repeated };
  /** Chooses for every number that waits for it the row that gets the text so far. */
  'audience.keepAll': { in: { audienceId: AudienceId }; out: Audience };
}
