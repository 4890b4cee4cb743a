import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { PortalError } from '../../ui/failure/portal-error';
import { useFailureText, useRequestText } from '../../ui/failure/use-failure-text';

interface SaveFailureProps {
  error: unknown;
  /** What failed; by itself a record. */
  title?: string;
  /** What to do where the server did not answer. */
  noAnswer?: string;
}

/** A save that failed for another reason than a conflict: what happened, and that nothing is lost. */
export function SaveFailure({ error, title, noAnswer }: SaveFailureProps) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const request = useRequestText()(error);
  const known = error instanceof PortalError ? error : null;
  const answered = known !== null && (known.text !== '' || (known.status >= 400 && known.status < 500));
  return (
    <Alert severity="error">
      <AlertTitle>{title ?? translate('edit.save')}</AlertTitle>
      {answered ? failureText(error) : (noAnswer ?? translate('edit.noAnswer'))}
      {request !== undefined && (
        <Typography variant="caption" component="p" color="text.tertiary">
          {request}
        </Typography>
      )}
    </Alert>
  );
}
