import { useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ReplyOf } from '../../../contract/operation';
import { createApiUser, renewApiSecret, type UserRecord } from '../../../contract/users';
import { call } from '../../portal/client';
import { PortalError } from '../../portal/error';
import { differences } from './user-facts';
import { valuesOf } from './user-values';

export type ApiAnswer = ReplyOf<typeof createApiUser>;

/** Creates somebody's API user, or replaces its secret; the answer is kept until it was read (API-17, USR-35). */
export function useApiUser(record: UserRecord, onChange: (record: UserRecord) => void) {
  const provider = useDataProvider();
  const [making, setMaking] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [answer, setAnswer] = useState<ApiAnswer | null>(null);
  const busy = useRef(false);

  /** The record as it is now; the form keeps the older one where somebody else changed more than the API user. */
  const current = async (): Promise<UserRecord> => {
    const { data } = await provider.getOne<UserRecord>('usuarios', { id: record.id });
    return differences(valuesOf(record), valuesOf(data)).length === 0
      ? data
      : { ...record, userApi: data.userApi };
  };

  const attempt = async (): Promise<'made' | 'existed' | 'failed'> => {
    try {
      const body = { codUsuario: record.id };
      setAnswer(await call(record.userApi === null ? createApiUser : renewApiSecret, { body }));
      return 'made';
    } catch (error) {
      // An earlier try had arrived, and its secret was lost on the way: it can be replaced.
      if (error instanceof PortalError && error.status === 409) {
        const there = await current().catch(() => null);
        if (there?.userApi != null) {
          onChange(there);
          return 'existed';
        }
      }
      setFailure(error);
      return 'failed';
    }
  };

  const make = async () => {
    if (busy.current) return 'failed';
    busy.current = true;
    setMaking(true);
    setFailure(null);
    const outcome = await attempt();
    busy.current = false;
    setMaking(false);
    return outcome;
  };

  /** USR-35: from now on the person has an API user; the record may have got another version by that. */
  const close = () => {
    if (answer === null) return;
    const { clientId } = answer;
    setAnswer(null);
    onChange({ ...record, userApi: { codUsuario: clientId } });
    current().then(onChange, () => undefined);
  };

  return { make, making, failure, answer, close };
}
