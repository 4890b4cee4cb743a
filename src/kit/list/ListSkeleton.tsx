import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useListContext } from 'react-admin';
import { useDelayed } from '../../ui/states/use-delayed';
import { useIsPhone } from '../../ui/use-is-phone';
import { CARD, ROW, skeletonStyle } from './rows-style';

/** Rows of the real height, once loading takes long enough to be noticed. */
export function ListSkeleton() {
  const { perPage } = useListContext();
  const phone = useIsPhone();
  const shown = useDelayed(true, 200);
  const height = phone ? CARD : ROW;
  return (
    <Box sx={skeletonStyle} aria-hidden>
      {Array.from({ length: Math.min(perPage, 10) }, (_, row) => (
        <Box key={row} sx={{ height }}>
          {shown && <Skeleton variant="rounded" height={12} width={`${40 + ((row * 37) % 50)}%`} />}
        </Box>
      ))}
    </Box>
  );
}
