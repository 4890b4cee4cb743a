import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { subtractMoney } from '../../../contract/money';
import type { ReportReply } from '../../../contract/statement';
import { useFormat } from '../../kit/use-format';
import { totalsOf } from './columns';
import { totalsStyle } from './results-style';

/** STMT-12: deposits, withdrawals, and under the bookkeeper's double rule what remains of them. */
export function ReportTotals({ reply }: { reply: ReportReply }) {
  const translate = useTranslate();
  const { money, currency } = useFormat();
  const { deposits, debts, balance } = totalsOf(reply);
  return (
    <Box component="dl" sx={totalsStyle}>
      <div>
        <dt>{translate('statement.results.deposits')}</dt>
        <dd className={deposits === 0 ? '' : 'in'}>{money(deposits, { signed: true })}</dd>
      </div>
      <div>
        <dt>{translate('statement.results.withdrawals')}</dt>
        <dd className={debts === 0 ? '' : 'out'}>{money(subtractMoney(0, debts), { signed: true })}</dd>
      </div>
      <div>
        <dt>
          {translate('statement.results.balance')} <span>{currency}</span>
        </dt>
        <dd className="balance">{money(balance)}</dd>
      </div>
    </Box>
  );
}
