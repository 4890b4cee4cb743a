import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../server/platform/db/connections';
import { vacuumed } from '../../../support/plans';

/** The number of rows of each list. */
export const ROWS = 20_000;
/** Establishments of these; each has ten operators, ten accounts and a group of its own. */
const SHOPS = 2000;

/** Fills a database with so many rows that plans matter, and refreshes the planner's statistics. */
export async function fillLists(db: Db): Promise<void> {
  const rows = sql.lit(ROWS);
  const shops = sql.lit(SHOPS);
  const statements: RawBuilder<unknown>[] = [
    sql`insert into bank (code, name, partner, deposit_code_length, active)
      select (100000 + n)::text, ${named(sql`n`)}, n % 3 = 0, case when n % 4 = 0 then 0 else n % 20 + 1 end, n % 10 <> 0
      from generate_series(1, ${rows}) n`,
    sql`insert into establishment (code, name, street, number, district, postal_code, city, state)
      select to_char(n, 'FM0000'), ${named(sql`n`)}, 'Rua A', '1', 'Centro', '01000-000', 'São Paulo', 'SP'
      from generate_series(1, ${shops}) n`,
    sql`insert into terminal (logical_number, establishment_code)
      select to_char(n, 'FMT000000'), to_char(1 + n % ${shops}, 'FM0000') from generate_series(1, ${shops} * 2) n`,
    sql`insert into operator (id, establishment_code, name, card_number, active)
      select n, to_char(1 + n % ${shops}, 'FM0000'), ${named(sql`n`)}, '000' || n, n % 9 <> 0
      from generate_series(1, ${rows}) n`,
    sql`insert into account (id, nickname, bank_code, branch, number, active)
      select n, ${named(sql`n`)}, (100001 + n % 200)::text, to_char(n % 4000, 'FM0000'),
        to_char(n, 'FM00000000') || '-' || n % 10, n % 7 <> 3
      from generate_series(1, ${rows}) n`,
    sql`insert into account_establishment
      select n, to_char(1 + n % ${shops}, 'FM0000') from generate_series(1, ${rows}) n`,
    sql`insert into bank_file (account_id, number, after_position, position, first_day, last_day, opening, credits, credited,
        debits, debited, largest, bank_code, bank_name, branch, account_number, account_name, establishments, currency,
        language, time_zone, made_at)
      select 1 + n % 400, 1 + n / 400, n, n + 1, day, day, n, 1, 1, 0, 0, 1, '341', 'Itaú', '0001', '1', 'Conta',
        array[to_char(1 + (1 + n % 400) % ${shops}, 'FM0000')], 'BRL', 'pt', 'America/Sao_Paulo', day
      from generate_series(0, ${rows} - 1) n, lateral (select date '2026-01-01' + n / 400 as day) as d`,
    sql`insert into grouper (id, name) select n, ${named(sql`n`)} from generate_series(1, ${rows}) n`,
    sql`insert into grouper_establishment
      select n, to_char(n, 'FM0000') from generate_series(1, ${shops}) n`,
    sql`insert into portal_user (login, name, email, role, active)
      select (70000000 + n)::text, ${named(sql`n`)}, 'pessoa' || n || '@example.com',
        case when n % 3 = 0 then 2 else 3 end, n % 7 <> 3
      from generate_series(1, ${rows}) n`,
    sql`insert into user_establishment
      select id, to_char(1 + id % ${shops}, 'FM0000') from portal_user where id % 10 <> 0`,
    sql`insert into user_grouper select id, 1 + id % ${shops} from portal_user where id % 10 = 0`,
    sql`insert into audit (at, actor_id, actor, action, entity, entity_key, after)
      select timestamptz '2026-01-01' + n * interval '1 minute', case when n % 4 = 0 then null else 1 + n % 500 end,
        case when n % 4 = 0 then 'load' else (70000000 + n % 500)::text end,
        case when n % 5 = 0 then 'sign-in' else 'update' end, case when n % 5 = 0 then 'session' else 'bank' end,
        (100000 + n)::text, jsonb_build_object('name', repeat('Nome ', 40))
      from generate_series(1, ${rows}) n`,
    sql`insert into news (title, text, active, opened_at, modified_at)
      select ${named(sql`n`)}, repeat('Texto ', 50), n % 5 <> 0, at, at + interval '1 hour'
      from generate_series(1, ${rows}) n, lateral (select timestamptz '2026-01-01' + n * interval '1 minute' as at) as o`,
    sql`insert into code_request (establishment_code, quantity, status, requested_at, acknowledged_at)
      select to_char(1 + n % ${shops}, 'FM0000'), 1 + n % 20, case when n % 100 = 0 then 2 else 1 end, at,
        case when n % 100 <> 0 then at + interval '1 hour' end
      from generate_series(1, ${rows}) n, lateral (select timestamptz '2026-01-01' + n * interval '1 minute' as at) as o`,
    sql`update operator set code_request_id = id where id % 2 = 0`,
    sql`insert into work_order (case_type, status, logical_number, establishment_code, phone, report, symptom,
        requester_login, requester_name, requester_email, created_at, modified_at, settled_at)
      select 0, status, to_char(1 + n % (${shops} * 2), 'FMT000000'), to_char(2 + n % (${shops} - 1), 'FM0000'),
        '(11) 90123-4567', repeat('Texto ', 50), 'ATM Fora', '7', 'Ana', 'a@example.com', at, at + interval '1 hour',
        case when status > 0 then at + n % 48 * interval '1 hour' end
      from generate_series(1, ${rows}) n, lateral (select timestamptz '2026-01-01' + n * interval '1 minute' as at,
        case when n % 100 = 0 then 0 when n % 3 = 0 then 2 else 1 end as status) as o`,
    sql`insert into notification (type_id, description) select 1, 'Aviso ' || n from generate_series(1, ${rows}) n`,
    sql`insert into user_notification (notification_id, user_id, viewed_at)
      select id, 1 + id % 50, case when id % 3 = 0 then now() end from notification`,
  ];
  for (const statement of statements) await statement.execute(db);
  await vacuumed(db);
}

/** Realistic names: words are repeated, accents occur, the number is rare. */
const named = (number: RawBuilder<unknown>) => sql`
  (array['Ana', 'Álvaro', 'Beatriz', 'Caio', 'Érica', 'João', 'Lúcia'])[1 + ${number} % 7] || ' '
    || (array['Almeida', 'Conceição', 'Dias', 'Moura', 'Nóbrega', 'Prado'])[1 + ${number} % 6] || ' ' || ${number}`;
