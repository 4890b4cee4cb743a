import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { filtersStyle } from './filters-style';

/** A label and its field; of the button the field alone. */
const FIELD = 56;
const BUTTON = 36;

/** As high as the filters that come in its place, so that nothing jumps. */
export function FiltersSkeleton() {
  return (
    <Box sx={filtersStyle} aria-hidden>
      <Skeleton variant="rounded" className="type" height={FIELD} />
      <Skeleton variant="rounded" className="place" height={FIELD} />
      <Skeleton variant="rounded" className="period" height={FIELD} />
      <Skeleton variant="rounded" className="send" width={80} height={BUTTON} />
    </Box>
  );
}
