import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { subtractMoney } from '../../../../contract/money';
import { balanceOf, type ComparedSums } from '../../../../contract/two-periods';
import { useFormat } from '../../../ui/format/use-format';
import { linesStyle } from './compared-style';
import type { ComparedViewProps, ShownLine } from './lines';
import { useShownLines } from './use-shown-lines';
import { useComparedWords } from './words';

/** Two periods on a phone: each line with its difference, over what it comes to in each of them, which leads to its rows. */
export function ComparedCards(props: ComparedViewProps) {
  const translate = useTranslate();
  const lines = useShownLines(props);
  const { one, other } = props.reply;
  return (
    <Box component="ul" className="cards" aria-label={translate('closings.compared.table')} sx={linesStyle}>
      {lines.map((line) => (
        <LineCard key={line.id} line={line} names={{ one: one.period, other: other.period }} />
      ))}
    </Box>
  );
}

function LineCard({ line, names }: { line: ShownLine; names: Record<'one' | 'other', string> }) {
  const { change } = useComparedWords();
  const {
    words: { name, detail },
    pair,
    to,
    last,
  } = line;
  const difference = change(pair);
  return (
    <li className={last ? 'last' : ''}>
      <div className="head">
        <span className="establishment" translate="no">
          {name}
          {detail !== null && <span className="detail">{detail}</span>}
        </span>{' '}
        <span className="change">
          <span className="percent">{difference.percent}</span>{' '}
          <span className={`amount ${difference.className}`} translate="no">
            {difference.money}
          </span>
        </span>
      </div>
      {(['one', 'other'] as const).map((side) => (
        <SideLine key={side} name={names[side]} sums={pair[side]} to={to[side]} />
      ))}
    </li>
  );
}

/** What a line comes to in one period. */
function SideLine({ name, sums, to }: { name: string; sums: ComparedSums; to: string | undefined }) {
  const { money } = useFormat();
  const { period } = useComparedWords();
  const { deposits, withdrawals } = sums;
  const content = (
    <>
      <span className="period">{period(name)}</span>{' '}
      <span className="sums" translate="no">
        <span className="balance">{money(balanceOf(sums))}</span>{' '}
        <span className="parts">
          <span className={Number(deposits) === 0 ? '' : 'in'}>{money(deposits, { signed: true })}</span>{' '}
          {Number(withdrawals) !== 0 && (
            <span className="out">{money(subtractMoney(0, withdrawals), { signed: true })}</span>
          )}
        </span>
      </span>
    </>
  );
  if (to === undefined)
    return (
      <div className="side">
        {content}
        <span className="more" />
      </div>
    );
  return (
    <ButtonBase className="side" component={Link} to={to}>
      {content}
      <ChevronRight className="more" aria-hidden />
    </ButtonBase>
  );
}
