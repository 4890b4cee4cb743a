import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { CloseActions } from '../../../ui/CloseActions';
import { useFormat } from '../../../ui/format/use-format';
import { type columns, isWithdrawal, signedAmount, textOf } from '../columns';
import { DisputeOf } from '../DisputeOf';
import { TypeText } from '../TypeText';
import type { PhoneEntry } from './days';
import { sheetStyle, titleStyle } from './phone-rows-style';

const NAMES = ['establishment', 'operator', 'bank', 'branch', 'account', 'sequenceNumber'] as const;

interface RowSheetProps {
  entry: PhoneEntry;
  open: boolean;
  onClose: () => void;
}

/** STMT-13: all fields of one transaction, and its dispute. */
export function RowSheet({ entry: { row, transaction }, open, onClose }: RowSheetProps) {
  const translate = useTranslate();
  const format = useFormat();
  const heading = useId();
  const out = isWithdrawal(row);
  const { date, time } = format.dateTime(textOf(row, 'transactionDate'));
  const fact = (column: (typeof columns)[number], text: string) => (
    <div key={column} className={column}>
      <dt>{translate(`statement.columns.${column}`)}</dt>
      <dd translate="no">{text}</dd>
    </div>
  );
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
          {fact('accountingDate', format.date(textOf(row, 'accountingDate')))}
          {NAMES.map((column) => fact(column, textOf(row, column)))}
        </dl>
        {transaction !== undefined && <DisputeOf transaction={transaction} row={row} />}
      </DialogContent>
      <CloseActions onClose={onClose} />
    </Dialog>
  );
}
