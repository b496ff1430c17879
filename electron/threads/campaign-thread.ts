import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { AccountId, CampaignId } from '../../shared/brand.ts';
import { type AppError, fail, type Result } from '../../shared/result.ts';
import type { Live } from '../campaigns/worker/engine.ts';
import type { EngineCalls, EngineData, FromEngine, ToEngine } from './campaign-message.ts';
import { threadFile } from './thread-files.ts';

/** The thread that sends, so that neither the window nor an import ever waits for it, nor it for them. */
export interface EngineThread {
  /** Asks the thread, starting it first where needed; rejects on a bug. */
  readonly calls: EngineCalls;
  /**
   * Stops between chunks and waits for what is in flight, but not for ever: a request whose answer does not come
   * keeps its attempt without an outcome, which is unknown at the next start.
   */
  close(): Promise<void>;
}

/** Whom the thread tells what. */
export interface EngineListener {
  changed(campaignId: CampaignId, live: Live): void;
  readCredit(accountId: AccountId, place: string): Promise<number | null>;
  /** One run ended by a bug; its campaign stands still. */
  bug(bug: unknown): void;
  /** It broke; what it was sending is settled as unknown when it starts again. */
  broke(bug: unknown): void;
}

/**
 * Chunks come and go by the megabyte. A heap of 2 GB at most is let grow to twice what is in use, not four times,
 * before it is swept; a nursery that holds a chunk lets most of it go without such a sweep.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 2000 };

/** How long an app that is closing waits for the answer to a request that is on its way, in ms. */
const closingMs = 30_000;

const brokeOff: AppError = {
  kind: 'internal',
  message: 'Sending broke off inside Tagline.',
  fix: 'Look at the campaign: nothing is sent again without you.',
};

interface Waiting {
  readonly resolve: (result: Result<never>) => void;
  readonly reject: (bug: unknown) => void;
}

/** Prepares the thread, which starts when first asked. */
export function createEngineThread(
  data: EngineData,
  listener: EngineListener,
  graceMs = closingMs,
): EngineThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;

  function started(): Worker {
    if (worker !== null) return worker;
    const fresh = new Worker(threadFile('campaign'), { workerData: data, resourceLimits });
    fresh.on('message', receive);
    fresh.on('error', (bug) => {
      worker = null;
      failAll(brokeOff);
      listener.broke(bug);
    });
    worker = fresh;
    return fresh;
  }

  function receive(message: FromEngine): void {
    switch (message.kind) {
      case 'changed':
        listener.changed(message.campaignId, message.live);
        return;
      case 'run-bug':
        listener.bug(message.bug);
        return;
      case 'credit':
        void listener
          .readCredit(message.accountId, message.place)
          .catch(() => null)
          .then((credit) => post({ kind: 'credit', id: message.id, credit }));
        return;
      case 'answer':
        settle(message.id)?.resolve(message.result as Result<never>);
        return;
      case 'bug':
        settle(message.id)?.reject(Object.assign(message.bug as object, { errcode: message.errcode }));
        return;
    }
  }

  function settle(id: number): Waiting | undefined {
    const call = waiting.get(id);
    waiting.delete(id);
    // An idle thread must not keep a finished script from ending.
    if (waiting.size === 0) worker?.unref();
    return call;
  }

  function post(message: ToEngine): void {
    worker?.postMessage(message);
  }

  function failAll(error: AppError): void {
    const left = [...waiting.values()];
    waiting.clear();
    for (const call of left) call.resolve(fail(error));
  }

  function ask<Call extends keyof EngineCalls>(call: Call): EngineCalls[Call] {
    const send = (...args: readonly unknown[]): Promise<Result<never>> => {
      lastId += 1;
      const id = lastId;
      const thread = started();
      thread.ref();
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        post({ kind: 'call', id, call, args });
      });
    };
    return send as unknown as EngineCalls[Call];
  }

  const close = ask('close');
  return {
    calls: {
      start: ask('start'),
      startScheduled: ask('startScheduled'),
      resume: ask('resume'),
      pause: ask('pause'),
      cancel: ask('cancel'),
      rule: ask('rule'),
      takeOut: ask('takeOut'),
      bisect: ask('bisect'),
      takeOver: ask('takeOver'),
      unschedule: ask('unschedule'),
      remove: ask('remove'),
      noteCredit: ask('noteCredit'),
      sleep: ask('sleep'),
      wake: ask('wake'),
      scan: ask('scan'),
      makeRest: ask('makeRest'),
      close,
    },
    async close() {
      if (worker === null) return;
      const last = worker;
      const closed = new AbortController();
      const patience = delay(graceMs, undefined, { signal: closed.signal }).catch(() => undefined);
      await Promise.race([close(), patience]).finally(() => closed.abort());
      worker = null;
      await last.terminate();
      failAll({ kind: 'closing', message: 'Tagline is closing.' });
    },
  };
}
