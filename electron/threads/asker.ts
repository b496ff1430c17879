import { assertNever } from '../../shared/assert-never.ts';
import { type AppError, fail, type Result } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import type { Answering, Ask, Asking, Calls, Post } from './service.ts';

export const stopped = fail<AppError>({ kind: 'stopped', message: say.app.stopped() });

export const closing = fail<AppError>({ kind: 'closing', message: say.app.closing() });

export interface AskingEnd<C extends Calls> {
  readonly ask: Ask<C>;
  readonly idle: boolean;
  hear(message: Answering<never>): void;
  /** Fails all waiting calls; ignores later answers. */
  failAll(error: AppError): void;
}

interface Waiting {
  resolve(result: Result<never>): void;
  reject(bug: Error): void;
  progress(progress: never): void;
}

export function openAskingEnd<C extends Calls>(post: Post<Asking<keyof C & string, unknown>>): AskingEnd<C> {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;

  function settle(id: number): Waiting | undefined {
    const waits = waiting.get(id);
    waiting.delete(id);
    return waits;
  }

  const ask: Ask<C> = async (name, input, { signal, progress, transfer } = {}) => {
    if (signal?.aborted) return stopped;
    lastId += 1;
    const id = lastId;
    const stop = (): void => post({ kind: 'stop', id });
    try {
      return await new Promise((resolve, reject) => {
        post({ kind: 'ask', id, name, input }, transfer);
        signal?.addEventListener('abort', stop);
        waiting.set(id, {
          resolve,
          reject,
          progress(reached) {
            if (!signal?.aborted) progress?.(reached);
          },
        });
      });
    } finally {
      signal?.removeEventListener('abort', stop);
    }
  };

  return {
    ask,
    get idle() {
      return waiting.size === 0;
    },
    hear(message) {
      switch (message.kind) {
        case 'progress':
          waiting.get(message.id)?.progress(message.progress);
          return;
        case 'answer':
          settle(message.id)?.resolve(message.result);
          return;
        case 'bug': {
          const { message: words, ...facts } = message.bug;
          settle(message.id)?.reject(Object.assign(new Error(words), facts));
          return;
        }
        default:
          assertNever(message);
      }
    },
    failAll(error) {
      const waitingCalls = [...waiting.values()];
      waiting.clear();
      for (const waits of waitingCalls) waits.resolve(fail(error));
    },
  };
}
