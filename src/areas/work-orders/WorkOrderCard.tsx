import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { CardName } from '../../kit/list/CardName';
import { LastEntry } from './LastEntry';
import { OrderStatus } from './OrderStatus';
import { Sla } from './Sla';
import { TypeText } from './TypeText';
import type { OrderRecord } from './work-order';

/** A work order on a phone: its time first, then what it is about; its number is a link to the conversation. */
export function WorkOrderCard({ record }: { record: OrderRecord }) {
  const translate = useTranslate();
  return (
    <Card sx={cardStyle}>
      <div className="line">
        <CardName>{translate('workOrders.details.title', { number: record.workOrder })}</CardName>
        <Sla order={record} />
      </div>
      <span>
        {record.nomeEstabelecimento} · {record.numeroLogico}
      </span>
      <div className="line status">
        <TypeText caseType={record.caseType} />
        <OrderStatus order={record} />
      </div>
      {record.lastEntry !== null && <LastEntry order={record} />}
    </Card>
  );
}

const cardStyle: SxProps<Theme> = {
  display: 'grid',
  gap: '2px',
  padding: '8px 12px',
  overflow: 'visible',
  overflowWrap: 'anywhere',
  typography: 'body2',
  color: 'text.secondary',
  '& .line': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '2px 12px',
  },
  '& .status': { rowGap: '6px' },
  // A finger hits more than one sees.
  '& .status .MuiInputBase-root.MuiInputBase-root': {
    minHeight: 30,
    margin: '-3px 0',
    borderRadius: '15px',
    '& .MuiSelect-select::after': { content: '""', position: 'absolute', inset: '-7px 0' },
  },
  '& .status .MuiSelect-select': { typography: 'body2' },
};
