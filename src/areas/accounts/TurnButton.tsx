import ToggleOffOutlined from '@mui/icons-material/ToggleOffOutlined';
import ToggleOnOutlined from '@mui/icons-material/ToggleOnOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../kit/edit/ConfirmDialog';
import { useRowDialog } from '../../kit/list/RowDialogs';
import type { AccountRecord } from './account';
import { useTurnAccount } from './use-turn-account';

/** ACC-11: activates or deactivates the account of a row, after a confirmation. */
export function TurnButton({ record }: { record: AccountRecord }) {
  const translate = useTranslate();
  const { turn, turning } = useTurnAccount();
  const openDialog = useRowDialog();
  const text = (part: string) =>
    translate(`accounts.turn.${record.ativo ? 'deactivate' : 'activate'}.${part}`, { name: record.apelido });
  const name = text('open');
  // The account stays in the dialog as it was when that opened.
  const confirm = () =>
    openDialog((open, close) => (
      <ConfirmDialog
        open={open}
        destructive={record.ativo}
        title={text('title')}
        text={text('text')}
        cancel={translate('common.cancel')}
        confirm={text('confirm')}
        onCancel={close}
        onConfirm={() => {
          close();
          turn(record);
        }}
      />
    ));
  return (
    <Tooltip title={name}>
      <IconButton
        size="small"
        aria-label={name}
        aria-haspopup="dialog"
        aria-busy={turning}
        onClick={() => {
          if (!turning) confirm();
        }}
      >
        {record.ativo ? <ToggleOnOutlined /> : <ToggleOffOutlined />}
      </IconButton>
    </Tooltip>
  );
}
