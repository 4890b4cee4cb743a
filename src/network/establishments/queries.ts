import type { QueryClient, UseQueryOptions } from '@tanstack/react-query';
import { CHOICE } from '../../../contract/limits';
import type { QueryOf } from '../../../contract/operation';
import { listEcs, type ReachedEstablishment } from '../../../contract/user-options';
import type { Choice } from '../../kit/multi-select/choice';
import { call } from '../../portal/client';

/**
 * Establishments change rarely: within this time nothing is fetched again. A failure is not retried by itself,
 * because the person decides about that.
 */
export const CACHED = { staleTime: 5 * 60_000, retry: false, refetchOnWindowFocus: false } as const;

/** A query for the establishments of the person who is signed in (API-13). */
function queryFor(query: Omit<QueryOf<typeof listEcs>, 'login'>) {
  return {
    ...CACHED,
    queryKey: ['listEcs', null, query],
    queryFn: ({ signal }) => call(listEcs, { query, signal }),
  } satisfies UseQueryOptions<ReachedEstablishment[]>;
}

/** The first by name that hold what was typed; one more than is drawn tells that there are others. */
export const firstOf = (pesquisa: string) =>
  queryFor({ limite: CHOICE.most, ...(pesquisa !== '' && { pesquisa }) });

/** Those of some codes; of very many, as an address cannot hold them, all that there are. */
export const namedBy = (ecs: readonly string[]) =>
  ecs.length > CHOICE.most ? everyOne : queryFor({ ecs: [...ecs] });

export const everyOne = queryFor({});

export const asChoice = ({ cdEc, name }: ReachedEstablishment): Choice => ({ key: cdEc, value: name });

/** The names of all establishments that replies to this sign-in have named so far. */
export function knownNames(cache: QueryClient): Map<string, string> {
  const answers = cache.getQueriesData<ReachedEstablishment[]>({ queryKey: ['listEcs'] });
  return new Map(answers.flatMap(([, rows = []]) => rows.map(({ cdEc, name }) => [cdEc, name] as const)));
}
