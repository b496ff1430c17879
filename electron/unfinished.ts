import type { AppEvent } from '../shared/app-event.ts';
import type { UnfinishedKind, UnfinishedWork } from '../shared/folder/folder.ts';
import type { AppError } from '../shared/result.ts';
import type { Log } from './log.ts';
import { type MarkedWork, type Rest, type UntilDone, untilDone, waited } from './store/until-done.ts';

interface Told {
  readonly log: Log;
  emit(event: AppEvent): void;
  readonly rest?: Rest | undefined;
}

export type Unfinished = ReturnType<typeof openUnfinished>;

/** Tries recorded work until it is done, and meanwhile keeps the errors that a person is shown. */
export function openUnfinished({ log, emit, rest = waited }: Told, signal: AbortSignal) {
  const errors = new Map<UnfinishedKind, AppError>();

  function report(kind: UnfinishedKind, error: AppError | null): void {
    const before = errors.get(kind);
    if (error === null) errors.delete(kind);
    else errors.set(kind, error);
    if (before === undefined && error !== null) log.write('not done yet', { what: kind, kind: error.kind });
    if ((before === undefined) !== (error === null)) emit({ type: 'changed', what: 'folder' });
  }

  return {
    report,
    all: (): UnfinishedWork[] =>
      [...errors].map(([kind, { kind: fault, message, fix }]) => ({
        ...{ kind, message, goesOn: fault !== 'internal' },
        ...(fix !== undefined && { fix }),
      })),
    untilDone: <Mark>(kind: UnfinishedKind, work: MarkedWork<Mark>): UntilDone =>
      untilDone(work, {
        signal,
        rest,
        report: (error) => report(kind, error),
        bug: (bug) => log.bug(kind, bug),
      }),
  };
}
