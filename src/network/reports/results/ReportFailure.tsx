import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { isRefused } from '../../../kit/list/use-refused-filter';
import { PortalError } from '../../../ui/failure/portal-error';
import { Message } from '../../../ui/states/Message';

/**
 * STMT-32: what happened and what to do about it; a timeout and an error of the server have texts of their own
 * (ERR-05).
 */
export function ReportFailure({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const translate = useTranslate();
  const known = failure instanceof PortalError ? failure : null;
  const slow = known?.status === 504 || known?.kind === 'timeout';
  const forbidden = known?.status === 403;
  const named = known !== null && known.text !== '' && (forbidden || isRefused(known));
  return (
    <Message
      title={translate(forbidden ? 'shell.notAuthorized.title' : 'reports.results.failed')}
      text={
        named
          ? [...new Set([known.text, ...Object.values(known.fields)])].join(' ')
          : translate(slow ? 'reports.results.slow' : 'errors.reload')
      }
      detail={known?.requestId ? translate('common.request', { id: known.requestId }) : undefined}
      action={
        <Button variant="outlined" onClick={onRetry}>
          {translate('common.retry')}
        </Button>
      }
    />
  );
}
