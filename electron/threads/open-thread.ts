import { type ResourceLimits, Worker } from 'node:worker_threads';
import { currentLanguage, currentTag } from '../../shared/language/language.ts';
import type { AppError } from '../../shared/result.ts';
import { isStorageFault, storageError } from '../store/storage-fault.ts';
import { openAnswerer } from './answerer.ts';
import { type AskingEnd, closing, openAskingEnd, stopped } from './asker.ts';
import type { Answers, Ask, FromThread, Listeners, Post, ServiceContract, ToThread } from './service.ts';

/** A service in a worker thread, which starts when first asked, and anew when asked after it broke. */
export interface Thread<C extends ServiceContract> {
  readonly ask: Ask<C['calls']>;
  /** Starts it before it is asked, where that will be soon; one that cannot open is tried again when it is asked. */
  start(): void;
  /** False while it has not been started, so that there is nothing it could be doing. */
  readonly isStarted: boolean;
  /**
   * For somebody who waits for what was stopped: where the thread gives no sign of life for so long, in ms, it is at
   * something that it cannot be called away from, and is ended. Those who wait hear that it was stopped.
   */
  endIfSilent(ms: number): Promise<void>;
  /** Lets it end what it does for as long as its grace, ends it, and fails those who wait; safe to call again. */
  close(): Promise<void>;
}

export interface ThreadOptions<C extends ServiceContract> {
  readonly file: URL;
  readonly data: C['data'];
  readonly events: Listeners<C['events']>;
  readonly questions: Answers<C['questions']>;
  /** What those who wait are answered when the thread breaks. */
  readonly broken: AppError;
  broke(bug: unknown): void;
  readonly limits?: ResourceLimits;
  /** How long closing waits for the thread, in ms; 0, unless told, does not wait. */
  readonly graceMs?: number;
  /** A thread that nobody has asked for so long, in ms, is ended, which gives its memory back; for ever unless told. */
  readonly idleMs?: number;
}

/** One life of the worker. */
interface Line<C extends ServiceContract> {
  readonly worker: Worker;
  readonly asker: AskingEnd<C['calls']>;
  /** The thread has closed, or broke. */
  readonly ended: PromiseWithResolvers<void>;
  readonly opened: PromiseWithResolvers<void>;
  isOpen: boolean;
  /** The tag of the language that it was told to speak; null while it speaks English, as every thread begins. */
  tag: string | null;
  /** Who waits for a sign of life. */
  readonly signs: Set<() => void>;
  /** Why main ended it; null while it has not. */
  silence: SilentThread | null;
}

function lineTo<C extends ServiceContract>(worker: Worker, asker: AskingEnd<C['calls']>): Line<C> {
  const ended = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  return { worker, asker, ended, opened, isOpen: false, tag: null, signs: new Set(), silence: null };
}

/** What a thread gives names to is read in the language of main. */
function speakTo<C extends ServiceContract>(line: Line<C>): void {
  const language = currentLanguage();
  const tag = currentTag();
  if (line.tag === tag || (line.tag === null && language === 'en')) return;
  line.tag = tag;
  line.worker.postMessage({ kind: 'speak', language, tag } satisfies ToThread<C, unknown>);
}

/** A thread that was ended because it gave no sign of life while somebody waited for what they had stopped. */
export class SilentThread extends Error {
  constructor(ms: number) {
    super(`The thread gave no sign of life for ${ms} ms after something was stopped, and was ended.`);
    this.name = 'SilentThread';
  }
}

export function openThread<C extends ServiceContract>(options: ThreadOptions<C>): Thread<C> {
  const { file, data, events, questions, broken, broke, limits = {}, graceMs = 0, idleMs } = options;
  let line: Line<C> | null = null;
  let closed: Promise<void> | null = null;
  let retiring: NodeJS.Timeout | undefined;

  function start(): Line<C> {
    const worker = new Worker(file, { workerData: data, resourceLimits: limits });
    const post: Post<ToThread<C, unknown>> = (message, transfer = []) =>
      worker.postMessage(message, [...transfer]);
    const asker = openAskingEnd<C['calls']>(post);
    const answer = openAnswerer<C['questions']>(questions, post);
    const own = lineTo<C>(worker, asker);
    const { ended, opened } = own;
    let why: unknown = null;

    function end(bug: unknown): void {
      ended.resolve();
      if (line !== own) return;
      line = null;
      // Whom nobody had asked yet has lost nothing.
      if (!own.isOpen && asker.idle) return;
      if (own.silence !== null) asker.failAll(stopped.error);
      // A disk that did not let it open or go on is no fault of what it was at.
      else asker.failAll(isStorageFault(bug) ? storageError(bug) : broken);
      broke(own.silence ?? bug);
    }

    worker.on('message', (message: FromThread<C, never>) => {
      switch (message.kind) {
        case 'event':
          events[message.name](message.event);
          return;
        case 'closed':
          ended.resolve();
          return;
        case 'alive':
          own.isOpen = true;
          opened.resolve();
          for (const sign of own.signs) sign();
          own.signs.clear();
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
    // Not before: what hears of it settles what the thread was at, which must not go on beside that.
    worker.on('exit', (code) => end(why ?? new Error(`The thread ended by itself, with code ${code}.`)));
    return own;
  }

  async function endIfSilent(ms: number): Promise<void> {
    const asked = line;
    if (asked === null) return;
    const { worker, ended, opened, signs } = asked;
    // Starting may take its time on a busy computer, and nothing can be stopped before.
    await Promise.race([opened.promise, ended.promise]);
    if (line !== asked) return;
    const silent = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(resolve, ms, true);
      signs.add(() => {
        clearTimeout(timer);
        resolve(false);
      });
      worker.postMessage({ kind: 'ping' } satisfies ToThread<C, unknown>);
    });
    if (!silent || line !== asked) return;
    asked.silence = new SilentThread(ms);
    await worker.terminate();
  }

  /** Nothing waits for it, so nobody hears that it ended. */
  function retire(): void {
    const idle = line;
    line = null;
    void idle?.worker.terminate();
  }

  async function close(): Promise<void> {
    clearTimeout(retiring);
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
      clearTimeout(retiring);
      line ??= start();
      const { worker, asker } = line;
      worker.ref();
      speakTo(line);
      try {
        return await asker.ask(name, input, askOptions);
      } finally {
        // An idle thread must not keep a finished script from ending.
        if (asker.idle) worker.unref();
        if (asker.idle && idleMs !== undefined && line?.worker === worker) {
          clearTimeout(retiring);
          retiring = setTimeout(retire, idleMs).unref();
        }
      }
    },
    start() {
      if (closed !== null || line !== null) return;
      line = start();
      line.worker.unref();
    },
    get isStarted() {
      return line !== null;
    },
    endIfSilent,
    close() {
      closed ??= close();
      return closed;
    },
  };
}
