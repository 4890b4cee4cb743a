import Skeleton from '@mui/material/Skeleton';
import { useDelayed } from '../../ui/states/use-delayed';

/** Three entries of the real height, once loading takes long enough to be noticed. */
export function HistorySkeleton() {
  const shown = useDelayed(true, 200);
  return (
    <div aria-hidden style={{ width: '100%', minHeight: 168 }}>
      {shown &&
        [0, 1, 2].map((line) => (
          <Skeleton key={line} variant="rounded" height={40} sx={{ marginBottom: '16px' }} />
        ))}
    </div>
  );
}
