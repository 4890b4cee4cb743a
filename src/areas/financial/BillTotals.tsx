import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { type BillAmount, billAmounts } from '../../../contract/financial';
import { useFormat } from '../../ui/format/use-format';
import type { BillMeta } from './bill';
import { Figures } from './Figures';
import { finalStyle, totalsCardStyle } from './financial-style';

/** The last amount, which is the result of the others. */
const FINAL: BillAmount = 'realizado';

function useTotals() {
  const translate = useTranslate();
  const { counted, money } = useFormat();
  const { total = 0, meta } = useListContext();
  const { totals } = meta as BillMeta;
  return {
    title: translate('financial.totalOf', counted(total)),
    figures: billAmounts.map((field) => ({
      field,
      value: (
        <Box component="span" sx={field === FINAL ? finalStyle : { whiteSpace: 'nowrap' }}>
          {money(totals[field])}
        </Box>
      ),
    })),
  };
}

/** The foot of the table: the totals of all bills of the filter, not only those of the page. */
export function TotalsFoot() {
  const { title, figures } = useTotals();
  return (
    <TableFooter>
      <TableRow>
        <TableCell component="th" scope="row" colSpan={3}>
          {title}
        </TableCell>
        {figures.map(({ field, value }) => (
          <TableCell key={field} className={`amount column-${field}`}>
            {value}
          </TableCell>
        ))}
        <TableCell className="actions pinned" />
      </TableRow>
    </TableFooter>
  );
}

/** The same totals below the cards of a phone. */
export function TotalsCard() {
  const { title, figures } = useTotals();
  return (
    <Card component="section" aria-label={title} sx={totalsCardStyle}>
      <Typography variant="subtitle1" component="h2">
        {title}
      </Typography>
      <Figures figures={figures} />
    </Card>
  );
}
