import { useQuery } from '@tanstack/react-query';
import { type BalanceReport, depositBalance } from '../../../../contract/balance';
import { call } from '../../../portal/client';

/** The balance is read again so often while somebody looks at it. */
const EVERY_MS = 30_000;

/**
 * HOME-13: the balance, which is fetched again at intervals while the page is visible, and at once when the person
 * returns to it. After a failure it waits for a retry by the person.
 */
export function useBalance() {
  return useQuery({
    queryKey: ['balance'],
    queryFn: async ({ signal }): Promise<BalanceReport> => {
      const report = await call(depositBalance, { signal });
      if (report.error) throw new Error('The server did not return the balance');
      return report;
    },
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.status === 'error' ? false : EVERY_MS),
  });
}
