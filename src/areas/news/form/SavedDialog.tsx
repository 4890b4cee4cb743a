import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** NEWS-07: confirms that an item is saved; closing it in any way leads back to the list. */
export function SavedDialog({ open }: { open: boolean }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const title = useId();
  const leave = () => void navigate('/marketing');
  return (
    <Dialog open={open} onClose={leave} maxWidth="xs" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{translate('news.saved.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('news.saved.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" ref={focus} onClick={leave}>
          {translate('news.saved.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
