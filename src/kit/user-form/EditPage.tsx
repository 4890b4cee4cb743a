import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useEditContext, useTranslate } from 'react-admin';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { PortalError } from '../../portal/error';
import { useAccess } from '../../session/use-access';
import { BackArrow } from '../../shell/BackArrow';
import { PageTitle } from '../../shell/PageTitle';
import { NotAuthorizedPage } from '../../shell/states/NotAuthorizedPage';
import { EditRecord } from '../edit/EditRecord';
import { SelectRecord } from '../edit/SelectRecord';
import { HistoryDisclosure } from '../history/HistoryDisclosure';
import { LoadFailure } from '../LoadFailure';
import { editPath } from '../paths';
import { FormSkeleton } from './FormSkeleton';
import { carriedPerson, isKey, PEOPLE, type PeopleScreen, type PersonRecord } from './person';

const ENTITIES = ['portal_user', 'password', 'api_user'] as const;

interface EditPageProps {
  screen: PeopleScreen;
  /** Of the page and of the arrow that leads back, in the person's language. */
  title: string;
  back: string;
  /** The form, once the person is here. */
  children: (record: PersonRecord) => ReactNode;
}

/** USR-10: the id loads the person; what the navigation carries is shown until then, and completes an address without id. */
export function EditPage({ screen, title, back, children }: EditPageProps) {
  const { id } = useParams();
  const { state } = useLocation();
  const carried = carriedPerson(state);
  if (id === undefined && carried !== null) {
    return <Navigate to={editPath(screen, carried.id)} state={state} replace />;
  }
  if (id === undefined || !isKey(id)) return <SelectRecord screen={screen} />;
  return (
    <EditRecord key={id} also={PEOPLE}>
      <Loaded id={id} screen={screen} title={title} back={back}>
        {children}
      </Loaded>
    </EditRecord>
  );
}

function Loaded({ id, screen, title, back, children }: EditPageProps & { id: string }) {
  const translate = useTranslate();
  const carried = carriedPerson(useLocation().state);
  const { record, error, refetch } = useEditContext<PersonRecord>();
  const status = error instanceof PortalError ? error.status : 0;
  if (status === 403) return <NotAuthorizedPage />;
  if (status === 404) return <SelectRecord screen={screen} />;
  return (
    <>
      <PageTitle title={title} />
      <BackArrow to={screen} label={back} />
      {record !== undefined && children(record)}
      {record !== undefined && <History id={id} />}
      {record === undefined && error === null && (
        <FormSkeleton person={String(carried?.id) === id ? carried : null} />
      )}
      {error !== null && <LoadFailure title={translate('edit.load')} error={error} onRetry={refetch} />}
    </>
  );
}

/** What became of a person, its password and its API user; for those who may read the trail. */
function History({ id }: { id: string }) {
  const mayOpen = useAccess();
  if (!mayOpen('/auditoria')) return null;
  return (
    <Box sx={{ maxWidth: 1080, marginTop: '16px' }}>
      <HistoryDisclosure entity={ENTITIES} recordKey={id} />
    </Box>
  );
}
