import ToggleOffOutlined from '@mui/icons-material/ToggleOffOutlined';
import ToggleOnOutlined from '@mui/icons-material/ToggleOnOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../kit/edit/ConfirmDialog';
import type { AccountRecord } from './account';
import { useTurnAccount } from './use-turn-account';

/** ACC-11: asks, and then activates or deactivates the account of a row. */
export function TurnButton({ record }: { record: AccountRecord }) {
  const translate = useTranslate();
  const { turn, turning } = useTurnAccount();
  /** The account as it was when it was asked about. */
  const [asked, setAsked] = useState(record);
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
            setAsked(record);
            setOpen(true);
          }}
        >
          {record.ativo ? <ToggleOnOutlined /> : <ToggleOffOutlined />}
        </IconButton>
      </Tooltip>
      <ConfirmDialog
        open={open}
        destructive={asked.ativo}
        title={text('title', asked)}
        text={text('text', asked)}
        cancel={translate('common.cancel')}
        confirm={text('confirm', asked)}
        onCancel={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false);
          turn(asked);
        }}
      />
    </>
  );
}
