import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { billAmounts } from '../../../contract/financial';
import { CardName } from '../../kit/list/CardName';
import { useRecordLink } from '../../kit/list/record-link';
import { useFormat } from '../../ui/format/use-format';
import { Adjustments } from './Adjustments';
import { Amount } from './Amount';
import type { Bill } from './bill';
import { Figures } from './Figures';
import { cardStyle } from './financial-style';
import { useTransactionsName } from './use-transactions-name';

/** A bill on a phone. */
export function BillCard({ record: bill }: { record: Bill }) {
  const translate = useTranslate();
  const { date, month } = useFormat();
  const link = useRecordLink();
  const name = useTransactionsName(bill);
  return (
    <Card sx={cardStyle}>
      <div className="head">
        <Typography variant="subtitle1" component="h2">
          {month(bill.mes, { alone: true })}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {translate('financial.columns.dataFaturamento')} {date(bill.dataFaturamento)}
        </Typography>
      </div>
      <CardName variant="body2">
        {bill.numeroLogico} · {bill.nomeFantasia} ({bill.ec})
      </CardName>
      <Figures
        figures={billAmounts.map((field) => ({
          field,
          value:
            field === 'descontos' || field === 'adicionais' ? (
              <Adjustments bill={bill} field={field} />
            ) : (
              <Amount value={bill[field]} />
            ),
        }))}
      />
      {link !== null && (
        <Button component={Link} {...link} aria-label={name} endIcon={<ArrowForwardOutlined />}>
          {translate('financial.link')}
        </Button>
      )}
    </Card>
  );
}
