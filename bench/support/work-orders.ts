import { queried } from './stage';
import { vacuumed } from './vacuumed';

/**
 * Fills the table of work orders with so many: one a minute, spread over the terminals, a third of them disputes, a
 * fifth late. The oldest of them still wait; all others are closed or attended.
 */
export async function fillWorkOrders(databaseUrl: string, count: number): Promise<void> {
  const waits = `n <= ${count} / 100`;
  const dispute = 'n % 3 = 0';
  const inDispute = (value: string) => `case when ${dispute} then ${value} end`;
  await queried(databaseUrl, 'delete from work_order');
  await queried(
    databaseUrl,
    `insert into work_order (number, case_type, status, logical_number, establishment_code, phone, report, symptom,
        inserted_amount, inserted_approximate, disputed_amount, disputed_approximate, transaction_at, has_receipt,
        requester_login, requester_name, requester_email, created_at, modified_at, settled_at)
      select 200000000 + n, case when ${dispute} then 1 else 0 end,
        case when ${waits} then 0 when n % 7 = 0 then 2 else 1 end,
        terminals.numbers[place], terminals.shops[place], '(11) 99999-9999', 'A report of some words, as people write it.',
        case when not ${dispute} then 'ATM Fora' end, ${inDispute('100')}, ${inDispute('false')}, ${inDispute('50')},
        ${inDispute('false')}, ${inDispute("timestamp '2026-01-01 10:00:00'")}, ${inDispute('false')},
        '20000002', 'Marina Prado', 'marina@example.org', at, coalesce(done, at), done
      from (select array_agg(logical_number order by logical_number) as numbers,
          array_agg(establishment_code order by logical_number) as shops from terminal) as terminals,
        generate_series(1, ${count}) n,
        lateral (select 1 + n % cardinality(terminals.numbers) as place,
          timestamptz '2026-01-01' + n * interval '1 minute' as at) as o,
        lateral (select case when not (${waits}) then at + case when n % 5 = 0 then interval '200 hours'
          else interval '10 hours' end end as done) as s`,
  );
  await vacuumed(databaseUrl, ['work_order']);
}
