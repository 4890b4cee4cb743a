import Box from '@mui/material/Box';
import { pageLoad } from '../../session/page-load';
import { FailedPage } from './FailedPage';

interface Props {
  error: unknown;
}

/** Shown when not even the frame could be rendered. */
export function FailedConsole({ error }: Props) {
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center' }}>
      <FailedPage error={error} onRetry={() => pageLoad.reload()} frameless />
    </Box>
  );
}
