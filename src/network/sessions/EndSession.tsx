import { useTranslate } from 'react-admin';
import { ConfirmedButton } from '../../kit/edit/ConfirmedButton';
import { useConfirmedDelete } from '../../kit/edit/use-confirmed-delete';
import { SESSIONS, type SessionRecord } from './session';

interface EndSessionProps {
  session: SessionRecord;
  /** The list calls it so. */
  name: string;
}

/** Ends one session after a confirmation. */
export function EndSession({ session, name }: EndSessionProps) {
  const translate = useTranslate();
  const work = useConfirmedDelete(SESSIONS, session, 'sessions.end.done');
  const text = (key: string, words: object = {}) => translate(`sessions.end.${key}`, words);
  const { address } = session;
  return (
    <ConfirmedButton
      work={work}
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
