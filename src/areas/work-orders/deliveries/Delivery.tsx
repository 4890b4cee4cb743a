import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Deliveries } from '../../../../contract/work-order-deliveries';
import { OPENS } from '../../../kit/list/rows';
import { useFormat } from '../../../ui/format/use-format';
import { editPath } from '../../../ui/paths';
import { useReason } from './use-reason';

interface DeliveryProps {
  delivery: Deliveries['content'][number];
  system: string;
  retrying: boolean;
  onRetry: () => void;
}

/** An order that waits: since when, why, and the time of the next attempt. */
export function Delivery({ delivery, system, retrying, onRetry }: DeliveryProps) {
  const translate = useTranslate();
  const { counted, dateTime } = useFormat();
  const reason = useReason();
  const { workOrder, nameAndLogicNumber, sinceDate, dueDate, tries, problem, detail } = delivery;
  const text = (key: string, words: object) => translate(`workOrders.deliveries.${key}`, words);
  return (
    <Box component="li" sx={rowStyle}>
      <div>
        <MuiLink component={Link} to={editPath('/chamados', workOrder)} {...OPENS} sx={{ fontWeight: 600 }}>
          {workOrder}
        </MuiLink>
        <Typography variant="body2">{nameAndLogicNumber}</Typography>
        <Typography variant="body2" color="text.secondary">
          {text('since', dateTime(sinceDate))}
        </Typography>
      </div>
      <div>
        <Typography variant="body1">{reason(problem, system)}</Typography>
        {detail !== null && (
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {detail}
          </Typography>
        )}
        <Typography variant="body2" color="text.secondary">
          {tries > 0 && `${text('tries', counted(tries))} `}
          {text('next', dateTime(dueDate))}
        </Typography>
      </div>
      <Button
        variant="outlined"
        size="small"
        aria-busy={retrying}
        aria-label={`${translate('common.retry')} ${workOrder}`}
        onClick={onRetry}
      >
        {translate('common.retry')}
      </Button>
    </Box>
  );
}

const rowStyle: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr) auto' },
  alignItems: 'center',
  gap: '8px 24px',
  cursor: 'pointer',
  padding: '12px 16px',
  borderTop: '1px solid',
  borderColor: 'divider',
  '& > .MuiButton-root': { justifySelf: 'start' },
};
