import { type SqlBool, sql } from 'kysely';
import { type SecurityEvent, securityOrder } from '../../../../contract/security-events';
import { formatDate } from '../../../../i18n/format';
import { eventText } from '../../../../i18n/security-words';
import { type MessageKey, message } from '../../../../i18n/server';
import { readAhead } from '../../../engines/exports/read-ahead';
import type { Read } from '../../../engines/exports/reading';
import type { ExportSource } from '../../../engines/exports/source';
import type { ColumnType, Fact, Row } from '../../../engines/exports/table';
import type { Config } from '../../../platform/config';
import { speechOf } from '../export';
import { rowsAndMaking } from '../facts';
import type { Trail } from '../list';
import type { Place } from '../window';
import { behindPlace, readEvents, streamSince } from './list';
import { matchingEvents, placesOf } from './stream';

/** The kind of the tickets of the stream. */
export const SECURITY_EXPORT = 'security';

const TITLE = 'exports.titles.security';

const types = {
  at: 'dateTime',
  kind: 'text',
  result: 'text',
  count: 'integer',
  actor: 'text',
  login: 'code',
  profile: 'text',
  target: 'text',
  details: 'text',
  address: 'code',
  browser: 'text',
} as const satisfies Record<string, ColumnType>;

/** The stream as a file: all events of the filter in the order of the screen, one line each. */
export function securityExport(config: Config, recordNames: Trail['recordNames']): ExportSource {
  return {
    title: TITLE,
    fileName: 'eventos-seguranca',
    screens: ['/eventos-seguranca'],
    table: async ({ request, language, read, at, timeZone }) => {
      const { filter, order = 'DESC' } = securityOrder.parse(request);
      const speech = speechOf(language, config.currency);
      let lines = 0;
      const events = eventsIn(read, {
        filter,
        order,
        timeZone,
        recordNames,
        since: streamSince({ config, now: () => at }),
      });
      return {
        language,
        title: message(language, TITLE),
        facts: () => [
          ...filterFacts(
            filter,
            (key) => message(language, key),
            (day) => formatDate(day, language),
          ),
          ...rowsAndMaking(lines, { speech, at, timeZone }),
        ],
        columns: Object.entries(types).map(([id, type]) => ({
          id,
          heading: message(language, `securityEvents.columns.${id as keyof typeof types}`),
          type,
        })),
        batches: linesOf(
          readAhead(events),
          (event) => lineOf(event, speech),
          (written) => {
            lines += written;
          },
        ),
        totals: () => [],
        done: () => lines,
      };
    },
  };
}

type Filter = ReturnType<typeof securityOrder.parse>['filter'];

function filterFacts(
  { who, kind, result, address, from, to }: Filter,
  say: (key: MessageKey) => string,
  dayOf: (day: string) => string,
): Fact[] {
  const fact = (name: 'who' | 'kind' | 'result' | 'address' | 'from' | 'to', value?: string): Fact[] =>
    value === undefined || value === '' ? [] : [{ label: say(`securityEvents.filters.${name}`), value }];
  return [
    ...fact('who', who),
    ...fact(
      'kind',
      kind &&
        [kind]
          .flat()
          .map((one) => say(`securityEvents.kinds.${one}`))
          .join('; '),
    ),
    ...fact('result', result && say(`securityEvents.results.${result}`)),
    ...fact('address', address),
    ...fact('from', from && dayOf(from)),
    ...fact('to', to && dayOf(to)),
  ];
}

function lineOf(event: SecurityEvent, speech: ReturnType<typeof speechOf>): Row {
  const text = eventText(event, speech);
  return [
    event.at.replace('T', ' '),
    text.kind,
    text.result,
    event.count,
    text.actor,
    event.actor,
    text.profile,
    text.target,
    text.reason ?? text.fields,
    event.address,
    text.browser,
  ];
}

interface Selected extends Trail {
  filter: Filter;
  order: 'ASC' | 'DESC';
  since: Date;
}

/** The events that one query reads. */
const CHUNK = 200;

/** Yields all events that match, chunk by chunk; of those that come meanwhile none, whichever the order. */
async function* eventsIn(
  read: Read,
  { filter, order, since, ...trail }: Selected,
): AsyncGenerator<SecurityEvent[]> {
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const { matching, until } = await read(async (trx) => {
    const { rows } = await sql<{ now: string }>`select to_json(clock_timestamp()) #>> '{}' as now`.execute(
      trx,
    );
    return {
      matching: await matchingEvents(trx, filter, { timeZone: trail.timeZone, since }),
      until: rows[0]?.now ?? since.toISOString(),
    };
  });
  let last: Place | undefined;
  do {
    const after = last;
    const chunk = await read(async (trx) => {
      const meanwhile = sql<SqlBool>`at <= ${until}::timestamptz`;
      const wanted =
        after === undefined ? meanwhile : sql<SqlBool>`(${meanwhile} and ${behindPlace(after, direction)})`;
      const places = placesOf(matching, direction, { behind: wanted, limit: CHUNK });
      const { rows } = await sql<Place>`
        select id, to_json(at) #>> '{}' as at from (${places}) as chunk`.execute(trx);
      const numbers = rows.map(({ id }) => id);
      // Some may be purged between the two queries, and the chunk ends where it ended.
      return {
        events: await readEvents(trx, numbers, trail),
        end: rows.length === CHUNK ? rows.at(-1) : undefined,
      };
    });
    yield chunk.events;
    last = chunk.end;
  } while (last !== undefined);
}

async function* linesOf(
  chunks: AsyncGenerator<SecurityEvent[]>,
  lineOfEvent: (event: SecurityEvent) => Row,
  written: (count: number) => void,
): AsyncGenerator<Row[]> {
  for await (const events of chunks) {
    yield events.map(lineOfEvent);
    written(events.length);
  }
}
