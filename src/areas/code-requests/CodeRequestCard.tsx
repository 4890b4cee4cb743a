import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { MomentText } from '../../kit/history/MomentText';
import { CardName } from '../../kit/list/CardName';
import { Age } from './Age';
import { Codes } from './Codes';
import type { CodeRequestRecord } from './code-request';
import { RequestStatus } from './RequestStatus';

/** A request on a phone. */
export function CodeRequestCard({ record }: { record: CodeRequestRecord }) {
  const translate = useTranslate();
  return (
    <Card sx={cardStyle}>
      <div className="head">
        <MomentText at={record.dataSolicitacao} />
        <RequestStatus status={record.status} />
      </div>
      <CardName>
        {record.nomeFantasia} ({record.ec})
      </CardName>
      <span>
        {translate('codeRequests.columns.quantidade')} {record.quantidade}
      </span>
      <Codes record={record} />
      <span>
        {translate('codeRequests.columns.solicitante')}{' '}
        {record.solicitante ?? translate('codeRequests.nobody')}
      </span>
      <span>
        <Age record={record} />
      </span>
    </Card>
  );
}

const cardStyle: SxProps<Theme> = {
  display: 'grid',
  gap: '6px',
  padding: '12px',
  overflow: 'visible',
  overflowWrap: 'anywhere',
  typography: 'body2',
  color: 'text.secondary',
  '& .head': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2px 12px' },
};
