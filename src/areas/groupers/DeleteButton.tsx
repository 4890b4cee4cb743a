import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { useRowDialog } from '../../kit/list/RowDialogs';
import { DeleteDialog } from './DeleteDialog';
import type { ListedGrouper } from './grouper';

/** GRP-04: asks before a group is deleted. */
export function DeleteButton({ grouper }: { grouper: ListedGrouper }) {
  const translate = useTranslate();
  const openDialog = useRowDialog();
  const remove = translate('groupers.remove', { name: grouper.nome });
  return (
    <Tooltip title={remove}>
      <IconButton
        size="small"
        aria-label={remove}
        aria-haspopup="dialog"
        onClick={() =>
          openDialog((shown, close) => shown && <DeleteDialog grouper={grouper} onClose={close} />)
        }
      >
        <DeleteOutlined />
      </IconButton>
    </Tooltip>
  );
}
