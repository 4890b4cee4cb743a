import { sql } from 'kysely';
import type { Db } from '../../platform/db/connections';
import { type Scope, within } from '../../platform/principal/scope';
import type { MisuseKind } from './misuse';

/** The misuses of a code, of one kind in one shop. Moments are by the network's clocks. */
interface MisusedIn {
  kind: MisuseKind;
  ec: string;
  nomeFantasia: string;
  first: string;
  last: string;
  count: number;
}

/** When a code was used. Moments are `YYYY-MM-DDTHH:mm:ss` on the network's clocks; `null`: never. */
interface CodeUse {
  operatorId: number;
  firstUsed: string | null;
  lastUsed: string | null;
  /** The newest first. */
  misuses: MisusedIn[];
}

/**
 * Returns when codes were used first and last, including cancelled movements, and their misuses.
 * @param ids of operators; those outside the scope, and unknown ones, are omitted
 */
export async function codeUses(db: Db, scope: Scope, ids: readonly number[]): Promise<CodeUse[]> {
  const { rows } = await sql<CodeUse>`
    select o.id as "operatorId", use.first_used_at as "firstUsed", use.last_used_at as "lastUsed", (
      select coalesce(json_agg(json_build_object('kind', m.kind, 'ec', m.establishment_code, 'nomeFantasia', e.name,
        'first', m.first_used_at, 'last', m.last_used_at, 'count', m.count)
        order by m.last_used_at desc, m.kind, m.establishment_code), '[]')
      from operator_misuse m join establishment e on e.code = m.establishment_code where m.operator_id = o.id
    ) as misuses
    from operator o left join operator_use use on use.operator_id = o.id
    where o.id = any(${ids}::int[]) and ${within(scope, sql.ref<string>('o.establishment_code'))}
    order by o.id`.execute(db);
  return rows;
}
