import { sql } from 'kysely';
import { PROCESS } from '../../../contract/limits';
import type { Period } from '../../../contract/reports';
import type { Db } from '../../platform/db/connections';
import { NO_KEYS, partsOf } from './parts';
import type { Selection } from './selection';

interface Totals {
  /** Decimal texts, exact beyond what a double holds. */
  deposits: string;
  debts: string;
  count: number;
}

/** STMT-12, STMT-15: what all rows of a selection come to in a period. */
export async function totals(trx: Db, selection: Selection, period: Period): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select
      coalesce(sum(sum) filter (where process_code <> ${PROCESS.withdrawal}), 0)::text as deposits,
      coalesce(sum(sum) filter (where process_code = ${PROCESS.withdrawal}), 0)::text as debts,
      coalesce(sum(count), 0)::bigint as count
    from (${partsOf(selection, period, NO_KEYS)}) as part`.execute(trx);
  return rows[0] ?? { deposits: '0', debts: '0', count: 0 };
}
