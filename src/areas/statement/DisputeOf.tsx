import GavelOutlined from '@mui/icons-material/GavelOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Disputable, ReportRow } from '../../../contract/statement';
import { wayToDispute } from '../../kit/carried-dispute';
import { useFormat } from '../../ui/format/use-format';
import { editPath } from '../../ui/paths';
import { cellOf } from './columns';
import { openDispute } from './open-dispute';

interface DisputeOfProps {
  transaction: Disputable;
  row: ReportRow;
  /** Whether there is room for words beside the icon. */
  worded?: boolean;
}

/**
 * A link from a transaction to the form that disputes it; for a disputed one, the state of the dispute and a link to
 * it.
 */
export function DisputeOf({ transaction, row, worded = false }: DisputeOfProps) {
  const translate = useTranslate();
  const { dateTime } = useFormat();
  const cache = useQueryClient();
  const open = openDispute(cache, transaction);
  if (open !== undefined) {
    const status = translate(`statement.dispute.status.${open.status === 0 ? 'waiting' : 'attended'}`);
    return (
      <MuiLink component={Link} to={editPath('/chamados', open.workOrder)} className="open">
        {translate('statement.dispute.open', { number: open.workOrder, status })}
      </MuiLink>
    );
  }
  const { numeroLogico, nsu, capturedAt, operatorCodeId } = transaction;
  const amount = cellOf(row, 'amount') ?? 0;
  const way = wayToDispute({ numeroLogico, nsu, capturedAt, operatorCodeId, amount });
  const action = translate('statement.dispute.action');
  const name = `${action}, ${Object.values(dateTime(capturedAt)).join(' ')}`;
  if (worded) {
    return (
      <Button component={Link} {...way} size="small" startIcon={<GavelOutlined />} aria-label={name}>
        {action}
      </Button>
    );
  }
  return (
    <Tooltip title={action}>
      <IconButton component={Link} {...way} size="small" aria-label={name}>
        <GavelOutlined />
      </IconButton>
    </Tooltip>
  );
}
