import { appError } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import { openThread, type Thread } from './open-thread.ts';
import type { SurveyContract } from './survey-contract.ts';
import { threadFile } from './thread-files.ts';

/** It keeps the latest list as searches read it, for as long as somebody may come back to it: up to some 200 MB. */
const idleMs = 120_000;

const limits = { maxYoungGenerationSizeMb: 16 };

/** Prepares the thread that surveys; `broke` hears why it broke. */
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
