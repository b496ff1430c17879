import type { AudienceCounts } from '../audience/audience-row.ts';
import type { SheetId } from '../brand.ts';
import { visibleLine } from '../format/visible-text.ts';
import { bytes, sheetId, slice, whole } from '../schema/fields.ts';
import * as z from '../schema/zod.ts';
import type { CellCondition, ColumnValues } from '../sheet/condition.ts';
import type { FoundConsent } from '../sheet/consent/consent.ts';
import type { ExternalFile, RecentFile } from '../sheet/external-files.ts';
import type { OddColumn } from '../sheet/odd-columns.ts';
import { FOUND_KINDS, type PreviewRow, type SheetPreview, type SheetState } from '../sheet/sheet.ts';
import { mapping, mappingChoices, sheetOptions } from '../sheet/sheet-schema.ts';
import { asks, gives, newest, writes } from './declaration.ts';
import type { Nothing } from './shapes.ts';

/** Over the whole sheet, under a mapping. */
export interface SheetCounts extends AudienceCounts {
  readonly consent: FoundConsent;
  /** The mapping's conditions, with the days and the order of day and month that they mean. */
  readonly only: readonly CellCondition[];
  /** How many rows may hold a mobile number of each of the mapping's other countries. */
  readonly elsewhere: readonly { readonly country: string; readonly rows: number }[];
  readonly odd: readonly OddColumn[];
  /** By tag column, as its dates are joined. */
  readonly joinedDayFirst: readonly (boolean | null)[];
}

export const sheetOperations = {
  /** Bytes in slices; several may be under way. `at` is the first byte's offset. `sheet.end` starts the reading. */
  'sheet.begin': writes(
    { name: z.string().min(1).max(1000, { abort: true }).overwrite(visibleLine), size: whole },
    gives<{ sheetId: SheetId }>,
  ),
  'sheet.append': writes({ sheetId, at: whole, bytes }, gives<Nothing>),
  'sheet.end': writes({ sheetId }, gives<SheetState>),
  /** Reads the stored bytes again with other options. */
  'sheet.reread': writes({ sheetId, options: sheetOptions }, gives<SheetState>),
  /** Columns, first rows and their verdicts, by the guessed mapping with `chosen` over it. */
  'sheet.preview': asks({ sheetId, chosen: mappingChoices, ...slice }, gives<SheetPreview>),
  /** Over the whole sheet; the newest request wins. */
  'sheet.count': newest({ sheetId, mapping }, gives<SheetCounts>),
  /** The first two hundred rows of one kind under a mapping, or of all that it takes; the newest request wins. */
  'sheet.find': newest({ sheetId, mapping, kind: z.enum([...FOUND_KINDS, 'taken']) }, gives<PreviewRow[]>),
  'sheet.values': newest(
    { sheetId, column: whole, headerRow: z.number().int().min(1).nullable() },
    gives<ColumnValues>,
  ),
  /** Files that the system handed to the app and no window has got yet; the window that asks takes them. */
  'sheet.external': asks({}, gives<ExternalFile[]>),
  /** Reads such a file like one that was dropped; fails in words if it is gone or unreadable. */
  'sheet.openExternal': writes({ fileId: z.uuid() }, gives<SheetState>),
  /** Recent imports whose path main knows, latest first. */
  'sheet.recent': asks({}, gives<RecentFile[]>, 'recent'),
  /** Reads one like a dropped file; one that is gone fails in words and is removed from the list. */
  'sheet.openRecent': writes({ recentId: z.uuid() }, gives<SheetState>),
  /** Removes one, or all with null, also from the system's list of recent files. */
  'sheet.forgetRecent': writes({ recentId: z.uuid().nullable() }, gives<RecentFile[]>),
  /** Stops an import at any time and leaves nothing of it behind. */
  'sheet.discard': writes({ sheetId }, gives<Nothing>),
};
