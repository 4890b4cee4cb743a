import { useQuery } from '@tanstack/react-query';
import { apiDocument } from '../../../../contract/api';
import { call } from '../../../portal/client';
import { checkedReply } from '../../../portal/reply';
import type { ApiDocument } from './reference/document';

/** API-20: the document of the API, which stays the same as long as the server runs. */
export function useDocument() {
  return useQuery({
    queryKey: ['apiDocument'],
    queryFn: async ({ signal }) =>
      checkedReply(
        await call(apiDocument, { signal }),
        ({ openapi, paths }: Record<string, unknown>) =>
          typeof openapi === 'string' && typeof paths === 'object',
      ) as unknown as ApiDocument,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
