import { subtractMoney } from '../../../contract/money';
import type { ReportReply } from '../../../contract/statement';
import { ReportTotals } from '../../network/reports/results/ReportTotals';
import { totalsOf } from './columns';

/** STMT-12: deposits, withdrawals, and the balance. */
export function StatementTotals({ reply }: { reply: ReportReply }) {
  const { deposits, debts, balance } = totalsOf(reply);
  return (
    <ReportTotals
      parts={[
        { label: 'reports.results.deposits', amount: deposits, tone: 'in' },
        { label: 'reports.results.withdrawals', amount: subtractMoney(0, debts), tone: 'out' },
      ]}
      balance={{ label: 'reports.results.balance', amount: balance }}
    />
  );
}
