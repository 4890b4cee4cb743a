import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { BalanceReport } from '../../../../contract/balance';
import { useFormat } from '../../../ui/format/use-format';
import { figureStyle } from './balance-style';

/** The dots have the same width whatever the amount is. */
const DOTS = '•'.repeat(8);

interface Props {
  /** Absent while it is loading. */
  report: BalanceReport | undefined;
  hidden: boolean;
}

/** The balance under the double line of a total, or dots in its place, and what it is the total of. */
export function BalanceFigure({ report, hidden }: Props) {
  const translate = useTranslate();
  const { money, integer } = useFormat();
  if (report === undefined) {
    return (
      <div>
        <Skeleton variant="rounded" width="65%" height={46} />
        <Skeleton variant="text" width="90%" sx={{ typography: 'caption', marginTop: '12px' }} />
      </div>
    );
  }
  const { reportData, establishments, at } = report;
  const figure = money(reportData.balance.deposit);
  return (
    <div>
      {hidden ? (
        <Box sx={figureStyle(DOTS.length)}>
          <span aria-hidden className="dots">
            {DOTS}
          </span>
          <span className="unseen">{translate('home.balance.hidden')}</span>
        </Box>
      ) : (
        <Box sx={figureStyle(figure.length)}>
          <span className="total" translate="no">
            {figure}
          </span>
        </Box>
      )}
      <Typography variant="caption" component="p" color="text.secondary" sx={{ textWrap: 'balance' }}>
        {translate('home.balance.scope', {
          smart_count: establishments,
          count: integer(establishments),
          time: at.slice(11, 16),
        })}
      </Typography>
    </div>
  );
}
