import EditOutlined from '@mui/icons-material/EditOutlined';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { RowLink } from '../../kit/list/RowLink';
import { editPath } from '../../ui/paths';
import type { BankRecord } from './bank';

/** Opens a bank's dialog over the list, which keeps its filters and its place. */
export function EditLink({ record }: { record: BankRecord }) {
  const translate = useTranslate();
  const { search } = useLocation();
  const name = translate('banks.edit.open', { name: record.nome });
  return (
    <RowLink name={name} to={{ pathname: editPath('/bancos', record.id), search }} preventScrollReset>
      <EditOutlined />
    </RowLink>
  );
}
