import { type InfiniteData, keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Msisdn } from '../../shared/brand.ts';
import { type History, type SearchPlace, wholeHistory } from '../../shared/campaign/results/history.ts';
import type { Operations } from '../../shared/contract.ts';
import { optOuts } from '../../shared/texts/en/opt-outs.ts';
import type { Failure } from './query-client.ts';
import { queryView, useOperation } from './use-operation.ts';

/** Main answers a little at a time; this hook asks again until main has looked at everything. */
export function usePeopleSearch(input: Omit<Operations['history.find']['in'], 'before'> | null) {
  const query = useInfiniteQuery<History, Failure, InfiniteData<History>, QueryKey, SearchPlace | null>({
    queryKey: ['history.find', input],
    enabled: input !== null,
    initialPageParam: null,
    getNextPageParam: (_, parts) => wholeHistory(parts).next,
    ...(input !== null && { placeholderData: keepPreviousData }),
  });
  const { data, hasNextPage, isFetching, isFetchingNextPage, isPlaceholderData, isError, fetchNextPage } =
    query;
  const goesOn = hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  return {
    data: useMemo(() => (data === undefined ? null : wholeHistory(data.pages)), [data]),
    isPrevious: isPlaceholderData || isError || (isFetching && !isFetchingNextPage),
    error: queryView(query).error,
  };
}

/** Adds to a number whose it is and in which lists. */
export function useWhose(msisdn: Msisdn): (number: string) => string {
  const { data } = useOperation('person.held', { msisdn });
  return (number) => optOuts.whose(number, data?.names ?? [], data?.lists ?? []);
}
