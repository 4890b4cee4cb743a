import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { chipsStyle } from '../../../network/reports/phone/phone-style';
import { useIsPhone } from '../../../ui/use-is-phone';
import { filtersStyle, phoneStyle } from './filters-style';

/** A placeholder as high as the filters that replace it, so that nothing moves. */
export function FiltersSkeleton() {
  const phone = useIsPhone();
  return (
    <Box sx={phone ? [chipsStyle, phoneStyle] : filtersStyle} aria-hidden>
      <Skeleton variant="rounded" className="type" />
      <Skeleton variant="rounded" className="place" />
      <Skeleton variant="rounded" className="period" />
      {!phone && <Skeleton variant="rounded" className="send" width={80} />}
      <div className="state" />
    </Box>
  );
}
