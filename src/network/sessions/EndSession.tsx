import { useQueryClient } from '@tanstack/react-query';
import { useDelete, useNotify, useTranslate } from 'react-admin';
import { ConfirmedButton } from '../../kit/edit/ConfirmedButton';
import { SESSIONS, type SessionRecord } from './session';

interface EndSessionProps {
  session: SessionRecord;
  /** What the list calls it. */
  name: string;
}

/** Ends one session after a confirmation. */
export function EndSession({ session, name }: EndSessionProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const cache = useQueryClient();
  const text = (key: string, words: object = {}) => translate(`sessions.end.${key}`, words);
  const { id, address } = session;
  const [remove, deletion] = useDelete<SessionRecord>(SESSIONS, undefined, {
    mutationMode: 'pessimistic',
    onSuccess: () => notify('sessions.end.done', { type: 'success' }),
    onError: () => undefined,
    onSettled: () => void cache.invalidateQueries({ queryKey: [SESSIONS, 'getList'] }),
  });
  return (
    <ConfirmedButton
      // The row goes, and the dialog with it.
      work={{ ...deletion, run: () => void remove(SESSIONS, { id, previousData: session }) }}
      destructive
      button={{ size: 'small', 'aria-label': `${text('action')}: ${name}, ${address}` }}
      label={text('action')}
      title={text('title')}
      text={text('text', { name, address })}
      confirm={text('action')}
      failed={text('failed')}
      noAnswer={text('noAnswer')}
    />
  );
}
