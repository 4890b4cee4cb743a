import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { useRowDialog } from '../../../kit/list/RowDialogs';
import type { CodeRecord } from '../code';
import { HandoverDialog } from './HandoverDialog';

/** Opens the dialog that hands over the code of a row. */
export function HandoverButton({ code }: { code: CodeRecord }) {
  const translate = useTranslate();
  const openDialog = useRowDialog();
  const name = translate('codeLife.handover.openFor', { name: code.name });
  return (
    <Tooltip title={name}>
      <IconButton
        size="small"
        aria-label={name}
        onClick={() =>
          openDialog((open, close) => <HandoverDialog code={open ? code : null} onClose={close} />)
        }
      >
        <BadgeOutlined />
      </IconButton>
    </Tooltip>
  );
}
