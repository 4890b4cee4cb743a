import { sql } from 'kysely';
import type { OperatorCode } from '../../../contract/operator-codes';
import type { Db } from '../../platform/db/connections';
import { forbidden, notFound } from '../../platform/errors/http-error';
import type { Scope } from '../../platform/principal/scope';
import { clockColumn } from '../../platform/time/clock-column';

/** OPC-05: operator codes with the field names of the contract. Only the tail of a code ever leaves the database. */
export const codeRecords = (db: Db, timeZone: string) =>
  db.selectFrom('operator').select([
    'operator.id as operatorCodeId',
    'operator.establishment_code as ec',
    sql<string>`(select name from establishment where code = operator.establishment_code)`.as('nomefantasia'),
    'operator.name',
    'operator.code_tail as numerocartao',
    'operator.active as status',
    clockColumn('operator.started_at', timeZone).as('inicio'),
    sql<string | null>`${clockColumn('operator.ended_at', timeZone)}`.as('fim'),
    'operator.version',
    sql<string | null>`(select to_char(last_used_at, 'YYYY-MM-DD"T"HH24:MI:SS')
        from operator_use where operator_id = operator.id)`.as('ultimoUso'),
  ]);

/**
 * Returns one code.
 * @throws HttpError 404 for an unknown id, 403 for a code of somebody else's shop
 */
export async function codeRecord(db: Db, scope: Scope, id: number, timeZone: string): Promise<OperatorCode> {
  const code = await codeRecords(db, timeZone).where('operator.id', '=', id).executeTakeFirst();
  if (code === undefined) throw notFound();
  if (!scope.all && !scope.codes.includes(code.ec)) throw forbidden();
  return code;
}
