import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { isPrivateKey } from '../../../contract/api-clients';
import { API } from '../../../contract/limits';
import { fieldFault } from '../../kit/edit/field-fault';
import { useDialogWork } from '../../kit/edit/WorkDialog';
import { FieldError } from '../../ui/fields/FieldError';
import { ClientDialog, ClientForm } from './ClientForm';
import type { ClientCalls } from './client-calls';
import { useChanged } from './use-api-client';

interface AddKeyDialogProps {
  calls: ClientCalls;
  open: boolean;
  onClose: () => void;
}

/** Adds a public key that is pasted in. */
export function AddKeyDialog(dialog: AddKeyDialogProps) {
  return <ClientDialog {...dialog}>{(title) => <AddKey {...dialog} titleId={title} />}</ClientDialog>;
}

/** The key is asked for first. */
const focus = (input: HTMLElement | null) => input?.focus();

function AddKey({ calls, titleId, onClose }: AddKeyDialogProps & { titleId: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const text = (key: string) => translate(`apiClient.keys.add.${key}`);
  const [typed, setTyped] = useState({ key: '', name: '' });
  const [fault, setFault] = useState<'missing' | 'isPrivate' | null>(null);
  const { onSuccess, onError } = useChanged(calls);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => calls.addKeys(typed),
    onSuccess: (client) => {
      onSuccess(client);
      notify('apiClient.keys.add.done', { type: 'success' });
      onClose();
    },
    onError,
    gcTime: 0,
  });
  useDialogWork(isPending || typed.key !== '' || typed.name !== '');
  const refused = fieldFault(error, 'key');
  const said = fault === null ? refused : text(fault);
  const submit = () => {
    // A private key does not leave the browser.
    const found = typed.key.trim() === '' ? 'missing' : isPrivateKey(typed.key) ? 'isPrivate' : null;
    setFault(found);
    if (found === null) mutate();
    else reset();
  };
  return (
    <ClientForm
      titleId={titleId}
      texts={{
        title: text('title'),
        text: text('text'),
        confirm: text('confirm'),
        failed: text('failed'),
      }}
      busy={isPending}
      failure={said === undefined ? error : null}
      onSubmit={submit}
      onCancel={onClose}
    >
      <TextField
        multiline
        minRows={5}
        maxRows={12}
        required
        id={`${titleId}-key`}
        label={text('key')}
        value={typed.key}
        onChange={({ target }) => {
          setTyped({ ...typed, key: target.value });
          setFault(null);
        }}
        inputRef={focus}
        error={said !== undefined}
        helperText={said === undefined ? text('keyHelp') : <FieldError text={said} />}
        slotProps={{
          htmlInput: {
            maxLength: API.keyTextLength,
            spellCheck: false,
            autoComplete: 'off',
            translate: 'no',
          },
        }}
        sx={{ '& textarea': { fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' } }}
      />
      <TextField
        id={`${titleId}-name`}
        label={text('name')}
        value={typed.name}
        onChange={({ target }) => setTyped({ ...typed, name: target.value })}
        helperText={text('nameHelp')}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: API.keyNameLength } }}
      />
    </ClientForm>
  );
}
