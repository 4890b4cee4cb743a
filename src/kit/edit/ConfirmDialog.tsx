import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  /** What the two buttons say. */
  cancel: string;
  confirm: string;
  /** Something is lost: the button is red. */
  destructive?: boolean;
  busy?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  /** The failure of a first attempt, if there was one. */
  children?: ReactNode;
}

/** The focus is on the harmless button when the dialog opens. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

/** Asks before something is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    text,
    cancel,
    confirm,
    destructive,
    busy = false,
    onCancel,
    onConfirm,
    children,
  } = props;
  const id = useId();
  return (
    <Dialog open={open} onClose={onCancel} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: '12px' }}>
        <DialogContentText>{text}</DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" ref={focus} onClick={onCancel}>
          {cancel}
        </Button>
        <Button
          variant={destructive ? 'outlined' : 'contained'}
          color={destructive ? 'error' : 'primary'}
          aria-busy={busy}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
