import EditOutlined from '@mui/icons-material/EditOutlined';
import ListAltOutlined from '@mui/icons-material/ListAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { deliveriesPath, webhookPath } from '../addresses';
import { DeleteWebhook } from './DeleteWebhook';
import { RotateSecret } from './RotateSecret';
import { TestEvent } from './TestEvent';
import { TurnWebhook } from './TurnWebhook';
import type { WebhookRecord } from './webhook';

/** The actions of a receiver; the name of each button contains the receiver, because several have the same buttons. */
export function WebhookActions({ webhook }: { webhook: WebhookRecord }) {
  const translate = useTranslate();
  const { id, url } = webhook;
  const named = (key: string) => ({
    children: translate(`api.webhooks.${key}`),
    'aria-label': `${translate(`api.webhooks.${key}`)} ${url}`,
  });
  return (
    <Box sx={actionsStyle}>
      <TestEvent webhook={webhook} />
      <Button
        size="small"
        component={Link}
        to={webhookPath(id)}
        preventScrollReset
        startIcon={<EditOutlined />}
        {...named('edit')}
      />
      <Button
        size="small"
        component={Link}
        to={deliveriesPath(id)}
        startIcon={<ListAltOutlined />}
        {...named('deliveries')}
      />
      <RotateSecret webhook={webhook} />
      <TurnWebhook webhook={webhook} />
      <DeleteWebhook webhook={webhook} />
    </Box>
  );
}

const actionsStyle: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  '& .result': { order: 1, flexBasis: '100%', minWidth: 0 },
  '@media print': { display: 'none' },
};
