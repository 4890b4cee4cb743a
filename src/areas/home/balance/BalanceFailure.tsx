import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { PortalError } from '../../../ui/failure/portal-error';
import { useFailureText } from '../../../ui/failure/use-failure-text';

interface Props {
  error: unknown;
  onRetry: () => unknown;
}

/** HOME-14: shown in the place of the balance, never beside an old one. */
export function BalanceFailure({ error, onRetry }: Props) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const requestId = error instanceof PortalError ? error.requestId : null;
  return (
    <div className="failure">
      <div role="alert">
        <Typography variant="subtitle2" color="error">
          {translate('home.balance.failed')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {failureText(error)}
        </Typography>
        {requestId !== null && (
          <Typography variant="caption" component="p" color="text.tertiary">
            {translate('common.request', { id: requestId })}
          </Typography>
        )}
      </div>
      <Button variant="outlined" size="small" onClick={() => onRetry()}>
        {translate('common.retry')}
      </Button>
    </div>
  );
}
