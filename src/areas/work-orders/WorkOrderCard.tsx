import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { MomentText } from '../../kit/history/MomentText';
import { CardName } from '../../kit/list/CardName';
import { OrderStatus } from './OrderStatus';
import { Sla } from './Sla';
import { TypeText } from './TypeText';
import type { OrderRecord } from './work-order';

/** A work order on a phone; its number is a link to the conversation. */
export function WorkOrderCard({ record }: { record: OrderRecord }) {
  const translate = useTranslate();
  const label = (field: string) => translate(`workOrders.columns.${field}`);
  return (
    <Card sx={cardStyle}>
      <div className="head">
        <CardName>{translate('workOrders.details.title', { number: record.workOrder })}</CardName>
        <TypeText caseType={record.caseType} />
      </div>
      <span>
        {record.numeroLogico} · {record.nomeEstabelecimento}
      </span>
      <span>
        {label('createdDate')} <MomentText at={record.createdDate} />
      </span>
      <span>
        {label('modifiedDate')} <MomentText at={record.modifiedDate} />
      </span>
      <Sla order={record} />
      <OrderStatus order={record} />
    </Card>
  );
}

const cardStyle: SxProps<Theme> = {
  display: 'grid',
  justifyItems: 'start',
  gap: '4px',
  padding: '12px',
  overflow: 'visible',
  overflowWrap: 'anywhere',
  typography: 'body2',
  color: 'text.secondary',
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '2px 12px',
    width: '100%',
  },
};
