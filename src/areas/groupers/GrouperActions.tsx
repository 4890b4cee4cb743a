import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { useRowDialog } from '../../kit/list/RowDialogs';
import { RowLink } from '../../kit/list/RowLink';
import { DeleteDialog } from './DeleteDialog';
import type { ListedGrouper } from './grouper';

/** GRP-02, GRP-04: the link to the form and the button to delete it. */
export function GrouperActions({ grouper }: { grouper: ListedGrouper }) {
  const translate = useTranslate();
  const openDialog = useRowDialog();
  const { nome: name } = grouper;
  const remove = translate('groupers.remove', { name });
  return (
    <>
      <RowLink name={translate('groupers.open', { name })}>
        <EditOutlined />
      </RowLink>
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
