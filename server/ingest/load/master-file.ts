import { sql } from 'kysely';
import { isInLatinLetters } from '../../../contract/lookalikes';
import { tailOf } from '../../../contract/operator-codes';
import type { Db } from '../../platform/db/connections';
import { system } from '../../platform/principal/principal';
import { quoted } from '../cell-checks/cells';
import type { RowRules } from '../cell-checks/row-rules';
import { contentOf, type Master, type Saved, saveMasters } from '../master-data/masters';
import { type FileLoad, type GoodRow, goodRows, type NetworkFile } from './file';
import type { References } from './rules';

const loader = system('load');

interface MasterFileOptions {
  /** The column of the file for the unique column of the master. */
  uniqueColumn?: string;
}

/** A file of master records. It is read into memory, because a network has thousands of them, not millions. */
export function masterFile<R extends object>(
  name: string,
  master: Master<R>,
  rulesOf: (references: References) => RowRules<R>,
  { uniqueColumn }: MasterFileOptions = {},
): NetworkFile {
  return {
    name,
    load: async (context) => {
      const rows = await distinctRows(context, name, master, rulesOf(context.references));
      if (uniqueColumn !== undefined) await assertOwnValues(context, master, uniqueColumn, rows.list);
      if (context.problems.rows > 0) return { created: 0, changed: 0, known: 0 };
      const saved = await saveMasters(
        context.trx,
        loader,
        master,
        rows.list.map(({ row }) => row),
      );
      return { ...saved, known: saved.known + rows.repeated } satisfies Saved;
    },
  };
}

/** Returns the rows of a file, each key once. A repeated row is skipped; one with other content is refused. */
async function distinctRows<R extends object>(
  context: FileLoad,
  name: string,
  master: Master<R>,
  rules: RowRules<R>,
): Promise<{ list: GoodRow<R>[]; repeated: number }> {
  const first = new Map<unknown, GoodRow<R>>();
  let repeated = 0;
  for await (const rows of goodRows(context, name, rules)) {
    for (const good of rows) {
      const key = good.row[master.key];
      const earlier = first.get(key);
      if (earlier === undefined) first.set(key, good);
      else if (contentOf(master, earlier.row) === contentOf(master, good.row)) repeated += 1;
      else {
        const reason = `line ${earlier.line} has ${quoted(String(key))} with other content`;
        context.problems.add(good.line, [{ column: rules.columns[0] ?? null, reason }]);
      }
    }
  }
  return { list: [...first.values()], repeated };
}

/**
 * GRP-07: refuses a value that may be taken for others, and one that another row of the file has, or a record that the
 * file does not contain. Values that records have already stay, whatever was allowed when they were given.
 */
async function assertOwnValues<R extends object>(
  { trx, problems }: FileLoad,
  { table, key, unique, masked }: Master<R>,
  column: string,
  rows: readonly GoodRow<R>[],
): Promise<void> {
  if (unique === undefined) return;
  const stored = await storedValues(trx, table, key, unique);
  const ofFile = new Set(rows.map(({ row }) => String(row[key])));
  const before = new Map(stored.map((known) => [known.key, known.value]));
  const keeps = ({ row }: GoodRow<R>) => before.get(String(row[key])) === String(row[unique]);
  const taken = new Map(
    stored.filter((known) => !ofFile.has(known.key)).map((known) => [known.form, known.key]),
  );
  const forms = await comparedForms(
    trx,
    rows.map(({ row }) => String(row[unique])),
  );
  const formOf = (value: string) => forms.get(value) ?? value;
  for (const { row } of rows.filter(keeps)) taken.set(formOf(String(row[unique])), String(row[key]));
  for (const { line, row } of rows.filter((good) => !keeps(good))) {
    const value = String(row[unique]);
    const holder = taken.get(formOf(value));
    const shown = quoted(masked === unique ? `…${tailOf(value)}` : value);
    taken.set(formOf(value), holder ?? String(row[key]));
    if (!isInLatinLetters(value))
      problems.add(line, [{ column, reason: `${shown} has a letter that is not Latin, or an unusual sign` }]);
    else if (holder !== undefined) problems.add(line, [{ column, reason: `${shown} is taken by ${holder}` }]);
  }
}

/** The values of a column, as they are and in the form in which the database compares them. */
async function storedValues(
  trx: Db,
  table: string,
  key: string,
  unique: string,
): Promise<{ key: string; value: string; form: string }[]> {
  const value = sql.ref(unique);
  const { rows } = await sql<{ key: string; value: string; form: string }>`
    select ${sql.ref(key)}::text as key, ${value}::text as value, name_key(${value}) as form
    from ${sql.table(table)}`.execute(trx);
  return rows;
}

/** The form of each value in which the database compares it. */
async function comparedForms(trx: Db, values: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ value: string; form: string }>`
    select value, name_key(value) as form from unnest(${[...new Set(values)]}::text[]) as given (value)`.execute(
    trx,
  );
  return new Map(rows.map(({ value, form }) => [value, form]));
}
