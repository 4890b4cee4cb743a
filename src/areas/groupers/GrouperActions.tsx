import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useRowDialog } from '../../kit/list/RowDialogs';
import { editPath } from '../../ui/paths';
import { DeleteDialog } from './DeleteDialog';
import type { CarriedGrouper, ListedGrouper } from './grouper';

/** GRP-02, GRP-04: the link to the form, which carries the grouper, and the button to delete it. */
export function GrouperActions({ grouper }: { grouper: ListedGrouper }) {
  const translate = useTranslate();
  const openDialog = useRowDialog();
  const { id, nome: name } = grouper;
  const carried: CarriedGrouper = { edit: true, grouper };
  const [open, remove] = [translate('groupers.open', { name }), translate('groupers.remove', { name })];
  return (
    <>
      <Tooltip title={open}>
        <IconButton
          component={Link}
          to={editPath('/agrupadores', id)}
          state={carried}
          size="small"
          aria-label={open}
        >
          <EditOutlined />
        </IconButton>
      </Tooltip>
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
    </>
  );
}
