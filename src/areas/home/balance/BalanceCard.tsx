import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { type BalanceReport, depositBalance } from '../../../../contract/balance';
import { defaultFilters } from '../../../../contract/default-filters';
import { ALL } from '../../../../contract/keys';
import { statementPath } from '../../../network/reports/statement-path';
import { call } from '../../../portal/client';
import { useToday } from '../../../ui/format/use-today';
import { useBrowserPreference } from '../../../ui/use-browser-preference';
import { PartFailure } from '../PartFailure';
import { refreshed } from '../refresh';
import { BalanceFigure } from './BalanceFigure';
import { balanceStyle } from './balance-style';

/** HOME-13: the balance, as fresh as whatever home shows of the present. */
function useBalance() {
  return useQuery({
    queryKey: ['balance'],
    queryFn: async ({ signal }): Promise<BalanceReport> => {
      const report = await call(depositBalance, { signal });
      if (report.error) throw new Error('The server did not return the balance');
      return report;
    },
    ...refreshed,
  });
}

const HIDDEN = 'true';

/** HOME-12: today's deposits, which can be hidden from other people near the screen. */
export function BalanceCard() {
  const translate = useTranslate();
  const title = useId();
  const today = useToday();
  const { data, error, isFetching, refetch } = useBalance();
  const [kept, keep] = useBrowserPreference('@balanceHidden');
  const hidden = kept === HIDDEN;
  const toggle = translate(`home.balance.${hidden ? 'show' : 'hide'}`);
  const failed = error !== null && !isFetching;
  return (
    <Card
      component="section"
      aria-labelledby={title}
      aria-busy={data === undefined && isFetching}
      sx={balanceStyle}
    >
      <div className="head">
        <Typography variant="subtitle1" component="h2" id={title}>
          {translate('home.balance.title')}
        </Typography>
        <Tooltip title={toggle}>
          <IconButton aria-label={toggle} onClick={() => keep(hidden ? null : HIDDEN)}>
            {hidden ? <VisibilityOutlined /> : <VisibilityOffOutlined />}
          </IconButton>
        </Tooltip>
      </div>
      {failed ? (
        <PartFailure title={translate('home.balance.failed')} error={error} onRetry={refetch} />
      ) : (
        <BalanceFigure report={error === null ? data : undefined} hidden={hidden} />
      )}
      <Button
        component={Link}
        to={statementPath({ ...defaultFilters(today), ecs: [ALL] })}
        endIcon={<ArrowForwardOutlined />}
        className="foot"
      >
        {translate('home.balance.deposits')}
      </Button>
    </Card>
  );
}
