import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { MomentText } from '../../../kit/history/MomentText';
import { CardName } from '../../../kit/list/CardName';
import { DeliveryActions } from './DeliveryActions';
import { DeliveryState, DeliveryTries } from './DeliveryFacts';
import { type DeliveryRecord, eventKey } from './delivery';

/** A delivery on a phone. */
export function DeliveryCard({ record }: { record: DeliveryRecord }) {
  const translate = useTranslate();
  const { type, establishment, createdDate } = record;
  return (
    <Card sx={cardStyle}>
      <div className="main">
        <MomentText at={createdDate} />
        <CardName>
          {translate(eventKey(type), { _: type })}
          {establishment !== null && ` · ${establishment}`}
        </CardName>
        <div>
          <DeliveryState delivery={record} />
        </div>
        <div>
          <DeliveryTries delivery={record} />
        </div>
      </div>
      <div className="buttons">
        <DeliveryActions delivery={record} />
      </div>
    </Card>
  );
}

const cardStyle: SxProps<Theme> = {
  display: 'flex',
  gap: '8px',
  padding: '12px',
  overflow: 'visible',
  overflowWrap: 'anywhere',
  typography: 'body2',
  color: 'text.secondary',
  '& .main': { display: 'grid', flex: 1, alignContent: 'start', gap: '6px', minWidth: 0 },
  '& .buttons': { display: 'flex', flexDirection: 'column', gap: '8px' },
  '& .buttons .MuiIconButton-root': { width: 44, height: 44 },
};
