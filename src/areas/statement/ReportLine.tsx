import ButtonBase from '@mui/material/ButtonBase';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { use } from 'react';
import { useTranslate } from 'react-admin';
import { OPENS } from '../../kit/list/rows';
import { GoneColumns } from '../../network/reports/results/ReportTable';
import { useFormat } from '../../ui/format/use-format';
import { isWithdrawal, signedAmount, textOf } from './columns';
import { DisputeOf } from './DisputeOf';
import type { ReportEntry } from './entry';
import { yielding } from './StatementTable';
import { TypeText } from './TypeText';

interface ReportLineProps {
  entry: ReportEntry;
  onOpen: (entry: ReportEntry) => void;
}

/** STMT-13, STMT-14: one transaction. Sign, arrow and word say its direction; the colour only repeats them. */
export function ReportLine({ entry, onOpen }: ReportLineProps) {
  const { row, transaction, cancellation } = entry;
  const translate = useTranslate();
  const format = useFormat();
  const captured = format.dateTime(textOf(row, 'transactionDate'));
  const out = isWithdrawal(row);
  const gone = use(GoneColumns);
  const moment = (at: string) => {
    const { date, time } = format.dateTime(at);
    return (
      <>
        {date} <span className="time">{time}</span>
      </>
    );
  };
  return (
    <TableRow hover>
      <TableCell className="fixed">
        <ButtonBase {...OPENS} className="opens" aria-haspopup="dialog" onClick={() => onOpen(entry)}>
          {captured.date} <span className="time">{captured.time}</span>
        </ButtonBase>
      </TableCell>
      <TableCell className="fixed">{format.date(textOf(row, 'accountingDate'))}</TableCell>
      {(['establishment', 'operator', 'bank'] as const).map((column) => (
        <TableCell key={column} className="name" translate="no">
          {textOf(row, column)}
          {column === 'bank' && gone.length > 0 && (
            <span className="gone">
              {yielding
                .filter((one) => gone.includes(one))
                .map((one) => textOf(row, one))
                .join(' / ')}
            </span>
          )}
        </TableCell>
      ))}
      {(['sequenceNumber', 'branch', 'account'] as const).map((column) => (
        <TableCell key={column} className={`fixed column-${column}`} translate="no">
          {textOf(row, column)}
        </TableCell>
      ))}
      <TableCell align="right" translate="no" className={`amount pinned ${out ? 'out' : 'in'}`}>
        {format.money(signedAmount(row), { signed: true })}
      </TableCell>
      <TableCell className={`type pinned ${out ? 'out' : 'in'}`}>
        <TypeText out={out} />
      </TableCell>
      {cancellation !== undefined && (
        <TableCell className="fixed pinned">
          {moment(cancellation.at)}
          <span className="gone">
            {translate('statement.cancelled.delivery')}{' '}
            {cancellation.delivery === null
              ? translate('statement.cancelled.unknown')
              : format.integer(cancellation.delivery)}
          </span>
        </TableCell>
      )}
      {transaction !== undefined && (
        <TableCell className="dispute actions pinned">
          <DisputeOf transaction={transaction} row={row} />
        </TableCell>
      )}
    </TableRow>
  );
}
