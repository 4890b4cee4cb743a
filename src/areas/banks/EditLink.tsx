import EditOutlined from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { editPath } from '../../kit/paths';
import type { BankRecord } from './bank';

/** Opens a bank's dialog over the list, which keeps its filters and its place. */
export function EditLink({ record }: { record: BankRecord }) {
  const translate = useTranslate();
  const { search } = useLocation();
  const name = translate('banks.edit.open', { name: record.nome });
  return (
    <Tooltip title={name}>
      <IconButton
        component={Link}
        to={{ pathname: editPath('/bancos', record.id), search }}
        preventScrollReset
        size="small"
        aria-label={name}
      >
        <EditOutlined />
      </IconButton>
    </Tooltip>
  );
}
