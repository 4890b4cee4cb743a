import EditOutlined from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { editPath } from '../../ui/paths';
import { carrying } from './carried';
import type { CodeRecord } from './code';

/** OPC-03, OPC-10: the link from a row to its form. It carries the code, so that the form can be shown at once. */
export function EditCodeLink({ code }: { code: CodeRecord }) {
  const translate = useTranslate();
  const name = translate('operatorCodes.open', { name: code.name });
  return (
    <Tooltip title={name}>
      <IconButton
        component={Link}
        to={editPath('/codigos-operadores', code.id)}
        state={carrying(code)}
        size="small"
        aria-label={name}
      >
        <EditOutlined />
      </IconButton>
    </Tooltip>
  );
}
