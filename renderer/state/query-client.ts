import { QueryClient } from '@tanstack/react-query';
import type { Operation, Operations, Wire } from '../../shared/contract.ts';
import { everyRow, type Page } from '../../shared/page.ts';
import { type AppError, mayPass, ok, type Result, type Superseded } from '../../shared/result.ts';

const KEPT_MS = 60_000;
const AGAIN_AFTER_MS = 500;
const RETRY_AFTER_MS = 1000;
const RETRY_AT_MOST_MS = 30_000;

export type Input<K extends Operation> = Operations[K]['in'];
export type Output<K extends Operation> = Operations[K]['out'];

export type Failure = AppError | Superseded;

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Failure;
  }
}

/** Lists that the window wants whole and main gives in pages, with the field that orders them by age. */
const wholeLists = { 'campaign.list': 'updatedAt', 'audience.list': 'createdAt' } as const;

export type WholeList = keyof typeof wholeLists;
export type ListRow<K extends WholeList> = Output<K>['rows'][number];

/** The latest row comes first. */
export async function readWholeList<K extends WholeList>(wire: Wire, operation: K) {
  const at = (row: ListRow<K>) =>
    (row as { updatedAt?: number; createdAt?: number })[wholeLists[operation]] ?? 0;
  const whole = await everyRow<ListRow<K>>(
    (before) => wire.call<WholeList>(operation, { before }) as Promise<Result<Page<ListRow<K>>>>,
  );
  return whole.ok ? ok(whole.value.toSorted((one, other) => at(other) - at(one))) : whole;
}

/** Keeps answers only while they are shown, and until an event makes them outdated. */
export function createQueryClient(wire: Wire): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: async ({ queryKey, pageParam }) => {
          const before = pageParam as number | null | undefined;
          const [operation, input] = queryKey as [Operation, Input<Operation>];
          const answer = await (operation in wholeLists
            ? readWholeList(wire, operation as WholeList)
            : wire.call(operation, before === undefined ? input : ({ ...input, before } as typeof input)));
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
  // A campaign's state may arrive before it is shown, and must still be there then.
  keepNewest(queries, 'campaign.get', ({ revision }) => revision, KEPT_MS);
  keepNewest(queries, 'draft.survey', ({ revision }) => revision);
  keepNewest(queries, 'practice.status', ({ revision }) => revision);
  keepNewest(queries, 'balance.read', ({ readAt }) => readAt);
  return queries;
}

/** Of two states of one thing, the newer stays, whichever arrives first. */
function keepNewest<K extends Operation>(
  queries: QueryClient,
  operation: K,
  age: (value: Output<K>) => number,
  gcTime = 0,
): void {
  queries.setQueryDefaults<Output<K>>([operation], {
    gcTime,
    structuralSharing: (previous, next) =>
      previous !== undefined && age(previous as Output<K>) > age(next as Output<K>) ? previous : next,
  });
}

/** Takes data that main sends in an event, or in answer to another operation. */
export function putAnswer<K extends Operation>(
  queries: QueryClient,
  operation: K,
  input: Input<K>,
  value: Output<K>,
): void {
  queries.setQueryData<unknown>([operation, input], value);
}

/** Returns a function that stops it. */
export function onAnswer(queries: QueryClient, operation: Operation, changed: () => void): () => void {
  return queries.getQueryCache().subscribe(({ type, query }) => {
    if (query.queryKey[0] === operation && type === 'updated') changed();
  });
}

/** Ends a partly known answer that does not finish; if the failure may pass, asks again a little later. */
export function putFailure<K extends Operation>(
  queries: QueryClient,
  operation: K,
  input: Input<K>,
  error: AppError,
): void {
  const query = queries.getQueryCache().find({ queryKey: [operation, input] });
  if (query === undefined) return;
  // An event can overtake the part sent before it, which would then look unfinished.
  void query.cancel({ silent: true });
  query.setState({ status: 'error', fetchStatus: 'idle', error });
  if (mayPass(error)) setTimeout(() => void refresh(queries, operation, input), RETRY_AFTER_MS);
}

/** Asks again for what is shown of one operation, or only for inputs that contain `input`. */
export function refresh<K extends Operation>(
  queries: QueryClient,
  operation: K,
  input: Partial<Input<K>> = {},
): Promise<unknown> {
  const queryKey = [operation, input];
  return Promise.all([
    // Answers on their way are older than the event, but would count as new for a later reader ...
    queries.cancelQueries({ queryKey, type: 'inactive', fetchStatus: 'fetching' }),
    // ... and as a first answer.
    queries.resetQueries({ queryKey, predicate: ({ state }) => state.data === undefined }),
    queries.invalidateQueries({ queryKey, predicate: ({ state }) => state.data !== undefined }),
  ]);
}
