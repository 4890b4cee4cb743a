import { CompiledQuery, type KyselyPlugin, sql } from 'kysely';
import type { Db } from '../../server/platform/db/connections';

/** A step of an executed plan, as PostgreSQL reports it. */
interface Step {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Heap Fetches'?: number;
  Plans?: Step[];
}

/** What a step of a plan has read. */
export interface Reading {
  /** The kind of the step, what it read, and how many rows of the table itself: `Index Only Scan bank_by_name 0`. */
  text: string;
  table: string;
  /** Rows that are read from the table; an index-only scan reads none. */
  rows: number;
  /** Entries of an index, or rows, that it went through. */
  passed: number;
}

/** What the statements of a function read when the database does them: each is done, and done again to be explained. */
export async function readings(db: Db, run: (db: Db) => Promise<unknown>): Promise<Reading[]> {
  const statements = await capturedStatements(db, run);
  const plans: Step[] = [];
  for (const { sql, parameters } of statements) {
    const explained = CompiledQuery.raw(`explain (analyze, format json) ${sql}`, [...parameters]);
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: Step }[] }>(explained);
    plans.push(...rows.flatMap((row) => row['QUERY PLAN'].map(({ Plan }) => Plan)));
  }
  return plans.flatMap(readingsOf);
}

/** The statements that a function has had done; what it only writes down is none. */
async function capturedStatements(db: Db, run: (db: Db) => Promise<unknown>): Promise<CompiledQuery[]> {
  const written = new WeakMap<object, CompiledQuery>();
  const done: CompiledQuery[] = [];
  const listener: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      written.set(queryId, db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      const statement = written.get(queryId);
      if (statement !== undefined) done.push(statement);
      return result;
    },
  };
  await run(db.withPlugin(listener));
  return done;
}

function readingsOf(step: Step): Reading[] {
  const below = (step.Plans ?? []).flatMap(readingsOf);
  const { 'Relation Name': table, 'Actual Loops': loops } = step;
  if (table === undefined || loops === 0) return below;
  const removed = (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Index Recheck'] ?? 0);
  const passed = (step['Actual Rows'] + removed) * loops;
  const rows = step['Heap Fetches'] ?? passed;
  const text = `${step['Node Type']} ${step['Index Name'] ?? table} ${rows}`;
  return [{ text, table, rows, passed }, ...below];
}

/**
 * Vacuums until an index may answer alone for every page: what runs beside it for a moment, PostgreSQL's own analysis
 * of a table say, keeps it from saying so.
 */
export async function vacuumed(db: Db): Promise<void> {
  for (let round = 0; round < 100; round += 1) {
    await sql`vacuum analyze`.execute(db);
    const { rows } = await sql`select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relallvisible < relpages`.execute(db);
    if (rows.length === 0) return;
  }
  throw new Error('Something else holds on to old rows');
}
