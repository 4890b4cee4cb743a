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

/** It looks like a chip, as long as its words. */
const style: SxProps<Theme> = {
  width: 'auto',
  overflowWrap: 'normal',
  '&.MuiInputBase-root': { minHeight: 28, borderRadius: '14px', typography: 'body2' },
  '& .MuiSelect-select.MuiInputBase-input': { padding: '3px 28px 3px 10px', whiteSpace: 'nowrap' },
  '@media (max-width: 999.98px)': { '&.MuiInputBase-root': { minHeight: 44, borderRadius: '22px' } },
};
