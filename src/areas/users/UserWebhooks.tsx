import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { LEVEL } from '../../../contract/access';
import { listUserWebhooks } from '../../../contract/user-webhooks';
import type { UserRecord } from '../../../contract/users';
import type { Webhook } from '../../../contract/webhooks';
import { call } from '../../portal/client';
import { checkedReply } from '../../portal/reply';
import { LoadFailure } from '../../ui/states/LoadFailure';
import { EndWebhook } from './EndWebhook';

const stateOf = ({ active, pausedDate }: Webhook) =>
  active ? (pausedDate === null ? 'active' : 'paused') : 'off';

/** The receivers of a manager's events, which outlive the person who set them up: level 1 sees and ends them. */
export function UserWebhooks({ record }: { record: UserRecord }) {
  const translate = useTranslate();
  const heading = useId();
  const isManager = record.effectiveRoles.includes(LEVEL.manager);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['usuarios', 'webhooks', record.id],
    queryFn: async ({ signal }) =>
      checkedReply(await call(listUserWebhooks, { params: { id: record.id }, signal }), ({ content }) =>
        Array.isArray(content),
      ),
    enabled: isManager,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  if (!isManager) return null;
  if (data === undefined && error !== null && !isFetching) {
    return <LoadFailure title={translate('users.webhooks.loadFailed')} error={error} onRetry={refetch} />;
  }
  if (data === undefined || data.content.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <Typography variant="subtitle2" component="h3" id={heading}>
        {translate('users.webhooks.title')}
      </Typography>
      <Box component="ul" sx={listStyle}>
        {data.content.map((webhook) => (
          <li key={webhook.id}>
            <span className="url">{webhook.url}</span>
            <Typography variant="body2" component="span" color="text.secondary">
              {translate(`users.webhooks.states.${stateOf(webhook)}`)}
            </Typography>
            <EndWebhook user={record.id} webhook={webhook} onEnd={() => void refetch()} />
          </li>
        ))}
      </Box>
    </section>
  );
}

const listStyle: SxProps<Theme> = {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', minHeight: 36 },
  '& .url': { minWidth: 0, overflowWrap: 'anywhere' },
};
