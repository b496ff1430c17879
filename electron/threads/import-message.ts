import type { AudienceCounts, AudienceRow } from '../../shared/audience/audience.ts';
import type { AudienceId, SheetId } from '../../shared/brand.ts';
import type { OptOutsAdded } from '../../shared/opt-out/opt-out.ts';
import type { Result } from '../../shared/result.ts';
import type { MappingChoices } from '../../shared/sheet/mapping-choices.ts';
import type { Detection, Mapping, SheetOptions } from '../../shared/sheet/sheet.ts';
import type { AudienceChange } from '../audiences/worker/audience-editor.ts';
import type { OptOutOrigin } from '../opt-outs/worker/opt-out-add.ts';
import type { SheetView } from '../sheets/worker/sheet-view.ts';

/** Every job of the import thread: what goes in and what comes out. */
export interface ImportJobs {
  /** Reads an uploaded file into a staging file; progress is told on the way. */
  read: {
    in: {
      readonly sheetId: SheetId;
      readonly upload: string;
      readonly store: string;
      readonly fileName: string;
      readonly options: SheetOptions;
      readonly locale: string;
    };
    out: { readonly detection: Detection; readonly rows: number };
  };
  /** Forgets a sheet and removes its staging file. */
  drop: { in: { readonly sheetId: SheetId }; out: null };
  preview: {
    in: {
      readonly sheetId: SheetId;
      readonly chosen: MappingChoices;
      readonly from: number;
      readonly count: number;
      readonly country: string;
    };
    out: SheetView;
  };
  count: { in: { readonly sheetId: SheetId; readonly mapping: Mapping }; out: AudienceCounts };
  build: {
    in: {
      readonly sheetId: SheetId;
      readonly mapping: Mapping;
      readonly name: string;
      readonly sheetName: string;
    };
    out: AudienceId;
  };
  mend: {
    in: { readonly sheetId: SheetId; readonly mapping: Mapping; readonly audienceId: AudienceId };
    out: { readonly mended: number; readonly left: number };
  };
  /** Removes an audience; without one, all those whose making was cut short by a crash. */
  remove: { in: { readonly audienceId: AudienceId | null }; out: null };
  change: { in: { readonly audienceId: AudienceId; readonly change: AudienceChange }; out: AudienceRow };
  undo: { in: { readonly audienceId: AudienceId }; out: null };
  /** Writes the rejected rows of an audience as a workbook. */
  writeRejections: { in: { readonly audienceId: AudienceId; readonly path: string }; out: null };
  /** Brings every audience in line with the opt-outs; answers how many rows changed. */
  followOptOuts: { in: Record<string, never>; out: number };
  addOptOuts: {
    in: { readonly text: string } & OptOutOrigin;
    out: OptOutsAdded;
  };
  addSheetOptOuts: { in: { readonly sheetId: SheetId } & OptOutOrigin; out: OptOutsAdded };
}

/** The name of a job. */
export type ImportJob = keyof ImportJobs;

/** What main says to the import thread; `id` names one job. */
export type ImportRequest =
  | {
      readonly [J in ImportJob]: {
        readonly id: number;
        readonly job: J;
        readonly input: ImportJobs[J]['in'];
      };
    }[ImportJob]
  | { readonly id: number; readonly job: 'stop' };

/** How far a job has come. */
export interface ImportProgress {
  /** 0 to 1. */
  readonly fraction: number;
  /** Rows stored so far; 0 for jobs that store none. */
  readonly rows: number;
}

/** What the import thread says to main. */
export type ImportReply =
  | { readonly id: number; readonly result: Result<unknown> }
  | { readonly id: number; readonly bug: unknown; readonly errcode: number | undefined }
  | { readonly id: number; readonly progress: ImportProgress };
