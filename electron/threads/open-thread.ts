import { type ResourceLimits, Worker } from 'node:worker_threads';
import { currentLanguage, currentTag } from '../../shared/language/current-language.ts';
import type { AppError } from '../../shared/result.ts';
import { isStorageFault, storageError } from '../store/storage-fault.ts';
import { openAnswerer } from './answerer.ts';
import { type AskingEnd, closing, openAskingEnd, stopped } from './asker.ts';
import { inTime } from './in-time.ts';
import type { Answers, Ask, FromThread, Listeners, Post, ServiceContract, ToThread } from './service.ts';

/** A service in a worker thread. It starts with the first call, and again with the next call after it broke. */
export interface Thread<C extends ServiceContract> {
  readonly ask: Ask<C['calls']>;
  /** Starts the thread before a call; if it cannot open, the next call tries again. */
  start(): void;
  /** False if the thread can have no work. */
  readonly isStarted: boolean;
  /** A thread that is silent for `ms` cannot be interrupted and is ended; waiting calls fail as stopped. */
  endIfSilent(ms: number): Promise<void>;
  /**
   * Gives the thread its grace to finish, unless it is silent, ends it, and fails waiting calls; safe to call again.
   * False if a call of the thread does not return, such as to a file on a drive that hangs.
   */
  close(): Promise<boolean>;
  /** Closes within this turn, `ms` at most, for a process that has no other turn. */
  closeAtOnce(ms: number): void;
}

export interface ThreadOptions<C extends ServiceContract> {
  readonly file: URL;
  readonly data: C['data'];
  readonly events: Listeners<C['events']>;
  readonly questions: Answers<C['questions']>;
  readonly broken: AppError;
  broke(bug: unknown): void;
  readonly limits?: ResourceLimits;
  /** In ms: how long closing waits for the thread; 0 by default. */
  readonly graceMs?: number;
  /** In ms: a thread without calls for this long is ended, which frees its memory; never by default. */
  readonly idleMs?: number;
}

/** In ms: how long a thread that closes may answer nothing, and how long ending it may take. */
const silentMs = 3_000;
const terminatingMs = 1_000;

interface Line<C extends ServiceContract> {
  readonly worker: Worker;
  readonly asker: AskingEnd<C['calls']>;
  readonly ended: PromiseWithResolvers<void>;
  readonly opened: PromiseWithResolvers<void>;
  isOpen: boolean;
  /** BCP 47 tag of the thread's language; null while it is English, as at its start. */
  tag: string | null;
  readonly signs: Set<() => void>;
  /** Why main ended the thread; null if it did not. */
  silence: SilentThread | null;
}

function lineTo<C extends ServiceContract>(worker: Worker, asker: AskingEnd<C['calls']>): Line<C> {
  const ended = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  return { worker, asker, ended, opened, isOpen: false, tag: null, signs: new Set(), silence: null };
}

/** A thread's names are read in main's language. */
function speakTo<C extends ServiceContract>(line: Line<C>): void {
  const language = currentLanguage();
  const tag = currentTag();
  if (line.tag === tag || (line.tag === null && language === 'en')) return;
  line.tag = tag;
  line.worker.postMessage({ kind: 'speak', language, tag } satisfies ToThread<C, unknown>);
}

/** The thread was ended because it did not react while somebody waited for a stop. */
export class SilentThread extends Error {
  constructor(ms: number) {
    super(`The thread gave no sign of life for ${ms} ms after something was stopped, and was ended.`);
    this.name = 'SilentThread';
  }
}

/** Messages of the thread are not handled meanwhile. */
function finishNow(worker: Worker, ms: number): void {
  const done = new Int32Array(new SharedArrayBuffer(4));
  worker.postMessage({ kind: 'close', done } satisfies ToThread<ServiceContract, unknown>);
  Atomics.wait(done, 0, 0, ms);
  worker.removeAllListeners('message');
  void worker.terminate();
}

/** True if the thread answers no ping within `ms`. */
function isSilent(
  { worker, signs }: Pick<Line<ServiceContract>, 'worker' | 'signs'>,
  ms: number,
): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms, true);
    signs.add(() => {
      clearTimeout(timer);
      resolve(false);
    });
    worker.postMessage({ kind: 'ping' } satisfies ToThread<ServiceContract, unknown>);
  });
}

/** Ends the thread's work, and gives it time for that unless it is silent. */
async function finished(
  line: Pick<Line<ServiceContract>, 'worker' | 'signs' | 'ended'>,
  graceMs: number,
): Promise<void> {
  const { worker, signs, ended } = line;
  worker.postMessage({ kind: 'close' } satisfies ToThread<ServiceContract, unknown>);
  void isSilent(line, silentMs).then((silent) => silent && ended.resolve());
  await inTime(ended.promise, graceMs);
  for (const sign of signs) sign();
}

export function openThread<C extends ServiceContract>(options: ThreadOptions<C>): Thread<C> {
  const { file, data, events, questions, broken, broke, limits = {}, graceMs = 0, idleMs } = options;
  let line: Line<C> | null = null;
  let closed: Promise<boolean> | null = null;
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
      // If nobody had called the thread yet, nothing is lost.
      if (!own.isOpen && asker.idle) return;
      if (own.silence !== null) asker.failAll(stopped.error);
      // A disk that kept the thread from opening or working is no fault of the work.
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
    // Only at exit: listeners settle the thread's work, which must not go on meanwhile.
    worker.on('exit', (code) => end(why ?? new Error(`The thread ended by itself, with code ${code}.`)));
    return own;
  }

  async function endIfSilent(ms: number): Promise<void> {
    const asked = line;
    if (asked === null) return;
    const { worker, ended, opened } = asked;
    // Starting may take long on a busy computer, and nothing can be stopped before.
    await Promise.race([opened.promise, ended.promise]);
    if (line !== asked) return;
    const silent = await isSilent(asked, ms);
    if (!silent || line !== asked) return;
    asked.silence = new SilentThread(ms);
    await worker.terminate();
  }

  /** Nobody waits for this thread, so nobody is notified. */
  function retire(): void {
    const idle = line;
    line = null;
    void idle?.worker.terminate();
  }

  async function close(): Promise<boolean> {
    clearTimeout(retiring);
    if (line === null) return true;
    const { worker, asker } = line;
    if (graceMs > 0) await finished(line, graceMs);
    line = null;
    const code = await inTime(worker.terminate(), terminatingMs);
    asker.failAll(closing.error);
    return code !== null;
  }

  function closeAtOnce(ms: number): void {
    closed ??= Promise.resolve(true);
    clearTimeout(retiring);
    if (line === null) return;
    const { worker } = line;
    line = null;
    finishNow(worker, ms);
  }

  return {
    closeAtOnce,
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
