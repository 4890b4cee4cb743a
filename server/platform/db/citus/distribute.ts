import { sql } from 'kysely';
import { ConfigError } from '../../config';
import type { Db } from '../connections';
import { assertMayMigrate } from '../rights';
import { forgetSpread, isSpread, SPREAD, SPREAD_BY, SPREAD_FIRST } from './spread';

/* The step after the migrations on the coordinator of a Citus cluster; on any other database it is one look. */

interface Cluster {
  coordinator: boolean;
  /** Nodes that take rows. */
  nodes: number;
}

/**
 * Spreads the tables of transactions over the nodes of a Citus cluster, where the database is one and they are not yet.
 * It is one transaction: rows that are there already are copied to their nodes, and nobody uses the tables meanwhile.
 * @param tell hears what it does
 * @throws ConfigError where the database is that of a worker, or the role does not own the tables
 */
export async function distribute(db: Db, tell: (sentence: string) => void = () => {}): Promise<void> {
  if (!(await hasCitus(db)) || (await isSpread(db))) return;
  const { coordinator, nodes } = await clusterOf(db);
  if (!coordinator) {
    throw new ConfigError(
      'DATABASE_URL leads to a worker of a Citus cluster. Name its coordinator, and start again.',
    );
  }
  if (nodes === 0) {
    tell('the database has the extension citus and no node that takes rows: its tables stay where they are');
    return;
  }
  await assertMayMigrate(db);
  const { adapter } = db.getExecutor();
  const lock = { lockTable: '', lockRowId: '' };
  await adapter.acquireMigrationLock(db, lock);
  try {
    // Another server may have spread them while this one waited.
    forgetSpread(db);
    if (await isSpread(db)) return;
    tell(`spreading ${SPREAD.join(', ')} over ${nodes} nodes by ${SPREAD_BY}`);
    await db.transaction().execute(spread);
    forgetSpread(db);
    tell('the tables are spread');
  } finally {
    await adapter.releaseMigrationLock(db, lock);
  }
}

async function hasCitus(db: Db): Promise<boolean> {
  const { rows } = await sql`select from pg_extension where extname = 'citus'`.execute(db);
  return rows.length > 0;
}

async function clusterOf(db: Db): Promise<Cluster> {
  const { rows } = await sql<Cluster>`
    select (select groupid = 0 from pg_dist_local_group) as coordinator,
      (select count(*)::int from pg_dist_node where shouldhaveshards and isactive) as nodes`.execute(db);
  return rows[0] ?? { coordinator: false, nodes: 0 };
}

async function spread(trx: Db): Promise<void> {
  // The rows of years take longer than a statement of a server may.
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`set local lock_timeout = 0`.execute(trx);
  await dropReferences(trx);
  await keyByEstablishment(trx);
  for (const table of SPREAD) {
    const beside = table === SPREAD_FIRST ? sql`default` : sql`${SPREAD_FIRST}`;
    const colocated = table === SPREAD_FIRST ? sql`` : sql`, colocate_with => ${beside}`;
    await sql`select create_distributed_table(${table}::text::regclass, ${SPREAD_BY}::text ${colocated})`.execute(
      trx,
    );
    // The rows that it has copied are still on the coordinator, where nobody sees them.
    await sql`select truncate_local_data_after_distributing_table(${table}::text::regclass)`.execute(trx);
  }
  // In which shops a terminal was used, for each batch (ingest/transactions/spread.ts).
  await sql`create index terminal_use_terminal on terminal_use (logical_number)`.execute(trx);
  // It has no rows: whoever gives a position, or takes a moment, locks it (moment.ts).
  await sql`create table delivery_moment ()`.execute(trx);
}

/** Rows on other nodes cannot refer to the records of the network, which stay here (store.ts looks at them instead). */
async function dropReferences(trx: Db): Promise<void> {
  await sql`do $$
    declare reference record;
    begin
      for reference in
        select conrelid::regclass as relation, conname from pg_constraint
        where contype = 'f' and conparentid = 0 and conrelid = any(${sql.lit(`{${SPREAD.join(',')}}`)}::regclass[])
      loop
        execute format('alter table %s drop constraint %I', reference.relation, reference.conname);
      end loop;
    end $$`.execute(trx);
}

/** Citus keeps a key unique within an establishment alone; ingest/transactions/spread.ts sees to the rest. */
async function keyByEstablishment(trx: Db): Promise<void> {
  await sql`alter table cash_transaction drop constraint cash_transaction_pkey`.execute(trx);
  await sql`alter table cash_transaction
    add primary key (captured_at, logical_number, nsu, ${sql.ref(SPREAD_BY)})`.execute(trx);
}
