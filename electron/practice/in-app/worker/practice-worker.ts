import { answersOf, serve } from '../../../threads/serve.ts';
import type { CallsOf, ServiceContract } from '../../../threads/service.ts';
import { createThrottle } from '../../../threads/throttle.ts';
import { openPracticeService } from './practice-service.ts';

export interface PracticeContract extends ServiceContract {
  readonly data: null;
  readonly calls: CallsOf<ReturnType<typeof openPracticeService>['methods']>;
  readonly events: {
    /** Something in a status or the inbox changed; at most five times a second. */
    changed: null;
  };
  readonly questions: Record<never, never>;
}

/** A busy send would otherwise flood main with news. */
const newsMs = 200;

serve<PracticeContract>((_, main) => {
  const news = createThrottle(newsMs, () => main.tell('changed', null));
  const { methods, close } = openPracticeService(news.request);
  return { close, answers: answersOf(methods) };
});
