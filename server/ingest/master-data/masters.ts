import { type RawBuilder, type Selectable, sql } from 'kysely';
import { tailOf } from '../../../contract/operator-codes';
import { type Change, recordChanges } from '../../platform/audit/record';
import type { Db } from '../../platform/db/connections';
import type { Schema } from '../../platform/db/schema';
import type { Principal } from '../../platform/principal/principal';

type Row<Table extends keyof Schema> = Omit<
  Selectable<Schema[Table]>,
  | 'version'
  | 'looks_alike'
  | 'name_folded'
  | 'nickname_folded'
  | 'branch_plain'
  | 'number_plain'
  | 'code_tail'
>;
/** The establishments of an account or a group. */
interface Linked {
  establishments: readonly string[];
}

export type BankRow = Row<'bank'>;
export type EstablishmentRow = Row<'establishment'>;
export type TerminalRow = Row<'terminal'>;
/** An operator without its times and its request, which the database maintains (OPC-13). */
export type OperatorRow = Omit<
  Row<'operator'>,
  'code_request_id' | 'shares_number' | 'started_at' | 'ended_at' | 'named_at' | 'respellings'
>;
export type AccountRow = Row<'account'> & Linked;
/** A group without its status, which no file contains: new groups are active, known ones keep theirs (GRP-12). */
export type GrouperRow = Pick<Row<'grouper'>, 'id' | 'name'> & Linked;

/** A kind of master record, and how its rows are stored. */
export interface Master<R extends object> {
  /** Its table, and its name in the audit trail. */
  readonly table: keyof Schema;
  readonly key: keyof R & string;
  /** The other columns of the table. */
  readonly columns: readonly (keyof R & string)[];
  /** The table that links it to establishments, and its column for the key. */
  readonly links?: { readonly table: keyof Schema; readonly owner: string };
  /** A column whose values people must be able to tell apart (`name_key`). */
  readonly unique?: keyof R & string;
  /** A column of which people see only the tail, as of an operator's code (OPC-06). */
  readonly masked?: keyof R & string;
}

export const banks: Master<BankRow> = {
  table: 'bank',
  key: 'code',
  columns: ['name', 'partner', 'deposit_code_length', 'active'],
};
export const establishments: Master<EstablishmentRow> = {
  table: 'establishment',
  key: 'code',
  columns: ['name', 'street', 'number', 'district', 'postal_code', 'city', 'state', 'corban'],
};
export const terminals: Master<TerminalRow> = {
  table: 'terminal',
  key: 'logical_number',
  columns: ['establishment_code'],
};
export const operators: Master<OperatorRow> = {
  table: 'operator',
  key: 'id',
  columns: ['establishment_code', 'name', 'card_number', 'active'],
  unique: 'card_number',
  masked: 'card_number',
};
export const accounts: Master<AccountRow> = {
  table: 'account',
  key: 'id',
  columns: ['nickname', 'bank_code', 'branch', 'number', 'active'],
  links: { table: 'account_establishment', owner: 'account_id' },
};
export const groupers: Master<GrouperRow> = {
  table: 'grouper',
  key: 'id',
  columns: ['name'],
  links: { table: 'grouper_establishment', owner: 'grouper_id' },
  unique: 'name',
};

export interface Saved {
  created: number;
  changed: number;
  /** The number of rows that existed with the same content: they are neither written nor audited. */
  known: number;
}

/** The rows that one statement writes; they are one JSON parameter, so that the limit of parameters does not matter. */
const BATCH = 1000;

/**
 * Creates and updates master records by key, each with its audit entry, inside the caller's transaction.
 * @param rows each key at most once
 */
export async function saveMasters<R extends object>(
  trx: Db,
  by: Principal,
  master: Master<R>,
  rows: readonly R[],
): Promise<Saved> {
  const saved: Saved = { created: 0, changed: 0, known: 0 };
  for (let from = 0; from < rows.length; from += BATCH) {
    const changes = await changesOf(trx, master, rows.slice(from, from + BATCH));
    saved.known += Math.min(BATCH, rows.length - from) - changes.length;
    for (const { action } of changes) saved[action === 'create' ? 'created' : 'changed'] += 1;
    await write(trx, master, changes);
    await recordChanges(
      trx,
      by,
      changes.map((change) => audited(master, change)),
    );
  }
  return saved;
}

interface MasterChange<R extends object> extends Change {
  action: 'create' | 'update';
  before: R | null;
  after: R;
}

/** Returns a change as the audit trail stores it: with masked values that nobody may read there. */
function audited<R extends object>({ masked }: Master<R>, change: MasterChange<R>): Change {
  if (masked === undefined) return change;
  const shown = (row: R) => ({ ...row, [masked]: tailOf(String(row[masked])) });
  return { ...change, before: change.before && shown(change.before), after: shown(change.after) };
}

async function changesOf<R extends object>(
  trx: Db,
  master: Master<R>,
  rows: readonly R[],
): Promise<MasterChange<R>[]> {
  const known = new Map((await stored(trx, master, rows)).map((row) => [row[master.key], row]));
  return rows.flatMap((after) => {
    const before = known.get(after[master.key]) ?? null;
    if (before !== null && sameContent(master, before, after)) return [];
    const key = String(after[master.key]);
    return { action: before === null ? 'create' : 'update', entity: master.table, key, before, after };
  });
}

function sameContent<R extends object>(master: Master<R>, one: R, other: R): boolean {
  return contentOf(master, one) === contentOf(master, other);
}

/** Returns a text that is equal for rows of the same content, whatever the order of their establishments. */
export function contentOf<R extends object>(master: Master<R>, row: R): string {
  const links = (row as Partial<Linked>).establishments;
  return JSON.stringify([master.columns.map((column) => row[column]), links && [...links].sort()]);
}

/** Returns the stored rows of these keys and locks them until the transaction ends. */
async function stored<R extends object>(trx: Db, master: Master<R>, rows: readonly R[]): Promise<R[]> {
  const { table, key, links } = master;
  const establishments = links
    ? sql`, array(select establishment_code from ${sql.table(links.table)}
        where ${sql.ref(links.owner)} = ${sql.table(table)}.id order by 1) as establishments`
    : sql``;
  const found = await sql<R>`
    select ${columnList([key, ...master.columns])} ${establishments} from ${sql.table(table)}
    where ${sql.ref(key)} in (select ${sql.ref(key)} from ${records(table, rows)}) for update`.execute(trx);
  return found.rows;
}

async function write<R extends object>(
  trx: Db,
  master: Master<R>,
  changes: readonly MasterChange<R>[],
): Promise<void> {
  if (changes.length === 0) return;
  const { table, key, columns, links, unique } = master;
  const rows = changes.map(({ after }) => after);
  const updated = changes.filter(({ action }) => action === 'update').map(({ after }) => after);
  if (unique !== undefined && updated.length > 0) {
    // Two rows may swap their names: the old names are replaced by placeholders before the new ones are set.
    await sql`update ${sql.table(table)} known set ${sql.ref(unique)} = chr(1) || known.${sql.ref(key)}
      from ${records(table, updated)} as wanted
      where known.${sql.ref(key)} = wanted.${sql.ref(key)}
        and known.${sql.ref(unique)} <> wanted.${sql.ref(unique)}`.execute(trx);
  }
  const assignments = columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
  await sql`
    insert into ${sql.table(table)} as known (${columnList([key, ...columns])})
    select ${columnList([key, ...columns])} from ${records(table, rows)}
    on conflict (${sql.ref(key)}) do update set ${sql.join(assignments)}, version = known.version + 1`.execute(
    trx,
  );
  if (links === undefined) return;
  await sql`delete from ${sql.table(links.table)}
    where ${sql.ref(links.owner)} in (select id from ${records(table, updated)})`.execute(trx);
  await sql`
    insert into ${sql.table(links.table)} (${sql.ref(links.owner)}, establishment_code)
    select id, jsonb_array_elements_text(establishments)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as incoming (id integer, establishments jsonb)`.execute(
    trx,
  );
}

function columnList(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)));
}

/** Returns rows as a table with the column types of the database. */
function records(table: string, rows: readonly object[]): RawBuilder<unknown> {
  return sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
}
