import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { CHOICE } from '../../../contract/limits';
import type { Choice } from '../../kit/multi-select/choice';
import { useDebounced } from '../../ui/use-debounced';
import { nameAndCode } from './name-and-code';
import { asChoice, firstOf } from './queries';
import { useNames } from './use-names';
import { useWhole } from './use-whole';

/** Letters that are typed within this time make one query. */
const PAUSE_MS = 200;

const NONE: readonly Choice[] = [];

interface EstablishmentLookup {
  /** Establishments whose names are known already. */
  known?: readonly Choice[] | undefined;
  /** What to say where they could not be fetched (USR-21, ERR-06). */
  failedKey?: string | undefined;
}

/**
 * API-13: the establishments of the person who is signed in, as options. The first hundred are fetched at once. For a
 * person with more, the server searches what is typed; for one without, nothing else is fetched (decision 50).
 * @param chosen codes, whose names are known also where they are not among the options
 */
export function useEstablishmentOptions(
  chosen: readonly string[],
  { known = NONE, failedKey = 'portal-filtersConta-errors' }: EstablishmentLookup = {},
) {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const searched = useDebounced(wanted, PAUSE_MS);
  const first = useQuery(firstOf(''));
  const partial = (first.data?.length ?? 0) > CHOICE.listed;
  const search = useQuery({ ...firstOf(searched), enabled: partial && searched !== '' });
  const found = partial && searched === wanted && wanted !== '' ? search.data : first.data;
  const options = useMemo(() => (found ?? first.data)?.map(asChoice) ?? NONE, [found, first.data]);
  const { names, ...naming } = useNames(useQueryClient(), partial ? chosen : [], known);
  const { whole, again } = useWhole(partial, options);

  const failures = [first, ...(partial && searched !== '' ? [search] : []), naming].filter(
    ({ data, error, isFetching }) => data === undefined && error !== null && !isFetching,
  );
  const failed = failures.length > 0 || again !== null;
  return {
    options,
    /** The names of the chosen ones, where `options` are not all that there are. */
    names: first.data === undefined ? known : names,
    textOf: nameAndCode,
    codes: true,
    /** Whether the first are there: something can be chosen. */
    ready: first.data !== undefined,
    loading: !failed && (first.data === undefined || (partial && wanted !== '' && found === undefined)),
    failed: failed ? failedKey : null,
    retry: () => {
      for (const { refetch } of failures) void refetch();
      again?.();
    },
    remote: { partial, onTyped: setTyped, whole },
  };
}
