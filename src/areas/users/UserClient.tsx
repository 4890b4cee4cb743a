import { useMemo } from 'react';
import { LEVEL } from '../../../contract/access';
import type { UserRecord } from '../../../contract/users';
import { ApiClientPart } from '../../network/api-client/ApiClientPart';
import { clientOf } from '../../network/api-client/client-calls';

/** The keys and addresses of a manager's API user, as soon as there is one. */
export function UserClient({ record: { id, effectiveRoles, userApi } }: { record: UserRecord }) {
  const calls = useMemo(() => clientOf(id), [id]);
  if (userApi === null || !effectiveRoles.includes(LEVEL.manager)) return null;
  return <ApiClientPart calls={calls} />;
}
