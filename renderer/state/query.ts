import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Operation, Operations } from '../../shared/contract.ts';
import type { AppError } from '../../shared/result.ts';
import type { Failure } from './queries.ts';

type Input<K extends Operation> = Operations[K]['in'];
type Output<K extends Operation> = Operations[K]['out'];

/** What main answered to a question, as far as it is known. */
export interface QueryView<Value> {
  /** Null until there is an answer. */
  readonly data: Value | null;
  /** True while `data` answers what was asked before, or is being asked anew: to be shown dimmed, and never acted on. */
  readonly isPrevious: boolean;
  /** True while main is being asked. */
  readonly isFetching: boolean;
  /** Why there is no answer; where that may pass, main is asked again by itself. */
  readonly error: AppError | null;
  /** Asks once more. */
  refetch(): void;
}

interface QueryOptions<K extends Operation> {
  /** Keeps the answer to the former input, as it is or as changed, marked as previous, until this one is answered. */
  readonly keep?: boolean | ((data: Output<K>, formerInput: Input<K>) => Output<K> | undefined);
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
  options: QueryOptions<K> = {},
): QueryView<Output<K>> {
  return queryView(useQuery(operationQuery(operation, input, options)));
}

/** The operations that give a list page by page: each page says where the next one begins. */
type PagedOperation = {
  [K in Operation]: Input<K> extends { before: number | null } ? K : never;
}[Operation];
type Row<K extends PagedOperation> = Output<K>['rows'][number];

/** The same for a list that is read page by page, as far as it was asked for; `more` asks for the next page, null on the last. */
export function useOperationPages<K extends PagedOperation>(
  operation: K,
  input: Omit<Input<K>, 'before'> | null,
  { keep = false }: { readonly keep?: boolean } = {},
) {
  const query = useInfiniteQuery<Output<K>, Failure, InfiniteData<Output<K>>, QueryKey, number | null>({
    queryKey: [operation, input],
    enabled: input !== null,
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    ...(keep && input !== null && { placeholderData: keepPreviousData }),
  });
  const { refetch: _refetch, data, ...state } = queryView(query);
  return {
    ...state,
    data: useMemo(() => data?.pages.flatMap(({ rows }) => rows as readonly Row<K>[]) ?? null, [data]),
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
  };
}

/** The same question for TanStack Query. */
export function operationQuery<K extends Operation>(
  operation: K,
  input: Input<K> | null,
  { keep = false, retry = true }: QueryOptions<K> = {},
): UseQueryOptions<Output<K>> {
  const change = typeof keep === 'function' ? keep : (data: Output<K>) => data;
  return {
    queryKey: [operation, input],
    enabled: input !== null,
    ...(keep &&
      input !== null && {
        placeholderData: (data, former) =>
          data && (change(data, former?.queryKey[1] as Input<K>) as typeof data),
      }),
    ...(!retry && { retry }),
  };
}

/** What a window needs to know of the state of a query. */
export function queryView<Value>(query: UseQueryResult<Value>): QueryView<Value> {
  const { data, isPlaceholderData, isFetching, isError } = query;
  const failure = query.error ?? query.failureReason;
  return {
    data: data ?? null,
    isPrevious: data !== undefined && (isPlaceholderData || isFetching || isError),
    isFetching: isFetching,
    error: failure !== null && failure.kind !== 'superseded' ? failure : null,
    refetch: () => void query.refetch(),
  };
}
