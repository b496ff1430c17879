import * as z from 'zod';
import type { AudienceCounts } from '../audience/audience.ts';
import type { SheetId } from '../brand.ts';
import { visibleText } from '../format/visible-text.ts';
import type { ColumnValues } from '../sheet/condition.ts';
import type { ExternalFile, RecentFile } from '../sheet/external-files.ts';
import type { PreviewRow, SheetPreview, SheetState } from '../sheet/sheet.ts';
import { FOUND_KINDS } from '../sheet/sheet.ts';
import { asks, gives, newest, writes } from './declaration.ts';
import { bytes, sheetId, slice, whole } from './fields.ts';
import type { Nothing } from './shapes.ts';
import { mapping, mappingChoices, sheetOptions } from './sheet-fields.ts';

/** The name of a file in one line, for sentences that name it. */
function visibleLine(text: string): string {
  return visibleText(text).replace(/\p{Cc}+/gu, ' ');
}

export const sheetOperations = {
  /**
   * Bytes of a file or a paste, in slices; several may be under way; `at` is the place of the first byte in the file,
   * from 0. Reading starts by itself after `sheet.end`.
   */
  'sheet.begin': writes(
    { name: z.string().min(1).max(1000, { abort: true }).overwrite(visibleLine), size: whole },
    gives<{ sheetId: SheetId }>,
  ),
  'sheet.append': writes({ sheetId, at: whole, bytes }, gives<Nothing>),
  'sheet.end': writes({ sheetId }, gives<SheetState>),
  /** Reads the kept bytes again with other options. */
  'sheet.reread': writes({ sheetId, options: sheetOptions }, gives<SheetState>),
  /** Columns, first rows and their verdicts, under the guessed mapping with what was chosen in place of it. */
  'sheet.preview': asks({ sheetId, chosen: mappingChoices, ...slice }, gives<SheetPreview>),
  /** Counts over the whole sheet for a mapping; the newest request wins. */
  'sheet.count': newest({ sheetId, mapping }, gives<AudienceCounts>),
  /** The first two hundred rows of one kind that a mapping would make; the newest request wins. */
  'sheet.find': newest({ sheetId, mapping, kind: z.enum(FOUND_KINDS) }, gives<PreviewRow[]>),
  /** What a column of a sheet holds, to choose from. */
  'sheet.values': newest(
    { sheetId, column: whole, headerRow: z.number().int().min(1).nullable() },
    gives<ColumnValues>,
  ),
  /** Files that the system handed to the app and no window has heard of; the window that asks takes them. */
  'sheet.external': asks({}, gives<ExternalFile[]>),
  /** Reads such a file as one that was dropped; fails in words where it is gone or none that can be read. */
  'sheet.openExternal': writes({ fileId: z.uuid() }, gives<SheetState>),
  /** Files that were imported recently and that main knows the place of, the latest first. */
  'sheet.recent': asks({}, gives<RecentFile[]>, 'recent'),
  /** Reads one of them as one that was dropped; one that is gone fails in words and is taken off the list. */
  'sheet.openRecent': writes({ recentId: z.uuid() }, gives<SheetState>),
  /** Takes one off the list, or all with null, and off the system's list of recent files. */
  'sheet.forgetRecent': writes({ recentId: z.uuid().nullable() }, gives<RecentFile[]>),
  /** Stops an import at any moment; nothing of it is left behind. */
  'sheet.discard': writes({ sheetId }, gives<Nothing>),
};
