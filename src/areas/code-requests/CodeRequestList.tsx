import { useTranslate } from 'react-admin';
import {
  type CodeRequestColumn,
  codeRequestSorts,
  exportCodeRequests,
} from '../../../contract/code-requests';
import { MomentText } from '../../kit/history/MomentText';
import { columnsWith } from '../../kit/list/ListColumn';
import { ListFrame } from '../../kit/list/ListFrame';
import { Quantity } from '../../kit/list/Quantity';
import { ListExport } from '../../kit/list-export/ListExport';
import { TwoLines } from '../../kit/TwoLines';
import { filteredPath } from '../../ui/paths';
import { Age } from './Age';
import { CodeRequestCard } from './CodeRequestCard';
import { Codes } from './Codes';
import { type CodeRequestRecord, codeRequestFilters, codeRequestQuery } from './code-request';
import { EstablishmentFilter } from './EstablishmentFilter';
import { RequestStatus } from './RequestStatus';

const column = columnsWith<CodeRequestRecord, CodeRequestColumn>('codeRequests');
const fixed = { fixed: true };

/** REQ-03: date and time, establishment, quantity, codes, status; the requester and the age are additions. */
const columns = [
  column('dataSolicitacao', '16%', ({ dataSolicitacao }) => <MomentText at={dataSolicitacao} />, {
    className: 'moment',
  }),
  column('ec', '19%', ({ nomeFantasia, ec }) => <TwoLines first={nomeFantasia} second={ec} />, {
    names: true,
  }),
  column('quantidade', '7%', ({ quantidade }) => <Quantity value={quantidade} />, { className: 'amount' }),
  column('cartoes', '21%', (record) => <Codes record={record} />, { ...fixed, yields: 2 }),
  column('status', '11%', ({ status }) => <RequestStatus status={status} />),
  column('solicitante', '13%', (record) => <Requester record={record} />, { ...fixed, yields: 1 }),
  column('minutos', '13%', (record) => <Age record={record} />, fixed),
];

const NONE: readonly string[] = [];

/** A request has no page; it opens the codes that its establishment has. */
const opening = {
  pathOf: ({ ec }: CodeRequestRecord) => filteredPath('/codigos-operadores', { ec: [ec] }),
};

/** `/codigos-solicitados` (REQ-01 to REQ-07): the requests for operator codes, newest first. */
export function CodeRequestList() {
  return (
    <ListFrame<CodeRequestRecord>
      screen="/codigos-solicitados"
      texts="codeRequests"
      sorts={codeRequestSorts}
      exports={exportCodeRequests}
      wireFilter={codeRequestQuery}
      order="DESC"
      // The list is refreshed, because terminals acknowledge requests at any time.
      fresh
      filters={codeRequestFilters}
      lead={<EstablishmentFilter />}
      opens={opening}
      quick="status"
      actions={<ListExport />}
      columns={columns}
      hiddenColumns={NONE}
      Card={CodeRequestCard}
    />
  );
}

function Requester({ record: { solicitante } }: { record: CodeRequestRecord }) {
  const translate = useTranslate();
  return solicitante ?? translate('codeRequests.nobody');
}
