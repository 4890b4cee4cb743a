import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { PortalError } from '../../ui/failure/portal-error';
import { LoadFailure } from '../../ui/states/LoadFailure';
import { Message } from '../../ui/states/Message';
import { type Credentials, useCredentials } from './use-credentials';

interface CredentialsCardProps {
  /** Renders the API user, once it is loaded. */
  children: (credentials: Credentials, refresh: () => void, refreshing: boolean) => ReactNode;
}

/** The API user, or a message in its place: that it is loading, that there is none, or why it could not be loaded. */
export function CredentialsCard({ children }: CredentialsCardProps) {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useCredentials();
  if (data !== undefined) return children(data, () => void refetch(), isFetching);
  if (error === null || isFetching) {
    return (
      <Card component="section" aria-busy aria-label={translate('common.loading')} sx={{ padding: '24px' }}>
        <Skeleton variant="rounded" height={220} />
      </Card>
    );
  }
  return (
    <Card>
      {error instanceof PortalError && error.status === 404 ? (
        <Message title={translate('api.credentials.none')} text={translate('api.credentials.noneHelp')} />
      ) : (
        <LoadFailure title={translate('api.credentials.loadFailed')} error={error} onRetry={refetch} />
      )}
    </Card>
  );
}
