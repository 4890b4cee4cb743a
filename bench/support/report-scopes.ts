import type { RunningServer } from './server';
import { queried } from './stage';

/** The scope of a report: an establishment, a group, or everything where both are absent. */
export interface ReportScope {
  establishment?: string;
  group?: string;
}

/** No group of the demo has as many shops as there are, and a large chain has fifty. */
const WHOLE_GROUP = 9_000;

/** Makes a group of all shops, where there is none yet. */
export async function addGroupOfAll({ databaseUrl }: RunningServer): Promise<void> {
  await queried(
    databaseUrl,
    `with made as (
      insert into grouper (id, name) values (${WHOLE_GROUP}, 'All shops') on conflict do nothing returning id)
    insert into grouper_establishment select made.id, code from made, establishment`,
  );
}

/** The busiest establishment, the busiest of its groups, a group of all shops, and everything. */
export async function reportScopes({ databaseUrl }: RunningServer): Promise<Record<string, ReportScope>> {
  const { rows } = await queried(
    databaseUrl,
    `with moved as (select establishment_code, sum(count) as count from transaction_day group by 1),
      busiest as (select establishment_code from moved order by count desc limit 1)
    select b.establishment_code as establishment, (
      select grouper_id::text from grouper_establishment ge join moved using (establishment_code)
      where grouper_id in (select grouper_id from grouper_establishment where establishment_code = b.establishment_code)
        and grouper_id <> ${WHOLE_GROUP}
      group by 1 order by sum(count) desc limit 1
    ) as group
    from busiest b`,
  );
  const { establishment, group } = rows[0] as { establishment: string; group: string };
  return {
    'one establishment': { establishment },
    'its group': { group },
    'a group of all shops': { group: String(WHOLE_GROUP) },
    all: {},
  };
}
