import type { openPracticeService } from './practice-service.ts';
import type { CallsOf, ServiceContract } from './service.ts';

export interface PracticeContract extends ServiceContract {
  readonly data: null;
  readonly calls: CallsOf<ReturnType<typeof openPracticeService>['methods']>;
  readonly events: {
    /** Something in a status or the inbox changed; at most five times a second. */
    changed: null;
  };
  readonly questions: Record<never, never>;
}
