import { useMemo } from 'react';
import type { Establishment } from '../../../contract/user-options';
import { useEstablishments } from '../../network/establishments/use-establishments';
import { useSession } from '../../session/use-session';

/**
 * VIEW-11: the establishments of the person who is signed in, which can be linked, and those of the edited viewer.
 * @param login the viewer's login; `null` for a new viewer, who has none
 */
export function useLinkable(login: string | null) {
  const own = useSession().login;
  const available = useEstablishments(own);
  const attached = useEstablishments(login ?? '', { fresh: true, enabled: login !== null });
  const byCode = useMemo(
    () =>
      new Map<string, Establishment>(
        [...attached.establishments, ...available.establishments].map((one) => [one.cdEc, one]),
      ),
    [attached.establishments, available.establishments],
  );
  const groupOf = useMemo(
    () =>
      new Map(
        attached.establishments.flatMap(({ cdEc, agrupador }) =>
          agrupador === null ? [] : [[cdEc, agrupador] as const],
        ),
      ),
    [attached.establishments],
  );
  return {
    available: available.establishments,
    byCode,
    /** VIEW-09: the groups of establishments that the viewer has through groups, by code. */
    groupOf,
    loading: available.loading || attached.loading,
    /** VIEW-20: the lists that could not be loaded, by the login that they belong to. */
    failures: [
      { login: own, ...available },
      { login: login ?? '', ...attached },
    ].filter(({ error }) => error !== null),
  };
}

export type Linkable = ReturnType<typeof useLinkable>;
