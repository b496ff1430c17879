import type { AppEvent } from '../../../shared/app-event.ts';
import type { Answer, Operation, Operations, Wire } from '../../../shared/contract.ts';
import { type AppError, fail, ok, type Result, type Superseded } from '../../../shared/result.ts';
import { settle } from '../../support/until.ts';

/** A call that main has not answered yet. */
export interface HeldCall {
  readonly operation: Operation;
  readonly input: unknown;
  /** Answers it, and lets everything happen that follows. */
  answer(value: unknown): Promise<void>;
  /** The same with a failure. */
  fail(error: AppError | Superseded): Promise<void>;
}

/** A main that answers each call only when, and in the order in which, it is told to. */
export interface HeldMain {
  readonly wire: Wire;
  /** The oldest call of an operation that waits for its answer; a bug of the test where there is none. */
  next(operation: Operation): HeldCall;
  /** How many calls of an operation wait. */
  waiting(operation: Operation): number;
  /** Tells the window of something by itself, and lets everything happen that follows. */
  tell(event: AppEvent): Promise<void>;
}

/** Makes a main that holds its answers back. */
export function heldMain(): HeldMain {
  const held: HeldCall[] = [];
  const listeners = new Set<(event: AppEvent) => void>();
  const wire: Wire = {
    call: <K extends Operation>(operation: K, input: Operations[K]['in']) =>
      new Promise<Answer<K>>((resolve) => {
        const end = (result: Result<unknown, AppError | Superseded>): Promise<void> => {
          resolve(result as Answer<K>);
          return settle();
        };
        held.push({ operation, input, answer: (value) => end(ok(value)), fail: (error) => end(fail(error)) });
      }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    wire,
    async tell(event) {
      for (const listener of listeners) listener(event);
      await settle();
    },
    waiting: (operation) => held.filter((call) => call.operation === operation).length,
    next(operation) {
      const at = held.findIndex((call) => call.operation === operation);
      const [call] = at < 0 ? [] : held.splice(at, 1);
      if (call === undefined) throw new Error(`Nobody asks for ${operation}.`);
      return call;
    },
  };
}
