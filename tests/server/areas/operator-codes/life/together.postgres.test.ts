import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { updateUnusedSetting } from '../../../../../contract/code-life';
import { lookForUnused } from '../../../../../server/areas/operator-codes/life/unused';
import { closeArrival, openArrival } from '../../../../../server/ingest/transactions/arrival';
import { storeTransactions } from '../../../../../server/ingest/transactions/store';
import { openPostgres } from '../../../../../server/platform/db/open';
import { transaction } from '../../../../support/network';
import { TODAY } from '../../../../support/portal';
import { shops } from '../shops';

const all = shops();

test('OPC-13 a code that is used just before it would be switched off stays on', async () => {
  const { db, url } = all.database;
  await sql`update code_idle set since = case when operator_id in (11, 12) then date '2026-07-01' else '2026-11-19' end`.execute(
    db,
  );
  const body = { ec: '0001', action: 'switchOff' };
  await all.portal.call(updateUnusedSetting, { token: all.manager, body });
  const look = (on: string) => lookForUnused(db, { on, now: new Date(`${on}T15:00:00Z`) });
  await look(TODAY);

  const other = openPostgres(url ?? '', () => {});
  const using = await other.db.startTransaction().execute();
  const arrival = await openArrival(using, 'test');
  const use = transaction('2026-11-26T23:59:00', { operatorId: 12 });
  await storeTransactions(using, [use], arrival, 'America/Sao_Paulo');
  const looking = look('2026-11-27');
  await vi.waitFor(async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      other.db,
    );
    expect(rows).toHaveLength(1);
  });
  await closeArrival(using, arrival);
  await using.commit().execute();
  await looking;
  await other.close();

  const off = await db.selectFrom('operator').where('active', '=', false).select('id').execute();
  expect(off).toEqual([{ id: 11 }]);
});
