import EditOutlined from '@mui/icons-material/EditOutlined';
import { useTranslate } from 'react-admin';
import { RowLink } from '../../kit/list/RowLink';
import { editPath } from '../../ui/paths';
import type { Carried, ListedPerson, PeopleScreen } from './person';

interface EditLinkProps {
  screen: PeopleScreen;
  person: ListedPerson;
}

/** USR-08, VIEW-03: the way from a row to its form; it carries the person, so that the form has something to show. */
export function EditLink({ screen, person }: EditLinkProps) {
  const translate = useTranslate();
  const name = translate('users.open', { name: person.name });
  const carried: Carried = { edit: true, user: person };
  return (
    <RowLink name={name} to={editPath(screen, person.id)} state={carried}>
      <EditOutlined />
    </RowLink>
  );
}
