import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { SaveFailure } from '../../kit/edit/SaveFailure';
import { SubmitActions } from '../../kit/edit/SubmitActions';
import { useFirstFault } from '../../kit/edit/use-first-fault';
import { PortalError } from '../../ui/failure/portal-error';
import { PasswordInput } from '../../ui/fields/PasswordInput';

interface CurrentPasswordFormProps {
  /** Of the title, which names the dialog. */
  titleId: string;
  /** In the person's language: what it is asked for, and what is said of a failure that is not the password's. */
  texts: Readonly<Record<'title' | 'text' | 'label' | 'confirm' | 'failed' | 'noAnswer', string>>;
  busy: boolean;
  /** The failure of the last attempt; `null` before the first. */
  failure: unknown;
  onCancel: () => void;
  onConfirm: (currentPassword: string) => void;
}

/** Nothing but the password is asked for. */
const focus = (input: HTMLInputElement | null) => input?.focus();

/** The content of a dialog that asks for the current password. What was typed goes with the dialog. */
export function CurrentPasswordForm(props: CurrentPasswordFormProps) {
  const { titleId, texts, busy, failure, onCancel, onConfirm } = props;
  const [typed, setTyped] = useState('');
  const fault = faultOf(failure);
  const form = useFirstFault(failure);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onConfirm(typed);
      }}
    >
      <DialogTitle id={titleId}>{texts.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: '16px' }}>
        <DialogContentText>{texts.text}</DialogContentText>
        {failure !== null && fault === undefined && (
          <SaveFailure error={failure} title={texts.failed} noAnswer={texts.noAnswer} />
        )}
        <PasswordInput
          label={texts.label}
          value={typed}
          onChange={setTyped}
          inputRef={focus}
          error={fault}
          autoComplete="current-password"
        />
      </DialogContent>
      <SubmitActions confirm={texts.confirm} busy={busy} onCancel={onCancel} />
    </form>
  );
}

/** The problem of the current password, in the server's words. */
const faultOf = (failure: unknown) =>
  failure instanceof PortalError ? failure.fields.currentPassword : undefined;
