import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { useTranslate } from 'react-admin';
import { RowLink } from '../../kit/list/RowLink';
import { editPath } from '../../kit/paths';
import type { AccountRecord, CarriedAccount } from './account';

/** ACC-03, ACC-08: the way from a row to its details; it carries the account, so that these have something to show. */
export function DetailsLink({ record }: { record: AccountRecord }) {
  const translate = useTranslate();
  const name = translate('accounts.details.open', { name: record.apelido });
  const carried: CarriedAccount = { edit: false, account: record };
  return (
    <RowLink name={name} to={editPath('/contas', record.id)} state={carried}>
      <VisibilityOutlined />
    </RowLink>
  );
}
