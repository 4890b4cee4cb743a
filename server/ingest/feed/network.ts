import { sql } from 'kysely';
import type { FeedNetwork } from '../../../contract/feed';
import type { AppContext } from '../../platform/context';
import { wallClock } from '../../platform/time/wall-clock';

/** Returns the records that transactions may refer to now. */
export async function networkOf({ database, config, now }: AppContext): Promise<FeedNetwork> {
  const { rows } = await sql<FeedNetwork['establishments'][number]>`
    select code as "cdEc",
      array(select logical_number from terminal where establishment_code = code order by 1) as terminals,
      array(select id from operator where establishment_code = code and active order by 1) as operators,
      array(select a.id from account a join account_establishment on account_id = a.id
        where establishment_code = code and a.active order by 1) as accounts
    from establishment order by 1`.execute(database.db);
  return { now: wallClock(config.timeZone, now()), establishments: rows };
}
