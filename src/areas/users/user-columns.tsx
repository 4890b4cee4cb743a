import type { ReactNode } from 'react';
import { ListColumn } from '../../kit/list/ListColumn';
import { StatusMark } from '../../kit/StatusMark';
import { EditLink } from '../../kit/user-form/EditLink';
import { YesNo } from '../../kit/YesNo';
import { Establishments } from './Establishments';
import { Profiles } from './Profiles';
import type { ListedUser } from './user';

export const columnLabel = (field: string) => `users.columns.${field}`;

interface Options {
  className?: string;
  /** Nothing to sort by. */
  fixed?: boolean;
}

function column(
  field: keyof ListedUser,
  width: string,
  render: (user: ListedUser) => ReactNode,
  { className = '', fixed = false }: Options = {},
) {
  return (
    <ListColumn<ListedUser>
      key={field}
      source={field}
      label={columnLabel(field)}
      width={width}
      className={className}
      fixed={fixed}
      render={render}
    />
  );
}

const actions = (
  <ListColumn<ListedUser>
    key="actions"
    source="id"
    label="common.actions"
    fixed
    className="actions"
    render={(user) => <EditLink screen="/usuarios" person={user} />}
  />
);

/** USR-05: name, login, establishments, profile, status, actions. */
export const columns = [
  column('name', '28%', ({ name }) => name, { className: 'name' }),
  column('login', '14%', ({ login }) => login),
  column('ecs', '26%', (user) => <Establishments user={user} />, { fixed: true }),
  column('profileAccess', '18%', ({ profileAccess }) => <Profiles ids={profileAccess} />),
  column('active', '10%', ({ active }) => <StatusMark active={active} />),
  actions,
];

/** What can be shown beside them; nobody has asked for it at first. */
export const furtherColumns = [
  column('email', '22%', ({ email }) => email),
  column('apiAccess', '8%', ({ apiAccess }) => <YesNo value={apiAccess} />, { fixed: true }),
];
export const hiddenAtFirst = ['email', 'apiAccess'] as const;
