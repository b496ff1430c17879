import type { AudienceCounts } from '../audience/audience.ts';
import type { SheetId } from '../brand.ts';
import type { ColumnValues } from '../sheet/condition.ts';
import type { MappingChoices } from '../sheet/mapping-choices.ts';
import type { GivenFile, RecentFile } from '../sheet/opened-files.ts';
import type {
  FoundKind,
  Mapping,
  PreviewRow,
  SheetOptions,
  SheetPreview,
  SheetState,
} from '../sheet/sheet.ts';
import type { Nothing } from './shapes.ts';

/** Operations of files that are read. */
export interface SheetOperations {
  /**
   * Bytes of a file or a paste, in slices of which several may be under way; `at` is the place of the first byte in the file,
   * from 0. Reading starts by itself after `sheet.end`.
   */
  'sheet.begin': { in: { name: string; size: number }; out: { sheetId: SheetId } };
  'sheet.append': { in: { sheetId: SheetId; at: number; bytes: Uint8Array }; out: Nothing };
  'sheet.end': { in: { sheetId: SheetId }; out: SheetState };
  /** Reads the kept bytes again with other options. */
  'sheet.reread': { in: { sheetId: SheetId; options: SheetOptions }; out: SheetState };
  /** Columns, first rows and their verdicts, under the guessed mapping with what was chosen in place of it. */
  'sheet.preview': {
    in: { sheetId: SheetId; chosen: MappingChoices; from: number; count: number };
    out: SheetPreview;
  };
  /** Counts over the whole sheet for a mapping; the newest request wins. */
  'sheet.count': { in: { sheetId: SheetId; mapping: Mapping }; out: AudienceCounts; superseded: true };
  /** The first two hundred rows of one kind that a mapping would make; the newest request wins. */
  'sheet.find': {
    in: { sheetId: SheetId; mapping: Mapping; kind: FoundKind };
    out: PreviewRow[];
    superseded: true;
  };
  /** What a column of a sheet holds, to choose from. */
  'sheet.values': {
    in: { sheetId: SheetId; column: number; headerRow: number | null };
    out: ColumnValues;
    superseded: true;
  };
  /** Files that the system handed to the app and no window was told of; whoever asks takes them. */
  'sheet.given': { in: Nothing; out: GivenFile[] };
  /** Reads such a file as one that was dropped; fails in words where it is gone or none that can be read. */
  'sheet.openGiven': { in: { givenId: string }; out: SheetState };
  /** Files that were imported lately and of which main knows where they are, the latest first. */
  'sheet.recent': { in: Nothing; out: RecentFile[] };
  /** Reads one of them as one that was dropped; one that is gone fails in words and is taken off the list. */
  'sheet.openRecent': { in: { recentId: string }; out: SheetState };
  /** Takes one off the list, or all with null, and off the system's list of recent files. */
  'sheet.forgetRecent': { in: { recentId: string | null }; out: RecentFile[] };
  /** Stops an import at any moment; nothing of it is left behind. */
  'sheet.discard': { in: { sheetId: SheetId }; out: Nothing };
}
