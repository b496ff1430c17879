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
import type { Operation } from '../../shared/contract.ts';
import type { AppError } from '../../shared/result.ts';
import type { Failure, Input, ListRow, Output, WholeList } from './query-client.ts';

export interface QueryView<Value> {
  /** Null until there is an answer. */
  readonly data: Value | null;
  /** True if `data` is for an earlier input, or is being read again: show it dimmed and never act on it. */
  readonly isPrevious: boolean;
  readonly isFetching: boolean;
  /** If the failure may pass, main is asked again automatically. */
  readonly error: AppError | null;
  refetch(): void;
}

interface QueryOptions<K extends Operation> {
  /** Keeps the former input's answer, unchanged or as returned, marked as previous, until this input is answered. */
  readonly keep?: boolean | ((data: Output<K>, formerInput: Input<K>) => Output<K> | undefined);
  /** False: do not ask again automatically after a failure. */
  readonly retry?: boolean;
}

/** A null input asks nothing. Retries failures that may pass, and reads again what an event makes outdated. */
export function useOperation<K extends Operation>(
  operation: K,
  input: Input<K> | null,
  options: QueryOptions<K> = {},
): QueryView<Output<K>> {
  return queryView(useQuery(operationQuery(operation, input, options)));
}

export function useWholeList<K extends WholeList>(
  operation: K,
  isEnabled = true,
): QueryView<readonly ListRow<K>[]> {
  return queryView(useQuery({ queryKey: [operation, {}], enabled: isEnabled }));
}

/** Each page names where the next one begins. */
type PagedOperation = {
  [K in Operation]: Input<K> extends { before: number | null } ? K : never;
}[Operation];
type Row<K extends PagedOperation> = Output<K>['rows'][number];

/** `more` reads the next page, null on the last. */
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
