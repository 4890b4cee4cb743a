import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { SxProps, Theme } from '@mui/material/styles';
import { useListContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { deliveriesPath } from '../addresses';
import type { WebhookRecord } from '../webhooks/webhook';

interface ReceiverSelectProps {
  webhook: WebhookRecord;
  webhooks: readonly WebhookRecord[];
}

/** Selects the receiver whose deliveries are shown; filters stay, and its first page is shown. */
export function ReceiverSelect({ webhook, webhooks }: ReceiverSelectProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { filterValues, sort, perPage } = useListContext();
  const go = (id: number) => {
    const parameters = { page: '1', perPage: String(perPage), sort: sort.field, order: sort.order };
    const search = new URLSearchParams({ filter: JSON.stringify(filterValues), ...parameters });
    void navigate({ pathname: deliveriesPath(id), search: `?${search}` }, { preventScrollReset: true });
  };
  return (
    <Select
      size="small"
      value={webhook.id}
      onChange={({ target }) => go(target.value)}
      SelectDisplayProps={{ 'aria-label': translate('api.deliveries.receiver') }}
      sx={style}
    >
      {webhooks.map(({ id, url }) => (
        <MenuItem key={id} value={id} sx={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
          {url}
        </MenuItem>
      ))}
    </Select>
  );
}

const style: SxProps<Theme> = {
  maxWidth: 720,
  // The whole address is visible, however long it is.
  '& .MuiSelect-select.MuiSelect-select': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
};
