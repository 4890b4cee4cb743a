import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listEcs, type ReachedEstablishment } from '../../../contract/user-options';
import { call } from '../../portal/client';
import type { Choice } from '../multi-select/choice';

/** They change rarely: coming back within this time asks nothing. */
const FRESH_MS = 5 * 60_000;
const NONE: readonly ReachedEstablishment[] = [];

/** USR-17, LIST-24: how an establishment reads in a list of options. */
export const nameAndCode = ({ key, value }: Choice) => `${value} (Cód.: ${key})`;

/**
 * API-13: the establishments of the person who is signed in, or of somebody whom that person manages.
 * @param login whose; absent: one's own
 * @param fresh asks each time: what somebody has is about to be changed
 */
export function useEstablishments(login?: string, { fresh = false, enabled = true } = {}) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['listEcs', login ?? null],
    queryFn: ({ signal }) => call(listEcs, { query: login === undefined ? {} : { login }, signal }),
    staleTime: fresh ? 0 : FRESH_MS,
    retry: false,
    refetchOnWindowFocus: false,
    enabled,
  });
  return {
    establishments: data ?? NONE,
    loading: enabled && data === undefined && isFetching,
    error: data === undefined && !isFetching ? error : null,
    retry: () => void refetch(),
  };
}

/**
 * The same as options to choose from.
 * @param failedKey what to say where they could not be fetched (USR-21, ERR-06)
 */
export function useEstablishmentOptions(failedKey = 'portal-filtersConta-errors') {
  const { establishments, loading, error, retry } = useEstablishments();
  const options = useMemo(
    () => establishments.map(({ cdEc, name }) => ({ key: cdEc, value: name })),
    [establishments],
  );
  const failed = error === null ? null : failedKey;
  return { options, textOf: nameAndCode, codes: true, loading, failed, retry };
}
