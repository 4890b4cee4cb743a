import ExpandMore from '@mui/icons-material/ExpandMore';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { BreakdownLine, BreakdownSums } from '../../../../contract/breakdown';
import { subtractMoney } from '../../../../contract/money';
import { OPENS } from '../../../kit/list/rows';
import { SUMS } from '../../../kit/picked-rows/sum-rows';
import { ReportTable } from '../../../network/reports/results/ReportTable';
import { useFormat } from '../../../ui/format/use-format';
import type { BreakdownViewProps } from './lines';
import { useBreakdownColumns } from './use-breakdown-columns';
import { type Called, useBreakdownWords } from './words';

/** What a group comes to, over its lines where it is open, and everything below all of them. */
export function BreakdownTable(props: BreakdownViewProps) {
  const { reply, looked, onLook, pathTo, open, onToggle } = props;
  const translate = useTranslate();
  const { integer } = useFormat();
  const { called } = useBreakdownWords();
  const [first = 'establishment', second] = looked.by;
  const { groups, rest, total } = reply;
  const others = (lines: number) =>
    translate('statement.breakdown.rest', { smart_count: lines, lines: integer(lines) });
  const line = (keys: readonly string[], words: Called, sums: BreakdownLine) => (
    <SumsRow
      key={keys.join(' ')}
      sums={sums}
      total={total}
      words={words}
      inner={keys.length > 1}
      to={pathTo(keys)}
      {...(second !== undefined &&
        keys.length === 1 && { open: open.has(sums.key), onToggle: () => onToggle(sums.key) })}
    />
  );
  return (
    <ReportTable name={translate('statement.breakdown.title')} columns={useBreakdownColumns(looked, onLook)}>
      {groups.map((group) => [
        line([group.key], called(first, group), group),
        ...(second !== undefined && open.has(group.key)
          ? [
              ...group.lines.map((one) => line([group.key, one.key], called(second, one), one)),
              group.rest !== null && (
                <SumsRow
                  key={`${group.key} rest`}
                  sums={group.rest}
                  total={total}
                  words={{ name: others(group.rest.lines), detail: null }}
                  inner
                />
              ),
            ]
          : []),
      ])}
      {rest !== null && (
        <SumsRow sums={rest} total={total} words={{ name: others(rest.lines), detail: null }} />
      )}
      <SumsRow
        sums={total}
        total={total}
        words={{ name: translate('statement.breakdown.total'), detail: null }}
        last
      />
    </ReportTable>
  );
}

interface SumsRowProps {
  sums: BreakdownSums;
  total: BreakdownSums;
  words: Called;
  /** Whether it is a line within a group. */
  inner?: boolean;
  /** Whether it is the sum of all. */
  last?: boolean;
  /** Where its rows are; absent: nowhere by themselves. */
  to?: string;
  open?: boolean;
  onToggle?: () => void;
}

function SumsRow({ sums, total, words, inner = false, last = false, to, open, onToggle }: SumsRowProps) {
  const translate = useTranslate();
  const { integer, money } = useFormat();
  const { share } = useBreakdownWords();
  const { name, detail } = words;
  const { count, deposits, withdrawals } = sums;
  const said = detail === null ? name : `${name} (${detail})`;
  const none = (amount: BreakdownSums['deposits']) => Number(amount) === 0;
  return (
    <TableRow
      hover={to !== undefined}
      {...((last || open === true) && SUMS)}
      className={[inner ? 'inner' : '', last ? 'last' : ''].join(' ')}
    >
      <TableCell className="name line" component="th" scope="row">
        {onToggle !== undefined && (
          <IconButton
            size="small"
            aria-expanded={open}
            aria-label={translate('statement.breakdown.lines', { name: said })}
            onClick={onToggle}
          >
            <ExpandMore data-open={open} />
          </IconButton>
        )}
        <span>
          {to === undefined ? (
            name
          ) : (
            <MuiLink
              component={Link}
              to={to}
              {...OPENS}
              translate="no"
              aria-label={translate('statement.breakdown.rowsOf', { name: said })}
            >
              {name}
            </MuiLink>
          )}
          {detail !== null && (
            <span className="detail" translate="no">
              {detail}
            </span>
          )}
        </span>
      </TableCell>
      <TableCell align="right" className="fixed">
        {integer(count)}
      </TableCell>
      <TableCell align="right" translate="no" className={none(deposits) ? 'fixed' : 'amount in'}>
        {money(deposits)}
      </TableCell>
      <TableCell align="right" className="fixed share">
        {share(deposits, total.deposits)}
      </TableCell>
      <TableCell align="right" translate="no" className={none(withdrawals) ? 'fixed' : 'amount out'}>
        {money(subtractMoney(0, withdrawals))}
      </TableCell>
      <TableCell align="right" className="fixed share">
        {share(withdrawals, total.withdrawals)}
      </TableCell>
      <TableCell align="right" translate="no" className="amount pinned">
        <span className={last ? 'final' : ''}>{money(subtractMoney(deposits, withdrawals))}</span>
      </TableCell>
    </TableRow>
  );
}
