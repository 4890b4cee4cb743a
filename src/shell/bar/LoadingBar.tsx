import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { type Query, useIsFetching, useIsMutating } from '@tanstack/react-query';
import { DRAWER } from '../../ui/theme/sizes';

const appear = keyframes`from { visibility: hidden } to { visibility: visible }`;
const run = keyframes`from { transform: translateX(-100%) } to { transform: translateX(400%) }`;

/** Selects the queries that a person waits for; quiet ones run in the background. */
const awaited = { predicate: ({ meta }: Query) => meta?.quiet !== true };

/** A line of 2 px under the bar that shows that a call is running, once it takes longer than 200 ms. */
export function LoadingBar() {
  const running = useIsFetching(awaited) + useIsMutating();
  if (running === 0) return null;
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        inset: 'auto 0 -1px auto',
        left: DRAWER,
        height: 2,
        overflow: 'hidden',
        animation: `${appear} 1ms 200ms backwards`,
      }}
    >
      <Box
        sx={{
          width: '25%',
          height: '100%',
          backgroundColor: 'primary.main',
          animation: `${run} 1.2s linear infinite`,
          '@media (prefers-reduced-motion: reduce)': { width: '100%', animation: 'none' },
        }}
      />
    </Box>
  );
}
