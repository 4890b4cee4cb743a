import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFailureText, useRequestText } from '../../ui/failure/use-failure-text';
import { StatusPage } from '../../ui/states/StatusPage';

interface Props {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

/** SES-05: the session could not be verified. The tokens stay; the person may try again or sign out. */
export function UnverifiedPage({ error, retrying, onRetry }: Props) {
  const translate = useTranslate();
  const failure = useFailureText();
  const requestText = useRequestText();
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center' }}>
      <StatusPage
        title={translate('shell.unverified.title')}
        text={failure(error)}
        request={requestText(error)}
        action={
          <>
            <Button variant="contained" loading={retrying} onClick={onRetry}>
              {translate('common.retry')}
            </Button>
            <Button component={Link} to="/logout" variant="outlined">
              {translate('shell.signOut')}
            </Button>
          </>
        }
      />
    </Box>
  );
}
