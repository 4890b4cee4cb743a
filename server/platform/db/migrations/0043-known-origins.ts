import { type Kysely, sql } from 'kysely';

/**
 * LOG-02: browsers and addresses from which people have signed in, so that failures of others do not lock them out. It
 * replaces `reserve_try`, which servers of the previous version go on calling; their failures have no browser.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // An address, or the hash of a browser's cookie.
    sql`create table known_origin (
      user_id integer not null references portal_user on delete cascade,
      origin text collate "C" not null,
      seen_at timestamptz not null,
      primary key (user_id, origin)
    )`,
    sql`alter table sign_in_failure add column browser text`,
    // The language that a person used last.
    sql`alter table user_session add column language text`,

    // `id` is null where the attempt is refused; `closed_until` says until when. `closes` says what has used up its
    // attempts with this one: null, 'login' or 'address'. All of it is one query, because those who come from one
    // address wait for each other. Being volatile, each of its statements sees what was committed while it waited.
    sql`create function reserve_attempt(
      what text, tried_login text, tried_address text, known_browser text, known_address boolean,
      tried_at timestamptz, since timestamptz, most_of_login integer, most_of_address integer,
      out id bigint, out closed_until timestamptz, out closes text
    ) language plpgsql volatile as $$
    declare
      of_login timestamptz[];
      of_address timestamptz[];
    begin
      perform pg_advisory_xact_lock(hashtext(what || ' login ' || tried_login));
      if known_browser is null then
        -- One lock a login and one an address, always in this order.
        perform pg_advisory_xact_lock(hashtext(what || ' address ' || tried_address));
        of_address := array(select at from sign_in_failure where at > since and purpose = what
          and address = tried_address and browser is null order by at desc);
      end if;
      of_login := array(select at from sign_in_failure where at > since and purpose = what
        and login = tried_login collate "C" and browser is not distinct from known_browser
        and (known_browser is not null or not known_address or address = tried_address) order by at desc);
      closed_until := greatest(of_login[most_of_login], of_address[most_of_address]) + (tried_at - since);
      if closed_until is not null then
        return;
      end if;
      perform set_config('synchronous_commit', 'off', true); -- as server/platform/db/unflushed.ts
      insert into sign_in_failure (login, address, browser, at, purpose)
        values (tried_login, tried_address, known_browser, tried_at, what)
        returning sign_in_failure.id into id;
      closes := case
        when cardinality(of_login) + 1 = most_of_login then 'login'
        when cardinality(of_address) + 1 = most_of_address then 'address' end;
    end $$`,
  ];
  for (const statement of statements) await statement.execute(db);
}
