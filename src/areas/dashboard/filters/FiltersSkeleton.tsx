import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { filtersStyle } from './filters-style';

/** A placeholder as high as the filters that replace it, so that nothing moves. */
export function FiltersSkeleton() {
  return (
    <Box sx={filtersStyle} aria-hidden>
      <Skeleton variant="rounded" className="type" />
      <Skeleton variant="rounded" className="place" />
      <Skeleton variant="rounded" className="period" />
      <Skeleton variant="rounded" className="send" width={80} />
      <div className="state" />
    </Box>
  );
}
