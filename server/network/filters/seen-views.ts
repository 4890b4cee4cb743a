import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Person } from '../../platform/principal/principal';

/** The person whom it is about; nothing of its scope is needed. */
type Reader = Pick<Person, 'id' | 'level'>;

/** Whether a person sees a view: its own, one that is shared with it by name, or with its profile. */
export const seenBy = ({ id, level }: Reader): RawBuilder<SqlBool> => sql<SqlBool>`(
  saved_view.owner_id = ${id}
  or exists (select from saved_view_person where view_id = saved_view.id and user_id = ${id})
  or exists (select from saved_view_profile where view_id = saved_view.id and role = ${level}))`;
