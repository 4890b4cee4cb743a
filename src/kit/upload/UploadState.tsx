import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { PendingPicture } from './use-uploads';

interface UploadStateProps {
  upload: PendingPicture;
  onRetry: (upload: PendingPicture) => void;
  onRemove: (key: string) => void;
}

/** ERR-04: how far a picture is on its way, or why it did not arrive. */
export function UploadState({ upload, onRetry, onRemove }: UploadStateProps) {
  const translate = useTranslate();
  const label = useId();
  const { key, file, sent, failure } = upload;
  const name = file.name;
  if (failure !== null) {
    return (
      <Alert
        severity="error"
        action={
          <>
            <Button color="inherit" size="small" onClick={() => onRetry(upload)}>
              {translate('common.retry')}
            </Button>
            <IconButton
              size="small"
              color="inherit"
              aria-label={translate('upload.remove', { name })}
              onClick={() => onRemove(key)}
            >
              <CloseOutlined />
            </IconButton>
          </>
        }
      >
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        {' · '}
        {failure}
      </Alert>
    );
  }
  const percent = Math.round(sent * 100);
  return (
    <div>
      <Typography id={label} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {translate('upload.progress', { name, percent })}
      </Typography>
      <LinearProgress variant="determinate" value={percent} aria-labelledby={label} />
    </div>
  );
}
