import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { dataUrlOf } from './data-url';
import type { PendingPicture } from './use-uploads';

interface UploadStateProps {
  upload: PendingPicture;
  onRetry: (upload: PendingPicture) => void;
  onRemove: (key: string) => void;
}

/** ERR-04: that a picture waits to be sent, how far it is on its way, or why it did not arrive. */
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
  if (sent === null) {
    return (
      <Box sx={waitingStyle}>
        <Picture upload={upload} />
        <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {translate('upload.waiting', { name })}
        </Typography>
        <IconButton
          size="small"
          aria-label={translate('upload.remove', { name })}
          onClick={() => onRemove(key)}
        >
          <CloseOutlined />
        </IconButton>
      </Box>
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

/** What was chosen, small; its name stands beside it. */
function Picture({ upload: { key, file } }: Pick<UploadStateProps, 'upload'>) {
  const { data: address } = useQuery({
    queryKey: ['chosenPicture', key],
    queryFn: () => dataUrlOf(file),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return address !== undefined && <img src={address} alt="" />;
}

const waitingStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  '& img': { width: 48, height: 48, objectFit: 'cover', borderRadius: '4px' },
} as const;
