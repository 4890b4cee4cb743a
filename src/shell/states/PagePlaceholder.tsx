import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';

const appear = keyframes`from { visibility: hidden } to { visibility: visible }`;

/** Shown while the code of a page is loading; empty for the first 200 ms. */
export function PagePlaceholder() {
  const translate = useTranslate();
  return (
    <Box
      component="output"
      aria-label={translate('common.loading')}
      sx={{ display: 'grid', gap: '16px', animation: `${appear} 1ms 200ms backwards` }}
    >
      <Skeleton variant="rounded" height={96} />
      <Skeleton variant="rounded" height={320} />
    </Box>
  );
}
