import { PersonCard } from '../../network/user-form/PersonCard';
import { Establishments } from './Establishments';
import { Profiles } from './Profiles';
import type { ListedUser } from './user';

/** A user on a phone. */
export function UserCard({ record }: { record: ListedUser }) {
  return (
    <PersonCard screen="/usuarios" person={record}>
      <span>
        {record.login} · <Profiles ids={record.profileAccess} />
      </span>
      <Establishments user={record} />
    </PersonCard>
  );
}
