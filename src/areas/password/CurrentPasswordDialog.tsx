import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { SaveFailure } from '../../kit/edit/SaveFailure';
import { SubmitActions } from '../../kit/edit/SubmitActions';
import { useFirstFault } from '../../kit/edit/use-first-fault';
import { PortalError } from '../../ui/failure/portal-error';
import { PasswordInput } from '../../ui/fields/PasswordInput';

interface CurrentPasswordDialogProps {
  open: boolean;
  saving: boolean;
  /** The failure of the last attempt with a current password; `null` before the first. */
  failure: unknown;
  onCancel: () => void;
  onConfirm: (currentPassword: string) => void;
  onClosed: () => void;
}

/** LOG-33: a long time after the sign-in, asks for the current password before the new one is saved. */
export function CurrentPasswordDialog(props: CurrentPasswordDialogProps) {
  const { open, saving, failure, onCancel, onConfirm, onClosed } = props;
  const translate = useTranslate();
  const title = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const fault = faultOf(failure);
  const form = useFirstFault(failure);
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      maxWidth="xs"
      fullWidth
      aria-labelledby={title}
      slotProps={{
        transition: {
          onEntered: () => input.current?.focus(),
          onExited: () => {
            setTyped('');
            onClosed();
          },
        },
      }}
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving) onConfirm(typed);
        }}
      >
        <DialogTitle id={title}>{translate('password.own.current.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: '16px' }}>
          <DialogContentText>{translate('password.own.current.text')}</DialogContentText>
          {failure !== null && fault === undefined && (
            <SaveFailure
              error={failure}
              title={translate('password.own.failed')}
              noAnswer={translate('password.own.noAnswer')}
            />
          )}
          <PasswordInput
            label={translate('password.own.current.label')}
            value={typed}
            onChange={setTyped}
            inputRef={input}
            error={fault}
            autoComplete="current-password"
          />
        </DialogContent>
        <SubmitActions
          confirm={translate('password.own.current.confirm')}
          busy={saving}
          onCancel={onCancel}
        />
      </form>
    </Dialog>
  );
}

/** The problem of the current password, in the server's words. */
const faultOf = (failure: unknown) =>
  failure instanceof PortalError ? failure.fields.currentPassword : undefined;
