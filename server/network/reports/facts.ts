import { type SqlBool, sql } from 'kysely';
import type { FileFormat } from '../../../contract/exports';
import { currencyOf, type Language } from '../../../contract/languages';
import { type Period, periodOf, type ReportFilter } from '../../../contract/reports';
import { formatDate, formatDateTime, formatInteger } from '../../../i18n/format';
import { message } from '../../../i18n/server';
import { factsOf } from '../../engines/exports/long-facts';
import type { Fact } from '../../engines/exports/table';
import type { Db } from '../../platform/db/connections';
import { type Scope, within } from '../../platform/principal/scope';
import { wallClock } from '../../platform/time/wall-clock';
import { arrivedBy } from './arrived';
import { namedAccounts, namedEstablishments, namedGroups, namedOperators } from './named';

/** Names that stand above the table of a PDF; of more it says how many, and the other forms name all. */
const NAMED_IN_PDF = 20;

interface FileContext {
  language: Language;
  /** The deployment's, if it has one. */
  currency: string | null;
  scope: Scope;
  format: FileFormat;
  /** The delivery up to which the file goes. */
  position: number;
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
  context: FileContext,
): Promise<(rows: number) => Fact[]> {
  return plainFacts(trx, periodOf(request), context, await filters(trx, request, context));
}

/** The same of a file that says by itself what it goes over: `chosen`. */
export async function plainFacts(
  trx: Db,
  period: Period,
  { language, currency, position, at, timeZone }: Omit<FileContext, 'scope' | 'format'>,
  chosen: readonly Fact[],
): Promise<(rows: number) => Fact[]> {
  const fact = (key: 'period' | 'currency' | 'rows' | 'made' | 'arrived', value: string): Fact => ({
    // The screen says it as well.
    label: message(language, key === 'arrived' ? 'exports.facts.arrived' : `exportFile.facts.${key}`),
    value,
  });
  const newest = await arrivedBy(trx, timeZone, position);
  return (rows) => [
    fact('period', periodIn(period, language)),
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
  { language, scope, format }: Pick<FileContext, 'language' | 'scope' | 'format'>,
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
    if (keys.length > 0) {
      const most = format === 'pdf' ? NAMED_IN_PDF : keys.length;
      facts.push(...factsOf(label, namesIn(await named(trx, keys), { keys, most, language })));
    } else if (list === 'groups' && request.todosAgrupadores === true) {
      facts.push({ label, value: message(language, 'reports.filters.allGroups') });
    } else if (list === 'establishments' && agrupadores.length === 0) {
      const all = await countEstablishments(trx, scope, corban);
      facts.push({ label, value: message(language, 'exportFile.facts.all', { smart_count: all }) });
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

function namesIn(
  named: readonly string[],
  { keys, most, language }: { keys: readonly string[]; most: number; language: Language },
): string {
  const shown = named.slice(0, most);
  const more = new Set(keys).size - shown.length;
  const rest = more > 0 ? [message(language, 'exportFile.facts.more', { smart_count: more })] : [];
  return [...shown, ...rest].join('; ');
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
