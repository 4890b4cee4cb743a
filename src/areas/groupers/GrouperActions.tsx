import EditOutlined from '@mui/icons-material/EditOutlined';
import { useTranslate } from 'react-admin';
import { RowLink } from '../../kit/list/RowLink';
import { DeleteButton } from './DeleteButton';
import type { ListedGrouper } from './grouper';

/** GRP-02, GRP-04: the link to the form and the button to delete it. */
export function GrouperActions({ grouper }: { grouper: ListedGrouper }) {
  const translate = useTranslate();
  return (
    <>
      <RowLink name={translate('groupers.open', { name: grouper.nome })}>
        <EditOutlined />
      </RowLink>
      <DeleteButton grouper={grouper} />
    </>
  );
}
