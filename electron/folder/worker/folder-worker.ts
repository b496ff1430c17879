import type { Result } from '../../../shared/result.ts';
import { serve } from '../../threads/serve.ts';
import type { JobsOf, ServiceContract } from '../../threads/service.ts';
import { checkFolder } from '../records/as-written.ts';
import { type FolderToRead, readFolder } from './reading/read-folder.ts';

interface Answers {
  'folder.check'(path: string): ReturnType<typeof checkFolder>;
  'folder.read'(folder: FolderToRead): Result<null>;
}

/** The thread that reads what somebody else may have written; it is ended if it does not end by itself. */
export interface FolderContract extends ServiceContract {
  readonly data: null;
  readonly calls: JobsOf<Answers>;
  readonly events: Record<never, never>;
  readonly questions: Record<never, never>;
}

serve<FolderContract>(() => ({
  answers: {
    'folder.check': checkFolder,
    'folder.read': (folder, { signal }) => readFolder(folder, signal),
  },
}));
