import Box from '@mui/material/Box';
import { useEditContext, useTranslate } from 'react-admin';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { EditRecord } from '../../kit/edit/EditRecord';
import { SelectRecord } from '../../kit/edit/SelectRecord';
import { HistoryDisclosure } from '../../kit/history/HistoryDisclosure';
import { LoadFailure } from '../../kit/LoadFailure';
import { editPath } from '../../kit/paths';
import { PortalError } from '../../portal/error';
import { useAccess } from '../../session/use-access';
import { BackArrow } from '../../shell/BackArrow';
import { PageTitle } from '../../shell/PageTitle';
import { NotAuthorizedPage } from '../../shell/states/NotAuthorizedPage';
import { CodeSkeleton } from './CodeSkeleton';
import { carriedCode, isKey } from './carried';
import type { CodeRecord } from './code';
import { EditCodeForm } from './EditCodeForm';
import { LifeSection } from './life/LifeSection';

const LIST = '/codigos-operadores';
const ENTITIES = ['operator'] as const;

/** `/codigos-operadores/editar/:id` (OPC-10): the id loads the code; what the navigation carries is shown until then. */
export function CodeEdit() {
  const { id } = useParams();
  const { state } = useLocation();
  const carried = carriedCode(state);
  if (id === undefined && carried !== null) {
    return <Navigate to={editPath(LIST, carried.id)} state={state} replace />;
  }
  if (id === undefined || !isKey(id)) return <SelectRecord screen={LIST} />;
  return (
    <EditRecord key={id}>
      <Loaded id={id} />
    </EditRecord>
  );
}

function Loaded({ id }: { id: string }) {
  const translate = useTranslate();
  const carried = carriedCode(useLocation().state);
  const { record, error, refetch } = useEditContext<CodeRecord>();
  const status = error instanceof PortalError ? error.status : 0;
  if (status === 403) return <NotAuthorizedPage />;
  if (status === 404 || status === 400) return <SelectRecord screen={LIST} />;
  return (
    <>
      <PageTitle title={translate('operatorCodes.edit')} />
      <BackArrow to={LIST} label={translate('operatorCodes.back')} />
      {record !== undefined && <EditCodeForm record={record} />}
      {record !== undefined && <LifeSection code={record} />}
      {record !== undefined && <History id={id} />}
      {record === undefined && error === null && (
        <CodeSkeleton code={String(carried?.id) === id ? carried : null} />
      )}
      {error !== null && <LoadFailure title={translate('edit.load')} error={error} onRetry={refetch} />}
    </>
  );
}

/** What became of the code, for those who may read the trail. */
function History({ id }: { id: string }) {
  const mayOpen = useAccess();
  if (!mayOpen('/auditoria')) return null;
  return (
    <Box sx={{ maxWidth: 1080, marginTop: '16px' }}>
      <HistoryDisclosure entity={ENTITIES} recordKey={id} />
    </Box>
  );
}
