import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { LoadingCard } from '../../kit/LoadingCard';
import { useGivenFilters } from '../../network/reports/given-filters';
import { KeptFilterPending } from '../../network/reports/KeptFilterPending';
import { pageStyle } from '../../network/reports/report-style';
import { PageTitle } from '../../ui/PageTitle';
import { Closings } from './Closings';
import { useClosedPeriods } from './calls';

/** `/fechamentos`: months and days as they were closed, what has changed since, and as they are now. */
export function ClosingsPage() {
  const translate = useTranslate();
  const address = useGivenFilters('/fechamentos');
  const { data, error, isFetching, refetch } = useClosedPeriods();
  const title = translate('screens./fechamentos.title');
  if (!address.isKnown)
    return (
      <KeptFilterPending title="screens./fechamentos.title" error={address.error} retry={address.retry} />
    );
  return (
    <Box sx={pageStyle}>
      <PageTitle title={title} />
      {data === undefined ? (
        <LoadingCard
          title={title}
          error={isFetching ? null : error}
          failed={translate('closings.failed')}
          height={160}
          onRetry={refetch}
        />
      ) : (
        <Closings periods={data} address={address} />
      )}
    </Box>
  );
}
