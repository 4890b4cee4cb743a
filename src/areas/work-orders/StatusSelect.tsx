import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { SxProps, Theme } from '@mui/material/styles';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { landmarkOf } from '../../ui/focus/landmark';
import { StatusText } from './StatusText';
import { useSetStatus } from './use-set-status';
import { type OrderRecord, statuses } from './work-order';

interface StatusSelectProps {
  order: Pick<OrderRecord, 'id' | 'status' | 'version'>;
  /** Called when the server has replied, or could not be reached. */
  onSettled?: (() => void) | undefined;
}

/** WO-02: people of level 1 set the status of an order; the new one is shown when the server has replied. */
export function StatusSelect({ order, onSettled }: StatusSelectProps) {
  const translate = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const { set, setting } = useSetStatus(onSettled);
  return (
    <Select
      ref={root}
      size="small"
      value={order.status}
      aria-busy={setting}
      onChange={({ target }) => set(order, target.value)}
      inputProps={{ 'aria-label': translate('workOrders.status.of', { number: order.id }) }}
      MenuProps={{ container: () => landmarkOf(root.current) }}
      sx={style}
    >
      {statuses.map((status) => (
        <MenuItem key={status} value={status}>
          <StatusText status={status} />
        </MenuItem>
      ))}
    </Select>
  );
}

const style: SxProps<Theme> = {
  width: '100%',
  // Words are not truncated; the table makes room.
  minWidth: 'min(100%, 136px)',
  maxWidth: 240,
  overflowWrap: 'normal',
  '&.MuiInputBase-root': { minHeight: 32, typography: 'body2' },
  '& .MuiSelect-select.MuiInputBase-input': { padding: '5px 28px 5px 8px', whiteSpace: 'normal' },
  '@media (max-width: 999.98px)': { '&.MuiInputBase-root': { minHeight: 44 } },
};
