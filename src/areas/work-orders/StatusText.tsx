import DoneAllOutlined from '@mui/icons-material/DoneAllOutlined';
import DoneOutlined from '@mui/icons-material/DoneOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { WorkOrder } from '../../../contract/work-orders';
import { statusKeys } from './work-order';

const icons = { waiting: HourglassEmptyOutlined, closed: DoneAllOutlined, attended: DoneOutlined };

/** WO-06: an icon and the word. */
export function StatusText({ status }: Pick<WorkOrder, 'status'>) {
  const translate = useTranslate();
  const key = statusKeys[status];
  const Icon = icons[key];
  return (
    <Box component="span" className={key} sx={style}>
      <Icon aria-hidden />
      {translate(`workOrders.status.${key}`)}
    </Box>
  );
}

const style: SxProps<Theme> = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '& svg': { fontSize: 16 },
  '&.waiting': { color: 'text.secondary' },
  '&:not(.waiting) svg': { color: 'success.main' },
};
