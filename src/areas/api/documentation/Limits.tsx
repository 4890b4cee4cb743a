import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { errorCodes } from '../../../../contract/errors';
import { API, CALLS_A_MINUTE } from '../../../../contract/limits';
import { useFormat } from '../../../ui/format/use-format';
import { factsStyle } from '../facts-style';
import { Chapter } from './Chapter';
import { FieldTable } from './FieldTable';
import { Prose } from './Prose';
import type { Field } from './reference/schema';

/** Statuses that a program meets, in ascending order. */
const STATUSES = [400, 401, 403, 404, 405, 406, 413, 415, 429, 500, 503, 504] as const;

/** The errors and the rate limits, which are the same for all calls. */
export function Limits({ anchor, problem }: { anchor: string; problem: readonly Field[] }) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const text = (key: string, words: object = {}) => translate(`apiDocs.limits.${key}`, words);
  return (
    <Chapter anchor={anchor} title={text('title')} text={text('text')}>
      <Box component="dl" sx={factsStyle}>
        {STATUSES.map((status) => (
          <div key={status}>
            {/* The `type` of a failure leads here. */}
            <dt id={errorCodes[status]} tabIndex={-1}>
              {status}
            </dt>
            <dd>
              <Prose text={text(`statuses.${status}`)} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{text('rate')}</dt>
          <dd>
            <Prose
              text={text('rateText', {
                calls: integer(CALLS_A_MINUTE.person),
                tokens: integer(API.tokensAMinute),
              })}
            />
          </dd>
        </div>
        <div>
          <dt>{text('again')}</dt>
          <dd>
            <Prose text={text('againText')} />
          </dd>
        </div>
      </Box>
      <Typography component="h3" variant="subtitle2">
        application/problem+json
      </Typography>
      <FieldTable title="application/problem+json" fields={problem} />
    </Chapter>
  );
}
