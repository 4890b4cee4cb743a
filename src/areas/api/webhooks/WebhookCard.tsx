import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { OPENS } from '../../../kit/list/rows';
import { StateMark, type Tone } from '../../../kit/StateMark';
import { useFormat } from '../../../ui/format/use-format';
import { webhookPath } from '../addresses';
import { eventKeys } from '../event-keys';
import { factsStyle } from '../facts-style';
import { EstablishmentNames } from './EstablishmentNames';
import { WebhookActions } from './WebhookActions';
import { stateOf, type WebhookRecord, type WebhookState } from './webhook';

const tones: Record<WebhookState, Tone> = { active: 'good', failing: 'open', paused: 'bad', off: 'off' };

/** A receiver: its address, its events, its state and its actions. */
export function WebhookCard({ webhook }: { webhook: WebhookRecord }) {
  const translate = useTranslate();
  const heading = useId();
  const { counted, dateTime } = useFormat();
  const { url, events, establishments, pausedDate, nextTryDate, waiting, lastDelivered } = webhook;
  const { previousSecretUntil } = webhook;
  const text = (key: string, words: object = {}) => translate(`api.webhooks.${key}`, words);
  const moment = (at: string | null) => (at === null ? '' : translate('api.moment', dateTime(at)));
  const state = stateOf(webhook);
  return (
    <Card component="section" aria-labelledby={heading} sx={cardStyle}>
      <Typography variant="subtitle1" component="h2" id={heading} sx={{ overflowWrap: 'anywhere' }}>
        <Link to={webhookPath(webhook.id)} preventScrollReset {...OPENS}>
          {url}
        </Link>
      </Typography>
      <Box component="dl" sx={factsStyle}>
        <div>
          <dt>{text('state')}</dt>
          <dd>
            <StateMark
              tone={tones[state]}
              text={text(`states.${state}`, { since: moment(pausedDate), next: moment(nextTryDate) })}
            />
            {waiting > 0 && ` · ${text('waiting', counted(waiting))}`}
          </dd>
        </div>
        <div>
          <dt>{text('events')}</dt>
          <dd>{events.map((event) => translate(`api.events.${eventKeys[event]}`)).join(', ')}</dd>
        </div>
        <div>
          <dt>{text('establishments')}</dt>
          <dd>
            {establishments === null ? (
              text('everyEstablishment')
            ) : (
              <EstablishmentNames codes={establishments} />
            )}
          </dd>
        </div>
        <div>
          <dt>{text('lastDelivered')}</dt>
          <dd>{lastDelivered === null ? text('neverDelivered') : moment(lastDelivered)}</dd>
        </div>
        {previousSecretUntil !== null && (
          <div>
            <dt>{text('previousSecret')}</dt>
            <dd>{text('signsUntil', { until: moment(previousSecretUntil) })}</dd>
          </div>
        )}
      </Box>
      <WebhookActions webhook={webhook} />
    </Card>
  );
}

const cardStyle: SxProps<Theme> = {
  display: 'grid',
  gap: '12px',
  minWidth: 0,
  padding: { xs: '16px', md: '20px 24px' },
  overflow: 'visible',
  cursor: 'pointer',
  '& h2 > a': {
    color: 'inherit',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '3px',
    '&:is(:hover, :focus-visible)': { textDecorationColor: 'currentColor' },
  },
};
