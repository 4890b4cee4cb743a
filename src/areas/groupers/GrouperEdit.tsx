import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useEditContext, useTranslate } from 'react-admin';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { EditRecord } from '../../kit/edit/EditRecord';
import { FormSection } from '../../kit/edit/FormSection';
import { ReadOnlyField } from '../../kit/edit/ReadOnlyField';
import { SelectRecord } from '../../kit/edit/SelectRecord';
import { HistoryDisclosure } from '../../kit/history/HistoryDisclosure';
import { LoadFailure } from '../../kit/LoadFailure';
import { editPath } from '../../kit/paths';
import { cardStyle } from '../../kit/user-form/form-style';
import { isKey } from '../../kit/user-form/person';
import { PortalError } from '../../portal/error';
import { BackArrow } from '../../shell/BackArrow';
import { PageTitle } from '../../shell/PageTitle';
import { EditGrouperForm } from './EditGrouperForm';
import { carriedGrouper, type EditedGrouper } from './grouper';

/** `/agrupadores/editar/:id` (GRP-04): the id loads the grouper; what the navigation carries is shown until then (USR-10). */
export function GrouperEdit() {
  const { id } = useParams();
  const { state } = useLocation();
  const carried = carriedGrouper(state);
  if (id === undefined && carried !== null) {
    return <Navigate to={editPath('/agrupadores', carried.id)} state={state} replace />;
  }
  if (id === undefined || !isKey(id)) return <SelectRecord screen="/agrupadores" />;
  return (
    <EditRecord key={id}>
      <Loaded id={id} />
    </EditRecord>
  );
}

function Loaded({ id }: { id: string }) {
  const translate = useTranslate();
  const { record, error, refetch } = useEditContext<EditedGrouper>();
  if (error instanceof PortalError && error.status === 404) return <SelectRecord screen="/agrupadores" />;
  return (
    <>
      <PageTitle title={translate('groupers.edit')} />
      <BackArrow to="/agrupadores" label={translate('groupers.back')} />
      {record !== undefined && (
        <>
          <EditGrouperForm record={record} />
          <Box sx={{ maxWidth: 1080, marginTop: '16px' }}>
            <HistoryDisclosure entity="grouper" recordKey={id} />
          </Box>
        </>
      )}
      {record === undefined && error === null && <Waiting id={id} />}
      {error !== null && <LoadFailure title={translate('groupers.failed')} error={error} onRetry={refetch} />}
    </>
  );
}

/** What is known of the grouper already, and where the rest will be. */
function Waiting({ id }: { id: string }) {
  const translate = useTranslate();
  const carried = carriedGrouper(useLocation().state);
  return (
    <Card sx={cardStyle} aria-busy aria-label={translate('common.loading')} component="section">
      <FormSection title={translate('groupers.form.title')} text={translate('groupers.form.help')}>
        {carried !== null && String(carried.id) === id ? (
          <ReadOnlyField label={translate('groupers.form.name')} value={carried.nome} />
        ) : (
          <Skeleton variant="rounded" height={56} />
        )}
        <Skeleton variant="rounded" height={56} />
      </FormSection>
    </Card>
  );
}
