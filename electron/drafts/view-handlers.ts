import type { DatabaseSync } from 'node:sqlite';
import type { Answer } from '../../shared/contract.ts';
import { cleanMessage } from '../../shared/message/tag.ts';
import { fail, ok, superseded } from '../../shared/result.ts';
import { readHead } from '../store/audience-reader.ts';
import type { SurveyThread } from '../threads/survey-thread.ts';
import type { HandlersOf } from '../wire/dispatch.ts';
import { openDraftViews } from './draft-views.ts';

/** Answers lists of rows with final texts and their pages; what they show is worked out by `thread`. */
export function viewHandlers(
  database: DatabaseSync,
  thread: SurveyThread,
): Pick<HandlersOf<'draft'>, 'draft.view' | 'draft.page'> {
  const views = openDraftViews(database);
  const supersede = new Map<string, () => void>();

  return {
    'draft.view': async ({ audienceId, message: typed, filter, search }) => {
      const head = readHead(database, audienceId);
      if (!head.ok) return head;
      const message = cleanMessage(typed);
      if (filter === 'all' && search.trim() === '') {
        return ok({ viewId: views.open(head.value, message, null), count: head.value.rows });
      }
      // A newer search in the same list takes the place of this one; another list does not.
      const list = `${audienceId} ${filter}`;
      supersede.get(list)?.();
      return new Promise<Answer<'draft.view'>>((resolve) => {
        const done = (result: Answer<'draft.view'>): void => {
          if (supersede.get(list) === stopHere) supersede.delete(list);
          resolve(result);
        };
        const stop = thread.ask({ kind: 'list', audienceId, message, filter, search }, (answer) => {
          if (answer.kind === 'failed') done(fail(answer.error));
          if (answer.kind !== 'list') return;
          done(ok({ viewId: views.open(head.value, message, answer.ns), count: answer.ns.length }));
        });
        const stopHere = (): void => {
          stop();
          done(superseded);
        };
        supersede.set(list, stopHere);
      });
    },
    'draft.page': ({ viewId, from, count }) => views.page(viewId, from, count),
  };
}
