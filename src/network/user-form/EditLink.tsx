import EditOutlined from '@mui/icons-material/EditOutlined';
import { useTranslate } from 'react-admin';
import { RowLink } from '../../kit/list/RowLink';
import type { ListedPerson } from './person';

/** USR-08, VIEW-03: the way from a row to its form. */
export function EditLink({ person }: { person: ListedPerson }) {
  const translate = useTranslate();
  return (
    <RowLink name={translate('users.open', { name: person.name })}>
      <EditOutlined />
    </RowLink>
  );
}
