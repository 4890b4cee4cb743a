import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import type { WorkOrder } from '../../../contract/work-orders';
import { useFormat } from '../../ui/format/use-format';
import { isOverdue } from './work-order';

interface SlaProps {
  order: Pick<WorkOrder, 'sla' | 'dueDate' | 'minutesLeft'>;
  /** Whether the end of the promised time is shown as well. */
  whole?: boolean;
}

/**
 * WO-05: whether the promised time is kept and, while an order waits, how much is left or since when it is exceeded.
 */
export function Sla({ order, whole = false }: SlaProps) {
  const translate = useTranslate();
  const { dateTime, integer } = useFormat();
  const { dueDate, minutesLeft } = order;
  const overdue = isOverdue(order);
  const promised = dateTime(dueDate);
  const spoken = { date: promised.date, time: promised.time.slice(0, 5) };
  const promise = translate('workOrders.sla.promised', spoken);
  return (
    <Tooltip title={whole ? '' : promise} describeChild>
      <Box component="span" className={overdue ? 'overdue' : 'within'} sx={style}>
        {overdue && <WarningAmberOutlined aria-hidden />}
        <span>
          {translate(`workOrders.sla.${overdue ? 'overdue' : 'within'}`)}
          {minutesLeft !== null && (
            <span className="left">
              {' '}
              {translate(`workOrders.sla.${minutesLeft < 0 ? 'since' : 'left'}`, {
                time: durationText(Math.abs(minutesLeft)),
              })}
            </span>
          )}
          {whole && <span className="left">{promise}</span>}
        </span>
      </Box>
    </Tooltip>
  );

  function durationText(minutes: number): string {
    const hours = Math.floor(minutes / 60);
    if (hours === 0) return translate('workOrders.sla.minutes', { count: integer(minutes) });
    if (hours < 24) return translate('workOrders.sla.hours', { hours, minutes: minutes % 60 });
    return translate('workOrders.sla.days', { days: integer(Math.floor(hours / 24)), hours: hours % 24 });
  }
}

const style: SxProps<Theme> = {
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: '6px',
  '& svg': { fontSize: 16, marginTop: '2px' },
  overflowWrap: 'normal',
  '& .left': { display: 'block', whiteSpace: 'nowrap', typography: 'caption', color: 'text.secondary' },
  '&.overdue': { color: 'warning.main', fontWeight: 500 },
};
