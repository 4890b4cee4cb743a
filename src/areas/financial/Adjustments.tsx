import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { toCents } from '../../../contract/money';
import { PopoverButton } from '../../kit/list/PopoverButton';
import { useFormat } from '../../ui/format/use-format';
import { Amount } from './Amount';
import type { Bill } from './bill';

interface AdjustmentsProps {
  bill: Bill;
  field: 'descontos' | 'adicionais';
}

/** FIN-01: deductions or extras of a bill, with a button that lists them by month where there are any. */
export function Adjustments({ bill, field }: AdjustmentsProps) {
  const translate = useTranslate();
  const { money, month } = useFormat();
  const months = bill.ajustes.filter((entry) => toCents(entry[field]) !== 0n);
  if (months.length === 0) return <Amount value={bill[field]} />;
  const amount = money(bill[field]);
  return (
    <PopoverButton
      name={translate(`financial.adjustments.${field}`, { amount })}
      title={translate('financial.adjustments.title', {
        number: bill.numeroLogico,
        column: translate(`financial.columns.${field}`),
      })}
      content={
        <Box component="ul" sx={monthsStyle}>
          {months.map((entry) => (
            <li key={entry.mes}>
              <span>{month(entry.mes, { alone: true })}</span> <span>{money(entry[field])}</span>
            </li>
          ))}
        </Box>
      }
      sx={buttonStyle}
    >
      {amount}
    </PopoverButton>
  );
}

const buttonStyle: SxProps<Theme> = {
  position: 'relative',
  borderRadius: '4px',
  typography: 'body2',
  fontWeight: 'inherit',
  color: 'primary.main',
  whiteSpace: 'nowrap',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '3px',
  '&:hover': { textDecorationStyle: 'solid' },
  '&::after': { content: '""', position: 'absolute', inset: '-8px -6px' },
  '@media print': { color: 'inherit', textDecoration: 'none' },
};

const monthsStyle: SxProps<Theme> = {
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  typography: 'body1',
  '& li': { display: 'flex', justifyContent: 'space-between', gap: '16px' },
  '& li > :last-child': { whiteSpace: 'nowrap' },
};
