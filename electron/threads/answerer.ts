import type { Transferable } from 'node:worker_threads';
import { stopped } from './asker.ts';
import type { Answering, Answers, Asking, Calls, Post, SentBug } from './service.ts';

export interface AnswerOptions {
  /** In ms: the least time between reports of progress of one call; 0 by default. */
  readonly progressMs?: number;
  /** Runs before an answer is sent, for news that led to it. */
  beforeAnswer?(): void;
}

/** The answering end of a line; returns a function that handles the questions. */
export function openAnswerer<C extends Calls>(
  answers: Answers<C>,
  post: Post<Answering<unknown>>,
  { progressMs = 0, beforeAnswer }: AnswerOptions = {},
): (message: Asking<keyof C & string, never>) => void {
  const running = new Map<number, AbortController>();

  async function answer(id: number, name: keyof C & string, input: never): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(id, controller);
    const transfer: Transferable[] = [];
    let sentAt = Number.NEGATIVE_INFINITY;
    const progress = (reached: unknown): void => {
      const now = performance.now();
      if (now - sentAt < progressMs) return;
      sentAt = now;
      post({ kind: 'progress', id, progress: reached });
    };
    try {
      const result = await answers[name](input, {
        signal,
        progress,
        transfer: (buffer) => transfer.push(buffer),
      });
      beforeAnswer?.();
      post({ kind: 'answer', id, result }, transfer);
    } catch (bug) {
      // A bug in one call must not affect the others.
      if (!signal.aborted) post({ kind: 'bug', id, bug: sendable(bug) });
      else post({ kind: 'answer', id, result: stopped });
    } finally {
      running.delete(id);
    }
  }

  return (message) => {
    if (message.kind === 'ask') void answer(message.id, message.name, message.input);
    else running.get(message.id)?.abort();
  };
}

function sendable(bug: unknown): SentBug {
  if (!(bug instanceof Error)) return { name: 'Error', message: String(bug) };
  const { errcode, code } = bug as { errcode?: unknown; code?: unknown };
  return { name: bug.name, message: bug.message, stack: bug.stack, errcode, code };
}
