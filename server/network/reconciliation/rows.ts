import { type RawBuilder, sql } from 'kysely';
import { PROCESS } from '../../../contract/limits';
import type { Db } from '../../platform/db/connections';
import { type Scope, within } from '../../platform/principal/scope';
import { countedIn, type Period, ROWS, TYPE } from './as-of';

/** What happened to a transaction: it arrived, or was cancelled. */
export interface MovementRow {
  position: number;
  kind: 'transaction' | 'cancellation';
  establishment: string;
  logical_number: string;
  nsu: string;
  captured_at: string;
  accounting_date: string;
  type: 'deposit' | 'withdrawal';
  /** Decimal text. */
  amount: string;
  operator_id: number;
  account_id: number;
  /** Of a cancellation. */
  cancelled_at: Date | null;
}

/** These filters narrow the rows further than a scope does; an absent one narrows nothing. */
export interface RowFilter {
  /** Logical numbers. */
  terminals?: readonly string[] | undefined;
  type?: MovementRow['type'] | undefined;
}

const filtered = ({ terminals, type }: RowFilter) =>
  sql`${
    terminals === undefined ? sql`true` : sql`t.logical_number = any(${terminals}::text[])`
  } and ${type === undefined ? sql`true` : sql`t.process_code = ${sql.lit(PROCESS[type])}`}`;

/** The key of a transaction. */
export type RowKey = readonly [capturedAt: string, logicalNumber: string, nsu: string];

const columns = sql`t.establishment_code as establishment, t.logical_number, t.nsu, t.captured_at,
  ${TYPE} as type, t.amount::text as amount, t.operator_id, t.account_id`;

const key = sql`t.captured_at, t.logical_number, t.nsu`;
const valuesOf = ([capturedAt, logicalNumber, nsu]: RowKey) =>
  sql`${capturedAt}::timestamp, ${logicalNumber}, ${nsu}`;

/** The transactions of a period as they stood at a position, in the order of their keys. */
export async function rowsOfPeriod(
  trx: Db,
  scope: Scope,
  {
    period,
    filter,
    position,
    after,
    limit,
  }: { period: Period; filter: RowFilter; position: number; after: RowKey | null; limit: number },
): Promise<MovementRow[]> {
  // The second condition is implied by the first, but lets PostgreSQL prune partitions.
  const following =
    after === null
      ? sql`true`
      : sql`(${key}) > (${valuesOf(after)}) and t.captured_at >= ${after[0]}::timestamp`;
  const { rows } = await sql<Omit<MovementRow, 'kind' | 'cancelled_at'>>`
    select a.position, ${columns}, t.accounting_date
    from ${ROWS}
    where ${countedIn(period, position)} and ${within(scope, sql.ref('t.establishment_code'))}
      and ${filtered(filter)} and ${following}
    order by ${key} limit ${limit}`.execute(trx);
  // A value that is the same in all rows is not selected.
  const same = { kind: 'transaction', cancelled_at: null } as const;
  return rows.map((row) => Object.assign(row, same));
}

/** Where a row stands within its delivery: arrivals first, then cancellations, each by establishment and key. */
export type PlaceInDelivery = readonly [kind: 0 | 1, establishment: string, ...key: RowKey];

/** What deliveries brought, in their order and that of their rows. */
export async function rowsOfDeliveries(
  trx: Db,
  scope: Scope,
  {
    deliveries,
    filter,
    after,
    limit,
  }: {
    deliveries: readonly { id: number; position: number }[];
    filter: RowFilter;
    /** The position within the first delivery, which is then the only one. */
    after: PlaceInDelivery | null;
    limit: number;
  },
): Promise<MovementRow[]> {
  if (deliveries.length === 0) return [];
  const following = (kind: 0 | 1): RawBuilder<unknown> => {
    if (after === null || kind > after[0]) return sql`true`;
    const [afterKind, establishment, ...afterKey] = after;
    return kind < afterKind
      ? sql`false`
      : sql`(t.establishment_code, ${key}) > (${establishment}, ${valuesOf(afterKey)})`;
  };
  const part = (kind: 0 | 1, arrival: RawBuilder<unknown>, which: RawBuilder<unknown>) => sql`(
    select d.position, ${sql.lit(kind)} as kind_order, ${columns}, t.accounting_date,
      ${kind === 0 ? sql`null::timestamptz` : sql`t.cancelled_at`} as cancelled_at
    from delivery d join cash_transaction t on ${arrival} = d.id
    where ${within(scope, sql.ref('t.establishment_code'))} and ${filtered(filter)} and ${which}
      and ${following(kind)}
    order by d.position, t.establishment_code, ${key} limit ${limit})`;
  const { rows } = await sql<MovementRow>`
    with delivery as (
      select * from unnest(${deliveries.map(({ id }) => id)}::bigint[],
        ${deliveries.map(({ position }) => position)}::bigint[]) as delivery (id, position)
    )
    select *, case kind_order when 0 then 'transaction' else 'cancellation' end as kind from (
      ${part(0, sql.ref('t.arrival_id'), sql`(t.cancelled_at is null or t.cancelled_arrival_id is not null)`)}
      union all
      ${part(1, sql.ref('t.cancelled_arrival_id'), sql`true`)}
    ) as movement
    order by position, kind_order, establishment, captured_at, logical_number, nsu limit ${limit}`.execute(
    trx,
  );
  return rows;
}
