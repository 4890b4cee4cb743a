import ToggleOffOutlined from '@mui/icons-material/ToggleOffOutlined';
import ToggleOnOutlined from '@mui/icons-material/ToggleOnOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../kit/edit/ConfirmDialog';
import type { AccountRecord } from './account';
import { useTurnAccount } from './use-turn-account';

/** ACC-11: activates or deactivates the account of a row, after a confirmation. */
export function TurnButton({ record }: { record: AccountRecord }) {
  const translate = useTranslate();
  const { turn, turning } = useTurnAccount();
  /** The account as it was when the dialog opened. */
  const [subject, setSubject] = useState(record);
  const [open, setOpen] = useState(false);
  const text = (part: string, { ativo, apelido }: AccountRecord) =>
    translate(`accounts.turn.${ativo ? 'deactivate' : 'activate'}.${part}`, { name: apelido });
  const name = text('open', record);
  return (
    <>
      <Tooltip title={name}>
        <IconButton
          size="small"
          aria-label={name}
          aria-haspopup="dialog"
          aria-busy={turning}
          onClick={() => {
            if (turning) return;
            setSubject(record);
            setOpen(true);
          }}
        >
          {record.ativo ? <ToggleOnOutlined /> : <ToggleOffOutlined />}
        </IconButton>
      </Tooltip>
      <ConfirmDialog
        open={open}
        destructive={subject.ativo}
        title={text('title', subject)}
        text={text('text', subject)}
        cancel={translate('common.cancel')}
        confirm={text('confirm', subject)}
        onCancel={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false);
          turn(subject);
        }}
      />
    </>
  );
}
