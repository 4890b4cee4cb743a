import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type AccessWish, previewEffect } from '../../../contract/access-effect';
import { call } from '../../portal/client';

/** People a page of an effect has. */
const PAGE = 25;

/**
 * What a change would do to what people have access to, as it is when it is first asked for.
 * @param round another one asks anew
 */
export function useEffectOf(change: AccessWish, round: number) {
  const id = useId();
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['access-effect', id, round, JSON.stringify(change)],
    queryFn: ({ pageParam, signal }) =>
      call(previewEffect, { body: { change, page: pageParam, size: PAGE }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ people: { pageable, totalPages } }) =>
      pageable.pageNumber + 1 < totalPages ? pageable.pageNumber + 1 : undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  return {
    /** Its counts and its fingerprint; `null` until it is here. */
    effect: data?.pages[0] ?? null,
    people: data?.pages.flatMap(({ people }) => people.content) ?? [],
    error: isFetching ? null : error,
    isFetching,
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    retry: () => void refetch(),
  };
}
