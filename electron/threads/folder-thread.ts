import { appError, type Result } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import type { FolderToRead } from '../folder/worker/reading/read-folder.ts';
import { openThread, type Thread } from './open-thread.ts';
import type { JobsOf, ServiceContract } from './service.ts';
import { threadFile } from './thread-files.ts';

interface Answers {
  'folder.read'(folder: FolderToRead): Result<null>;
}

/** The thread that reads folders which somebody else may have written; it is ended if it does not end by itself. */
export interface FolderContract extends ServiceContract {
  readonly data: null;
  readonly calls: JobsOf<Answers>;
  readonly events: Record<never, never>;
  readonly questions: Record<never, never>;
}

/** The limits on what a file can make the thread hold are far below this. */
const limits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 1500 };

export function openFolderThread(broke: (bug: unknown) => void): Thread<FolderContract> {
  return openThread({
    file: threadFile('folder'),
    data: null,
    limits,
    events: {},
    questions: {},
    broken: appError('bad-input', say.folder.noFolderFile(), say.folder.noFolderFileFix()),
    broke,
  });
}
