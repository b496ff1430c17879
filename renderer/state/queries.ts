import { QueryClient } from '@tanstack/react-query';
import type { Operation, Operations, Wire } from '../../shared/contract.ts';
import { type AppError, mayPass, type Superseded } from '../../shared/result.ts';

const KEPT_MS = 60_000;
const AGAIN_AFTER_MS = 500;
const RETRY_AFTER_MS = 1000;
const RETRY_AT_MOST_MS = 30_000;

type Input<K extends Operation> = Operations[K]['in'];
type Output<K extends Operation> = Operations[K]['out'];

/** Why main has no answer to a question. */
export type Failure = AppError | Superseded;

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Failure;
  }
}

/** Makes what asks main and keeps its answers: only while they are on show, and until an event makes them old. */
export function createQueries(wire: Wire): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: async ({ queryKey, pageParam }) => {
          const before = pageParam as number | null | undefined;
          const [operation, input] = queryKey as [Operation, Input<Operation>];
          const answer = await wire.call(operation, before === undefined ? input : { ...input, before });
          if (!answer.ok) throw answer.error;
          return answer.value;
        },
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 0,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: (_, error) => mayPass(error),
        retryDelay: (failures, error) =>
          error.kind === 'superseded'
            ? AGAIN_AFTER_MS
            : Math.min(RETRY_AFTER_MS * 2 ** failures, RETRY_AT_MOST_MS),
      },
    },
  });
  // Taken in before it is shown, a campaign must still be there when it is.
  keepNewest(queries, 'campaign.get', ({ revision }) => revision, KEPT_MS);
  keepNewest(queries, 'draft.survey', ({ revision }) => revision);
  keepNewest(queries, 'practice.status', ({ revision }) => revision);
  keepNewest(queries, 'balance.read', ({ readAt }) => readAt);
  return queries;
}

/** What events tell too: of two states of the same thing the newer stays, whichever comes later. */
function keepNewest<K extends Operation>(
  queries: QueryClient,
  operation: K,
  age: (value: Output<K>) => number,
  gcTime = 0,
): void {
  queries.setQueryDefaults<Output<K>>([operation], {
    gcTime,
    structuralSharing: (known, next) =>
      known !== undefined && age(known as Output<K>) > age(next as Output<K>) ? known : next,
  });
}

/** Takes in what main says without being asked, or in answer to something else. */
export function putAnswer<K extends Operation>(
  queries: QueryClient,
  operation: K,
  input: Input<K>,
  value: Output<K>,
): void {
  queries.setQueryData<unknown>([operation, input], value);
}

/** Calls `changed` when anything changes of what main answered to an operation; answers how to stop. */
export function onAnswer(queries: QueryClient, operation: Operation, changed: () => void): () => void {
  return queries.getQueryCache().subscribe(({ type, query }) => {
    if (query.queryKey[0] === operation && type === 'updated') changed();
  });
}

/** Takes in that an answer, a part of which is known, comes to no end; where that may pass it is asked for anew a little later. */
export function putFailure<K extends Operation>(
  queries: QueryClient,
  operation: K,
  input: Input<K>,
  error: AppError,
): void {
  const found = queries.getQueryCache().find({ queryKey: [operation, input] });
  if (found === undefined) return;
  // An event can overtake the part that was told before it, which would stay as if the rest were still to come.
  void found.cancel({ silent: true });
  found.setState({ status: 'error', fetchStatus: 'idle', error });
  if (mayPass(error)) setTimeout(() => void refresh(queries, operation, input), RETRY_AFTER_MS);
}

/** Asks anew what is on show of one operation, or of those of its inputs that hold `input`. */
export function refresh<K extends Operation>(
  queries: QueryClient,
  operation: K,
  input: Partial<Input<K>> = {},
): Promise<unknown> {
  const queryKey = [operation, input];
  return Promise.all([
    // What is on its way is of before the news, but would be taken for new: by anybody who asks again before it is there, ...
    queries.cancelQueries({ queryKey, type: 'inactive', fetchStatus: 'fetching' }),
    // ... and where it is a first answer.
    queries.resetQueries({ queryKey, predicate: ({ state }) => state.data === undefined }),
    queries.invalidateQueries({ queryKey, predicate: ({ state }) => state.data !== undefined }),
  ]);
}
