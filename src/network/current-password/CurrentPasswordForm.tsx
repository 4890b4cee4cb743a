import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useState } from 'react';
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
  /** Says it instead of the texts of a failure. */
  sentence?: string | undefined;
  /** Fields that are asked for as well. */
  children?: ReactNode;
  onCancel: () => void;
  onConfirm: (currentPassword: string) => void;
}

/** The password is asked for first. */
const focus = (input: HTMLInputElement | null) => input?.focus();

/** The content of a dialog that asks for the current password. What was typed goes with the dialog. */
export function CurrentPasswordForm(props: CurrentPasswordFormProps) {
  const { titleId, texts, busy, failure, sentence, children, onCancel, onConfirm } = props;
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
        {sentence !== undefined && <Alert severity="error">{sentence}</Alert>}
        {failure !== null && fault === undefined && sentence === undefined && (
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
        {children}
      </DialogContent>
      <SubmitActions confirm={texts.confirm} busy={busy} onCancel={onCancel} />
    </form>
  );
}

/** The problem of the current password, in the server's words. */
const faultOf = (failure: unknown) =>
  failure instanceof PortalError ? failure.fields.currentPassword : undefined;
