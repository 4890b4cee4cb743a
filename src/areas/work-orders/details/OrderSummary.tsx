import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useMayAnswer } from '../../../session/use-may-answer';
import { useIsPhone } from '../../../ui/use-is-phone';
import { Sla } from '../Sla';
import { StatusSelect } from '../StatusSelect';
import { StatusText } from '../StatusText';
import { type OrderDetails, type OrderRecord, typeKey } from '../work-order';
import { Fact } from './Fact';
import { factsStyle } from './order-style';

interface OrderSummaryProps {
  order: OrderRecord | OrderDetails;
  /** Called when its status was changed; absent while only the fields of the list are known. */
  onChanged?: () => void;
}

/** Says what an order is about, and how it stands: one line above its conversation. */
export function OrderSummary({ order, onChanged }: OrderSummaryProps) {
  const translate = useTranslate();
  // WO-02: people of level 1 can change the status here as well.
  const mayChange = useMayAnswer('/chamados') && onChanged !== undefined;
  const phone = useIsPhone();
  const text = (key: string) => translate(`workOrders.${key}`);
  return (
    <Card component="section" aria-label={text('details.data')} sx={summaryStyle}>
      <Box component="dl" sx={factsStyle}>
        <Fact name={text('columns.sla')} whole={phone}>
          <Sla order={order} whole />
        </Fact>
        <Fact name={text('columns.status')} whole={phone}>
          {mayChange ? (
            <StatusSelect order={order} onSettled={onChanged} />
          ) : (
            <StatusText status={order.status} />
          )}
        </Fact>
        <Fact name={text('columns.caseType')}>{text(`cases.${typeKey(order.caseType)}`)}</Fact>
        <Fact name={text('details.establishment')}>
          {order.nomeEstabelecimento} (Cód.: {order.ec})
        </Fact>
        <Fact name={text('form.numeroLogico')}>{order.numeroLogico}</Fact>
      </Box>
    </Card>
  );
}

const summaryStyle: SxProps<Theme> = {
  padding: { xs: '12px 16px', md: '14px 24px' },
  overflow: 'visible',
  '& dl': {
    // What is long and must not be broken has a line of its own where it is narrow.
    gridTemplateColumns: { xs: '1fr 1fr', md: 'auto auto auto minmax(0, 2fr) auto' },
    gap: { xs: '10px 20px', md: '12px 32px' },
  },
};
