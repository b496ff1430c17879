import { appError } from '../shared/result.ts';
import { say } from '../shared/texts/say.ts';
import type { SurveyContract } from './survey-worker.ts';
import { threadFile } from './thread-files.ts';
import { openThread, type Thread } from './threads/open-thread.ts';

/** In ms. The thread keeps the latest list for searches, up to about 200 MB, this long. */
const idleMs = 120_000;

const limits = { maxYoungGenerationSizeMb: 16 };

export function openSurveyThread(
  databasePath: string,
  broke: (bug: unknown) => void,
): Thread<SurveyContract> {
  return openThread({
    file: threadFile('survey'),
    data: { databasePath },
    limits,
    idleMs,
    events: {},
    questions: {},
    broken: appError('internal', say.app.textsBroke(), say.app.textsBrokeFix()),
    broke,
  });
}
