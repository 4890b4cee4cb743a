import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface RegisteredDialogProps {
  /** `null` while nobody was registered. The notice goes to the address, once the person is active. */
  person: { email: string; active: boolean } | null;
  onClose: () => void;
}

const focus = (button: HTMLButtonElement | null) => button?.focus();

/**
 * USR-36, VIEW-18: somebody was registered. The dialog says that a mail was sent or, for an inactive person, that it
 * will be sent with the activation.
 */
export function RegisteredDialog({ person, onClose }: RegisteredDialogProps) {
  const translate = useTranslate();
  const title = useId();
  return (
    <Dialog open={person !== null} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{translate('users.registered.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {person !== null &&
            translate(`users.registered.${person.active ? 'text' : 'inactive'}`, { email: person.email })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" ref={focus} onClick={onClose}>
          {translate('users.registered.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
