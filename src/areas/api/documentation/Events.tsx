import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { WEBHOOK } from '../../../../contract/webhooks';
import { useFormat } from '../../../ui/format/use-format';
import { factsStyle } from '../facts-style';
import { Chapter } from './Chapter';
import { CodeBlock } from './CodeBlock';
import { FieldTable } from './FieldTable';
import { Prose } from './Prose';
import { type ApiDocument, eventsOf } from './reference/document';

/** What a receiver has to know beside the data, in the order in which it needs it. */
const FACTS = ['order', 'again', 'once', 'pause', 'samples', 'limits', 'amounts'] as const;

/** HELP-07: the events that are posted to receivers: how they come, and what each contains. */
export function Events({ anchor, document }: { anchor: string; document: ApiDocument }) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const text = (key: string, words: object = {}) => translate(`apiDocs.events.${key}`, words);
  const { events, headers } = eventsOf(document);
  const hours = Math.round(WEBHOOK.pauses.reduce((sum, pause) => sum + pause, 0) / 3600);
  const words = {
    seconds: integer(WEBHOOK.timeout / 1000),
    attempts: integer(WEBHOOK.pauses.length + 1),
    hours: integer(hours),
    days: integer(WEBHOOK.days),
    most: integer(WEBHOOK.most),
  };
  return (
    <Chapter anchor={anchor} title={text('title')} text={text('text')}>
      <Box component="dl" sx={factsStyle}>
        {FACTS.map((fact) => (
          <div key={fact}>
            <dt>{text(`${fact}.title`)}</dt>
            <dd>
              <Prose text={text(`${fact}.text`, words)} />
            </dd>
          </div>
        ))}
      </Box>
      <Typography component="h3" variant="subtitle2">
        {text('headers')}
      </Typography>
      <FieldTable title={text('headers')} fields={headers} />
      {events.map(({ type, summary, description, fields, example }) => (
        <Box key={type} component="section" aria-label={type} sx={{ display: 'grid', gap: '8px' }}>
          <Typography component="h3" variant="subtitle2" translate="no">
            {type}
          </Typography>
          <Typography variant="body2" lang="en">
            <b>{summary}.</b> <Prose text={description} />
          </Typography>
          <FieldTable title={text('fields', { type })} fields={fields} />
          <CodeBlock
            label={text('example', { type })}
            text={JSON.stringify(example, null, 2)}
            copyable={false}
          />
        </Box>
      ))}
    </Chapter>
  );
}
