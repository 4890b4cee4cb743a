import Card from '@mui/material/Card';
import { useTranslate } from 'react-admin';
import { LoadFailure } from '../../ui/states/LoadFailure';
import { Message } from '../../ui/states/Message';
import { DashboardSkeleton } from './DashboardSkeleton';
import type { DashboardOptions } from './filters/use-dashboard-options';

interface InPlaceOfCardsProps {
  options: DashboardOptions;
  /** Why the dashboard could not be loaded; `null` where nothing has failed. */
  failure: unknown;
  onRetry: () => void;
}

/**
 * Shown where there is no dashboard: why not (DASH-29), that there is nothing to choose from, or what is loading
 * (DASH-04).
 */
export function InPlaceOfCards({ options, failure, onRetry }: InPlaceOfCardsProps) {
  const translate = useTranslate();
  if (options.error !== null) {
    const title = translate('dashboard.filters.failed');
    return (
      <Card>
        <LoadFailure title={title} error={options.error} onRetry={options.retry} />
      </Card>
    );
  }
  if (failure !== null) {
    return (
      <Card>
        <LoadFailure title={translate('dashboard.failed')} error={failure} onRetry={onRetry} />
      </Card>
    );
  }
  if (options.first === null) {
    return (
      <Card>
        <Message title={translate('dashboard.none')} />
      </Card>
    );
  }
  return (
    <DashboardSkeleton
      text={translate(options.loading ? 'dashboard.filters.loading' : 'dashboard.loading')}
    />
  );
}
