import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Money } from '../../../../contract/money';
import { useFormat } from '../../../ui/format/use-format';
import { totalsStyle } from './results-style';

interface ReportTotal {
  /** Key of its words. */
  label: string;
  amount: Money;
  /** Signed, and coloured as money that came in or went out. */
  tone: 'in' | 'out';
}

interface ReportTotalsProps {
  parts: readonly ReportTotal[];
  /** What remains of them. */
  balance: Pick<ReportTotal, 'label' | 'amount'>;
}

/** STMT-12: the totals over all rows, and under the bookkeeper's double rule what remains of them. */
export function ReportTotals({ parts, balance }: ReportTotalsProps) {
  const translate = useTranslate();
  const { money, currency } = useFormat();
  return (
    <Box component="dl" sx={totalsStyle}>
      {parts.map(({ label, amount, tone }) => (
        <div key={label}>
          <dt>{translate(label)}</dt>
          <dd className={Number(amount) === 0 ? '' : tone} translate="no">
            {money(amount, { signed: true })}
          </dd>
        </div>
      ))}
      <div>
        <dt>
          {translate(balance.label)} <span>{currency}</span>
        </dt>
        <dd className="balance" translate="no">
          {money(balance.amount)}
        </dd>
      </div>
    </Box>
  );
}
