import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { type RaRecord, useEditContext } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { ScreenPath } from '../../../contract/access';
import { PortalError } from '../../portal/error';
import type { SavedState } from '../list/use-saved-flag';
import { EditBody } from './EditBody';
import { EditRecord } from './EditRecord';
import { SelectRecord } from './SelectRecord';

interface EditDialogProps<Row extends RaRecord> {
  /** Of the list below it. */
  screen: ScreenPath;
  /** In the person's language. */
  title: string;
  /**
   * The form, once the record is here.
   * @param leave to the list, which is as it was; with the key of the message that says what was saved
   */
  children: (record: Row, leave: (saved?: string) => void) => ReactNode;
}

/** A record over its list, at an address of its own: `/bancos/editar/001`. Back closes it. */
export function EditDialog<Row extends RaRecord>(props: EditDialogProps<Row>) {
  const { id } = useParams();
  if (id === undefined) return <SelectRecord screen={props.screen} />;
  return (
    <EditRecord key={id}>
      <RecordDialog {...props} />
    </EditRecord>
  );
}

function RecordDialog<Row extends RaRecord>({ screen, title, children }: EditDialogProps<Row>) {
  const titleId = useId();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { record, error, refetch } = useEditContext<Row>();
  const leave = (saved?: string) => {
    const state: SavedState | null = saved === undefined ? null : { saved };
    void navigate({ pathname: screen, search }, { state, preventScrollReset: true });
  };
  const close = () => leave();
  if (error instanceof PortalError && error.status === 404) return <SelectRecord screen={screen} />;
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <EditBody record={record} error={error} onRetry={refetch} onClose={close}>
        {(row) => children(row, leave)}
      </EditBody>
    </Dialog>
  );
}
