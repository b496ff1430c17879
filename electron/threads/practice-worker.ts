/** The practice gateway in a worker thread; started by `startPracticeThread`. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { type Practice, startPractice } from '../practice/worker/gateway.ts';
import type { CallMessage, PracticeCalls, PracticeThreadOptions, ThreadMessage } from './practice-message.ts';

/** A busy send would otherwise flood the other side with news. */
const NEWS_MS = 200;

if (parentPort === null) throw new Error('The practice worker runs as a worker thread only.');
void serve(parentPort, workerData as PracticeThreadOptions);

async function serve(port: MessagePort, options: PracticeThreadOptions): Promise<void> {
  const say = (message: ThreadMessage) => port.postMessage(message);
  try {
    const practice = await startPractice(options);
    const calls = callsOf(practice);
    let news: NodeJS.Timeout | undefined;
    practice.subscribe(() => {
      news ??= setTimeout(() => {
        news = undefined;
        say({ kind: 'changed' });
      }, NEWS_MS);
    });
    port.on('message', async ({ id, call, args }: CallMessage) => {
      try {
        const value = await (calls[call] as (...args: readonly unknown[]) => unknown)(...args);
        say({ kind: 'answer', id, value });
      } catch (error) {
        say({ kind: 'error', id, reason: reasonOf(error) });
      }
      if (call !== 'close') return;
      clearTimeout(news);
      port.close();
    });
    const { url, port: number, token } = practice;
    say({ kind: 'started', url, port: number, token });
  } catch (error) {
    say({ kind: 'not-started', reason: reasonOf(error) });
  }
}

type Awaitable<Calls> = {
  [Call in keyof Calls]: Calls[Call] extends (...args: infer In) => infer Out
    ? (...args: In) => Out | Promise<Out>
    : never;
};

function callsOf(practice: Practice): Awaitable<PracticeCalls> {
  return {
    script: practice.script,
    scriptLeft: practice.scriptLeft,
    scriptBalance: practice.scriptBalance,
    scriptRandom: practice.scriptRandom,
    credit: practice.credit,
    setCredit: practice.setCredit,
    takeConnections: practice.takeConnections,
    takeUnicode: practice.takeUnicode,
    clear: practice.clear,
    stats: practice.stats,
    phones: practice.inbox.phones,
    texts: practice.inbox.texts,
    totals: practice.inbox.totals,
    close: practice.close,
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
