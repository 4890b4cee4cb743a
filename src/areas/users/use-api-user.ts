import { type MutateOptions, useMutation } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { createApiUser, renewApiSecret } from '../../../contract/api-users';
import type { ReplyOf } from '../../../contract/operation';
import type { UserRecord } from '../../../contract/users';
import { call } from '../../portal/client';
import { PortalError } from '../../ui/failure/portal-error';
import { useIsRunning } from '../../ui/use-is-running';
import { differences } from './user-facts';
import { valuesOf } from './user-values';

export type ApiAnswer = ReplyOf<typeof createApiUser>;

/** Creates a user's API user, or replaces its secret; the reply is kept until it was read (API-17, USR-35). */
export function useApiUser(record: UserRecord, onChange: (record: UserRecord) => void) {
  const provider = useDataProvider();
  const isRunning = useIsRunning('apiUser', record.id);

  /**
   * Fetches the present record. Where another person has changed more than the API user, the form keeps the older one.
   */
  const current = async (): Promise<UserRecord> => {
    const { data } = await provider.getOne<UserRecord>('usuarios', { id: record.id });
    return differences(valuesOf(record), valuesOf(data)).length === 0
      ? data
      : { ...record, userApi: data.userApi };
  };

  /** @returns the credentials; `null` where the API user existed already, and its secret is not known */
  const making = useMutation<ApiAnswer | null>({
    mutationKey: ['apiUser', record.id],
    mutationFn: async () => {
      try {
        const body = { codUsuario: record.id };
        return await call(record.userApi === null ? createApiUser : renewApiSecret, { body });
      } catch (error) {
        if (!(error instanceof PortalError) || error.status !== 409) throw error;
        // An earlier attempt succeeded, but its reply with the secret was lost: the secret can be replaced.
        const there = await current().catch(() => null);
        if (there?.userApi == null) throw error;
        onChange(there);
        return null;
      }
    },
  });

  /** USR-35: adds the API user to the record, which is then fetched, because it may have a new version. */
  const close = () => {
    if (making.data == null) return;
    const { clientId } = making.data;
    making.reset();
    onChange({ ...record, userApi: { codUsuario: clientId } });
    current().then(onChange, () => undefined);
  };

  return {
    make: (options: MutateOptions<ApiAnswer | null>) => {
      if (!isRunning()) making.mutate(undefined, options);
    },
    isPending: making.isPending,
    error: making.error,
    reset: making.reset,
    answer: making.data ?? null,
    close,
  };
}
