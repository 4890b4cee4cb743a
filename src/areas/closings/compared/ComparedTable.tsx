import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { subtractMoney } from '../../../../contract/money';
import { balanceOf, type ComparedOrder } from '../../../../contract/two-periods';
import { OPENS } from '../../../kit/list/rows';
import { type ReportColumn, ReportTable } from '../../../network/reports/results/ReportTable';
import { useFormat } from '../../../ui/format/use-format';
import { tableStyle } from './compared-style';
import type { ComparedViewProps, ShownLine } from './lines';
import { FIRST_WAY } from './looked';
import { useShownLines } from './use-shown-lines';
import { useComparedWords } from './words';

const SIDES = ['one', 'other'] as const;

/** Two periods at a desk: a row for each period of a line, and what they differ by over both. */
export function ComparedTable(props: ComparedViewProps) {
  const { request, reply, onLook } = props;
  const translate = useTranslate();
  const lines = useShownLines(props);
  const text = (key: string) => translate(`closings.compared.${key}`);
  const column = (id: string) => translate(`statement.breakdown.columns.${id}`);
  const { by, order = 'difference', direction } = request;
  const sort = (name: ComparedOrder) => ({
    direction: order === name ? (direction ?? FIRST_WAY[name]) : null,
    first: FIRST_WAY[name],
    onSort: (way: 'asc' | 'desc') => onLook({ order: name, direction: way }),
  });
  const heading = by === 'group' ? text('group') : translate(`statement.breakdown.dimensions.${by}`);
  const columns: ReportColumn[] = [
    { id: 'line', heading, kind: 'name', sort: sort('name') },
    { id: 'period', heading: text('period') },
    ...(['count', 'deposits', 'withdrawals', 'balance'] as const).map(
      (id): ReportColumn => ({ id, heading: column(id), kind: 'amount' }),
    ),
    { id: 'difference', heading: text('difference'), kind: 'amount', sort: sort('difference') },
    { id: 'percent', heading: text('percent'), kind: 'amount' },
  ];
  const names = { one: reply.one.period, other: reply.other.period };
  return (
    <Box sx={tableStyle}>
      <ReportTable name={text('table')} columns={columns}>
        {lines.map((line) => (
          <LineRows key={line.id} line={line} names={names} />
        ))}
      </ReportTable>
    </Box>
  );
}

function LineRows({ line, names }: { line: ShownLine; names: Record<'one' | 'other', string> }) {
  const translate = useTranslate();
  const { integer, money } = useFormat();
  const { period, change } = useComparedWords();
  const {
    words: { name, detail },
    pair,
    to,
    last,
  } = line;
  const said = detail === null ? name : `${name} (${detail})`;
  const difference = change(pair);
  const whole = last ? ' last' : '';
  return SIDES.map((side) => {
    const { count, deposits, withdrawals } = pair[side];
    const path = to[side];
    const called = period(names[side]);
    return (
      <TableRow key={side} className={`${side === 'one' ? 'first' : 'second'}${whole}`}>
        {side === 'one' && (
          <TableCell className="name line" component="th" scope="rowgroup" rowSpan={SIDES.length}>
            <span translate="no">{name}</span>
            {detail !== null && (
              <span className="detail" translate="no">
                {detail}
              </span>
            )}
          </TableCell>
        )}
        <TableCell className="fixed">
          {path === undefined ? (
            called
          ) : (
            <MuiLink
              component={Link}
              to={path}
              {...OPENS}
              aria-label={translate('closings.compared.rowsOf', { name: said, period: called })}
            >
              {called}
            </MuiLink>
          )}
        </TableCell>
        <TableCell align="right" className="fixed">
          {integer(count)}
        </TableCell>
        <TableCell align="right" translate="no" className={Number(deposits) === 0 ? 'fixed' : 'amount in'}>
          {money(deposits)}
        </TableCell>
        <TableCell
          align="right"
          translate="no"
          className={Number(withdrawals) === 0 ? 'fixed' : 'amount out'}
        >
          {money(subtractMoney(0, withdrawals))}
        </TableCell>
        <TableCell align="right" translate="no" className="amount">
          {money(balanceOf(pair[side]))}
        </TableCell>
        {side === 'one' && (
          <Fragment>
            <TableCell
              align="right"
              translate="no"
              className={`amount ${difference.className}`}
              rowSpan={SIDES.length}
            >
              <span className={last ? 'final' : ''}>{difference.money}</span>
            </TableCell>
            <TableCell align="right" className="fixed percent" rowSpan={SIDES.length}>
              {difference.percent}
            </TableCell>
          </Fragment>
        )}
      </TableRow>
    );
  });
}
