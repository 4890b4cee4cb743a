import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { BalanceReport } from '../../../../contract/balance';
import { useFormat } from '../../../ui/format/use-format';
import { figureStyle } from './balance-style';
import { DayLine } from './DayLine';

/** The dots have the same width whatever the amount is. */
const DOTS = '•'.repeat(8);

/** A placeholder in the sentence, which the amount replaces. */
const PLACE = '\u0000';

interface Props {
  /** Absent while it is loading. */
  report: BalanceReport | undefined;
  hidden: boolean;
}

/** The balance under the double line of a total, or dots in its place, and what it is the total of. */
export function BalanceFigure({ report, hidden }: Props) {
  const translate = useTranslate();
  const { counted, money } = useFormat();
  if (report === undefined) {
    return (
      <div>
        <Skeleton variant="rounded" width="65%" height={46} />
        <Skeleton variant="text" width="90%" sx={{ typography: 'caption', marginTop: '12px' }} />
        <Skeleton variant="rounded" width="100%" height={64} sx={{ marginTop: '4px' }} />
        <Skeleton variant="text" width="70%" sx={{ typography: 'caption' }} />
      </div>
    );
  }
  const { reportData, establishments, at, hours, lastWeek } = report;
  const figure = money(reportData.balance.deposit);
  const [before, after] = translate('home.balance.lastWeek', { amount: PLACE }).split(PLACE);
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
          ...counted(establishments),
          time: at.slice(11, 16),
        })}
      </Typography>
      {/* A server of before answers neither. */}
      {!hidden && hours !== undefined && lastWeek !== undefined && (
        <>
          <DayLine report={{ reportData, at, hours, lastWeek }} />
          <Typography variant="caption" component="p" color="text.secondary" sx={{ marginTop: '8px' }}>
            {before}
            <Box component="strong" translate="no" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
              {money(lastWeek.byNow)}
            </Box>
            {after}
          </Typography>
        </>
      )}
    </div>
  );
}
