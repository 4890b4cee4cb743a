import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { use } from 'react';
import { useTranslate } from 'react-admin';
import type { ClosingChange } from '../../../contract/closings';
import { GoneColumns, type ReportColumn, ReportTable } from '../../network/reports/results/ReportTable';
import { useFormat } from '../../ui/format/use-format';
import { effectOf, keyOf, signedAmount } from './changed';

const columns = [
  { id: 'change' },
  { id: 'at' },
  { id: 'delivery' },
  { id: 'capturedAt' },
  { id: 'accountingDate' },
  { id: 'establishment', kind: 'name' },
  { id: 'operator', kind: 'name' },
  { id: 'account', kind: 'name' },
  { id: 'nsu' },
  { id: 'type' },
  { id: 'amount', kind: 'amount', pinned: true },
  { id: 'effect', kind: 'amount', pinned: true },
] as const satisfies readonly Omit<ReportColumn, 'heading'>[];

/** What they say stands in other cells then. */
const yielding = ['delivery', 'accountingDate', 'account'] as const;

/** The rows that have changed, newest first. */
export function ChangesTable({ changes }: { changes: readonly ClosingChange[] }) {
  const translate = useTranslate();
  const named = columns.map(
    (column): ReportColumn => ({
      ...column,
      heading: translate(`closings.columns.${column.id}`),
    }),
  );
  return (
    <ReportTable name={translate('closings.table')} columns={named} yielding={yielding}>
      {changes.map((change) => (
        <ChangeLine key={keyOf(change)} change={change} />
      ))}
    </ReportTable>
  );
}

function ChangeLine({ change }: { change: ClosingChange }) {
  const translate = useTranslate();
  const format = useFormat();
  const moment = (at: string) => {
    const { date, time } = format.dateTime(at);
    return (
      <>
        {date} <span className="time">{time}</span>
      </>
    );
  };
  const gone = use(GoneColumns);
  const moved = (column: (typeof yielding)[number], text: string) =>
    gone.includes(column) && <span className="gone">{text}</span>;
  const account = `${change.branch} / ${change.account}`;
  const effect = effectOf(change);
  return (
    <TableRow hover>
      <TableCell className="fixed">
        {translate(`closings.changes.${change.change}`)}
        {change.cancelledAt !== null && <span className="gone">{moment(change.cancelledAt)}</span>}
      </TableCell>
      <TableCell className="fixed">
        {moment(change.at)}
        {moved('delivery', `${translate('closings.columns.delivery')} ${format.integer(change.delivery)}`)}
      </TableCell>
      <TableCell className="fixed column-delivery" align="right">
        {format.integer(change.delivery)}
      </TableCell>
      <TableCell className="fixed">
        {moment(change.capturedAt)}
        {moved(
          'accountingDate',
          translate('statement.accounted', { date: format.date(change.accountingDate) }),
        )}
      </TableCell>
      <TableCell className="fixed column-accountingDate">{format.date(change.accountingDate)}</TableCell>
      <TableCell className="name" translate="no">
        {change.establishment}
        {moved('account', `${change.bank} ${account}`)}
      </TableCell>
      <TableCell className="name" translate="no">
        {change.operator}
      </TableCell>
      <TableCell className="name column-account" translate="no">
        {change.bank}
        <span className="gone">{account}</span>
      </TableCell>
      <TableCell className="fixed" translate="no">
        {change.nsu}
      </TableCell>
      <TableCell className="fixed">{translate(`statement.types.${change.type}`)}</TableCell>
      <TableCell align="right" className="amount pinned" translate="no">
        {format.money(signedAmount(change), { signed: true })}
      </TableCell>
      <TableCell
        align="right"
        className={`amount pinned ${Number(effect) < 0 ? 'out' : 'in'}`}
        translate="no"
      >
        {format.money(effect, { signed: true })}
      </TableCell>
    </TableRow>
  );
}
