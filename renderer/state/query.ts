import {
  keepPreviousData,
  QueryClient,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { assertNever } from '../../shared/assert-never.ts';
import type { Operation, Operations, Wire } from '../../shared/contract.ts';
import type { AppError, Superseded } from '../../shared/result.ts';

const AGAIN_AFTER_MS = 500;
const RETRY_AFTER_MS = 1000;
const RETRY_AT_MOST_MS = 30_000;

type Input<K extends Operation> = Operations[K]['in'];
type Output<K extends Operation> = Operations[K]['out'];
type Failure = AppError | Superseded;

/** What main answered to a question, as far as it is known. */
export interface Asked<Value> {
  /** Null until there is an answer. */
  readonly data: Value | null;
  /** True while `data` answers what was asked before, or is being asked anew: to be shown dimmed, and never acted on. */
  readonly isPrevious: boolean;
  /** Why there is no answer; where that may pass, main is asked again by itself. */
  readonly error: AppError | null;
  /** Asks once more. */
  again(): void;
}

interface AskOptions {
  /** Keeps the answer to the former input, marked as previous, until this one is answered. */
  readonly keep?: boolean;
  /** False for what must not be asked again by itself when it fails. */
  readonly retry?: boolean;
}

/**
 * What main answers to an operation that only reads. Of several inputs only the newest is ever shown, a failure that
 * may pass is tried again, and what an event makes old is asked anew. Nothing is asked while `input` is null.
 */
export function useOperation<K extends Operation>(
  operation: K,
  input: Input<K> | null,
  options: AskOptions = {},
): Asked<Output<K>> {
  return asked(useQuery<Output<K>, Failure>(operationQuery(operation, input, options)));
}

/** The same question for TanStack Query. */
export function operationQuery<K extends Operation>(
  operation: K,
  input: Input<K> | null,
  { keep = false, retry = true }: AskOptions = {},
): UseQueryOptions<Output<K>, Failure> {
  return {
    queryKey: [operation, input],
    enabled: input !== null,
    ...(keep && input !== null && { placeholderData: keepPreviousData }),
    ...(!retry && { retry }),
  };
}

/** What a window needs to know of the state of a query. */
export function asked<Value>(query: UseQueryResult<Value, Failure>): Asked<Value> {
  const { data, isPlaceholderData, isFetching, isError } = query;
  const failure = query.error ?? query.failureReason;
  return {
    data: data ?? null,
    isPrevious: data !== undefined && (isPlaceholderData || isFetching || isError),
    error: failure !== null && failure.kind !== 'superseded' ? failure : null,
    again: () => void query.refetch(),
  };
}

/** Makes what asks main and keeps its answers: only while they are on show, and until an event makes them old. */
export function createQueries(wire: Wire): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: async ({ queryKey }) => {
          const [operation, input] = queryKey as [Operation, Input<Operation>];
          const answer = await wire.call(operation, input);
          if (!answer.ok) throw answer.error;
          return answer.value;
        },
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 0,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: (_, error) => mayPass(error as unknown as Failure),
        retryDelay: (failures, error) =>
          (error as unknown as Failure).kind === 'superseded'
            ? AGAIN_AFTER_MS
            : Math.min(RETRY_AFTER_MS * 2 ** failures, RETRY_AT_MOST_MS),
      },
    },
  });
}

/** Asks anew what is on show: all of it, of one operation, or of those of its inputs that hold `input`. */
export function refresh<K extends Operation>(
  queries: QueryClient,
  operation?: K,
  input: Partial<Input<K>> = {},
): Promise<unknown> {
  const queryKey = operation === undefined ? [] : [operation, input];
  return Promise.all([
    // A first answer that is on its way is of before the news, but would be taken for new.
    queries.resetQueries({ queryKey, predicate: ({ state }) => state.data === undefined }),
    queries.invalidateQueries({ queryKey, predicate: ({ state }) => state.data !== undefined }),
  ]);
}

/** Whether the same question may well be answered a little later. */
function mayPass({ kind }: Failure): boolean {
  switch (kind) {
    case 'superseded':
    case 'storage':
    case 'unreachable':
    case 'not-ready':
      return true;
    case 'bad-input':
    case 'not-found':
    case 'no-token':
    case 'refused':
    case 'conflict':
    case 'stopped':
    case 'elsewhere':
    case 'closing':
    case 'internal':
      return false;
    default:
      return assertNever(kind);
  }
}
