import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { LEVEL } from '../../../contract/access';
import { ownCodes } from '../../platform/principal/person';

/** The condition that the manager of a receiver `e` has an establishment among its own at this moment. */
export const ownsEstablishment = (code: RawBuilder<unknown>): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from portal_user u where u.id = e.user_id and u.active and u.role = ${sql.lit(LEVEL.manager)}
    and ${code} in (select own.code from (${ownCodes(sql.ref('e.user_id'))}) as own))`;

/**
 * The condition that the manager of a receiver `e` may use the API on a day, both ends of the access included. Only
 * managers have it, which the table sees to.
 * @param today `YYYY-MM-DD`
 */
export const hasApiAccess = (today: string): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from portal_user u where u.id = e.user_id and u.active and u.api_access and u.api_starts_on <= ${today}::date and coalesce(u.api_ends_on >= ${today}::date, true))`;

/**
 * A mark of the establishments that a person has at this moment, as an expression: another one as soon as one comes or
 * goes, so that what tells of several of them is not sent to whoever has others by then.
 */
export const scopeMark = (userId: RawBuilder<unknown>): RawBuilder<string> => sql<string>`(
  select md5(coalesce(string_agg(own.code, ' ' order by own.code collate "C"), '')) from (${ownCodes(userId)}) as own)`;
