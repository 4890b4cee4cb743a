import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { API } from '../../../contract/limits';
import { fieldFault } from '../../kit/edit/field-fault';
import { useDialogWork } from '../../kit/edit/WorkDialog';
import { FieldError } from '../../ui/fields/FieldError';
import { ClientDialog, ClientForm } from './ClientForm';
import type { ClientCalls } from './client-calls';
import { useChanged } from './use-api-client';

interface AddressesDialogProps {
  calls: ClientCalls;
  addresses: readonly string[];
  open: boolean;
  onClose: () => void;
}

/** Changes the list of addresses, a line each. */
export function AddressesDialog(dialog: AddressesDialogProps) {
  return <ClientDialog {...dialog}>{(title) => <Addresses {...dialog} titleId={title} />}</ClientDialog>;
}

const focus = (input: HTMLElement | null) => input?.focus();
const linesOf = (typed: string) => typed.split(/[\s,;]+/).filter((line) => line !== '');

function Addresses({ calls, addresses, titleId, onClose }: AddressesDialogProps & { titleId: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const text = (key: string, words: object = {}) => translate(`apiClient.addresses.edit.${key}`, words);
  // The list as it was opened: whoever has changed it since is told of it, and nothing is overwritten.
  const [before] = useState([...addresses]);
  const [typed, setTyped] = useState(before.join('\n'));
  const { onSuccess, onError } = useChanged(calls);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => calls.setAddresses({ addresses: linesOf(typed), before }),
    onSuccess: (client) => {
      onSuccess(client);
      notify('apiClient.addresses.edit.done', { type: 'success' });
      onClose();
    },
    onError,
    gcTime: 0,
  });
  useDialogWork(isPending || linesOf(typed).join() !== before.join());
  const fault = fieldFault(error, 'addresses');
  return (
    <ClientForm
      titleId={titleId}
      texts={{
        title: translate('apiClient.addresses.title'),
        text: text('text'),
        confirm: text('confirm'),
        failed: text('failed'),
      }}
      busy={isPending}
      failure={fault === undefined ? error : null}
      onSubmit={() => mutate()}
      onCancel={onClose}
    >
      <TextField
        multiline
        minRows={4}
        maxRows={12}
        id={`${titleId}-addresses`}
        label={text('label')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        inputRef={focus}
        error={fault !== undefined}
        helperText={fault === undefined ? text('help', { most: API.addresses }) : <FieldError text={fault} />}
        slotProps={{
          htmlInput: { maxLength: 2000, spellCheck: false, autoComplete: 'off', translate: 'no' },
        }}
        sx={{ '& textarea': { fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' } }}
      />
    </ClientForm>
  );
}
