import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ScreenPath } from '../../../contract/access';
import { getKeptFilter, keepFilter } from '../../../contract/kept-filters';
import type { Reach } from '../../../contract/reach';
import { isRefused } from '../../kit/list/use-refused-filter';
import { call } from '../../portal/client';
import { PortalError } from '../../ui/failure/portal-error';
import { useNotifyWhen } from '../../ui/notice/use-notify-when';

/** As lists have it in their addresses. */
const PARAMETER = 'filter';
/** By it the address names a filter that the server keeps. */
const KEPT = 'kept';
/** In characters of JSON: longer filters make an address that servers and proxies on the way refuse. */
const LONGEST = 2000;

type Values = Readonly<Record<string, unknown>>;

interface KeptValues {
  values: Values | null;
  reach: Reach;
}

/** The filter that the address of a report has. */
export interface AddressFilter {
  /** `null` where it has none that can be read, and as long as that is not known. */
  values: Values | null;
  isKnown: boolean;
  /** Why a kept one could not be fetched; `null` where it could. */
  error: Error | null;
  retry: () => unknown;
  /** Changes with the address, but for what the page itself has put there: the page begins anew with another one. */
  key: string;
  /**
   * Puts a filter into the address, so that it can be sent, reloaded and come back to.
   * @param replace where the address before has shown no report that anybody would come back to
   * @param without parameters that it says as well
   */
  put: (values: object, replace: boolean, without?: readonly string[]) => Promise<void>;
}

/**
 * The filter in the address of a report, which may name one that the server keeps (decision 112). Whoever opens it sees
 * what is there for them, and is told where that is less.
 */
export function useAddressFilter(screen: ScreenPath): AddressFilter {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const text = new URLSearchParams(search).get(PARAMETER);
  const direct = useMemo(() => (text === null ? null : objectIn(text)), [text]);
  const named = direct?.[KEPT];
  const id = typeof named === 'string' ? named : undefined;
  const { data, error, refetch } = useQuery({
    queryKey: keptKey(id),
    queryFn: ({ signal }) => fetchKept(id ?? '', signal),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const isGone = isRefused(error) || (error instanceof PortalError && error.status === 404);
  useNotifyWhen((text !== null && direct === null) || isGone ? 'list.unreadable' : null, 'warning');
  const reach = id === undefined ? 'whole' : data?.reach;
  useNotifyWhen(reach === 'none' || reach === 'part' ? `list.leftOut.${reach}` : null, 'warning');

  /** Counts up with each filter that the page has not put there itself. */
  const [seen, setSeen] = useState({ text, begun: 0 });
  const [own, setOwn] = useState<string | null>(null);
  if (seen.text !== text) {
    const isOwn = own !== null && own === text;
    setSeen({ text, begun: isOwn ? seen.begun : seen.begun + 1 });
    setOwn(null);
  }
  // What is kept arrives later, when the person may have gone on.
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const put = async (values: object, replace: boolean, without: readonly string[] = []) => {
    const whole = JSON.stringify(values);
    const short = whole.length <= LONGEST ? whole : await keep(whole);
    if (!here.current || short === text) return;
    const parameters = new URLSearchParams(search);
    parameters.set(PARAMETER, short);
    for (const name of without) parameters.delete(name);
    setOwn(short);
    void navigate({ pathname, search: `?${parameters}` }, { replace, state, preventScrollReset: true });
  };
  const keep = async (whole: string) => {
    try {
      const kept = await call(keepFilter, { body: { screen, filter: whole } });
      cache.setQueryData<KeptValues>(keptKey(kept.id), { values: objectIn(whole), reach: 'whole' });
      return JSON.stringify({ [KEPT]: kept.id });
    } catch {
      // The report works with the long address as well, as long as the page is not loaded anew.
      return whole;
    }
  };
  return {
    values: id === undefined ? direct : reach === 'none' ? null : (data?.values ?? null),
    isKnown: id === undefined || data !== undefined || isGone,
    error: isGone ? null : error,
    retry: refetch,
    key: String(seen.begun),
    put,
  };
}

const keptKey = (id: string | undefined) => ['keptReportFilter', id];

async function fetchKept(id: string, signal: AbortSignal): Promise<KeptValues> {
  const { filter, reach = 'whole' } = await call(getKeptFilter, { params: { id }, signal });
  return { values: objectIn(filter), reach };
}

function objectIn(text: string): Values | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : null;
  } catch {
    return null;
  }
}
