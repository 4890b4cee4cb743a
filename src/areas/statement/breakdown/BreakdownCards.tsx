import ChevronRight from '@mui/icons-material/ChevronRight';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { BreakdownSums } from '../../../../contract/breakdown';
import { subtractMoney } from '../../../../contract/money';
import { useFormat } from '../../../ui/format/use-format';
import { cardsStyle } from './breakdown-style';
import type { BreakdownViewProps } from './lines';
import { type Called, useBreakdownWords } from './words';

/** The breakdown on a phone: a line of two a group, which leads to its rows, and its lines below it where it is open. */
export function BreakdownCards({ reply, looked, pathTo, open, onToggle }: BreakdownViewProps) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const { called } = useBreakdownWords();
  const [first = 'establishment', second] = looked.by;
  const { groups, rest, total } = reply;
  const others = (lines: number): Called => ({
    name: translate('statement.breakdown.rest', { smart_count: lines, lines: integer(lines) }),
    detail: null,
  });
  return (
    <Box
      component="section"
      className="cards"
      aria-label={translate('statement.breakdown.title')}
      sx={cardsStyle}
    >
      <ul>
        {groups.map((group) => {
          const words = called(first, group);
          const shown = second !== undefined && open.has(group.key);
          return (
            <li key={group.key}>
              <div className="group">
                {second !== undefined && (
                  <IconButton
                    aria-expanded={shown}
                    aria-label={translate('statement.breakdown.lines', { name: words.name })}
                    onClick={() => onToggle(group.key)}
                  >
                    <ExpandMore data-open={shown} />
                  </IconButton>
                )}
                <SumsLine sums={group} total={total} words={words} to={pathTo([group.key])} />
              </div>
              {shown && (
                <ul>
                  {group.lines.map((line) => (
                    <li key={line.key}>
                      <SumsLine
                        sums={line}
                        total={total}
                        words={called(second, line)}
                        to={pathTo([group.key, line.key])}
                      />
                    </li>
                  ))}
                  {group.rest !== null && (
                    <li>
                      <SumsLine sums={group.rest} total={total} words={others(group.rest.lines)} />
                    </li>
                  )}
                </ul>
              )}
            </li>
          );
        })}
        {rest !== null && (
          <li>
            <SumsLine sums={rest} total={total} words={others(rest.lines)} />
          </li>
        )}
      </ul>
    </Box>
  );
}

interface SumsLineProps {
  sums: BreakdownSums;
  total: BreakdownSums;
  words: Called;
  /** Where its rows are; absent: nowhere by themselves. */
  to?: string;
}

/** Who, how many and which share of the deposits; what went in, and what went out. */
function SumsLine({ sums: { count, deposits, withdrawals }, total, words, to }: SumsLineProps) {
  const translate = useTranslate();
  const { integer, money } = useFormat();
  const { share } = useBreakdownWords();
  const { name, detail } = words;
  const part = share(deposits, total.deposits);
  const content = (
    <>
      <span className="where">
        <span className="establishment" translate="no">
          {name}
          {detail !== null && <span className="detail">{detail}</span>}
        </span>{' '}
        <span className="by">
          {[`${integer(count)} ${translate('statement.breakdown.columns.count').toLowerCase()}`, part]
            .filter((text) => text !== '')
            .join(' · ')}
        </span>
      </span>{' '}
      <span className="what" translate="no">
        <span className={Number(deposits) === 0 ? 'amount' : 'amount in'}>
          {money(deposits, { signed: true })}
        </span>{' '}
        {Number(withdrawals) !== 0 && (
          <span className="amount second out">{money(subtractMoney(0, withdrawals), { signed: true })}</span>
        )}
      </span>
    </>
  );
  if (to === undefined) return <div className="row">{content}</div>;
  return (
    <ButtonBase className="row" component={Link} to={to}>
      {content}
      <ChevronRight className="more" aria-hidden />
    </ButtonBase>
  );
}
