import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { gridStyle } from './dashboard-style';

/** A placeholder as high as the cards that replace it, so that nothing moves. DASH-04: says what is loading. */
export function DashboardSkeleton({ text }: { text: string }) {
  return (
    <Box component="output" sx={gridStyle} aria-label={text}>
      <div className="main">
        <Card sx={{ height: 446, padding: '16px' }}>
          <Skeleton width={120} />
          <Skeleton width={220} height={48} />
          <Skeleton width={180} />
          <Skeleton variant="rounded" height={240} sx={{ marginTop: '48px' }} />
        </Card>
      </div>
      <Card sx={{ padding: '16px' }}>
        <Skeleton width={120} />
        {[0, 1, 2, 3, 4].map((row) => (
          <Skeleton key={row} variant="rounded" height={64} sx={{ marginTop: '20px' }} />
        ))}
      </Card>
    </Box>
  );
}
