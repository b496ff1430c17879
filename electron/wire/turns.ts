import { type AppError, fail, type Result, type Superseded, superseded } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';

/** Runs work of one kind a few at a time, so that many calls take neither too much memory nor for ever. */
export interface Turns<Failure = never> {
  /** Does the work in its turn; no turn comes once `signal` is aborted. */
  take<Value>(
    work: () => Promise<Result<Value, AppError | Failure>>,
    signal?: AbortSignal,
  ): Promise<Result<Value, AppError | Failure>>;
  readonly running: number;
  readonly waiting: number;
}

export interface TurnLimits {
  readonly running: number;
  readonly waiting: number;
}

interface Waiting {
  begin(): void;
  miss(why: Missed): void;
}

/** If too many calls wait, the one that waits longest fails as superseded. */
export function createOvertakenTurns(limits: TurnLimits): Turns<Superseded> {
  return openTurns(limits, 'longest', { full: superseded, stopped: superseded });
}

/** If too many wait, a further one fails with `busy`. */
export function createTurns(limits: TurnLimits, busy: AppError): Turns {
  return openTurns<never>(limits, 'further', { full: fail(busy), stopped });
}

const stopped = fail<AppError>({ kind: 'stopped', message: say.app.stopped() });

type Missed = 'full' | 'stopped';

function openTurns<Failure>(
  limits: TurnLimits,
  givesWay: 'longest' | 'further',
  answers: Readonly<Record<Missed, Result<never, AppError | Failure>>>,
): Turns<Failure> {
  const waiting = new Set<Waiting>();
  let running = 0;

  function next(): void {
    running -= 1;
    const [first] = waiting;
    if (first === undefined) return;
    waiting.delete(first);
    first.begin();
  }

  function turn(signal: AbortSignal | undefined): Promise<Missed | null> {
    if (running < limits.running) {
      running += 1;
      return Promise.resolve(null);
    }
    return new Promise((resolve) => {
      const stop = (): void => mine.miss('stopped');
      const end = (missed: Missed | null): void => {
        signal?.removeEventListener('abort', stop);
        resolve(missed);
      };
      const mine: Waiting = {
        begin() {
          running += 1;
          end(null);
        },
        miss(why) {
          waiting.delete(mine);
          end(why);
        },
      };
      signal?.addEventListener('abort', stop);
      waiting.add(mine);
      if (waiting.size <= limits.waiting) return;
      const [longest] = waiting;
      (givesWay === 'longest' ? longest : mine)?.miss('full');
    });
  }

  return {
    async take(work, signal) {
      const missed = await turn(signal);
      if (missed !== null) return answers[missed];
      try {
        // If it was stopped just at its turn, only this reports it.
        return signal?.aborted === true ? answers.stopped : await work();
      } finally {
        next();
      }
    },
    get running() {
      return running;
    },
    get waiting() {
      return waiting.size;
    },
  };
}
