import { useCallback } from 'react';
import { type RaRecord, useDataProvider, useResourceContext } from 'react-admin';
import type { Arrived } from '../../kit/edit/use-lost-reply';
import type { Person } from './person';

/** Whether the login that is taken is that of the very person who is registered here. */
export function usePersonArrived(): Arrived<RaRecord> {
  const provider = useDataProvider();
  const resource = useResourceContext() ?? '';
  return useCallback(
    async (sent) => {
      const { data } = await provider.getList<Person>(resource, {
        pagination: { page: 1, perPage: 10 },
        sort: { field: 'login', order: 'ASC' },
        filter: { login: sent.login },
      });
      const found = data.find(
        ({ login, name, email }) => login === sent.login && name === sent.name && email === sent.email,
      );
      return found ?? null;
    },
    [provider, resource],
  );
}
