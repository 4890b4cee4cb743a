import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import ShowChartOutlined from '@mui/icons-material/ShowChartOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { DashboardPeriod, DashboardPoint, HighestMoment } from '../../../../contract/dashboard';
import { type Money, toCents } from '../../../../contract/money';
import type { Figures } from '../use-figures';
import { Comparison } from './Comparison';
import { Dial } from './Dial';
import { MovementChart } from './MovementChart';
import { MovementTable } from './MovementTable';
import { moneyStyle } from './money-style';

interface MoneyCardProps {
  kind: 'deposits' | 'withdrawals';
  sum: Money;
  average: Money;
  before: Money;
  highest: readonly HighestMoment[];
  points: readonly DashboardPoint[];
  period: DashboardPeriod;
  figures: Figures;
  /** The address of the statement that lists its transactions. */
  statement: string;
}

const HEIGHT = { deposits: 260, withdrawals: 200 };

/** DASH-11 to DASH-14: the deposits or the withdrawals: total, average, highest moments and the line over time. */
export function MoneyCard(props: MoneyCardProps) {
  const { kind, sum, average, before, highest, points, period, figures, statement } = props;
  const translate = useTranslate();
  const heading = useId();
  const [asTable, setAsTable] = useState(false);
  const color = kind === 'deposits' ? 'primary' : 'brass';
  const title = translate(`dashboard.series.by.${figures.unit}`, { title: translate(`dashboard.${kind}`) });
  return (
    <Card component="section" aria-labelledby={heading} sx={moneyStyle} className={kind}>
      <div className="head">
        <div className="figures">
          <Typography variant="subtitle1" component="h2" id={heading} className="title">
            {translate(`dashboard.${kind}`)}
          </Typography>
          <p className="total" translate="no">
            {figures.money(sum)}
          </p>
          <Typography variant="body2" color="text.secondary">
            {translate(`dashboard.average.${figures.unit}`)}{' '}
            <strong translate="no">{figures.money(average)}</strong>
          </Typography>
          <Comparison now={sum} before={before} period={period} figures={figures} />
        </div>
        {highest.length > 0 && (
          <div className="highest">
            <Typography variant="body2" component="h3" color="text.secondary">
              {translate(`dashboard.highest.${figures.unit}`)}
            </Typography>
            <ul>
              {highest.map(({ dataCaptura, valor, percent }) => (
                <li key={dataCaptura}>
                  <Dial
                    percent={percent}
                    text={figures.percent(percent)}
                    color={color === 'brass' ? 'brass' : 'primary.main'}
                  />
                  <div>
                    <strong translate="no">{figures.moment(dataCaptura)}</strong>
                    <span className="visually-hidden"> {figures.percent(percent)} </span>
                    <span className="amount" translate="no">
                      {figures.money(valor)}
                    </span>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className="picture">
        {asTable ? (
          <MovementTable points={points} title={title} figures={figures} />
        ) : toCents(sum) === 0n ? (
          <Typography
            variant="body2"
            color="text.secondary"
            className="empty"
            sx={{ minHeight: HEIGHT[kind] }}
          >
            {translate('dashboard.noMovement')}
          </Typography>
        ) : (
          <MovementChart
            points={points}
            title={title}
            color={color}
            height={HEIGHT[kind]}
            figures={figures}
          />
        )}
      </div>
      <div className="foot">
        <Button
          size="small"
          startIcon={asTable ? <ShowChartOutlined /> : <TableRowsOutlined />}
          onClick={() => setAsTable(!asTable)}
        >
          {translate(`dashboard.series.${asTable ? 'chart' : 'table'}`)}
        </Button>
        <Button size="small" component={Link} to={statement} endIcon={<ArrowForwardOutlined />}>
          {translate('dashboard.statement')}
        </Button>
      </div>
    </Card>
  );
}
