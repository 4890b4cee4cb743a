import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type ReactNode, Suspense } from 'react';
import { type RaRecord, useEditContext, useTranslate } from 'react-admin';
import { PortalError } from '../../ui/failure/portal-error';
import { useFailureText } from '../../ui/failure/use-failure-text';
import type { ListPath } from '../../ui/paths';
import { DialogWaiting } from './DialogWaiting';
import { EditRecord } from './EditRecord';
import { SelectRecord } from './SelectRecord';

interface DialogRecordProps<Row> {
  /** Of the list below the dialog. */
  screen: ListPath;
  onClose: () => void;
  /** The form, once the record is here. */
  children: (record: Row) => ReactNode;
}

/** The inside of a dialog that edits: the form, or that it is on its way, or why it is not. */
export function DialogRecord<Row extends RaRecord>(props: DialogRecordProps<Row>) {
  return (
    <EditRecord>
      <Loaded {...props} />
    </EditRecord>
  );
}

function Loaded<Row extends RaRecord>({ screen, onClose, children }: DialogRecordProps<Row>) {
  const { record, error, refetch } = useEditContext<Row>();
  if (error instanceof PortalError && error.status === 404) return <SelectRecord screen={screen} />;
  if (record !== undefined) {
    // Forms may be fetched when they are first needed.
    return <Suspense fallback={<DialogWaiting onClose={onClose} />}>{children(record)}</Suspense>;
  }
  if (error === null) return <DialogWaiting onClose={onClose} />;
  return <LoadFailure error={error} onRetry={refetch} onClose={onClose} />;
}

interface LoadFailureProps {
  error: unknown;
  onRetry: () => unknown;
  onClose: () => void;
}

function LoadFailure({ error, onRetry, onClose }: LoadFailureProps) {
  const translate = useTranslate();
  const failureText = useFailureText();
  return (
    <>
      <DialogContent>
        <Alert severity="error">
          <AlertTitle>{translate('edit.load')}</AlertTitle>
          {failureText(error)}
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate('common.close')}
        </Button>
        <Button variant="contained" onClick={() => onRetry()}>
          {translate('common.retry')}
        </Button>
      </DialogActions>
    </>
  );
}
