import MailOutlined from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import type { WebhookEventType } from '../../../../contract/webhook-events';
import { webhookEventTypes } from '../../../../contract/webhooks';
import { useMenu } from '../../../ui/use-menu';
import { eventKeys } from '../event-keys';

interface SampleMenuProps {
  url: string;
  /** True while a sample is on its way. */
  busy: boolean;
  onChoose: (type: WebhookEventType) => void;
}

/** Asks which event is sent as a sample. */
export function SampleMenu({ url, busy, onChoose }: SampleMenuProps) {
  const translate = useTranslate();
  const { anchor, open, close, opener } = useMenu();
  const label = translate('api.webhooks.test.sample');
  return (
    <>
      <Button
        size="small"
        startIcon={<MailOutlined />}
        aria-label={`${label} ${url}`}
        aria-busy={busy}
        {...opener}
      >
        {label}
      </Button>
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label }, list: { 'aria-label': label } }}
      >
        {webhookEventTypes.map((type) => (
          <MenuItem
            key={type}
            onClick={() => {
              close();
              // Nothing is sent beside what is being sent.
              if (!busy) onChoose(type);
            }}
          >
            {translate(`api.events.${eventKeys[type]}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
