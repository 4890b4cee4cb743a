import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { addPasskey, beginPasskey, PASSKEYS } from '../../../../contract/passkeys';
import { useDialogWork } from '../../../kit/edit/WorkDialog';
import { CurrentPasswordForm } from '../../../network/current-password/CurrentPasswordForm';
import { call } from '../../../portal/client';
import { newPasskey, PasskeyFailure } from '../../../portal/passkey';
import { rememberPasskey } from '../../../session/passkey-used';
import { RecoveryCodes } from './RecoveryCodes';
import { StepsDialog, type StepsDialogProps } from './StepsDialog';
import { useFactorChanged } from './use-factor-changed';

/**
 * Adds a passkey: the current password, then what the browser asks, and for the first second factor of a person the
 * recovery codes.
 */
export function AddPasskeyDialog(dialog: StepsDialogProps) {
  return <StepsDialog {...dialog}>{(title) => <Steps title={title} onClose={dialog.onClose} />}</StepsDialog>;
}

interface Typed {
  currentPassword: string;
  name: string;
}

/** Has the browser make a passkey, and adds it; returns recovery codes, where it is the person's first second factor. */
async function add({ currentPassword, name }: Typed): Promise<string[]> {
  const options = await call(beginPasskey, { body: { currentPassword } });
  const passkey = await newPasskey(options);
  const { recoveryCodes } = await call(addPasskey, { body: { name, passkey } });
  return recoveryCodes;
}

function Steps({ title, onClose }: { title: string; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const changed = useFactorChanged();
  const text = (key: string) => translate(`secondFactor.passkeys.dialog.${key}`);
  const [name, setName] = useState('');
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: add,
    onSuccess: (recoveryCodes) => {
      rememberPasskey();
      if (recoveryCodes.length > 0) return;
      notify('secondFactor.passkeys.done', { type: 'success' });
      onClose();
    },
    // After a lost reply it may be added as well.
    onSettled: changed,
    gcTime: 0,
  });
  // Whoever leaves while it is being added would never see the recovery codes.
  useDialogWork(isPending || name !== '');
  if (data !== undefined && data.length > 0)
    return <RecoveryCodes title={title} codes={data} onStored={onClose} />;
  return (
    <CurrentPasswordForm
      titleId={title}
      texts={{
        title: text('title'),
        text: text('text'),
        label: translate('secondFactor.setUp.password.label'),
        confirm: text('confirm'),
        failed: text('failed'),
        noAnswer: text('noAnswer'),
      }}
      busy={isPending}
      failure={error}
      sentence={error instanceof PasskeyFailure ? translate(SENTENCES[error.reason]) : undefined}
      onCancel={onClose}
      onConfirm={(currentPassword) => mutate({ currentPassword, name })}
    >
      <TextField
        id={`${title}-name`}
        label={text('name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        helperText={text('nameHelp')}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: PASSKEYS.nameLength } }}
      />
    </CurrentPasswordForm>
  );
}

/** The browser has made none, for one of these reasons. */
const SENTENCES: Readonly<Record<PasskeyFailure['reason'], string>> = {
  cancelled: 'secondFactor.passkeys.dialog.cancelled',
  address: 'secondFactor.passkeys.unsupported',
  held: 'secondFactor.passkeys.dialog.known',
};
