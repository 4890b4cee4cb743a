import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { FilterOptions } from './list-filter';

/** Below the field of a filter whose options could not be fetched: what happened, and another attempt. */
export function OptionsFailure({ failed, retry }: Pick<FilterOptions, 'failed' | 'retry'>) {
  const translate = useTranslate();
  if (failed === null) return null;
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={retry}>
          {translate('common.retry')}
        </Button>
      }
    >
      {translate(failed)}
    </Alert>
  );
}
