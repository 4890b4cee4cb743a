import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { ClientKey } from '../../../contract/api-clients';
import { ConfirmedButton } from '../../kit/edit/ConfirmedButton';
import type { ClientCalls } from './client-calls';
import { useChanged } from './use-api-client';

interface RemoveKeyProps {
  calls: ClientCalls;
  clientKey: ClientKey;
}

/** Removes a public key after a confirmation. */
export function RemoveKey({ calls, clientKey: { id, name } }: RemoveKeyProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { onSuccess, onError } = useChanged(calls);
  const text = (key: string) => translate(`apiClient.keys.remove.${key}`, { name });
  const { mutate, ...removal } = useMutation({
    mutationFn: () => calls.removeKey(id),
    onSuccess: (client) => {
      notify('apiClient.keys.remove.done', { type: 'success' });
      onSuccess(client);
    },
    onError,
  });
  return (
    <ConfirmedButton
      work={{ ...removal, run: (close) => mutate(undefined, { onSuccess: close }) }}
      destructive
      button={{ size: 'small', 'aria-label': text('of') }}
      label={text('action')}
      title={text('title')}
      text={text('text')}
      confirm={text('confirm')}
      failed={text('failed')}
      noAnswer={translate('apiClient.noAnswer')}
    />
  );
}
