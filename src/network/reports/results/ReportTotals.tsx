import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Money } from '../../../../contract/money';
import { useFormat } from '../../../ui/format/use-format';
import { useIsPhone } from '../../../ui/use-is-phone';
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

/**
 * STMT-12: the totals over all rows, and what remains of them over the bookkeeper's double rule: last, as one adds up,
 * and first on a phone, where it is what one came for.
 */
export function ReportTotals({ parts, balance }: ReportTotalsProps) {
  const translate = useTranslate();
  const { money, currency } = useFormat();
  const phone = useIsPhone();
  const total = (
    <div>
      <dt>
        {translate(balance.label)} <span>{currency}</span>
      </dt>
      <dd className="balance" translate="no">
        {money(balance.amount)}
      </dd>
    </div>
  );
  return (
    <Box component="dl" sx={totalsStyle}>
      {phone && total}
      {parts.map(({ label, amount, tone }) => (
        <div key={label}>
          <dt>{translate(label)}</dt>
          <dd className={Number(amount) === 0 ? '' : tone} translate="no">
            {money(amount, { signed: true })}
          </dd>
        </div>
      ))}
      {!phone && total}
    </Box>
  );
}
