import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ExportFormat } from '../../../contract/exports';
import { SHEET } from '../../../contract/import-sheets';
import { currencyOf } from '../../../contract/languages';
import { message } from '../../../i18n/server';
import type { Db } from '../../platform/db/connections';
import { HttpError } from '../../platform/errors/http-error';
import type { Scope } from '../../platform/principal/scope';
import type { Clock } from '../../platform/time/clock';
import { readAhead } from '../exports/read-ahead';
import { readTexts, type Texts } from '../exports/read-texts';
import type { Read } from '../exports/reading';
import type { ExportSource } from '../exports/source';
import type { Column, Row } from '../exports/table';
import { listFacts } from './facts';
import type { ListColumn, ListSource } from './source';
import { unseparated } from './unseparated';

/** Rows that one query reads: as many as of the statement. */
const PORTION = 2000;
/** The rows that are passed on at once; in between other calls are answered. */
const BATCH = 100;

/** What is asked for, as the contract has it. */
export interface ListRequest {
  format: ExportFormat;
  filter: object;
  sort?: string | undefined;
  columns?: readonly string[] | undefined;
  ids?: readonly string[] | undefined;
  except?: readonly string[] | undefined;
  /** A sheet to be edited and imported again. */
  edit?: true | undefined;
}

/**
 * The keys of the rows that the file has, in its order. They are read before the first row: what is renamed while a
 * long file is written comes once all the same, in the order of the beginning.
 */
export async function listedKeys(
  trx: Db,
  source: ListSource,
  scope: Scope,
  request: ListRequest,
  clock: Clock,
): Promise<(string | number)[]> {
  const { sorts, key, initial } = source;
  const { filter, sort = initial } = request;
  const [field = '', direction = 'asc'] = sort.split(',');
  const expression = sorts[field];
  if (expression === undefined) throw new Error(`A list is not sorted by ${field}`);
  const order = sql`${expression} ${sql.raw(direction)}, ${key} ${sql.raw(source.keyDirection ?? direction)}`;
  const matching = source.matching(trx, scope, filter, { only: chosen(source, request), order, clock });
  const { rows } = await sql<{ key: string | number }>`${matching}`.execute(trx);
  return rows.map((row) => row.key);
}

/** How many rows the file would have now. */
export async function countListed(
  db: Db,
  source: ListSource,
  scope: Scope,
  request: ListRequest,
  clock: Clock,
): Promise<number> {
  const matching = source.matching(db, scope, request.filter, { only: chosen(source, request), clock });
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${matching} as matching`.execute(db);
  return rows[0]?.count ?? 0;
}

/** @throws HttpError 400 for more records than an import takes back */
export function assertNotTooManyToEdit(rows: number): void {
  if (rows <= SHEET.rows) return;
  const most = String(SHEET.rows);
  throw new HttpError(400, 'imports.sheet.tooMany', {}, null, { most, rows: String(rows) });
}

/** Whether a row is among those that were named and none of those that were left out, a hundred thousand of each. */
function chosen({ key }: ListSource, { ids, except = [] }: ListRequest): RawBuilder<SqlBool> {
  const named = ids === undefined ? sql`true` : sql`${key}::text = any(${ids}::text[])`;
  return sql<SqlBool>`(${named} and not (${key}::text = any(${except}::text[])))`;
}

/**
 * LIST-14, LIST-15: a list as a file, as the statement's export makes it: whoever fetches it gets what its scope
 * covers at that moment. CSV has the table alone, so that programs, and the import, read it as it is; a workbook says
 * on a sheet of its own what the table was filtered by. Of amounts a CSV says the currency in a last column.
 * @param pinned the currency of the deployment, if it has one
 */
export function listExport(source: ListSource, pinned: string | null): ExportSource {
  return {
    title: source.title,
    fileName: source.name,
    screens: [source.screen],
    table: async ({ request, scope, language, format, read, at, timeZone }) => {
      const listRequest = request as ListRequest;
      const { totals } = source;
      const columns = chosenColumns(source, listRequest);
      const hasAmounts = columns.some(([, { type }]) => type === 'money');
      const currency = hasAmounts ? currencyOf(language, pinned) : null;
      const clock = { now: at, timeZone };
      const { keys, facts, amounts } = await read(async (trx) => {
        const keys = await listedKeys(trx, source, scope, listRequest, clock);
        return {
          keys,
          facts: await listFacts(trx, source, listRequest.filter, { language, currency, at, timeZone }),
          amounts: keys.length > 0 ? await totals?.amounts(trx, keys) : undefined,
        };
      });
      let rows = 0;
      // A form that begins with the facts is told how many rows there are; one that ends with them, how many were written.
      const count = () => (complete ? rows : keys.length);
      let complete = false;
      const currencyColumn: Column[] =
        format === 'csv' && currency !== null
          ? [{ id: 'moeda', heading: message(language, 'exportFile.facts.currency'), type: 'code' }]
          : [];
      return {
        language,
        title: message(language, source.title),
        facts: () => (format === 'csv' ? [] : facts(count())),
        about: () => facts(count()),
        columns: [
          ...columns.map(([id, { title, type }]): Column => {
            const column = { id, heading: message(language, title), type };
            return type === 'money' && currency !== null ? { ...column, currency } : column;
          }),
          ...currencyColumn,
        ],
        batches: batches(
          withEnd(readAhead(portions(read, source, keys, valuesOf(columns, scope, clock))), () => {
            complete = true;
          }),
          ({ values }, row) => {
            rows += 1;
            const cells = columns.map(([, { shown }], index) => {
              const text = values[row * columns.length + index] as string;
              const cell = shown === undefined ? text : shown(text, language);
              return cell === '' ? null : cell;
            });
            return currencyColumn.length > 0 ? [...cells, currency] : cells;
          },
        ),
        totals: () =>
          totals === undefined || amounts === undefined
            ? []
            : [{ label: message(language, totals.label), amounts, sumOf: 'all' }],
      };
    },
  };
}

type NamedColumns = readonly (readonly [string, ListColumn])[];

function chosenColumns({ columns }: ListSource, { columns: chosen }: ListRequest): NamedColumns {
  const all = Object.entries(columns);
  return chosen === undefined
    ? all
    : [...new Set(chosen)].flatMap((id) => all.filter(([known]) => known === id));
}

const valuesOf = (columns: NamedColumns, scope: Scope, clock: Clock) =>
  columns.map(([, { value }]) => unseparated(value(scope, clock)));

async function* portions(
  read: Read,
  { table, key, keys: type }: ListSource,
  keys: readonly (string | number)[],
  values: ReturnType<typeof valuesOf>,
): AsyncGenerator<Texts> {
  for (let start = 0; start < keys.length; start += PORTION) {
    const portion = keys.slice(start, start + PORTION);
    yield await read((trx) =>
      readTexts(
        trx,
        values,
        sql`from unnest(${portion}::${type}) with ordinality as listed(key, place)
          join ${table} on ${key} = listed.key
          order by listed.place`,
      ),
    );
  }
}

/** The same items; `ended` is called after the last one. */
async function* withEnd<Item>(items: AsyncGenerator<Item>, ended: () => void): AsyncGenerator<Item> {
  yield* items;
  ended();
}

async function* batches(
  chunks: AsyncGenerator<Texts>,
  cells: (texts: Texts, row: number) => Row,
): AsyncGenerator<readonly Row[]> {
  for await (const texts of chunks) {
    for (let start = 0; start < texts.rows; start += BATCH) {
      const length = Math.min(BATCH, texts.rows - start);
      yield Array.from({ length }, (_, index) => cells(texts, start + index));
    }
  }
}
