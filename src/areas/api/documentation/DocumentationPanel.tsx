import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { apiDocument } from '../../../../contract/api';
import { call } from '../../../portal/client';
import { checkedReply } from '../../../portal/reply';
import { LoadFailure } from '../../../ui/states/LoadFailure';
import { Documentation } from './Documentation';
import type { ApiDocument } from './reference/document';

/** HELP-07: the documentation of the API, rendered from its document; the first tab of the page. */
export function DocumentationPanel() {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useDocument();
  if (data !== undefined) return <Documentation document={data} />;
  if (error !== null && !isFetching) {
    return (
      <Card>
        <LoadFailure title={translate('apiDocs.loadFailed')} error={error} onRetry={refetch} />
      </Card>
    );
  }
  return (
    <Card component="section" aria-busy aria-label={translate('common.loading')}>
      <Box sx={{ padding: '24px' }}>
        <Skeleton variant="rounded" height={320} />
      </Box>
    </Card>
  );
}

/** API-20: the document of the API, which stays the same as long as the server runs. */
function useDocument() {
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
