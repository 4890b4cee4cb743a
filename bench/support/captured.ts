import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Db } from '../../server/db/open';
import type { Schema } from '../../server/db/schema';

/**
 * The one statement that a function of the server sends, taken from the function itself, so that what it is
 * compared with never drifts away from it.
 * @throws Error where it sends none or several
 */
export async function capturedStatement(run: (db: Db) => Promise<unknown>): Promise<CompiledQuery> {
  const statements: CompiledQuery[] = [];
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      statements.push(query);
    },
  });
  await run(db);
  const [statement, ...others] = statements;
  if (statement === undefined || others.length > 0) {
    throw new Error(`Expected one statement, there were ${statements.length}`);
  }
  return statement;
}
