import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CodeLife, getCodeLife } from '../../../../contract/code-life';
import { call } from '../../../portal/client';

const keyOf = (id: number) => ['codeLife', id];

/** The life of a code: its events so far. */
export function useLife(id: number) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(getCodeLife, { params: { id }, signal }),
    staleTime: 0,
    retry: false,
  });
}

/** Returns a function that caches the life of a code from the reply of another call. */
export function useKeepLife() {
  const cache = useQueryClient();
  return (id: number, life: CodeLife) => cache.setQueryData(keyOf(id), life);
}
