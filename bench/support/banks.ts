import { queried } from './stage';
import { vacuumed } from './vacuumed';

/**
 * Fills the table of banks up to a number, with names as banks have them: some words are common, accents occur,
 * and flags and lengths are spread over them.
 */
export async function fillBanks(databaseUrl: string, count: number): Promise<void> {
  await queried(
    databaseUrl,
    `insert into bank (code, name, partner, deposit_code_length, active)
    select (100000 + n)::text,
      (array['Banco', 'Caixa', 'Cooperativa', 'Crédito', 'Financeira'])[1 + n % 5] || ' '
        || (array['Ágil', 'do Sertão', 'Itaguaçu', 'Novo Pará', 'São Miguel', 'União', 'Vale Verde'])[1 + n % 7]
        || ' ' || n,
      n % 3 = 0, case when n % 4 = 0 then 0 else n % 20 + 1 end, n % 10 <> 0
    from generate_series(1, $1 - (select count(*)::int from bank)) n`,
    [count],
  );
  await vacuumed(databaseUrl, ['bank']);
}
