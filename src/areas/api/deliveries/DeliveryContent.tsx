import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { ReplyOf } from '../../../../contract/operation';
import type { getWebhookDelivery } from '../../../../contract/webhook-log';
import { TableBox } from '../../../kit/TableBox';
import { useFormat } from '../../../ui/format/use-format';
import { factsStyle } from '../facts-style';
import { DeliveryState, DeliveryTries } from './DeliveryFacts';
import { eventKey } from './delivery';

/** The details of a delivery. */
export function DeliveryContent({ delivery }: { delivery: ReplyOf<typeof getWebhookDelivery> }) {
  const translate = useTranslate();
  const { dateTime } = useFormat();
  const text = (key: string) => translate(`api.deliveries.${key}`);
  const moment = (at: string) => translate('api.moment', dateTime(at));
  const { type, establishment, createdDate, triedDate, eventId, body, answer } = delivery;
  const facts: [name: string, value: ReactNode][] = [
    ['columns.type', translate(eventKey(type), { _: type })],
    ['filters.establishment', establishment],
    ['columns.createdDate', moment(createdDate)],
    ['columns.state', <DeliveryState key="state" delivery={delivery} />],
    ['columns.tries', <DeliveryTries key="tries" delivery={delivery} />],
    ['triedDate', triedDate && moment(triedDate)],
    ['eventId', eventId],
  ];
  return (
    <Box sx={contentStyle}>
      <Box component="dl" sx={factsStyle}>
        {facts
          .filter(([, value]) => value !== null)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{text(name)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </Box>
      <Text title={text('body')} text={body === null ? text('foreign') : indented(body)} />
      {answer !== null && answer !== '' && <Text title={text('answer')} text={answer} />}
    </Box>
  );
}

/** Indents JSON for people; the signature is that of the body as it was sent. */
function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

function Text({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <Typography variant="subtitle2" component="h3" sx={{ marginBottom: '4px' }}>
        {title}
      </Typography>
      <TableBox label={title}>
        <Box
          component="pre"
          sx={{
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            margin: 0,
            padding: '8px 12px',
            font: '12px/18px ui-monospace, monospace',
          }}
        >
          {text}
        </Box>
      </TableBox>
    </div>
  );
}

const contentStyle: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  '& section': { maxHeight: 320, overflow: 'auto' },
};
