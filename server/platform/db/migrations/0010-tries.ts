import { type Kysely, sql } from 'kysely';

/**
 * LOG-02: counts a try of a login from an address as failed, or a request for a link, unless either has used up its
 * tries; answers its id, or null. The locks, the counts and the row in one question, because those who come from one
 * address stand in line for it. Being volatile, each of its statements sees what was committed while it waited.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function reserve_try(
      what text, tried_login text, tried_address text, tried_at timestamptz, since timestamptz,
      most_of_login integer, most_of_address integer
    ) returns bigint language plpgsql volatile as $$
    declare
      of_login integer;
      of_address integer;
      reserved bigint;
    begin
      -- One lock a login and one an address, always in this order.
      perform pg_advisory_xact_lock(hashtext(what || ' login ' || tried_login));
      perform pg_advisory_xact_lock(hashtext(what || ' address ' || tried_address));
      select count(*) filter (where login = tried_login collate "C"), count(*) filter (where address = tried_address)
        into of_login, of_address
        from sign_in_failure
        where at > since and purpose = what and (login = tried_login collate "C" or address = tried_address);
      if of_login >= most_of_login or of_address >= most_of_address then
        return null;
      end if;
      perform set_config('synchronous_commit', 'off', true); -- as server/db/unflushed.ts
      insert into sign_in_failure (login, address, at, purpose)
        values (tried_login, tried_address, tried_at, what)
        returning id into reserved;
      return reserved;
    end $$`.execute(db);
}
