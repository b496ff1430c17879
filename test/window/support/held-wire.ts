import type { Operation, Operations, Wire } from '../../../shared/contract.ts';
import { ok, type Result } from '../../../shared/result.ts';

/** A call that main has not answered yet. */
export interface HeldCall {
  readonly operation: Operation;
  readonly input: unknown;
  /** Answers it, and lets everything happen that follows. */
  answer(value: unknown): Promise<void>;
}

/** A main that answers each call only when, and in the order in which, it is told to. */
export interface HeldMain {
  readonly wire: Wire;
  /** The oldest call of an operation that waits for its answer; a bug of the test where there is none. */
  next(operation: Operation): HeldCall;
  /** How many calls of an operation wait. */
  waiting(operation: Operation): number;
}

/** Lets everything that is ready happen. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Makes a main that holds its answers back. */
export function heldMain(): HeldMain {
  const held: HeldCall[] = [];
  const wire: Wire = {
    call: <K extends Operation>(operation: K, input: Operations[K]['in']) =>
      new Promise<Result<Operations[K]['out']>>((resolve) => {
        held.push({
          operation,
          input,
          async answer(value) {
            resolve(ok(value as Operations[K]['out']));
            await settle();
          },
        });
      }),
    subscribe: () => () => {},
  };
  return {
    wire,
    waiting: (operation) => held.filter((call) => call.operation === operation).length,
    next(operation) {
      const at = held.findIndex((call) => call.operation === operation);
      const [call] = at < 0 ? [] : held.splice(at, 1);
      if (call === undefined) throw new Error(`Nobody asks for ${operation}.`);
      return call;
    },
  };
}
