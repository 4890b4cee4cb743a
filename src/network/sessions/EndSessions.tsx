import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { endOtherSessions, endUserSessions } from '../../../contract/sessions';
import { ConfirmedButton } from '../../kit/edit/ConfirmedButton';
import { call } from '../../portal/client';
import { useFormat } from '../../ui/format/use-format';
import { SESSIONS } from './session';

interface EndSessionsProps {
  /** `null`: the person's own, all but the present one. */
  user: number | null;
}

/** Ends all sessions of a user, or all others of one's own, after a confirmation. */
export function EndSessions({ user }: EndSessionsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const cache = useQueryClient();
  const { counted } = useFormat();
  const text = (key: string) => translate(`sessions.${user === null ? 'endOthers' : 'endAll'}.${key}`);
  const { mutate, ...ending } = useMutation({
    mutationKey: ['endSessions', user],
    mutationFn: () =>
      user === null ? call(endOtherSessions, {}) : call(endUserSessions, { params: { id: user }, query: {} }),
    onSuccess: ({ ended }) =>
      notify('sessions.ended', {
        type: 'success',
        messageArgs: counted(ended),
      }),
    onSettled: () => cache.invalidateQueries({ queryKey: [SESSIONS, 'getList'] }),
  });
  return (
    <ConfirmedButton
      work={{ ...ending, run: (close) => mutate(undefined, { onSuccess: close }) }}
      destructive
      button={{ variant: 'outlined', size: 'small' }}
      label={text('action')}
      title={text('title')}
      text={text('text')}
      confirm={text('action')}
      failed={text('failed')}
      noAnswer={translate('sessions.end.noAnswer')}
    />
  );
}
