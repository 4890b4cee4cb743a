import Box from '@mui/material/Box';
import { FailedPage } from './FailedPage';

interface Props {
  error: unknown;
}

/** Shown when not even the frame could be rendered. */
export function FailedConsole({ error }: Props) {
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center' }}>
      <FailedPage error={error} frameless />
    </Box>
  );
}
