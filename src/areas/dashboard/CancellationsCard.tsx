import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { DashboardCancellations, DashboardPeriod } from '../../../contract/dashboard';
import { cancelledPath } from '../../network/reports/statement-path';
import { useFormat } from '../../ui/format/use-format';
import { Comparison } from './money/Comparison';
import type { Figures } from './use-figures';

interface CancellationsCardProps {
  cancelled: DashboardCancellations;
  period: DashboardPeriod;
  figures: Figures;
  /** Where the transactions of the dashboard are listed. */
  statement: string;
}

/** DASH-15, DASH-16: the transactions that were captured in the period and cancelled later. */
export function CancellationsCard({ cancelled, period, figures, statement }: CancellationsCardProps) {
  const { totalCancelamentos, mediaCancelamentos, maioresDatas, anterior } = cancelled;
  const translate = useTranslate();
  const { integer } = useFormat();
  const heading = useId();
  return (
    <Card component="section" aria-labelledby={heading} sx={cardStyle}>
      <Typography variant="subtitle1" component="h2" id={heading}>
        {translate('dashboard.cancellations.title')}
      </Typography>
      <Typography variant="h5" component="p">
        {integer(totalCancelamentos)}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {translate(`dashboard.average.${figures.unit}`)} <strong>{figures.number(mediaCancelamentos)}</strong>
      </Typography>
      <Comparison now={totalCancelamentos} before={anterior} period={period} figures={figures} />
      {maioresDatas.length === 0 ? (
        <Typography variant="body2" className="none">
          {translate('dashboard.cancellations.none')}
        </Typography>
      ) : (
        <Table size="small" aria-labelledby={heading}>
          <TableHead>
            <TableRow>
              <TableCell>{translate(`dashboard.cancellations.dates.${figures.unit}`)}</TableCell>
              <TableCell align="right">{translate('dashboard.series.share')}</TableCell>
              <TableCell align="right">{translate('dashboard.cancellations.count')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {maioresDatas.map(({ id, date, percent, quantity }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  {figures.unit === 'day' ? (
                    <MuiLink component={Link} to={cancelledPath(statement, date.slice(0, 10))}>
                      {figures.longMoment(date)}
                    </MuiLink>
                  ) : (
                    figures.longMoment(date)
                  )}
                </TableCell>
                <TableCell align="right">{figures.percent(percent)}</TableCell>
                <TableCell align="right">{integer(quantity)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      <Button
        size="small"
        component={Link}
        to={cancelledPath(statement)}
        endIcon={<ArrowForwardOutlined />}
        className="statement"
      >
        {translate('dashboard.statement')}
      </Button>
      <Button
        size="small"
        component={Link}
        to="/fechamentos"
        endIcon={<ArrowForwardOutlined />}
        className="statement"
      >
        {translate('screens./fechamentos.title')}
      </Button>
    </Card>
  );
}

const cardStyle: SxProps<Theme> = {
  minWidth: 0,
  padding: '16px',
  '& h2': { marginBottom: '6px' },
  '& strong': { fontWeight: 600, color: 'text.primary' },
  '& .compared': { display: 'flex', alignItems: 'center', gap: '6px', marginTop: '4px' },
  '& table': { marginTop: '12px' },
  // Always as wide as the card, also with wide letter spacing or in a narrow window.
  '& th, & td': { paddingLeft: 0, paddingRight: '8px', overflowWrap: 'anywhere' },
  // A heading gives way before a number does.
  '& th': { whiteSpace: 'normal' },
  '& td': { overflowWrap: 'normal' },
  '& th:last-of-type, & td:last-of-type': { paddingRight: 0 },
  '& .statement': { marginTop: '8px', marginLeft: '-5px' },
  '& .statement + .statement': { marginLeft: '8px' },
  '@media print': { '& .statement': { display: 'none' } },
  '& .none': { marginTop: '16px', color: 'text.secondary' },
};
