import Skeleton from '@mui/material/Skeleton';
import { useDelayed } from '../../../ui/states/use-delayed';

const ROWS = 3;
const LATE_MS = 200;

/** Rows of the height of real ones; what comes quickly is not announced by them. */
export function TodaySkeleton() {
  const late = useDelayed(true, LATE_MS);
  return (
    <ul aria-hidden>
      {Array.from({ length: ROWS }, (_, row) => (
        <li key={row} className="waiting">
          {late && (
            <>
              <Skeleton variant="rounded" width={32} height={32} />
              <div>
                <Skeleton variant="text" width="50%" sx={{ typography: 'body1' }} />
                <Skeleton variant="text" width="75%" sx={{ typography: 'body2' }} />
              </div>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
