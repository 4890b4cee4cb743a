import { exportUsers, userSorts } from '../../../contract/users';
import { ImportLink } from '../../kit/list/ImportLink';
import { ListFrame } from '../../kit/list/ListFrame';
import { NewLink } from '../../kit/list/NewLink';
import { ListExport } from '../../kit/list-export/ListExport';
import { Whole } from '../../kit/Whole';
import { PersonCard } from '../../network/user-form/PersonCard';
import { personList } from '../../network/user-form/person-list';
import { Establishments } from './Establishments';
import { Profiles } from './Profiles';
import { type ListedUser, userFilters } from './user';
import { columns, furtherColumns, hiddenAtFirst } from './user-columns';

/** The further columns stand before the actions, which stay at the end. */
const allColumns = [...columns.slice(0, -1), ...furtherColumns, ...columns.slice(-1)];

/** `/usuarios` (USR-01 to USR-09). */
export function UserList() {
  return (
    <ListFrame<ListedUser>
      screen="/usuarios"
      texts="users"
      sorts={userSorts}
      exports={exportUsers}
      filters={userFilters}
      {...personList}
      actions={
        <>
          <ImportLink />
          <ListExport />
          <NewLink />
        </>
      }
      failed="portal-users-error/errorDataUsr"
      columns={allColumns}
      hiddenColumns={hiddenAtFirst}
      Card={UserCard}
    />
  );
}

/** A user on a phone. */
function UserCard({ record }: { record: ListedUser }) {
  return (
    <PersonCard
      person={record}
      about={
        <span>
          <Whole text={record.login} /> <span aria-hidden="true">·</span>{' '}
          <Profiles ids={record.profileAccess} />
        </span>
      }
      beside={<Establishments user={record} />}
    />
  );
}
