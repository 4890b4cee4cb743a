import DeleteOutlineOutlined from '@mui/icons-material/DeleteOutlineOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Establishment } from '../../../contract/user-options';

interface LinkedRowProps {
  code: string;
  /** Absent where the list of establishments could not be loaded. */
  establishment: Establishment | undefined;
  /** The groups through which the viewer has it, if any. */
  group: string | undefined;
  /** Absent where the viewer has it only through a group, and it can be removed only there. */
  onRemove: (() => void) | undefined;
}

/** VIEW-09: an establishment of a viewer. */
export function LinkedRow({ code, establishment, group, onRemove }: LinkedRowProps) {
  const translate = useTranslate();
  const { name = code, cidade = '', uf = '' } = establishment ?? {};
  const remove = translate('reportViewers.links.remove', { name });
  return (
    <TableRow hover>
      <TableCell>{code}</TableCell>
      <TableCell>
        {name}
        {group !== undefined && (
          <Typography variant="caption" component="p" color="text.secondary">
            {translate('reportViewers.links.throughGroup', { group })}
          </Typography>
        )}
      </TableCell>
      <TableCell>{cidade}</TableCell>
      <TableCell>{uf}</TableCell>
      <TableCell className="actions">
        {onRemove === undefined ? (
          <LockOutlined titleAccess={translate('reportViewers.links.locked')} />
        ) : (
          <Tooltip title={remove}>
            <IconButton size="small" aria-label={remove} onClick={onRemove}>
              <DeleteOutlineOutlined />
            </IconButton>
          </Tooltip>
        )}
      </TableCell>
    </TableRow>
  );
}
