import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { removePasskey } from '../../../../contract/passkeys';
import type { Passkey } from '../../../../contract/second-factor';
import { ConfirmedButton } from '../../../kit/edit/ConfirmedButton';
import { call } from '../../../portal/client';
import { useFactorChanged } from './use-factor-changed';

interface RemovePasskeyProps {
  passkey: Passkey;
  /** True where it is the person's only second factor. */
  last: boolean;
}

/** Removes one of the person's passkeys after a confirmation. */
export function RemovePasskey({ passkey: { id, name }, last }: RemovePasskeyProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const text = (key: string) => translate(`secondFactor.passkeys.remove.${key}`, { name });
  const { mutate, ...removal } = useMutation({
    mutationFn: () => call(removePasskey, { params: { passkey: id } }),
    onSuccess: () => notify('secondFactor.passkeys.remove.done', { type: 'success' }),
    onSettled: useFactorChanged(),
  });
  return (
    <ConfirmedButton
      work={{ ...removal, run: (close) => mutate(undefined, { onSuccess: close }) }}
      destructive
      button={{ variant: 'outlined', size: 'small', 'aria-label': text('of') }}
      label={text('action')}
      title={text('title')}
      text={last ? `${text('text')} ${translate('secondFactor.remove.text')}` : text('text')}
      confirm={text('action')}
      failed={text('failed')}
      noAnswer={text('noAnswer')}
    />
  );
}
