import { useRef, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { PortalError } from '../../portal/error';
import type { Person } from './person';
import { usePeopleChanged } from './use-people-changed';

/** A new user as it is sent. */
interface Registered {
  name: string;
  login: string;
  email: string;
}

/** Registers somebody, one call at a time: a second click while the first is on its way does nothing. */
export function useRegistration(resource: string) {
  const provider = useDataProvider();
  const notify = useNotify();
  const peopleChanged = usePeopleChanged();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const busy = useRef(false);
  const unanswered = useRef(false);

  /** Whether an earlier try had arrived although its answer had not: then the login is taken by this very person. */
  const hadArrived = async (user: Registered): Promise<boolean> => {
    if (!unanswered.current) return false;
    const { data } = await provider.getList<Person>(resource, {
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'login', order: 'ASC' },
      filter: { login: user.login },
    });
    return data.some(
      ({ login, name, email }) => login === user.login && name === user.name && email === user.email,
    );
  };

  const attempt = async (user: Registered): Promise<unknown> => {
    try {
      await provider.create(resource, { data: user });
      return null;
    } catch (error) {
      if (!(error instanceof PortalError)) return error;
      if (error.status === 409 && (await hadArrived(user).catch(() => false))) return null;
      // ERR-05: what one may not save is said in passing; there is nothing to mend in the form.
      if (error.status === 403) notify(error.message, { type: 'error' });
      unanswered.current ||= error.status === 0 || error.status >= 500;
      return error;
    }
  };

  /** Returns whether the user is registered, and otherwise what the server says of single fields. */
  const register = async (
    user: Registered,
  ): Promise<'busy' | 'registered' | Readonly<Record<string, string>>> => {
    if (busy.current) return 'busy';
    busy.current = true;
    setSaving(true);
    setFailure(null);
    const error = await attempt(user);
    busy.current = false;
    setSaving(false);
    setFailure(error);
    if (error === null) {
      peopleChanged();
      return 'registered';
    }
    return error instanceof PortalError ? error.fields : {};
  };

  return { register, saving, failure, forget: () => setFailure(null) };
}
