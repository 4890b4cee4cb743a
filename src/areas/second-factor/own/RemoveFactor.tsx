import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { removeFactor } from '../../../../contract/second-factor';
import { ConfirmedButton } from '../../../kit/edit/ConfirmedButton';
import { call } from '../../../portal/client';
import { useFactorChanged } from './use-factor-changed';

interface RemoveFactorProps {
  /** True where it is the person's only second factor. */
  last: boolean;
}

/** Removes the person's authenticator app after a confirmation. */
export function RemoveFactor({ last }: RemoveFactorProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const text = (key: string) => translate(`secondFactor.remove.${key}`);
  const { mutate, ...removal } = useMutation({
    mutationFn: () => call(removeFactor, {}),
    onSuccess: () => notify('secondFactor.remove.done', { type: 'success' }),
    onSettled: useFactorChanged(),
  });
  return (
    <ConfirmedButton
      work={{ ...removal, run: (close) => mutate(undefined, { onSuccess: close }) }}
      destructive
      button={{ variant: 'outlined' }}
      label={text('action')}
      title={text('title')}
      text={text(last ? 'text' : 'others')}
      confirm={text('action')}
      failed={text('failed')}
      noAnswer={text('noAnswer')}
    />
  );
}
