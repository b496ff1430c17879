import { Worker } from 'node:worker_threads';
import type { CallMessage, PracticeCalls, PracticeThreadOptions, ThreadMessage } from './practice-message.ts';

/** A practice gateway in a worker thread: the calls of `PracticeCalls`, each answered later. */
export type PracticeThread = {
  readonly [Call in keyof PracticeCalls]: (
    ...args: Parameters<PracticeCalls[Call]>
  ) => Promise<ReturnType<PracticeCalls[Call]>>;
} & {
  readonly url: string;
  readonly port: number;
  readonly token: string;
  /** Calls back, at most five times a second, after anything changed; returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** Resolves when the thread has ended, for whatever reason. */
  readonly stopped: Promise<void>;
};

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/**
 * Starts a gateway in a thread of its own; rejects when it cannot start. `threadFile` is worker.ts, or what the
 * app's build made of it.
 */
export async function startPracticeThread(
  threadFile: URL | string,
  options: PracticeThreadOptions = {},
): Promise<PracticeThread> {
  const worker = new Worker(threadFile, { workerData: options });
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<() => void>();
  const stopped = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  let lastId = 0;
  let ended = false;

  const started = await new Promise<Extract<ThreadMessage, { kind: 'started' }>>((resolve, reject) => {
    const end = (error: Error) => {
      ended = true;
      reject(error);
      for (const one of waiting.values()) one.reject(error);
      waiting.clear();
    };
    worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => end(new Error('The practice gateway has stopped.')));
    worker.on('message', (message: ThreadMessage) => {
      switch (message.kind) {
        case 'started':
          return resolve(message);
        case 'not-started':
          return reject(new Error(message.reason));
        case 'answer':
          waiting.get(message.id)?.resolve(message.value);
          waiting.delete(message.id);
          return;
        case 'error':
          waiting.get(message.id)?.reject(new Error(message.reason));
          waiting.delete(message.id);
          return;
        case 'changed':
          for (const listener of listeners) listener();
          return;
      }
    });
  });

  const ask =
    <Call extends keyof PracticeCalls>(call: Call) =>
    (...args: Parameters<PracticeCalls[Call]>) =>
      new Promise<ReturnType<PracticeCalls[Call]>>((resolve, reject) => {
        if (ended) return reject(new Error('The practice gateway has stopped.'));
        lastId += 1;
        waiting.set(lastId, { resolve: resolve as Waiting['resolve'], reject });
        worker.postMessage({ id: lastId, call, args } satisfies CallMessage);
      });

  const askToClose = ask('close');
  return {
    url: started.url,
    port: started.port,
    token: started.token,
    stopped,
    script: ask('script'),
    scriptLeft: ask('scriptLeft'),
    scriptBalance: ask('scriptBalance'),
    scriptRandom: ask('scriptRandom'),
    credit: ask('credit'),
    setCredit: ask('setCredit'),
    takeConnections: ask('takeConnections'),
    takeUnicode: ask('takeUnicode'),
    clear: ask('clear'),
    stats: ask('stats'),
    phones: ask('phones'),
    texts: ask('texts'),
    totals: ask('totals'),
    async close() {
      if (ended) return;
      // A thread that ends before its answer comes through has closed all the same.
      await askToClose().catch(() => {});
      await worker.terminate();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
