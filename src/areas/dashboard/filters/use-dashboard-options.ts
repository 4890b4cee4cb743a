import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { ALL } from '../../../../contract/keys';
import { filterAssociators, filterDateType } from '../../../../contract/reports';
import { listEcs } from '../../../../contract/user-options';
import { nameAndCode } from '../../../network/establishments/name-and-code';
import { call } from '../../../portal/client';
import { useSession } from '../../../session/use-session';
import { useFormat } from '../../../ui/format/use-format';
import { keyOf, type Place } from './filters';

/** The lists change rarely, so a return to the page within this time makes no call. */
const FRESH_MS = 5 * 60_000;

/**
 * DASH-05: the kinds of date and the places that can be chosen; both lists are loaded once. Establishments are those of
 * the person, sorted by name.
 */
export function useDashboardOptions() {
  const translate = useTranslate();
  const { login } = useSession();
  const { language } = useFormat();
  const options = { staleTime: FRESH_MS, retry: false };
  const types = useQuery({
    queryKey: ['dashboard', 'types', language],
    queryFn: ({ signal }) => call(filterDateType, { signal }),
    ...options,
  });
  const establishments = useQuery({
    queryKey: ['dashboard', 'establishments', login],
    queryFn: ({ signal }) => call(listEcs, { query: { login }, signal }),
    ...options,
  });
  const groups = useQuery({
    queryKey: ['dashboard', 'groups'],
    queryFn: ({ signal }) => call(filterAssociators, { signal }),
    ...options,
  });
  const all = [types, establishments, groups];
  const places = useMemo((): readonly Place[] => {
    if (establishments.data === undefined || groups.data === undefined) return [];
    const place = (name: string, query: Place['query']): Place => ({ key: keyOf(query), name, query });
    return [
      place(translate('dashboard.filters.all'), { estabelecimento: ALL }),
      ...groups.data
        .filter(({ key }) => key !== ALL)
        .map(({ key, value }) =>
          place(translate('dashboard.filters.group', { name: value }), { agrupador: Number(key) }),
        ),
      ...establishments.data.map(({ cdEc, name }) =>
        place(nameAndCode({ key: cdEc, value: name }), { estabelecimento: cdEc }),
      ),
    ];
  }, [establishments.data, groups.data, translate]);
  return {
    types: types.data ?? [],
    places,
    /** The code of the first establishment; `null` where the person has none; absent until that is known. */
    first: establishments.data === undefined ? undefined : (establishments.data[0]?.cdEc ?? null),
    loading: all.some(({ data, isFetching }) => data === undefined && isFetching),
    error:
      all.find(({ data, error, isFetching }) => data === undefined && error !== null && !isFetching)?.error ??
      null,
    retry: () => {
      for (const { data, refetch } of all) if (data === undefined) void refetch();
    },
  };
}

export type DashboardOptions = ReturnType<typeof useDashboardOptions>;
