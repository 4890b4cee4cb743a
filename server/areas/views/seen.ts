import { sql } from 'kysely';

/** Whether a view is shared with anybody. */
export const isShared = sql<boolean>`(exists (select from saved_view_person where view_id = saved_view.id)
  or exists (select from saved_view_profile where view_id = saved_view.id))`;
