import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AdminContext, memoryStore } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { defaultFilters, type ReportFilters } from '../../../../contract/default-filters';
import { filterOf } from '../../../../contract/report-filters';
import { loadCatalogue } from '../../../../i18n';
import { sameReport } from '../../../../src/network/reports/filters';
import { ReportTable } from '../../../../src/network/reports/results/ReportTable';
import { ReportTotals } from '../../../../src/network/reports/results/ReportTotals';
import { ResultsCard } from '../../../../src/network/reports/results/ResultsCard';
import { useReport } from '../../../../src/network/reports/use-report';
import { useReportFilters } from '../../../../src/network/reports/use-report-filters';
import { speakerOf } from '../../../../src/shell/language/i18n-provider';

/*
 * A report that is not the statement, with a request, rows and totals of its own: what the kit gives to every report,
 * apart from what the statement makes of it.
 */

const TODAY = '2026-11-20';

interface UsageRequest extends ReturnType<typeof filterOf> {
  perHour: boolean;
}
interface UsageReply {
  shops: readonly string[];
  arrived: null;
}

const usageOf = (filters: ReportFilters): UsageRequest => ({ ...filterOf(filters), perHour: true });

/** What stands around a report: the messages, a store and a query cache of its own. */
async function around() {
  const i18nProvider = speakerOf('en', await loadCatalogue('en')).i18nProvider;
  const store = memoryStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AdminContext i18nProvider={i18nProvider} store={store}>
      {children}
    </AdminContext>
  );
  return { wrapper, store };
}

/** Responds when the test says so. */
function waitingCalls() {
  const calls: { request: UsageRequest; signal: AbortSignal; answer: (shops: string[]) => void }[] = [];
  const fetchReport = (request: UsageRequest, signal: AbortSignal) =>
    new Promise<UsageReply>((resolve) => {
      calls.push({ request, signal, answer: (shops) => resolve({ shops, arrived: null }) });
    });
  return { calls, fetchReport };
}

test('LIST-22 each report keeps filters of its own', async () => {
  const { wrapper } = await around();
  const both = renderHook(
    () => ({ usage: useReportFilters('usage', TODAY), bills: useReportFilters('bills', TODAY) }),
    { wrapper },
  );
  act(() => both.result.current.usage[1]({ ecs: ['0001'] }));
  expect(both.result.current.usage[0]).toEqual({ ...defaultFilters(TODAY), ecs: ['0001'] });
  expect(both.result.current.bills[0]).toEqual(defaultFilters(TODAY));
});

test('LIST-04 LIST-05 each report is kept by itself, and the newest run of it wins', async () => {
  const { wrapper } = await around();
  const { calls, fetchReport } = waitingCalls();
  const onFailure = vi.fn();
  const both = renderHook(
    () => ({
      usage: useReport<UsageRequest, UsageReply>({ name: 'usage', fetchReport, same: sameReport, onFailure }),
      bills: useReport<UsageRequest, UsageReply>({ name: 'bills', fetchReport, same: sameReport, onFailure }),
    }),
    { wrapper },
  );
  const first = usageOf(defaultFilters(TODAY));
  const second = { ...first, perHour: false };
  act(() => both.result.current.usage.run(first));
  act(() => both.result.current.usage.run(first));
  act(() => both.result.current.usage.run(second));
  expect(calls.map(({ request, signal }) => [request, signal.aborted])).toEqual([
    [first, true],
    [second, false],
  ]);
  calls[1]?.answer(['Mercado 2']);
  await waitFor(() => expect(both.result.current.usage.report?.reply.shops).toEqual(['Mercado 2']));
  await act(async () => calls[0]?.answer(['Mercado 1']));
  expect(both.result.current.usage.report).toMatchObject({
    request: second,
    reply: { shops: ['Mercado 2'], arrived: null },
  });
  expect(both.result.current.bills.report).toBeNull();
  expect(onFailure).not.toHaveBeenCalled();
});

const options = { options: [], failed: false, loading: false, reload: () => undefined };
const noOptions = {
  ecs: options,
  operators: options,
  accounts: options,
  associators: options,
  failed: false,
  retry: () => {},
};

test('STMT-16 a report brings rows and totals of its own, and the card shows what state it is in', async () => {
  const { wrapper } = await around();
  const request = usageOf({ ...defaultFilters(TODAY), dateType: 'dc' });
  const report = { request, reply: { shops: ['Mercado 1'], arrived: null }, at: 0 };
  const onRetry = vi.fn();
  const card = (state: Partial<Parameters<typeof ResultsCard>[0]['state']>, rows: readonly string[]) => (
    <ResultsCard
      ref={null}
      state={{ report: null, pending: null, failure: null, ...state }}
      options={noOptions}
      rows={rows.length}
      totals={
        rows.length > 0 && (
          <ReportTotals
            parts={[{ label: 'reports.results.deposits', amount: '12.50', tone: 'in' }]}
            balance={{ label: 'reports.results.balance', amount: '12.50' }}
          />
        )
      }
      note={rows.length > 0 && 'Busy hours first'}
      skeleton={null}
      outdated={false}
      onRetry={onRetry}
      onClear={vi.fn()}
    >
      <ReportTable name="Usage" columns={[{ id: 'shop', heading: 'Shop' }]}>
        {rows.map((shop) => (
          <tr key={shop}>
            <td>{shop}</td>
          </tr>
        ))}
      </ReportTable>
    </ResultsCard>
  );
  const { rerender } = render(card({}, []), { wrapper });
  expect(screen.getByText('Select the filters and create the report.')).toBeVisible();
  rerender(card({ pending: request }, []));
  expect(screen.getByRole('status')).toHaveTextContent('Loading report…');
  rerender(card({ report }, ['Mercado 1']));
  expect(screen.getByRole('cell', { name: 'Mercado 1' })).toBeVisible();
  expect(screen.getByText('Busy hours first')).toBeVisible();
  expect(screen.getByText('20 Nov 2026')).toBeVisible();
  expect(screen.getByText('Deposits').nextElementSibling).toHaveTextContent('+$12.50');
  rerender(card({ report }, []));
  expect(screen.getByText('No data for this filter.')).toBeVisible();
  rerender(card({ failure: new Error('away') }, []));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
