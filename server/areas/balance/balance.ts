import { sql } from 'kysely';
import { todayIn } from '../../../contract/dates';
import { PROCESS } from '../../../contract/limits';
import type { AppContext } from '../../platform/context';
import { type Scope, within } from '../../platform/principal/scope';

interface Balance {
  /** Decimal text. */
  deposit: string;
  establishments: number;
}

/**
 * HOME-13: returns what was deposited today, by the network's clocks, in the establishments of the scope, and their
 * number. It is read from the rollup by day, which every delivery of the feed updates.
 */
export async function balanceToday({ config, database, now }: AppContext, scope: Scope): Promise<Balance> {
  const today = todayIn(config.timeZone, now());
  const { rows } = await sql<Balance>`
    select
      (select coalesce(sum(sum), 0)::text from transaction_day
        where capture_date = ${today}::date and process_code = ${PROCESS.deposit}
          and ${within(scope, sql.ref('establishment_code'))}) as deposit,
      (select count(*) from establishment where ${within(scope, sql.ref('code'))}) as establishments
    `.execute(database.db);
  return rows[0] ?? { deposit: '0', establishments: 0 };
}
