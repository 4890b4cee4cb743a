import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { useFailureText } from '../../shell/states/use-failure-text';

interface EditBodyProps<Row> {
  record: Row | undefined;
  error: unknown;
  onRetry: () => unknown;
  onClose: () => void;
  /** The form, once the record is here. */
  children: (record: Row) => ReactNode;
}

/** The inside of a dialog that edits: the form, or that it is on its way, or why it is not. */
export function EditBody<Row>({ record, error, onRetry, onClose, children }: EditBodyProps<Row>) {
  const translate = useTranslate();
  const failureText = useFailureText();
  if (record !== undefined) {
    // Forms may be fetched when they are first needed.
    return <Suspense fallback={<Waiting onClose={onClose} />}>{children(record)}</Suspense>;
  }
  if (error === null) return <Waiting onClose={onClose} />;
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

function Waiting({ onClose }: Pick<EditBodyProps<never>, 'onClose'>) {
  const translate = useTranslate();
  return (
    <>
      <DialogContent aria-busy>
        {[0, 1, 2].map((line) => (
          <Skeleton key={line} variant="rounded" height={36} sx={{ margin: '12px 0' }} />
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate('common.close')}
        </Button>
      </DialogActions>
    </>
  );
}
