import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { type Money, subtractMoney } from '../../../../contract/money';
import { balanceOf, type ComparedSide, type ComparedSums } from '../../../../contract/two-periods';
import { useFormat } from '../../../ui/format/use-format';
import { figuresStyle } from '../closings-style';
import { Figure, Line } from '../Figures';
import type { ComparedViewProps } from './lines';
import { useComparedWords } from './words';

/** What both periods come to, as they were closed and as they are now, and by how much they differ. */
export function ComparedFigures({ request, reply }: Pick<ComparedViewProps, 'request' | 'reply'>) {
  const translate = useTranslate();
  const { period, change } = useComparedWords();
  const { money } = useFormat();
  const { figures = 'closed' } = request;
  const [one, other] = [reply.one[figures], reply.other[figures]];
  const difference = change({ one, other });
  const signed = (amount: Money) => money(amount, { signed: true });
  const text = (key: string) => translate(`closings.figures.${key}`);
  return (
    <Box component="section" aria-label={translate('closings.compared.table')} sx={figuresStyle}>
      {[reply.one, reply.other].map((side, at) => (
        <Figure
          // One period may stand beside itself.
          key={at === 0 ? 'one' : 'other'}
          title={period(side.period)}
          balance={money(balanceOf(side[figures]))}
        >
          <SideLines side={side} figures={figures} />
        </Figure>
      ))}
      <Figure title={translate('closings.compared.difference')} balance={difference.money} last>
        <Line name={translate('closings.compared.percent')} amount={difference.percent} />
        <Line name={text('deposits')} amount={signed(subtractMoney(one.deposits, other.deposits))} />
        <Line name={text('withdrawals')} amount={signed(subtractMoney(other.withdrawals, one.withdrawals))} />
      </Figure>
    </Box>
  );
}

/** What a period is made of, and what it comes to by its other figures. */
function SideLines({ side, figures }: { side: ComparedSide; figures: 'closed' | 'now' }) {
  const translate = useTranslate();
  const { money } = useFormat();
  const { count, deposits, withdrawals }: ComparedSums = side[figures];
  const besides = figures === 'closed' ? 'now' : 'closed';
  return (
    <>
      <Line
        name={translate('closings.figures.deposits')}
        amount={money(deposits, { signed: true })}
        count={count}
      />
      <Line
        name={translate('closings.figures.withdrawals')}
        amount={money(subtractMoney(0, withdrawals), { signed: true })}
      />
      <Line name={translate(`closings.figures.${besides}`)} amount={money(balanceOf(side[besides]))} />
    </>
  );
}
