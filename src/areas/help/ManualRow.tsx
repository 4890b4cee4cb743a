import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ManualType } from '../../../contract/help';
import { useFailureText, useRequestText } from '../../ui/failure/use-failure-text';
import { useManual } from './use-manual';

interface Props {
  type: ManualType;
}

/** A manual with its button, and the outcome of the last attempt (HELP-05). */
export function ManualRow({ type }: Props) {
  const translate = useTranslate();
  const { busy, failure, fetchIt } = useManual(type);
  const name = translate(`help.manuals.${type}.name`);
  return (
    <li>
      <div className="row">
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate(`help.manuals.${type}.text`)}
          </Typography>
        </Box>
        <Button
          variant="outlined"
          // Not `disabled`, so that the button keeps the focus.
          aria-disabled={busy}
          aria-label={busy ? undefined : translate('help.manuals.downloadNamed', { name })}
          startIcon={busy ? <CircularProgress size={16} aria-hidden /> : <DownloadOutlined />}
          onClick={fetchIt}
        >
          {translate(busy ? 'help.manuals.downloading' : 'help.manuals.download')}
        </Button>
      </div>
      {failure !== null && <Failure failure={failure} onRetry={fetchIt} />}
    </li>
  );
}

function Failure({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const request = useRequestText()(failure);
  return (
    <Alert severity="error" sx={{ marginBottom: '10px' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {translate('help.manuals.failed')}
      </Typography>
      {failureText(failure)}
      {request !== undefined && (
        <Typography variant="caption" component="p" color="text.tertiary">
          {request}
        </Typography>
      )}
      <Button size="small" variant="outlined" onClick={onRetry} sx={{ display: 'flex', margin: '8px 0 4px' }}>
        {translate('common.retry')}
      </Button>
    </Alert>
  );
}
