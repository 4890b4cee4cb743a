import { actionsColumn, columnsWith } from '../../kit/list/ListColumn';
import { StatusMark } from '../../kit/StatusMark';
import { Whole } from '../../kit/Whole';
import { YesNo } from '../../kit/YesNo';
import { EditLink } from '../../network/user-form/EditLink';
import { Establishments } from './Establishments';
import { Profiles } from './Profiles';
import type { ListedUser } from './user';

const column = columnsWith<ListedUser, keyof ListedUser>('users');

/** USR-05: name, login, establishments, profile, status, actions. */
export const columns = [
  column('name', '28%', ({ name }) => name, { names: true }),
  column('login', '14%', ({ login }) => login, { className: 'terse' }),
  column('ecs', '26%', (user) => <Establishments user={user} />, { fixed: true, yields: 3 }),
  column('profileAccess', '18%', ({ profileAccess }) => <Profiles ids={profileAccess} />, { yields: 4 }),
  column('active', '10%', ({ active }) => <StatusMark active={active} />),
  actionsColumn<ListedUser>((user) => <EditLink person={user} />),
];

/** Further columns, which are hidden at first. */
export const furtherColumns = [
  column('email', '22%', ({ email }) => <Whole text={email} />, { yields: 1 }),
  column('apiAccess', '8%', ({ apiAccess }) => <YesNo value={apiAccess} />, { fixed: true, yields: 2 }),
];
export const hiddenAtFirst = ['email', 'apiAccess'] as const;
