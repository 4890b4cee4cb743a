import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { useDelayed } from '../../ui/states/use-delayed';
import { ENTRY } from './notification-style';

/** Placeholders of the real height, shown once loading takes long enough to be noticed. */
export function NotificationSkeleton() {
  const translate = useTranslate();
  const shown = useDelayed(true, 200);
  return (
    <Box component="output" aria-busy aria-label={translate('common.loading')} sx={{ display: 'block' }}>
      {shown &&
        [0, 1, 2, 3].map((row) => (
          <Box key={row} sx={{ height: ENTRY, padding: '12px 16px 0 48px' }}>
            <Skeleton variant="rounded" height={12} width="45%" />
            <Skeleton variant="rounded" height={12} width="85%" sx={{ marginTop: '10px' }} />
          </Box>
        ))}
    </Box>
  );
}
