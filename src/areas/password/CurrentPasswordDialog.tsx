import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { CurrentPasswordForm } from '../../network/current-password/CurrentPasswordForm';

interface CurrentPasswordDialogProps {
  open: boolean;
  saving: boolean;
  /** The failure of the last attempt; `null` before the first. */
  failure: unknown;
  onCancel: () => void;
  onConfirm: (currentPassword: string) => void;
  onClosed: () => void;
}

/** LOG-33: asks for the current password before the new one is saved. */
export function CurrentPasswordDialog(props: CurrentPasswordDialogProps) {
  const { open, saving, failure, onCancel, onConfirm, onClosed } = props;
  const translate = useTranslate();
  const title = useId();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      maxWidth="xs"
      fullWidth
      aria-labelledby={title}
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <CurrentPasswordForm
        titleId={title}
        texts={{
          title: translate('password.own.current.title'),
          text: translate('password.own.current.text'),
          label: translate('password.own.current.label'),
          confirm: translate('password.own.current.confirm'),
          failed: translate('password.own.failed'),
          noAnswer: translate('password.own.noAnswer'),
        }}
        busy={saving}
        failure={failure}
        onCancel={onCancel}
        onConfirm={onConfirm}
      />
    </Dialog>
  );
}
