import { Worker } from 'node:worker_threads';
import type { AppError } from '../../shared/result.ts';
import type { SurveyAnswer, SurveyReply, SurveyRequest, SurveyTask } from './survey-message.ts';
import { threadFile } from './thread-files.ts';

/** The worker thread that reads audiences, started when first asked and again should it ever break. */
export interface SurveyThread {
  /** Hands over a task; `onAnswer` may be called several times for a survey. The answer stops the task. */
  ask(task: SurveyTask, onAnswer: (answer: SurveyAnswer) => void): () => void;
  close(): Promise<void>;
}

/** Prepares the thread; `onBug` hears why it broke. */
export function createSurveyThread(databasePath: string, onBug: (bug: unknown) => void): SurveyThread {
  const waiting = new Map<number, (answer: SurveyAnswer) => void>();
  let worker: Worker | null = null;
  let lastId = 0;

  function started(): Worker {
    if (worker !== null) return worker;
    const fresh = new Worker(threadFile('survey'), { workerData: { databasePath } });
    fresh.on('message', ({ id, answer }: SurveyReply) => {
      const last = answer.kind !== 'survey' || answer.survey.progress === 1;
      const onAnswer = waiting.get(id);
      if (last) settle(id);
      onAnswer?.(answer);
    });
    fresh.on('error', (bug) => {
      onBug(bug);
      worker = null;
      failAll({
        kind: 'internal',
        message: 'The texts could not be worked out.',
        fix: 'Change the message a little, or restart Tagline.',
      });
    });
    worker = fresh;
    return fresh;
  }

  function failAll(error: AppError): void {
    const left = [...waiting.values()];
    waiting.clear();
    for (const onAnswer of left) onAnswer({ kind: 'failed', error });
  }

  function settle(id: number): void {
    waiting.delete(id);
    // An idle thread must not keep a finished script from ending.
    if (waiting.size === 0) worker?.unref();
  }

  return {
    ask(task, onAnswer) {
      lastId += 1;
      const id = lastId;
      waiting.set(id, onAnswer);
      const thread = started();
      thread.ref();
      thread.postMessage({ id, task } satisfies SurveyRequest);
      return () => {
        if (!waiting.has(id)) return;
        settle(id);
        thread.postMessage({ id, task: 'stop' } satisfies SurveyRequest);
      };
    },
    async close() {
      failAll({ kind: 'closing', message: 'Tagline is closing.' });
      await worker?.terminate();
      worker = null;
    },
  };
}
