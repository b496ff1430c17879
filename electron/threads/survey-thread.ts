import { openThread, type Thread } from './open-thread.ts';
import type { SurveyContract } from './survey-contract.ts';
import { threadFile } from './thread-files.ts';

/** Prepares the thread that surveys; `broke` hears why it broke. */
export function openSurveyThread(
  databasePath: string,
  broke: (bug: unknown) => void,
): Thread<SurveyContract> {
  return openThread({
    file: threadFile('survey'),
    data: { databasePath },
    events: {},
    questions: {},
    broken: {
      kind: 'internal',
      message: 'The texts could not be worked out.',
      fix: 'Change the message a little, or restart Tagline.',
    },
    broke,
  });
}
