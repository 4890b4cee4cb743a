import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { LoadFailure } from '../ui/states/LoadFailure';

interface LoadingCardProps {
  /** Names the card once it says that nothing has come. */
  title: string;
  /** The failure; `null` while it is on its way. */
  error: unknown;
  /** The title of the failure. */
  failed: string;
  onRetry: () => unknown;
  /** Pixels of what will be there. */
  height: number;
}

/** A card of a page whose content is on its way, or has failed to come. */
export function LoadingCard({ title, error, failed, onRetry, height }: LoadingCardProps) {
  const translate = useTranslate();
  const loading = error === null;
  return (
    <Card component="section" aria-busy={loading} aria-label={loading ? translate('common.loading') : title}>
      {loading ? (
        <Skeleton variant="rounded" height={height} sx={{ margin: '24px' }} />
      ) : (
        <LoadFailure title={failed} error={error} onRetry={onRetry} />
      )}
    </Card>
  );
}
