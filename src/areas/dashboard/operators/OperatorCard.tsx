import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { DashboardOperator } from '../../../../contract/dashboard';
import type { Figures } from '../use-figures';

interface OperatorCardProps {
  operator: DashboardOperator;
  figures: Figures;
}

/** DASH-19, DASH-22: an operator, with the share of all deposits as a bar. */
export function OperatorCard({ operator, figures }: OperatorCardProps) {
  const { operador, valor, percent, media, datasMaioresValores } = operator;
  const translate = useTranslate();
  const name = useId();
  const dates = datasMaioresValores.map(({ dataCaptura }) => figures.moment(dataCaptura)).join(', ');
  return (
    <li className="operator">
      <div className="line">
        <Typography variant="body1" component="h3" id={name} className="name">
          {operador}
        </Typography>
        <strong>{figures.operatorMoney(valor)}</strong>
      </div>
      <div className="line">
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-labelledby={name}
          aria-valuetext={`${figures.percent(percent)} ${translate('dashboard.operators.share')}`}
        />
        <span className="share" aria-hidden>
          {figures.percent(percent)}
        </span>
      </div>
      <div className="line detail">
        <span>
          {translate('dashboard.operators.average')} {figures.operatorMoney(media)}
        </span>
        <span>{translate('dashboard.operators.highest', { dates })}</span>
      </div>
    </li>
  );
}
