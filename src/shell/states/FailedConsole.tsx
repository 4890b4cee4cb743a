import Box from '@mui/material/Box';
import { FailedPage } from './FailedPage';

interface Props {
  error: unknown;
}

/** What shows when not even the frame is left. */
export function FailedConsole({ error }: Props) {
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center' }}>
      <FailedPage error={error} frameless />
    </Box>
  );
}
