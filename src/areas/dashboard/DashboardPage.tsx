import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import { useTranslate } from 'react-admin';
import { type DashboardQuery, type DashboardReply, dashboard } from '../../../contract/dashboard';
import { LostNotice } from '../../kit/LostNotice';
import { isRefused } from '../../kit/list/use-refused-filter';
import { type AddressFilter, useAddressFilter } from '../../network/reports/address-filter';
import { KeptFilterPending } from '../../network/reports/KeptFilterPending';
import { useFirstRun } from '../../network/reports/use-first-run';
import { useReport } from '../../network/reports/use-report';
import { useWaitingNotice } from '../../network/reports/use-waiting-notice';
import { call } from '../../portal/client';
import { isNetworkLost } from '../../portal/network';
import { useFormat } from '../../ui/format/use-format';
import { useNotice } from '../../ui/notice/use-notice';
import { PageTitle } from '../../ui/PageTitle';
import { useIsPhone } from '../../ui/use-is-phone';
import { Dashboard } from './Dashboard';
import { pageStyle } from './dashboard-style';
import { DashboardFilters } from './filters/DashboardFilters';
import { FiltersSkeleton } from './filters/FiltersSkeleton';
import { isWhole, sameQuery } from './filters/filters';
import { PrintedFilters } from './filters/PrintedFilters';
import { useDashboardFilters } from './filters/use-dashboard-filters';
import { useDashboardOptions } from './filters/use-dashboard-options';
import { useDashboardViews } from './filters/use-dashboard-views';
import { useGivenQuery } from './filters/use-given-query';
import { InPlaceOfCards } from './InPlaceOfCards';
import { SilenceSection } from './silence/SilenceSection';

/** One element, because the cards, which it stands among on a phone, are memoised. */
const silence = <SilenceSection />;

/**
 * `/painel-de-controle`: the deposits and withdrawals, when they were made, and by whom. On a phone the first figure comes
 * before the silent establishments, which home has named.
 */
export function DashboardPage() {
  const address = useAddressFilter('/painel-de-controle');
  if (!address.isKnown)
    return (
      <KeptFilterPending
        title="screens./painel-de-controle.title"
        error={address.error}
        retry={address.retry}
      />
    );
  return <DashboardOf key={address.key} address={address} />;
}

/** The dashboard, with the filters of the address or the kept ones. */
function DashboardOf({ address }: { address: AddressFilter }) {
  const translate = useTranslate();
  const failed = useNotice();
  const { dateTime } = useFormat();
  const options = useDashboardOptions();
  const given = useGivenQuery(address, options);
  const { query, change, keep, refuse } = useDashboardFilters(options.first, given);
  const views = useDashboardViews(query);
  const state = useReport<DashboardQuery, Awaited<ReturnType<typeof dashboardOnScreen>>>({
    name: given === null ? 'dashboard' : 'dashboard.given',
    fetchReport: dashboardOnScreen,
    same: sameQuery,
    onFailure: (error) => {
      if (query !== null && isRefused(error)) refuse(query);
      failed.show('dashboard.failed', { type: 'error' });
    },
  });
  useWaitingNotice(state.runId);
  const apply = () => {
    if (query === null) return;
    failed.withdraw();
    keep(query);
    state.run(query);
  };
  const { report, pending, failure } = state;
  const running = pending !== null;
  // DASH-05, DASH-07: runs once the lists are loaded, but not where results were kept.
  useFirstRun(!options.loading && options.error === null && query !== null, () => {
    if (report === null || given !== null) apply();
  });
  const applyAndPut = () => {
    apply();
    if (query !== null && !sameAs(address.values, query)) void address.put(query, report === null);
  };

  const phone = useIsPhone();
  const outdated = report !== null && query !== null && !sameQuery(report.request, query);
  // Grey while a new report is running, and where the filters have changed since; the filters do not wait for it.
  const old = useDeferredValue(running || outdated);
  return (
    <Box sx={pageStyle} aria-busy={running}>
      <PageTitle title={translate('screens./painel-de-controle.title')} />
      {!phone && silence}
      {/* Chips are as wide as what they say, so that one of a choice to come would move the next ones. */}
      {query === null || (phone && options.loading) ? (
        options.loading && <FiltersSkeleton />
      ) : (
        <DashboardFilters
          query={query}
          types={options.types}
          places={options.places}
          loading={running || options.loading}
          outdated={outdated && !running}
          onChange={change}
          onApply={applyAndPut}
          views={views}
        >
          <div aria-live="polite" className="state">
            {outdated && !running ? (
              <Typography role="note" variant="caption" color="warning.main">
                {translate('dashboard.filters.outdated')}
              </Typography>
            ) : (
              report !== null && (
                <Typography variant="caption" color="text.secondary">
                  {translate('dashboard.updated', dateTime(report.reply.at))}
                </Typography>
              )
            )}
          </div>
        </DashboardFilters>
      )}
      {report === null ? (
        <>
          <InPlaceOfCards options={options} failure={failure} onRetry={apply} />
          {phone && silence}
        </>
      ) : (
        <>
          {isNetworkLost(failure) && <LostNotice at={report.at} />}
          <PrintedFilters query={report.request} reply={report.reply} options={options} />
          <Dashboard query={report.request} reply={report.reply} old={old}>
            {phone && silence}
          </Dashboard>
        </>
      )}
    </Box>
  );
}

/** Whether the address says what is asked for already. */
function sameAs(values: AddressFilter['values'], query: DashboardQuery): boolean {
  return values !== null && isWhole(values) && sameQuery(values, query);
}

/** API-28: fetches the dashboard. */
function dashboardOnScreen(query: DashboardQuery, signal: AbortSignal): Promise<DashboardReply> {
  return call(dashboard, { query, signal });
}
