import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { CopyField } from './CopyField';
import type { ApiAnswer } from './use-api-user';

interface ApiSecretProps {
  /** `null`: there is nothing to show. */
  answer: ApiAnswer | null;
  onClose: () => void;
}

/** USR-35: what the API user signs in with. It is said once, so that nothing but its button closes the dialog. */
export function ApiSecret({ answer, onClose }: ApiSecretProps) {
  const translate = useTranslate();
  const title = useId();
  return (
    <Dialog open={answer !== null} maxWidth="xs" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{translate('users.api.answer.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: '16px' }}>
        <Alert severity="warning">{translate('users.api.answer.once')}</Alert>
        <CopyField label={translate('users.api.answer.clientId')} value={answer?.clientId ?? ''} />
        <CopyField label={translate('users.api.answer.clientSecret')} value={answer?.clientSecret ?? ''} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
