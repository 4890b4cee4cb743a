import { useTranslate } from 'react-admin';
import { userSorts } from '../../contract/users';
import { ListFrame } from '../shared/list/ListFrame';
import { NewLink } from '../shared/user-form/NewLink';
import { UserCard } from './UserCard';
import { type ListedUser, userFilters } from './user';
import { columnLabel, columns } from './user-columns';

/** `/usuarios` (USR-01 to USR-09). */
export function UserList() {
  const translate = useTranslate();
  return (
    <ListFrame<ListedUser>
      screen="/usuarios"
      label={translate('users.table')}
      count="users.count"
      sorts={userSorts}
      sortLabel={columnLabel}
      filters={userFilters}
      search={{ source: 'name', label: translate('users.search') }}
      quick="status"
      actions={<NewLink screen="/usuarios" label={translate('users.new')} />}
      failed="portal-users-error/errorDataUsr"
      empty="users.empty"
      columns={columns}
      Card={UserCard}
    />
  );
}
