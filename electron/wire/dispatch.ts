import type { AppEvent } from '../../shared/app-event.ts';
import type { Answer, Operation, Operations, PassedOnOperation } from '../../shared/contract.ts';
import type { Declaration } from '../../shared/operations/declaration.ts';
import { type AppError, appError, fail, failure, type Result, type Superseded } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import { isStorageFault, storageError } from '../store/storage-fault.ts';

type Declared = { readonly [K in Operation]: Declaration };

/** The input is already parsed. */
export type Handler<K extends Operation> = (input: Operations[K]['in']) => Promise<Answer<K>> | Answer<K>;

/** One handler for every operation of main; a missing one does not compile. */
export type Handlers = { readonly [K in Exclude<Operation, PassedOnOperation>]: Handler<K> };

export type HandlersOf<Prefix extends string> = {
  readonly [K in Extract<keyof Handlers, `${Prefix}.${string}`>]: Handler<K>;
};

export type PassOn = (
  operation: PassedOnOperation,
  input: Operations[PassedOnOperation]['in'],
) => Promise<Answer<PassedOnOperation>>;

/** Parses the input of a call and passes it to its handler; never throws. */
export type Dispatch = (operation: string, input: unknown) => Promise<Result<unknown, AppError | Superseded>>;

/** Loaded on demand, so that no start waits for them. */
export async function loadOperations(): Promise<Declared> {
  return (await import('../../shared/operations/operations.ts')).operations;
}

/**
 * `report` is called with bugs, whose details stay out of the window; `emit` announces what an operation changed;
 * `dropCopies` drops copies of what an operation removed.
 */
export function createDispatch(
  handlers: Handlers,
  passOn: PassOn,
  report: (operation: string, bug: unknown) => void,
  emit: (event: AppEvent) => void,
  dropCopies: () => Promise<void>,
): Dispatch {
  let loaded: Promise<Declared> | null = null;

  /** Drops copies even after a failure, because a part may be removed by then. */
  async function dropping<Value>({ removes }: Declaration, work: () => Value): Promise<Awaited<Value>> {
    try {
      return await work();
    } finally {
      if (removes) await dropCopies();
    }
  }

  async function run(operation: Operation, declared: Declaration, input: unknown): ReturnType<Dispatch> {
    const parsed = declared.in.safeParse(input);
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      return fail({
        kind: 'bad-input',
        message: issue === undefined ? say.app.unfit() : say.app.unfitFor(issue.message),
        where: [operation, ...(issue?.path ?? [])].join(' '),
      });
    }
    try {
      // Input that the schema of a name accepts has the type of that name's input.
      const answer =
        declared.thread === undefined
          ? handlers[operation as keyof Handlers]
          : passOn.bind(null, operation as PassedOnOperation);
      const answered = await dropping(declared, () => answer(parsed.data as never));
      if (!answered.ok) return answered;
      for (const what of declared.changes ?? []) emit({ type: 'changed', what });
      return answered;
    } catch (bug) {
      report(operation, bug);
      return fail(bugError(bug));
    }
  }

  return async (operation, input) => {
    // There is one promise for all calls, so that they are answered in order.
    loaded ??= loadOperations();
    const operations = await loaded;
    if (!isOperation(operation, operations)) return failure('not-found', say.app.noOperation());
    return run(operation, operations[operation], input);
  };
}

function isOperation(name: string, operations: Declared): name is Operation {
  return Object.hasOwn(operations, name);
}

export function bugError(bug: unknown): AppError {
  return isStorageFault(bug) ? storageError(bug) : internal;
}

const internal: AppError = appError('internal', say.app.inside(), say.app.insideFix());
