import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { resetUserFactor } from '../../../contract/second-factor';
import { ConfirmedButton } from '../../kit/edit/ConfirmedButton';
import { call } from '../../portal/client';
import { configQuery } from '../../portal/config-query';
import { FACTORS } from '../../session/factor-keys';
import { SESSIONS } from '../sessions/session';

interface ResetFactorProps {
  user: number;
  name: string;
}

/** Takes the second factor from somebody who has lost phone and recovery codes, after a confirmation. */
export function ResetFactor({ user, name }: ResetFactorProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const cache = useQueryClient();
  const text = (key: string) => translate(`secondFactor.reset.${key}`, { name });
  // Elsewhere no password needs a second factor beside it, but one of before the policy was changed.
  const byLength = useQuery(configQuery).data?.passwordPolicy === 'nist';
  const { mutate, ...resetting } = useMutation({
    mutationFn: () => call(resetUserFactor, { params: { id: user } }),
    onSuccess: (held) =>
      held
        ? notify('secondFactor.reset.done', { type: 'success' })
        : notify('secondFactor.reset.none', { type: 'info' }),
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: [FACTORS] });
      // The sessions of the person have ended with it.
      void cache.invalidateQueries({ queryKey: [SESSIONS, 'getList'] });
    },
  });
  return (
    <ConfirmedButton
      work={{ ...resetting, run: (close) => mutate(undefined, { onSuccess: close }) }}
      destructive
      button={{ variant: 'outlined', size: 'small', 'aria-label': `${text('action')}: ${name}` }}
      label={text('action')}
      title={text('title')}
      text={byLength ? `${text('text')} ${text('newPassword')}` : text('text')}
      confirm={text('confirm')}
      failed={text('failed')}
      noAnswer={text('noAnswer')}
    />
  );
}
