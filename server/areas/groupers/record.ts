import { sql } from 'kysely';
import type { GrouperRecord } from '../../../contract/groupers';
import type { Db } from '../../platform/db/connections';
import { notFound } from '../../platform/errors/http-error';

/** A grouper as it is stored, at one version. */
export interface StoredGrouper {
  id: number;
  name: string;
  active: boolean;
  /** Codes, sorted. */
  establishments: string[];
  version: number;
}

/** Returns the groupers with these ids that exist, by id. */
export async function storedGroupers(db: Db, ids: readonly number[]): Promise<Map<number, StoredGrouper>> {
  const { rows } = await sql<StoredGrouper>`
    select id, name, active, version,
      array(select establishment_code from grouper_establishment where grouper_id = grouper.id order by 1) as establishments
    from grouper where id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * GRP-11: returns a grouper as the form loads it.
 * @throws HttpError 404
 */
export async function grouperRecordOf(db: Db, id: number): Promise<GrouperRecord> {
  const { rows } = await sql<Omit<GrouperRecord, 'authenticationEngine'>>`
    select id as "idGrouper", name, active, version,
      (select coalesce(json_agg(json_build_object('id', e.code, 'nomeFantasia', e.name) order by e.name_folded, e.code), '[]')
        from grouper_establishment ge join establishment e on e.code = ge.establishment_code
        where ge.grouper_id = grouper.id) as "escopoAcessoEC"
    from grouper where id = ${id}`.execute(db);
  const [found] = rows;
  if (found === undefined) throw notFound();
  return { ...found, authenticationEngine: 1 };
}

/** Returns what the audit trail stores of a grouper. */
export const auditedOf = ({ id, name, active, establishments }: Omit<StoredGrouper, 'version'>) => ({
  id,
  name,
  active,
  establishments: [...establishments].sort(),
});
