import { subHours } from 'date-fns';
import { sql } from 'kysely';
import { REQUEST_STATUS } from '../../../contract/code-requests';
import { OPERATOR_CODE } from '../../../contract/limits';
import type { Place } from '../../../contract/place';
import { TODAY_LIST } from '../../../contract/today';
import { formatInteger } from '../../../i18n/format';
import { defineTask } from '../../engines/today/define';
import { within } from '../../platform/principal/scope';
import { wallClock } from '../../platform/time/wall-clock';

interface Waiting {
  ec: string;
  name: string;
  requested_at: Date;
  /** Of all that wait: the oldest, how many they are, of how many codes and establishments. */
  oldest: Date;
  requests: number;
  codes: number;
  shops: number;
}

const placeOf = (filter: { ec?: string[] }): Place => ({
  screen: '/codigos-solicitados',
  filter: { status: REQUEST_STATUS.processing, ...filter },
});

/** Requests for codes that the terminals have not acknowledged; the index code_request_by_status finds them. */
export const codeRequestTask = defineTask({
  kind: 'codeRequests',
  screen: '/codigos-solicitados',
  async look({ db, scope, clock, language }) {
    const { rows } = await sql<Waiting>`
      select establishment_code as ec, (select name from establishment where code = establishment_code) as name,
        min(requested_at) as requested_at, min(min(requested_at)) over () as oldest,
        (sum(count(*)) over ())::int as requests, (sum(sum(quantity)) over ())::int as codes,
        (count(*) over ())::int as shops
      from code_request
      where status = ${REQUEST_STATUS.processing} and ${within(scope, sql.ref('establishment_code'))}
      group by establishment_code order by min(requested_at), establishment_code
      limit ${TODAY_LIST.named}`.execute(db);
    const [first] = rows;
    if (first === undefined) return null;
    const { oldest, requests, codes, shops } = first;
    const isOverdue = oldest < subHours(clock.now, OPERATOR_CODE.overdueHours);
    return {
      severity: isOverdue ? 'warning' : 'notice',
      title: [
        {
          key: 'today.tasks.codeRequests.title',
          words: { smart_count: requests, count: formatInteger(requests, language) },
        },
      ],
      text: {
        key: 'today.tasks.codeRequests.text',
        words: {
          shops: { first: rows.map(({ ec, name }) => ({ name, to: placeOf({ ec: [ec] }) })), total: shops },
          smart_count: codes,
          codes: formatInteger(codes, language),
        },
      },
      age: { moment: wallClock(clock.timeZone, oldest), of: 'since' },
      to: placeOf({}),
    };
  },
});
