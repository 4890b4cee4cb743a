import { queried } from './stage';
import { vacuumed } from './vacuumed';

/** Establishments among which the rows are spread. */
const SHOPS = 2000;

/** Names as people have them: words come again and again, accents occur, the number is rare. */
const named = `(array['Ana', 'Álvaro', 'Beatriz', 'Caio', 'Érica', 'João', 'Lúcia'])[1 + n % 7] || ' '
  || (array['Almeida', 'Conceição', 'Dias', 'Moura', 'Nóbrega', 'Prado'])[1 + n % 6] || ' ' || n`;
const shop = `'9' || to_char(1 + n % ${SHOPS}, 'FM00000')`;

/** Fills the tables of operator codes, requests for them, accounts and groupers with so many rows each. */
export async function fillResources(databaseUrl: string, count: number): Promise<void> {
  const rows = `generate_series(1, ${count}) n`;
  const id = '200000000 + n';
  const statements = [
    `insert into establishment (code, name, street, number, district, postal_code, city, state)
      select '9' || to_char(n, 'FM00000'), ${named}, 'Rua A', '1', 'Centro', '01000-000', 'São Paulo', 'SP'
      from generate_series(1, ${SHOPS}) n`,
    `insert into code_request (id, establishment_code, quantity, status, requested_at, acknowledged_at)
      select ${id}, ${shop}, 1 + n % 20, 1, at, at + interval '1 hour'
      from ${rows}, lateral (select timestamptz '2026-01-01' + n * interval '1 minute' as at) as o`,
    `insert into operator (id, establishment_code, name, card_number, active, code_request_id)
      select ${id}, ${shop}, ${named}, '77' || to_char(n, 'FM00000000'), n % 9 <> 0, ${id} from ${rows}`,
    `insert into account (id, nickname, bank_code, branch, number, active)
      select ${id}, ${named}, banks.codes[1 + n % cardinality(banks.codes)], to_char(n % 4000, 'FM0000'),
        to_char(n, 'FM00000000') || '-' || n % 10, n % 7 <> 3
      from (select array_agg(code order by code) as codes from bank) as banks, ${rows}`,
    `insert into account_establishment select ${id}, ${shop} from ${rows}`,
    `insert into grouper (id, name) select ${id}, ${named} from ${rows}`,
    `insert into grouper_establishment select ${id}, ${shop} from ${rows}`,
  ];
  for (const statement of statements) await queried(databaseUrl, statement);
  await vacuumed(databaseUrl, [
    'establishment',
    'code_request',
    'operator',
    'account',
    'account_establishment',
    'grouper',
    'grouper_establishment',
  ]);
}
