import { useQuery } from '@tanstack/react-query';
import { type BalanceReport, depositBalance } from '../../../../contract/balance';
import { BALANCE } from '../../../../contract/limits';
import { call } from '../../../portal/client';

/**
 * HOME-13: the balance, which follows the feed as long as somebody looks: it is read again now and then, and at once
 * when the person comes back to the page. After a failure it waits for another attempt.
 */
export function useBalance() {
  return useQuery({
    queryKey: ['balance'],
    queryFn: async ({ signal }): Promise<BalanceReport> => {
      const report = await call(depositBalance, { signal });
      if (report.error) throw new Error('The server could not tell the balance');
      return report;
    },
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.status === 'error' ? false : BALANCE.everyMs),
  });
}
