import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { cutToUnits } from '../../../../../contract/text-forms';
import { formatSize } from '../../../../kit/export/format-size';
import { useFormat } from '../../../../ui/format/use-format';
import { factsStyle } from '../../facts-style';
import { CodeBlock } from '../CodeBlock';
import { memberOf, type TrialReply } from './send';

/** The most characters of a response that are shown: a page of a thousand rows would block the browser. */
const DRAWN = 20_000;

/** Statuses that have a sentence of their own. */
const SAID = [400, 401, 403, 404, 406, 429, 503];

/** The response: status, time, the headers that a client needs, and the beginning of the body. */
export function TrialReplyView({ reply }: { reply: TrialReply }) {
  const translate = useTranslate();
  const { integer, language } = useFormat();
  const text = (key: string, words: object = {}) => translate(`apiDocs.try.${key}`, words);
  const { status, headers, bytes, milliseconds } = reply;
  const whole = legible(reply.text);
  const detail = memberOf(reply.text, 'detail');
  const wait = headers.find(([name]) => name === 'retry-after')?.[1] ?? '';
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset belongs to a form
    <Box role="group" aria-label={text('answer')} sx={{ display: 'grid', gap: '12px', minWidth: 0 }}>
      <Typography component="output" variant="body2" sx={{ fontWeight: 600 }}>
        {text('status', { status, time: integer(milliseconds), size: formatSize(bytes, language) })}
      </Typography>
      {status >= 400 && (
        <Alert severity="error">
          {SAID.includes(status) ? text(`said.${status}`, { wait }) : text('said.other', { status })}
          {typeof detail === 'string' && <Typography variant="body2">{detail}</Typography>}
        </Alert>
      )}
      <Box component="dl" sx={factsStyle}>
        {headers.map(([name, value]) => (
          <div key={name}>
            <dt lang="en">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
      {whole.length > DRAWN && (
        <Typography variant="body2" color="text.secondary">
          {text('cut', { drawn: integer(DRAWN), all: integer(whole.length) })}
        </Typography>
      )}
      {whole !== '' && <CodeBlock label={text('body')} text={cutToUnits(whole, DRAWN)} copyable={false} />}
    </Box>
  );
}

/** Indents JSON where parsing changes no number: a text with a number longer than a double stays as it is. */
function legible(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    return JSON.stringify(value) === text ? JSON.stringify(value, null, 2) : text;
  } catch {
    return text;
  }
}
