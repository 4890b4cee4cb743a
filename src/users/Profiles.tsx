import { useTranslate } from 'react-admin';
import { profileLabel } from './user';

/** USR-07: the names of somebody's profiles, in the order of their ids. */
export function Profiles({ ids }: { ids: readonly { id: number }[] }) {
  const translate = useTranslate();
  return ids
    .map(({ id }) => id)
    .sort((one, other) => one - other)
    .map((id) => translate(profileLabel(id)))
    .join(', ');
}
