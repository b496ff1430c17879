import { parentPort, workerData } from 'node:worker_threads';
import type { Language } from '../../shared/language/languages.ts';
import { loadLanguage } from '../../shared/texts/load-language.ts';
import { type AnswerOptions, openAnswerer } from './answerer.ts';
import { closing, openAskingEnd } from './asker.ts';
import type { Answers, Ask, CallsOf, FromThread, Post, ServiceContract, ToThread } from './service.ts';

export interface Main<C extends ServiceContract> {
  readonly ask: Ask<C['questions']>;
  tell<Name extends keyof C['events'] & string>(name: Name, event: C['events'][Name]): void;
}

export interface Service<C extends ServiceContract> extends AnswerOptions {
  readonly answers: Answers<C['calls']>;
  /** Ends the work that goes on, if main gives it time; its open questions fail first. */
  close?(): Promise<void> | void;
}

export function answersOf<Methods extends object>(methods: Methods): Answers<CallsOf<Methods>> {
  const answers = Object.entries(methods).map(([name, method]) => [
    name,
    (input: readonly unknown[]) => method(...input),
  ]);
  return Object.fromEntries(answers);
}

/** Call it from the worker thread; a failure to open breaks the thread. */
export function serve<C extends ServiceContract>(open: (data: C['data'], main: Main<C>) => Service<C>): void {
  const port = parentPort;
  if (port === null) throw new Error('A service runs in a worker thread only.');
  const post: Post<FromThread<C, unknown>> = (message, transfer = []) =>
    port.postMessage(message, [...transfer]);
  const asker = openAskingEnd<C['questions']>(post);
  const service = open(workerData, {
    ask: asker.ask,
    tell: (name, event) => post({ kind: 'event', name, event }),
  });
  const answer = openAnswerer<C['calls']>(service.answers, post, service);

  let closed: Promise<void> | null = null;

  async function close(): Promise<void> {
    asker.failAll(closing.error);
    await service.close?.();
    post({ kind: 'closed' });
  }

  async function closeFor(done: Int32Array<SharedArrayBuffer> | undefined): Promise<void> {
    closed ??= close();
    try {
      await closed;
    } finally {
      if (done !== undefined) {
        Atomics.store(done, 0, 1);
        Atomics.notify(done, 0);
      }
    }
  }

  /** While a language is loading; later calls are answered in that language. */
  let loading: Promise<void> | null = null;

  async function speak(language: Language, tag: string): Promise<void> {
    await loading;
    // If the texts cannot be read, the earlier language stays, and callers still get their answers.
    await loadLanguage(language, [tag]).catch(() => undefined);
  }

  port.on('message', (message: ToThread<C, never>) => {
    switch (message.kind) {
      case 'speak': {
        const own = speak(message.language, message.tag).then(() => {
          if (loading === own) loading = null;
        });
        loading = own;
        return;
      }
      case 'close':
        void closeFor(message.done);
        return;
      case 'ping':
        post({ kind: 'alive' });
        return;
      case 'ask':
      case 'stop':
        if (loading === null) answer(message);
        else void loading.then(() => answer(message));
        return;
      default:
        asker.hear(message);
    }
  });
  post({ kind: 'alive' });
}
