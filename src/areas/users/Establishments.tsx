import { useTranslate } from 'react-admin';
import { FirstOfMany } from '../../kit/list/FirstOfMany';
import type { ListedUser } from './user';

/** USR-05, ACC-05: the first establishment, and a button that lists at most ten of the others. */
export function Establishments({ user }: { user: Pick<ListedUser, 'ecs' | 'ecsTotal' | 'name'> }) {
  const translate = useTranslate();
  return (
    <FirstOfMany
      items={user.ecs.map(({ id, nomeFantasia }) => ({ key: id, text: nomeFantasia }))}
      total={user.ecsTotal}
      title={translate('users.ecs.title', { name: user.name })}
      more={(count) => translate('users.ecs.more', { count, name: user.name })}
    />
  );
}
