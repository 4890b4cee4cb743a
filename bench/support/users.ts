import { queried } from './stage';
import { vacuumed } from './vacuumed';

/**
 * Fills the table of people up to a number, with names as people have them: first names and family names come again
 * and again, accents occur. Two of three are report viewers of one to three establishments, every tenth has its access
 * through a group, every seventh is inactive.
 */
export async function fillUsers(databaseUrl: string, count: number): Promise<void> {
  await queried(
    databaseUrl,
    `insert into portal_user (login, name, email, role, active)
    select (70000000 + n)::text,
      (array['Ana', 'Álvaro', 'Beatriz', 'Caio', 'Davi', 'Érica', 'João', 'Lúcia'])[1 + n % 8] || ' '
        || (array['Almeida', 'Conceição', 'Dias', 'Moura', 'Nóbrega', 'Prado', 'Souza'])[1 + n % 7] || ' ' || n,
      'pessoa' || n || '@example.com', case when n % 3 = 0 then 2 else 3 end, n % 7 <> 3
    from generate_series(1, $1 - (select count(*)::int from portal_user)) n`,
    [count],
  );
  await queried(
    databaseUrl,
    `with shops as (select code, row_number() over (order by code) as place, count(*) over () as many from establishment)
    insert into user_establishment (user_id, establishment_code)
    select u.id, shops.code
    from portal_user u cross join generate_series(0, 2) as nth
      join shops on shops.place = 1 + (u.id * 7 + nth) % shops.many
    where u.login like '7%' and u.id % 10 <> 0 and nth <= u.id % 3
    on conflict do nothing`,
  );
  await queried(
    databaseUrl,
    `with groups as (select id, row_number() over (order by id) as place, count(*) over () as many from grouper)
    insert into user_grouper (user_id, grouper_id)
    select u.id, groups.id from portal_user u join groups on groups.place = 1 + u.id % groups.many
    where u.login like '7%' and u.id % 10 = 0
    on conflict do nothing`,
  );
  await vacuumed(databaseUrl, ['portal_user', 'user_establishment', 'user_grouper']);
}
