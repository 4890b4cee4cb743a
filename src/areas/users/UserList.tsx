import { useTranslate } from 'react-admin';
import { exportUsers, userSorts } from '../../../contract/users';
import { bulkOffer } from '../../kit/bulk/bulk-offer';
import { ImportLink } from '../../kit/import/ImportLink';
import { ListFrame } from '../../kit/list/ListFrame';
import { NewLink } from '../../kit/list/NewLink';
import { ListExport } from '../../kit/list-export/ListExport';
import { fetchChooseEstablishments } from '../../network/establishments/fetch-choose-establishments';
import { PersonCard } from '../../network/user-form/PersonCard';
import { personOpening } from '../../network/user-form/person';
import { Establishments } from './Establishments';
import { Profiles } from './Profiles';
import { type ListedUser, userFilters } from './user';
import { columnLabel, columns, furtherColumns, hiddenAtFirst } from './user-columns';

/** The further columns stand before the actions, which stay at the end. */
const allColumns = [...columns.slice(0, -1), ...furtherColumns, ...columns.slice(-1)];

const bulk = bulkOffer({
  nameOf: ({ name }: ListedUser) => name,
  actions: ['activate', 'deactivate', 'addEstablishments', 'removeEstablishments', 'sendWelcome'],
  fetchAsk: fetchChooseEstablishments,
});

/** `/usuarios` (USR-01 to USR-09). */
export function UserList() {
  const translate = useTranslate();
  return (
    <ListFrame<ListedUser>
      screen="/usuarios"
      label={translate('users.table')}
      count="users.count"
      sorts={userSorts}
      exports={exportUsers}
      sortLabel={columnLabel}
      filters={userFilters}
      opens={personOpening}
      search={{ source: 'name' }}
      quick="status"
      actions={
        <>
          <ImportLink />
          <ListExport />
          <NewLink label={translate('users.new')} />
        </>
      }
      failed="portal-users-error/errorDataUsr"
      empty="users.empty"
      columns={allColumns}
      hiddenColumns={hiddenAtFirst}
      bulk={bulk}
      Card={UserCard}
    />
  );
}

/** A user on a phone. */
function UserCard({ record }: { record: ListedUser }) {
  return (
    <PersonCard person={record}>
      <span>
        <Profiles ids={record.profileAccess} />
      </span>
      <Establishments user={record} />
    </PersonCard>
  );
}
