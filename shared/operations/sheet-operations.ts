import * as z from 'zod';
import type { AudienceCounts } from '../audience/audience.ts';
import type { SheetId } from '../brand.ts';
import { visibleText } from '../format/visible-text.ts';
import type { ColumnValues } from '../sheet/condition.ts';
import type { ExternalFile, RecentFile } from '../sheet/external-files.ts';
import type { PreviewRow, SheetPreview, SheetState } from '../sheet/sheet.ts';
import { FOUND_KINDS } from '../sheet/sheet.ts';
import { type Declarations, gives } from './declaration.ts';
import { bytes, nothing, ofSheet, sheetId, slice, whole } from './fields.ts';
import type { Nothing } from './shapes.ts';
import { mapping, mappingChoices, sheetOptions } from './sheet-fields.ts';

/** The name of a file in one line, for sentences that name it. */
function visibleLine(text: string): string {
  return visibleText(text).replace(/\p{Cc}+/gu, ' ');
}

/** Operations of files that are read. */
export const sheetOperations = {
  /**
   * Bytes of a file or a paste, in slices of which several may be under way; `at` is the place of the first byte in the file,
   * from 0. Reading starts by itself after `sheet.end`.
   */
  'sheet.begin': {
    in: z.object({
      name: z.string().min(1).max(1000, { abort: true }).overwrite(visibleLine),
      size: whole,
    }),
    out: gives<{ sheetId: SheetId }>,
    writes: true,
  },
  'sheet.append': { in: z.object({ sheetId, at: whole, bytes }), out: gives<Nothing>, writes: true },
  'sheet.end': { in: ofSheet, out: gives<SheetState>, writes: true },
  /** Reads the kept bytes again with other options. */
  'sheet.reread': { in: z.object({ sheetId, options: sheetOptions }), out: gives<SheetState>, writes: true },
  /** Columns, first rows and their verdicts, under the guessed mapping with what was chosen in place of it. */
  'sheet.preview': { in: z.object({ sheetId, chosen: mappingChoices, ...slice }), out: gives<SheetPreview> },
  /** Counts over the whole sheet for a mapping; the newest request wins. */
  'sheet.count': { in: z.object({ sheetId, mapping }), out: gives<AudienceCounts>, superseded: true },
  /** The first two hundred rows of one kind that a mapping would make; the newest request wins. */
  'sheet.find': {
    in: z.object({ sheetId, mapping, kind: z.enum(FOUND_KINDS) }),
    out: gives<PreviewRow[]>,
    superseded: true,
  },
  /** What a column of a sheet holds, to choose from. */
  'sheet.values': {
    in: z.object({ sheetId, column: whole, headerRow: z.number().int().min(1).nullable() }),
    out: gives<ColumnValues>,
    superseded: true,
  },
  /** Files that the system handed to the app and no window was told of; whoever asks takes them. */
  'sheet.external': { in: nothing, out: gives<ExternalFile[]> },
  /** Reads such a file as one that was dropped; fails in words where it is gone or none that can be read. */
  'sheet.openExternal': { in: z.object({ fileId: z.uuid() }), out: gives<SheetState>, writes: true },
  /** Files that were imported lately and of which main knows where they are, the latest first. */
  'sheet.recent': { in: nothing, out: gives<RecentFile[]> },
  /** Reads one of them as one that was dropped; one that is gone fails in words and is taken off the list. */
  'sheet.openRecent': { in: z.object({ recentId: z.uuid() }), out: gives<SheetState>, writes: true },
  /** Takes one off the list, or all with null, and off the system's list of recent files. */
  'sheet.forgetRecent': {
    in: z.object({ recentId: z.uuid().nullable() }),
    out: gives<RecentFile[]>,
    writes: true,
  },
  /** Stops an import at any moment; nothing of it is left behind. */
  'sheet.discard': { in: ofSheet, out: gives<Nothing>, writes: true },
} as const satisfies Declarations;
