import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps, Theme } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { getConfig } from '../../../contract/config';
import { call } from '../../portal/client';
import { PortalError } from '../../ui/failure/portal-error';
import { useFailureText } from '../../ui/failure/use-failure-text';
import { useFormat } from '../../ui/format/use-format';
import { Message } from '../../ui/states/Message';
import { useDelayed } from '../../ui/states/use-delayed';
import { BulletinCard } from './BulletinCard';

/** The videos, or a message: that they are loading, or why there are none. */
export function BulletinList() {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useVideos();
  if (data === undefined) {
    if (error === null || isFetching) return <Waiting />;
    return <Failure error={error} onRetry={() => void refetch()} />;
  }
  if (data.length === 0) {
    return (
      <Card>
        <Message title={translate('bulletins.empty')} />
      </Card>
    );
  }
  return (
    <Box component="ul" aria-label={translate('bulletins.list')} sx={gridStyle}>
      {data.map((video) => (
        <BulletinCard key={video.url} video={video} />
      ))}
    </Box>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const requestId = error instanceof PortalError ? error.requestId : null;
  return (
    <Card>
      <Message
        alert
        title={translate('bulletins.failed')}
        text={failureText(error)}
        detail={requestId === null ? undefined : translate('common.request', { id: requestId })}
        action={
          <Button variant="outlined" onClick={onRetry}>
            {translate('common.retry')}
          </Button>
        }
      />
    </Card>
  );
}

/** Placeholders of the real height, shown once loading takes long enough to be noticed. */
function Waiting() {
  const shown = useDelayed(true, 200);
  return (
    <Box aria-busy sx={gridStyle}>
      {[0, 1, 2, 3].map((card) => (
        <Card key={card} sx={{ paddingBottom: '96px' }}>
          <Box sx={{ aspectRatio: '16 / 9' }}>
            {shown && <Skeleton variant="rectangular" width="100%" height="100%" />}
          </Box>
        </Card>
      ))}
    </Box>
  );
}

const gridStyle: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))',
  gap: '16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
};

/** The videos of the deployment, with their texts in the current language. */
function useVideos() {
  const { language } = useFormat();
  return useQuery({
    queryKey: ['videos', language],
    queryFn: async ({ signal }) => (await call(getConfig, { signal })).videos,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
