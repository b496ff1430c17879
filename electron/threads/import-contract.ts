import type { Table } from '../../shared/format/export-table.ts';
import type { Result } from '../../shared/result.ts';
import type { openAudienceService } from '../audiences/worker/audience-service.ts';
import type { FolderFile } from '../folder/worker/folder-file.ts';
import type { openOptOutService } from '../opt-outs/worker/opt-out-service.ts';
import type { openSheetService } from '../sheets/worker/sheet-service.ts';
import type { Ask, JobsOf, ServiceContract } from './service.ts';

type Answers = ReturnType<typeof openSheetService>['answers'] &
  ReturnType<typeof openAudienceService>['answers'] &
  ReturnType<typeof openOptOutService> & {
    'folder.write'(file: FolderFile): Result<null>;
    'export.write'(file: {
      readonly id: number;
      readonly path: string;
      readonly worksheet: string;
    }): Result<null>;
  };

/** The thread that reads files and builds and changes audiences; one writer, so that nothing races. */
export interface ImportContract extends ServiceContract {
  readonly data: { readonly databasePath: string };
  readonly calls: JobsOf<Answers>;
  readonly events: Record<never, never>;
  readonly questions: {
    /** Null at the end of the table. */
    nextTable: { in: { readonly id: number }; out: Table | null };
  };
}

export type AskImports = Ask<ImportContract['calls']>;
