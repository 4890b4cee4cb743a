import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { ClosingFigures, ClosingReply } from '../../../contract/closings';
import { type Money, subtractMoney } from '../../../contract/money';
import { useFormat } from '../../ui/format/use-format';
import { figuresStyle } from './closings-style';

const balanceOf = ({ deposits, withdrawals }: ClosingFigures): Money =>
  subtractMoney(deposits.sum, withdrawals.sum);

/** From what was closed, by what has changed since, to what is now: each adds up by itself, and so do the three. */
export function Figures({ reply: { closed, arrived, cancelled, now } }: { reply: ClosingReply }) {
  const translate = useTranslate();
  const text = (key: string) => translate(`closings.figures.${key}`);
  const { money } = useFormat();
  const change = subtractMoney(balanceOf(now), balanceOf(closed));
  return (
    <Box component="section" aria-label={text('title')} sx={figuresStyle}>
      <Figure title={text('closed')} balance={money(balanceOf(closed))}>
        <Lines figures={closed} />
      </Figure>
      <Figure title={text('changes')} balance={money(change, { signed: true })}>
        <Change name={text('arrived')} figures={arrived} sign={1} />
        <Change name={text('cancelled')} figures={cancelled} sign={-1} />
      </Figure>
      <Figure title={text('now')} balance={money(balanceOf(now))} last>
        <Lines figures={now} />
      </Figure>
    </Box>
  );
}

interface FigureProps {
  title: string;
  balance: string;
  /** Stands over the bookkeeper's double rule. */
  last?: boolean;
  children: ReactNode;
}

/** A balance, with what it is made of. */
export function Figure({ title, balance, last = false, children }: FigureProps) {
  return (
    <div className="figure">
      <Typography variant="caption" component="h3">
        {title}
      </Typography>
      <p className={last ? 'balance last' : 'balance'} translate="no">
        {balance}
      </p>
      <dl>{children}</dl>
    </div>
  );
}

interface LineProps {
  name: string;
  amount: string;
  /** Absent: of no transactions. */
  count?: number;
}

/** A part of a figure. */
export function Line({ name, amount, count }: LineProps) {
  const translate = useTranslate();
  const { counted } = useFormat();
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className="sum" translate="no">
          {amount}
        </span>
        {count !== undefined && (
          <span className="count">{translate('closings.figures.count', counted(count))}</span>
        )}
      </dd>
    </div>
  );
}

function Lines({ figures: { deposits, withdrawals } }: { figures: ClosingFigures }) {
  const translate = useTranslate();
  const { money } = useFormat();
  return (
    <>
      <Line
        name={translate('closings.figures.deposits')}
        amount={money(deposits.sum, { signed: true })}
        count={deposits.count}
      />
      <Line
        name={translate('closings.figures.withdrawals')}
        amount={money(subtractMoney(0, withdrawals.sum), { signed: true })}
        count={withdrawals.count}
      />
    </>
  );
}

/** What they did to the balance: what was cancelled is taken away. */
function Change({ name, figures, sign }: { name: string; figures: ClosingFigures; sign: 1 | -1 }) {
  const { money } = useFormat();
  const { deposits, withdrawals } = figures;
  const [more, less] = sign === 1 ? [deposits, withdrawals] : [withdrawals, deposits];
  return (
    <Line
      name={name}
      amount={money(subtractMoney(more.sum, less.sum), { signed: true })}
      count={deposits.count + withdrawals.count}
    />
  );
}
