import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { LoadFailure } from '../../ui/states/LoadFailure';
import { ClientAddresses } from './ClientAddresses';
import { ClientKeys } from './ClientKeys';
import type { ClientCalls } from './client-calls';
import { useApiClient } from './use-api-client';

/** API-17: the public keys of an API user, and the addresses from which its programs may come. */
export function ApiClientPart({ calls }: { calls: ClientCalls }) {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useApiClient(calls);
  if (data === undefined && error !== null && !isFetching) {
    return <LoadFailure title={translate('apiClient.loadFailed')} error={error} onRetry={refetch} />;
  }
  if (data === undefined) {
    return (
      <Box component="section" aria-busy aria-label={translate('common.loading')}>
        <Skeleton variant="rounded" height={120} />
      </Box>
    );
  }
  return (
    <Box sx={partStyle}>
      <ClientKeys calls={calls} keys={data.keys} />
      <ClientAddresses calls={calls} addresses={data.addresses} />
    </Box>
  );
}

const partStyle: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  '& > section': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px', minWidth: 0 },
};
