import type { Answer, Operation, Operations } from '../../shared/contract.ts';
import { type AppError, fail, type Result, type Superseded } from '../../shared/result.ts';
import { isStorageFault, storageError } from '../store/storage-fault.ts';
import { inputParsers } from './input-parsers.ts';

/** What answers an operation, its input already parsed. */
export type Handler<K extends Operation> = (input: Operations[K]['in']) => Promise<Answer<K>> | Answer<K>;

/** One handler for every operation; a forgotten one does not compile. */
export type Handlers = { readonly [K in Operation]: Handler<K> };

/** The handlers of some nouns: the operations whose names begin with them. */
export type HandlersOf<Prefix extends string> = {
  readonly [K in Extract<Operation, `${Prefix}.${string}`>]: Handler<K>;
};

/** Parses the input of one call and hands it to its handler; never throws. */
export type Dispatch = (operation: string, input: unknown) => Promise<Result<unknown, AppError | Superseded>>;

function isOperation(name: string): name is Operation {
  return Object.hasOwn(inputParsers, name);
}

/** Joins parsers and handlers; `report` gets the bugs, whose details stay out of the window. */
export function createDispatch(
  handlers: Handlers,
  report: (operation: string, bug: unknown) => void,
): Dispatch {
  async function run<K extends Operation>(operation: K, input: unknown): ReturnType<Dispatch> {
    const parsed = inputParsers[operation].safeParse(input);
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      return fail({
        kind: 'bad-input',
        message:
          issue === undefined ? 'The input does not fit.' : `The input does not fit: ${issue.message}.`,
        where: [operation, ...(issue?.path ?? [])].join(' '),
      });
    }
    try {
      return await handlers[operation](parsed.data);
    } catch (bug) {
      report(operation, bug);
      return fail(bugError(bug));
    }
  }
  return (operation, input) =>
    isOperation(operation)
      ? run(operation, input)
      : Promise.resolve(fail({ kind: 'not-found', message: 'There is no such operation.' }));
}

/** What the window is told of a bug, whose details stay out of it. */
export function bugError(bug: unknown): AppError {
  return isStorageFault(bug) ? storageError(bug) : internal;
}

const internal: AppError = {
  kind: 'internal',
  message: 'Something went wrong inside Tagline.',
  fix: 'Try again. If it stays, restart the app; what was recorded is safe.',
};
