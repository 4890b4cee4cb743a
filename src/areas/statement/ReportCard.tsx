import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../ui/format/use-format';
import { isWithdrawal, signedAmount, textOf } from './columns';
import { DisputeOf } from './DisputeOf';
import type { ReportEntryProps } from './entry';
import { cardEntryStyle } from './report-cards-style';
import { TypeText } from './TypeText';

const NAMES = ['operator', 'bank', 'branch', 'account', 'sequenceNumber'] as const;

/** STMT-13, STMT-14: one transaction on a phone, with all of its fields; amount and type come first. */
export function ReportCard({ row, transaction }: ReportEntryProps) {
  const translate = useTranslate();
  const format = useFormat();
  const { date, time } = format.dateTime(textOf(row, 'transactionDate'));
  const direction = isWithdrawal(row) ? 'out' : 'in';
  const fact = (column: 'accountingDate' | (typeof NAMES)[number], value: string) => (
    <div key={column}>
      <dt>{translate(`statement.columns.${column}`)}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <Box component="li" sx={cardEntryStyle}>
      <div className="first">
        <span className={`amount ${direction}`} translate="no">
          {format.money(signedAmount(row), { signed: true })}
        </span>
        <span className={`type ${direction}`}>
          <TypeText out={direction === 'out'} />
        </span>
      </div>
      <div className="second">
        <span className="establishment" translate="no">
          {textOf(row, 'establishment')}
        </span>
        <span className="moment">
          {date} <span className="time">{time}</span>
        </span>
      </div>
      <dl>
        {fact('accountingDate', format.date(textOf(row, 'accountingDate')))}
        {NAMES.map((column) => fact(column, textOf(row, column)))}
      </dl>
      {transaction !== undefined && (
        <div className="dispute">
          <DisputeOf transaction={transaction} row={row} />
        </div>
      )}
    </Box>
  );
}
