import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useTranslate } from 'react-admin';

interface SubmitActionsProps {
  /** What the button says that leaves; by itself Cancel. */
  cancel?: string;
  /** What the button says that submits. */
  confirm: string;
  busy?: boolean;
  /** Where there is nothing to submit yet. */
  disabled?: boolean;
  /** The id of the form, where it does not enclose its actions. */
  form?: string;
  onCancel: () => void;
}

/** The foot of a dialog with a form that is no record's. */
export function SubmitActions({
  cancel,
  confirm,
  busy = false,
  disabled,
  form,
  onCancel,
}: SubmitActionsProps) {
  const translate = useTranslate();
  return (
    <DialogActions>
      <Button variant="outlined" onClick={onCancel}>
        {cancel ?? translate('common.cancel')}
      </Button>
      <Button variant="contained" type="submit" form={form} disabled={disabled} aria-busy={busy}>
        {confirm}
      </Button>
    </DialogActions>
  );
}
