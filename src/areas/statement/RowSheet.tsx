import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type Cancellation, identifiers } from '../../../contract/statement';
import { CloseActions } from '../../ui/CloseActions';
import { useFormat } from '../../ui/format/use-format';
import { type columns, isWithdrawal, signedAmount, textOf } from './columns';
import { DisputeOf } from './DisputeOf';
import type { ReportEntry } from './entry';
import { sheetStyle, titleStyle } from './row-sheet-style';
import { TypeText } from './TypeText';

const NAMES = ['establishment', 'operator', 'bank', 'branch', 'account', 'sequenceNumber'] as const;

interface RowSheetProps {
  entry: ReportEntry;
  open: boolean;
  onClose: () => void;
}

/** STMT-13: all fields of one transaction, what tells it from others of the same names, and its dispute. */
export function RowSheet({ entry, open, onClose }: RowSheetProps) {
  const { row, identified, transaction, cancellation } = entry;
  const translate = useTranslate();
  const format = useFormat();
  const heading = useId();
  const out = isWithdrawal(row);
  const { date, time } = format.dateTime(textOf(row, 'transactionDate'));
  const labelled = (name: string, label: string, text: string) => (
    <div key={name} className={name}>
      <dt>{label}</dt>
      <dd translate="no">{text}</dd>
    </div>
  );
  const fact = (column: (typeof columns)[number], text: string) =>
    labelled(column, translate(`statement.columns.${column}`), text);
  const saidOf = ({ at, delivery }: Cancellation) => {
    const moment = Object.values(format.dateTime(at)).join(' ');
    const number = delivery === null ? null : format.integer(delivery);
    return number === null ? moment : translate('exports.facts.delivery', { moment, number });
  };
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={heading}>
      <DialogTitle id={heading}>
        <Box component="span" sx={titleStyle} className={out ? 'out' : 'in'}>
          <span className="amount" translate="no">
            {format.money(signedAmount(row), { signed: true })}
          </span>
          <span className="type">
            <TypeText out={out} />
          </span>
        </Box>
      </DialogTitle>
      <DialogContent sx={sheetStyle}>
        <dl>
          {fact('transactionDate', `${date} ${time}`)}
          {cancellation !== undefined &&
            labelled('cancelled', translate('statement.cancelled.at'), saidOf(cancellation))}
          {fact('accountingDate', format.date(textOf(row, 'accountingDate')))}
          {NAMES.map((column) => fact(column, textOf(row, column)))}
          {identified !== undefined &&
            identifiers.map((name) =>
              labelled(name, translate(`statement.identifiers.${name}`), identified[name]),
            )}
        </dl>
        {transaction !== undefined && <DisputeOf transaction={transaction} row={row} worded />}
      </DialogContent>
      <CloseActions onClose={onClose} />
    </Dialog>
  );
}
