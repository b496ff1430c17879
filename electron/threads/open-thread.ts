import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { AppError } from '../../shared/result.ts';
import { isStorageFault, storageError } from '../store/storage-fault.ts';
import { openAnswerer } from './answerer.ts';
import { type Asker, closing, openAsker } from './asker.ts';
import type { Answers, Ask, FromThread, Listeners, Post, ServiceContract, ToThread } from './service.ts';

/** A service in a worker thread, which starts when first asked, and anew when asked after it broke. */
export interface Thread<C extends ServiceContract> {
  readonly ask: Ask<C['calls']>;
  /** False while it has not been started, so that there is nothing it could be doing. */
  readonly isStarted: boolean;
  /** Lets it end what it does for as long as its grace, ends it, and fails whoever waits; safe to call again. */
  close(): Promise<void>;
}

/** What a thread is opened with. */
export interface ThreadOptions<C extends ServiceContract> {
  readonly file: URL;
  readonly data: C['data'];
  readonly events: Listeners<C['events']>;
  readonly questions: Answers<C['questions']>;
  /** What whoever waits is told when the thread breaks. */
  readonly broken: AppError;
  /** Hears why it broke. */
  broke(bug: unknown): void;
  readonly limits?: ResourceLimits;
  /** How long closing waits for the thread, in ms; 0, unless told, does not wait. */
  readonly graceMs?: number;
}

/** One life of the worker. */
interface Line<C extends ServiceContract> {
  readonly worker: Worker;
  readonly asker: Asker<C['calls']>;
  /** The thread has closed, or broke. */
  readonly ended: PromiseWithResolvers<void>;
}

/** Prepares main's end of a thread. */
export function openThread<C extends ServiceContract>(options: ThreadOptions<C>): Thread<C> {
  const { file, data, events, questions, broken, broke, limits = {}, graceMs = 0 } = options;
  let line: Line<C> | null = null;
  let closed: Promise<void> | null = null;

  function start(): Line<C> {
    const worker = new Worker(file, { workerData: data, resourceLimits: limits });
    const post: Post<ToThread<C, unknown>> = (message, transfer = []) =>
      worker.postMessage(message, [...transfer]);
    const asker = openAsker<C['calls']>(post);
    const answer = openAnswerer<C['questions']>(questions, post);
    const ended = Promise.withResolvers<void>();
    let why: unknown = null;

    function end(bug: unknown): void {
      ended.resolve();
      if (line?.worker !== worker) return;
      line = null;
      // A disk that did not let it open or go on is no fault of what it was at.
      asker.failAll(isStorageFault(bug) ? storageError(bug) : broken);
      broke(bug);
    }

    worker.on('message', (message: FromThread<C, never>) => {
      switch (message.kind) {
        case 'event':
          events[message.name](message.event);
          return;
        case 'closed':
          ended.resolve();
          return;
        case 'ask':
        case 'stop':
          answer(message);
          return;
        default:
          asker.hear(message);
      }
    });
    worker.on('error', (bug) => {
      why = bug;
    });
    worker.on('messageerror', (bug) => {
      why = bug;
      void worker.terminate();
    });
    // Not before: whoever hears of it settles what the thread was at, which must not go on beside that.
    worker.on('exit', (code) => end(why ?? new Error(`The thread ended by itself, with code ${code}.`)));
    return { worker, asker, ended };
  }

  async function close(): Promise<void> {
    if (line === null) return;
    const { worker, asker, ended } = line;
    if (graceMs > 0) {
      const grace = setTimeout(ended.resolve, graceMs);
      worker.postMessage({ kind: 'close' } satisfies ToThread<C, unknown>);
      await ended.promise;
      clearTimeout(grace);
    }
    line = null;
    await worker.terminate();
    asker.failAll(closing.error);
  }

  return {
    async ask(name, input, askOptions) {
      if (closed !== null) return closing;
      line ??= start();
      const { worker, asker } = line;
      worker.ref();
      try {
        return await asker.ask(name, input, askOptions);
      } finally {
        // An idle thread must not keep a finished script from ending.
        if (asker.idle) worker.unref();
      }
    },
    get isStarted() {
      return line !== null;
    },
    close() {
      closed ??= close();
      return closed;
    },
  };
}
