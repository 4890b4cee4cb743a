import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The condition for active codes that were neither used nor made after a day, `YYYY-MM-DD`; it needs `operator`. */
export const unusedSince = (day: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`operator.active and operator.id in (select operator_id from code_idle where since <= ${day}::date)`;
