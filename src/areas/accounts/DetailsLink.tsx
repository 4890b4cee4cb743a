import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { editPath } from '../../kit/paths';
import type { AccountRecord, CarriedAccount } from './account';

/** ACC-03, ACC-08: the way from a row to its details; it carries the account, so that these have something to show. */
export function DetailsLink({ record }: { record: AccountRecord }) {
  const translate = useTranslate();
  const name = translate('accounts.details.open', { name: record.apelido });
  const carried: CarriedAccount = { edit: false, account: record };
  return (
    <Tooltip title={name}>
      <IconButton
        component={Link}
        to={editPath('/contas', record.id)}
        state={carried}
        size="small"
        aria-label={name}
      >
        <VisibilityOutlined />
      </IconButton>
    </Tooltip>
  );
}
