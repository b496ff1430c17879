import type { AppEvent } from '../../shared/app-event.ts';
import type { Operation } from '../../shared/contract.ts';
import { type Dispatch, loadOperations } from './dispatch.ts';

/** Tells every window what one of them has changed, so that none goes on showing what no longer holds. */
export function withChangeNews(call: Dispatch, emit: (event: AppEvent) => void): Dispatch {
  return async (operation, input) => {
    const result = await call(operation, input);
    if (!result.ok) return result;
    const { changes } = (await loadOperations())[operation as Operation];
    for (const what of changes ?? []) emit({ type: 'changed', what });
    return result;
  };
}
