import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CodeLife, getCodeLife } from '../../../../contract/code-life';
import { call } from '../../../portal/client';

const keyOf = (id: number) => ['codeLife', id];

/** What has become of a code. */
export function useLife(id: number) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(getCodeLife, { params: { id }, signal }),
    staleTime: 0,
    retry: false,
  });
}

/** Keeps what a call has answered of a code. */
export function useKeepLife() {
  const cache = useQueryClient();
  return (id: number, life: CodeLife) => cache.setQueryData(keyOf(id), life);
}
