import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFailureText, useRequestText } from '../../ui/failure/use-failure-text';

interface Props {
  /** What could not be loaded, in the person's language. */
  title: string;
  error: unknown;
  onRetry: () => unknown;
}

/** HOME-14: shown in the place of a part of the page, never beside an old one. */
export function PartFailure({ title, error, onRetry }: Props) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const request = useRequestText()(error);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: '8px', overflowWrap: 'anywhere' }}>
      <div role="alert">
        <Typography variant="subtitle2" color="error">
          {title}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {failureText(error)}
        </Typography>
        {request !== undefined && (
          <Typography variant="caption" component="p" color="text.tertiary">
            {request}
          </Typography>
        )}
      </div>
      <Button variant="outlined" size="small" onClick={() => onRetry()}>
        {translate('common.retry')}
      </Button>
    </Box>
  );
}
