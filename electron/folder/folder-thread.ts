import type { AppError } from '../../shared/result.ts';
import { threadFile } from '../thread-files.ts';
import { openThread, type Thread } from '../threads/open-thread.ts';
import type { FolderContract } from './worker/folder-worker.ts';

/** The limits on what a file can make the thread hold are far below this. */
const limits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 1500 };

export function openFolderThread(broken: AppError, broke: (bug: unknown) => void): Thread<FolderContract> {
  return openThread({
    file: threadFile('folder'),
    data: null,
    limits,
    events: {},
    questions: {},
    broken,
    broke,
  });
}
