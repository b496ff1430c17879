import { say } from '../../shared/texts/say.ts';
import { openThread, type Thread } from './open-thread.ts';
import type { SurveyContract } from './survey-contract.ts';
import { threadFile } from './thread-files.ts';

/** It keeps no more than the latest scan, which is soon made again. */
const idleMs = 20_000;

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
    broken: {
      kind: 'internal',
      message: say.app.textsBroke(),
      fix: say.app.textsBrokeFix(),
    },
    broke,
  });
}
