import { sql } from 'kysely';
import { addMonths, firstDayOf, monthOf } from '../../../contract/calendar';
import { knownTariffs, saveTariffs, type TariffRow, tariffOf } from '../../ingest/master-data/tariffs';
import type { Db } from '../../platform/db/connections';
import { demoActor } from '../actor';
import { Chance } from '../chance';
import type { Life } from './life';

/** The share of shops that have agreed on another tariff meanwhile, and that have none yet. */
const CHANGED = 0.2;
const WITHOUT = 0.05;

interface Volume {
  code: string;
  /** What a terminal took in a month, in whole units of money. */
  deposited: number;
}

/**
 * The shops' tariffs from the demo's first whole month on, by what terminals took in it, where nobody has loaded any.
 * @param over the last month that is over
 */
export async function agreeOnTariffs(trx: Db, { seed, firstDay, shops }: Life, over: string): Promise<void> {
  const first = firstDay.endsWith('-01') ? monthOf(firstDay) : addMonths(monthOf(firstDay), 1);
  const { rows: agreed } = await sql`select from tariff limit 1`.execute(trx);
  if (first > over || agreed.length > 0) return;
  const { rows } = await sql<Volume>`
    select establishment_code as code, round(avg(arrived - cancelled))::float8 as deposited from terminal_month
    where month = ${firstDayOf(first)}::date and establishment_code = any(${shops.map(({ code }) => code)}::text[])
    group by 1 order by 1`.execute(trx);
  const tariffs = rows.flatMap((volume) => tariffsOf(volume, first, new Chance(seed, 'tariff', volume.code)));
  const known = await knownTariffs(trx, tariffs);
  // Months that are billed have theirs, whoever agreed on them.
  if (known.lastBilled === null) await saveTariffs(trx, demoActor, tariffs, known);
}

function tariffsOf({ code, deposited }: Volume, first: string, chance: Chance): TariffRow[] {
  if (chance.happens(WITHOUT)) return [];
  const franchise = () => `${franchiseFor(deposited, chance)}.00`;
  if (!chance.happens(CHANGED)) return [tariffOf(code, first, null, franchise())];
  return [tariffOf(code, first, first, franchise()), tariffOf(code, addMonths(first, 1), null, franchise())];
}

/** Franchises come in steps: the one nearest to what a terminal takes, some too small and some too large. */
function franchiseFor(deposited: number, chance: Chance): number {
  const wanted = Math.max(deposited, 5000) * chance.around(1.05, 0.2);
  const step = 10 ** Math.floor(Math.log10(wanted)) / 2;
  return Math.max(Math.round(wanted / step), 1) * step;
}
