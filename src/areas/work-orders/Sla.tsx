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

/** WO-05: how much of the promised time is left or exceeded while an order waits; afterwards whether it was kept. */
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
          {minutesLeft === null
            ? translate(`workOrders.sla.${overdue ? 'overdue' : 'within'}`)
            : translate(`workOrders.sla.${minutesLeft < 0 ? 'late' : 'left'}`, {
                time: durationText(Math.abs(minutesLeft)),
              })}
          {whole && <span className="promise">{promise}</span>}
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
  whiteSpace: 'nowrap',
  '& .promise': { display: 'block', typography: 'caption', color: 'text.secondary' },
  '&.overdue': { color: 'warning.main', fontWeight: 500 },
};
