import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../contract/languages';
import { type Period, periodOf, type ReportRequest } from '../../contract/statement';
import { formatDate, formatDateTime, formatInteger } from '../../i18n/format';
import { message } from '../../i18n/server';
import type { Db } from '../db/open';
import type { Fact } from '../exports/table';
import { wallClock } from '../transactions/wall-clock';
import { arrivedBy } from './arrived';

/** Names that a fact lists; of more it says how many. */
const NAMED = 20;

interface Making {
  language: Language;
  /** The instant at which the file is made, and the zone whose clocks tell it. */
  at: Date;
  timeZone: string;
}

/**
 * What a reader has to know of a statement: its period, what it was narrowed by, when it was made, and up to which
 * delivery data had arrived. What arrives or is cancelled later is in no earlier file, and this tells which is earlier.
 */
export async function statementFacts(
  trx: Db,
  request: ReportRequest,
  { language, at, timeZone }: Making,
): Promise<Fact[]> {
  const fact = (key: 'period' | 'made' | 'arrived', value: string): Fact => ({
    label: message(language, `exports.facts.${key}`),
    value,
  });
  const newest = await arrivedBy(trx, timeZone);
  return [
    fact('period', periodIn(periodOf(request), language)),
    ...(await filters(trx, request, language)),
    fact('made', `${written(wallClock(timeZone, at), language)} (${timeZone})`),
    ...(newest === null
      ? []
      : [
          fact(
            'arrived',
            message(language, 'exports.facts.delivery', {
              moment: written(newest.at, language),
              number: formatInteger(newest.delivery, language),
            }),
          ),
        ]),
  ];
}

function written(moment: string, language: Language): string {
  const { date, time } = formatDateTime(moment, language);
  return `${date} ${time}`;
}

function periodIn({ dateType, startDate, startTime, endDate, endTime }: Period, language: Language): string {
  const end = (date: string, time: string) =>
    dateType === 'dc' ? formatDate(date, language) : written(`${date} ${time}`, language);
  return `${message(language, `statement.dateTypes.${dateType}`)}, ${end(startDate, startTime)} – ${end(endDate, endTime)}`;
}

/** One line for each filter that narrows. */
async function filters(trx: Db, request: ReportRequest, language: Language): Promise<Fact[]> {
  const { ecs, agrupadores, operadores, contas, corban } = request;
  const lists = [
    { list: 'groups', all: request.todosAgrupadores, keys: agrupadores, names: groupNames },
    { list: 'establishments', all: request.todosEcs, keys: ecs, names: establishmentNames },
    // STMT-09: with corban, operators and accounts do not count.
    ...(corban
      ? []
      : ([
          { list: 'operators', all: request.todosOperadores, keys: operadores, names: operatorNames },
          { list: 'accounts', all: request.todasContas, keys: contas, names: accountNames },
        ] as const)),
  ] as const;
  const facts: Fact[] = [];
  for (const { list, all, keys, names } of lists) {
    if (all || keys.length === 0) continue;
    const { rows } = await sql<{ name: string }>`${names(keys.slice(0, NAMED))}`.execute(trx);
    const named = rows.map(({ name }) => name);
    const more = new Set(keys).size - named.length;
    if (more > 0) named.push(message(language, 'exports.facts.more', { smart_count: more }));
    facts.push({ label: message(language, `statement.filters.${list}`), value: named.join('; ') });
  }
  if (corban) {
    facts.push({
      label: message(language, 'statement.filters.corban'),
      value: message(language, 'statement.filters.corbanHint'),
    });
  }
  return facts;
}

type NamesOf = (keys: readonly string[]) => RawBuilder<unknown>;

const groupNames: NamesOf = (keys) =>
  sql`select name from grouper where id = any(${keys}::int[]) order by name, id`;
const establishmentNames: NamesOf = (keys) =>
  sql`select name from establishment where code = any(${keys}::text[]) order by name, code`;
const operatorNames: NamesOf = (keys) =>
  sql`select name from operator where id = any(${keys}::int[]) order by name, id`;
const accountNames: NamesOf = (keys) =>
  sql`select concat_ws(' ', b.name, a.branch, a.number) as name
    from account a join bank b on b.code = a.bank_code where a.id = any(${keys}::int[]) order by 1`;
