import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { useTranslate } from 'react-admin';
import { RowLink } from '../../kit/list/RowLink';
import { useMayChange } from '../../session/use-may-change';
import type { AccountRecord } from './account';
import { TurnButton } from './TurnButton';

/** ACC-03, ACC-11: the actions of an account; only people of level 1 may change its status. */
export function Actions({ record }: { record: AccountRecord }) {
  const changes = useMayChange('/contas');
  return (
    <>
      {changes && <TurnButton record={record} />}
      <DetailsLink record={record} />
    </>
  );
}

/** ACC-03, ACC-08: the link from a row to its details. */
function DetailsLink({ record }: { record: AccountRecord }) {
  const translate = useTranslate();
  return (
    <RowLink name={translate('accounts.details.open', { name: record.apelido })}>
      <VisibilityOutlined />
    </RowLink>
  );
}
