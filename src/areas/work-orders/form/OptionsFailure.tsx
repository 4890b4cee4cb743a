import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

interface OptionsFailureProps {
  /** `null` where nothing has failed. */
  error: unknown;
  retry: () => void;
}

/** WO-24: says that the options could not be fetched, with a button to try again. */
export function OptionsFailure({ error, retry }: OptionsFailureProps) {
  const translate = useTranslate();
  if (error === null) return null;
  return (
    <Alert
      severity="error"
      sx={{ marginTop: '8px' }}
      action={
        <Button color="inherit" size="small" onClick={retry}>
          {translate('common.retry')}
        </Button>
      }
    >
      {translate('workOrders.form.loadFailed')}
    </Alert>
  );
}
