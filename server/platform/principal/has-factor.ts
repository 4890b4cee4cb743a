import { sql } from 'kysely';

/** The moment at which the user `u` set up the first of its second factors: an authenticator program or a passkey. */
export const factorSince = sql<Date | null>`least(
  (select f.confirmed_at from second_factor f where f.user_id = u.id),
  (select min(p.created_at) from passkey p where p.user_id = u.id))`;

/** The condition that the user `u` has a second factor. */
export const hasFactor = sql<boolean>`(
  exists (select from second_factor f where f.user_id = u.id and f.confirmed_at is not null)
  or exists (select from passkey p where p.user_id = u.id))`;
