import { notifyManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { operationQuery, queryView } from '../../../renderer/state/use-operation.ts';
import type { Operation, Operations } from '../../../shared/contract.ts';

// What changed is said at once, so that letting everything happen is enough.
notifyManager.setScheduler(queueMicrotask);

/** Follows an operation as a screen does. */
export function follow<K extends Operation>(
  queries: QueryClient,
  operation: K,
  input: Operations[K]['in'] | null,
  options: { keep?: boolean; retry?: boolean } = {},
) {
  const observer = new QueryObserver(queries, operationQuery(operation, input, options));
  const leave = observer.subscribe(() => {});
  return {
    leave,
    ask: (next: Operations[K]['in'] | null) => observer.setOptions(operationQuery(operation, next, options)),
    /** What a screen would be given now. */
    now() {
      const { data, isPrevious, error } = queryView(observer.getCurrentResult());
      return { data, isPrevious, error: error?.kind ?? null };
    },
  };
}
