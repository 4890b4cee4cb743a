import Box from '@mui/material/Box';
import type { ComponentType, ReactNode } from 'react';
import { type RaRecord, useEditContext, useTranslate } from 'react-admin';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import type { ScreenPath } from '../../../contract/access';
import { isRecordKey } from '../../../contract/keys';
import { NotAuthorizedPage } from '../../session/NotAuthorizedPage';
import { useAccess } from '../../session/use-access';
import { BackArrow } from '../../ui/BackArrow';
import { PortalError } from '../../ui/failure/portal-error';
import { PageTitle } from '../../ui/PageTitle';
import { editPath } from '../../ui/paths';
import { LoadFailure } from '../../ui/states/LoadFailure';
import { HistoryDisclosure } from '../history/HistoryDisclosure';
import type { RecordHistoryProps } from '../history/RecordHistory';
import { EditRecord } from './EditRecord';
import { SelectRecord } from './SelectRecord';

interface RecordPageProps<Row extends RaRecord, Carried extends { id: number }> {
  screen: ScreenPath;
  /** Of the page and of the arrow that leads back, in the person's language. */
  title: string;
  back: string;
  /** What the navigation carries of a record. */
  carried: Carried | null;
  /** Other resources whose lists the record is on. */
  also?: readonly string[];
  /** What the trail calls the record. */
  entity: RecordHistoryProps['entity'];
  /** Stands there until the record does, with what is known of it already. */
  Waiting: ComponentType<{ carried: Carried | null }>;
  children: (record: Row) => ReactNode;
}

/** USR-10: the id loads the record; what the navigation carries is shown until then, and completes an address without id. */
export function RecordPage<Row extends RaRecord, Carried extends { id: number }>(
  props: RecordPageProps<Row, Carried>,
) {
  const { screen, carried, also } = props;
  const { id } = useParams();
  const { state } = useLocation();
  if (id === undefined && carried !== null) {
    return <Navigate to={editPath(screen, carried.id)} state={state} replace />;
  }
  if (id === undefined || !isRecordKey(id)) return <SelectRecord screen={screen} />;
  return (
    <EditRecord key={id} {...(also && { also })}>
      <Loaded {...props} id={id} />
    </EditRecord>
  );
}

function Loaded<Row extends RaRecord, Carried extends { id: number }>(
  props: RecordPageProps<Row, Carried> & { id: string },
) {
  const { id, screen, title, back, carried, entity, Waiting, children } = props;
  const translate = useTranslate();
  const { record, error, refetch } = useEditContext<Row>();
  const status = error instanceof PortalError ? error.status : 0;
  if (status === 403) return <NotAuthorizedPage />;
  if (status === 404) return <SelectRecord screen={screen} />;
  return (
    <>
      <PageTitle title={title} />
      <BackArrow to={screen} label={back} />
      {record !== undefined && children(record)}
      {record !== undefined && <History entity={entity} id={id} />}
      {record === undefined && error === null && (
        <Waiting carried={String(carried?.id) === id ? carried : null} />
      )}
      {error !== null && <LoadFailure title={translate('edit.load')} error={error} onRetry={refetch} />}
    </>
  );
}

/** What became of the record; for those who may read the trail. */
function History({ entity, id }: Pick<RecordHistoryProps, 'entity'> & { id: string }) {
  const mayOpen = useAccess();
  if (!mayOpen('/auditoria')) return null;
  return (
    <Box sx={{ maxWidth: 1080, marginTop: '16px' }}>
      <HistoryDisclosure entity={entity} recordKey={id} />
    </Box>
  );
}
