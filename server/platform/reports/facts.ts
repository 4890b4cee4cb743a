import { type SqlBool, sql } from 'kysely';
import { currencyOf, type Language } from '../../../contract/languages';
import { type Period, periodOf, type ReportFilter } from '../../../contract/reports';
import { formatDate, formatDateTime, formatInteger } from '../../../i18n/format';
import { message } from '../../../i18n/server';
import type { Db } from '../db/open';
import type { Fact } from '../exports/table';
import { type Scope, within } from '../principal/scope';
import { wallClock } from '../time/wall-clock';
import { arrivedBy } from './arrived';
import { namedAccounts, namedEstablishments, namedGroups, namedOperators } from './named';

/** Names that a fact lists; of more it says how many. */
const NAMED = 20;

interface Making {
  language: Language;
  /** The deployment's, if it has one. */
  currency: string | null;
  scope: Scope;
  /** The instant at which the file is made, and the zone whose clocks tell it. */
  at: Date;
  timeZone: string;
}

/**
 * What a reader of a report's file has to know: its period, what it goes over, in which currency, how many rows it has, when
 * it was made, and up to which delivery data had arrived. What arrives or is cancelled later is in no earlier file, and
 * this tells which is earlier.
 * @returns the facts of a file with so many rows
 */
export async function reportFacts(
  trx: Db,
  request: ReportFilter,
  { language, currency, scope, at, timeZone }: Making,
): Promise<(rows: number) => Fact[]> {
  const fact = (key: 'period' | 'currency' | 'rows' | 'made' | 'arrived', value: string): Fact => ({
    label: message(language, `exports.facts.${key}`),
    value,
  });
  const newest = await arrivedBy(trx, timeZone);
  const chosen = await filters(trx, request, { language, scope });
  return (rows) => [
    fact('period', periodIn(periodOf(request), language)),
    ...chosen,
    fact('currency', currencyOf(language, currency)),
    fact('rows', formatInteger(rows, language)),
    fact('made', `${written(wallClock(timeZone, at), language)} (${timeZone})`),
    ...(newest === null
      ? []
      : [
          fact(
            'arrived',
            message(language, 'exports.facts.delivery', {
              moment: written(newest.at, language),
              // It identifies the delivery and is no number to count with.
              number: String(newest.delivery),
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
  return `${message(language, `reports.dateTypes.${dateType}`)}, ${end(startDate, startTime)} – ${end(endDate, endTime)}`;
}

/** One line for each filter that narrows, and one for the establishments also where all of them are in the file. */
async function filters(
  trx: Db,
  request: ReportFilter,
  { language, scope }: Pick<Making, 'language' | 'scope'>,
): Promise<Fact[]> {
  const { ecs, agrupadores, operadores, contas, corban = false } = request;
  const lists = [
    ['groups', agrupadores, namedGroups],
    ['establishments', ecs, namedEstablishments],
    ['operators', operadores, namedOperators],
    ['accounts', contas, namedAccounts],
  ] as const;
  const facts: Fact[] = [];
  for (const [list, keys, named] of lists) {
    const label = message(language, `reports.filters.${list}`);
    if (keys.length > 0)
      facts.push({ label, value: namesIn(await named(trx, keys.slice(0, NAMED)), keys, language) });
    else if (list === 'establishments' && agrupadores.length === 0) {
      const all = await countEstablishments(trx, scope, corban);
      facts.push({ label, value: message(language, 'exports.facts.all', { smart_count: all }) });
    }
  }
  if (corban) {
    facts.push({
      label: message(language, 'reports.filters.corban'),
      value: message(language, 'reports.filters.corbanHint'),
    });
  }
  return facts;
}

function namesIn(named: string[], keys: readonly string[], language: Language): string {
  const more = new Set(keys).size - named.length;
  const rest = more > 0 ? [message(language, 'exports.facts.more', { smart_count: more })] : [];
  return [...named, ...rest].join('; ');
}

/** How many a report without a choice goes over. */
async function countEstablishments(trx: Db, scope: Scope, corban: boolean): Promise<number> {
  const { count } = await trx
    .selectFrom('establishment')
    .where(within(scope, sql.ref('code')))
    .where(corban ? sql<SqlBool>`corban` : sql<SqlBool>`true`)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
