import { sql } from 'kysely';
import { z } from 'zod';
import { narrowing } from '../../../contract/narrowing';
import { reportFilter } from '../../../contract/reports';
import { type CoveredEstablishments } from '../../../contract/sendings';
import { SUBSCRIPTION } from '../../../contract/subscription-settings';
import { selectedEstablishments, selectionOf } from '../../network/reports/selection';
import type { Db } from '../../platform/db/connections';
import type { SubscriptionSending } from '../../platform/db/tables/subscriptions';
import type { Scope } from '../../platform/principal/scope';

/** The establishments that a file goes over. */
export interface Covered {
  count: number;
  /** `null`: too many to keep. */
  codes: readonly string[] | null;
}

/** More codes are not kept: of so many the count alone says what has changed. */
const KEPT = 2000;

const asked = z.object({ ...reportFilter.shape, narrowed: narrowing.optional() });

/**
 * The establishments whose rows the file of a request can have: those of the scope that the filter selects.
 * @param request of a report; bank files of an account have no such filter
 * @returns `null` where it is none of a report
 */
export async function coveredBy(trx: Db, scope: Scope, request: object): Promise<Covered | null> {
  const parsed = asked.safeParse(request);
  if (!parsed.success) return null;
  const selection = await selectionOf(trx, scope, parsed.data);
  const { accounts, operators } = selection;
  const only = parsed.data.narrowed?.establishment;
  const { rows } = await sql<{ count: number; codes: string[] | null }>`
    select count(*)::int as count,
      case when count(*) <= ${KEPT} then coalesce(array_agg(code order by code), '{}') end as codes
    from establishment where ${selectedEstablishments(selection, sql.ref('code'))}
      and ${only === undefined ? sql`true` : sql`code = ${only}`}
      and ${
        accounts === null
          ? sql`true`
          : sql`exists (select from account_establishment
              where establishment_code = code and account_id = any(${accounts}::int[]))`
      }
      and ${
        operators === null
          ? sql`true`
          : sql`exists (select from operator
              where establishment_code = code and id = any(${operators}::int[]))`
      }`.execute(trx);
  return rows[0] ?? null;
}

/** The columns of a sending that say over which establishments its file goes. */
export type KeptEstablishments = Pick<
  SubscriptionSending,
  'establishments' | 'establishments_before' | 'lost' | 'lost_codes' | 'codes'
>;

interface OfSending {
  run: { subscription_id: string; number: number | null };
  recipient: { id: number };
}

/** Compares the establishments of a sending with those of the number before that its recipient got, for its row. */
export async function keptOf(
  db: Db,
  { run, recipient }: OfSending,
  covered: Covered | null,
): Promise<KeptEstablishments> {
  const none = { establishments_before: null, lost: null, lost_codes: null, codes: null };
  if (covered === null) return { ...none, establishments: null };
  // A test has none before it.
  if (run.number === null) return { ...none, establishments: covered.count };
  const { rows } = await sql<Pick<KeptEstablishments, 'establishments' | 'codes'>>`
    select g.establishments, g.codes from subscription_sending g join subscription_run r on r.id = g.run_id
    where r.subscription_id = ${run.subscription_id} and g.user_id = ${recipient.id}
      and r.number < ${run.number} and g.state in ('sent', 'empty') order by r.number desc limit 1`.execute(
    db,
  );
  const [before] = rows;
  const codes = covered.codes === null ? null : [...covered.codes];
  const present = new Set(codes);
  const lost = codes === null || !before?.codes ? null : before.codes.filter((code) => !present.has(code));
  return {
    establishments: covered.count,
    establishments_before: before?.establishments ?? null,
    lost: lost?.length ?? null,
    lost_codes: lost?.slice(0, SUBSCRIPTION.lostCodes) ?? null,
    codes,
  };
}

/** Reads from the row of a sending what is said of its establishments; `null`: not known. */
export function saidOf({
  establishments: count,
  establishments_before: before,
  lost,
  lost_codes,
}: Omit<KeptEstablishments, 'codes'>): CoveredEstablishments | null {
  if (count === null) return null;
  // Of too many codes to keep, the counts say how many there are fewer.
  const fewer = Math.max(0, (before ?? count) - count);
  return { count, before, lost: lost ?? fewer, lostCodes: lost_codes ?? [] };
}

/** Forgets the codes of the numbers before one that was sent: only the next one is compared with it. */
export async function forgetEarlierCodes(trx: Db, { run, recipient }: OfSending) {
  await sql`update subscription_sending g set codes = null from subscription_run r
    where r.id = g.run_id and r.subscription_id = ${run.subscription_id} and g.user_id = ${recipient.id}
      and r.number < ${run.number} and g.codes is not null`.execute(trx);
}
