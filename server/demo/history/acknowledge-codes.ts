import { type Selectable, sql } from 'kysely';
import { recordChanges } from '../../platform/audit/record';
import type { Db } from '../../platform/db/open';
import type { Schema } from '../../platform/db/schema';
import { demoActor, demosOwn } from '../actor';
import { Chance } from '../chance';
import { HOUR } from '../span';
import { endOf, type Life } from './life';
import type { Notice } from './notifications';

/** The terminals take between a night and two days to learn new codes. */
const LEARNING_HOURS = { least: 8, most: 44 };

type Waiting = Pick<
  Selectable<Schema['code_request']>,
  'id' | 'quantity' | 'requested_by' | 'requested_at'
> & {
  shop: string;
};

/** The terminals acknowledge what they have learned by the end of the span, of the demo's own requests. */
export async function acknowledgeCodes(trx: Db, life: Life): Promise<Notice[]> {
  const { rows } = await sql<Waiting>`
    select r.id, r.quantity, r.requested_by, r.requested_at, e.name as shop
    from code_request r join establishment e on e.code = r.establishment_code
    where r.status = 2 and ${demosOwn('code_request', sql`r.id`)} order by r.id`.execute(trx);
  const end = endOf(life);
  const learned = rows.flatMap((row) => {
    const hours = new Chance(life.seed, 'learning', row.id).whole(LEARNING_HOURS.least, LEARNING_HOURS.most);
    const at = new Date(row.requested_at.getTime() + hours * HOUR * 1000);
    return at > end ? [] : [{ ...row, at }];
  });
  await sql`update code_request set status = 1, acknowledged_at = learned.at
    from jsonb_to_recordset(${JSON.stringify(learned)}::jsonb) as learned (id integer, at timestamptz)
    where code_request.id = learned.id`.execute(trx);
  await recordChanges(
    trx,
    demoActor,
    learned.map(({ id, at }) => ({
      action: 'update',
      entity: 'code_request',
      key: String(id),
      before: { status: 2 },
      after: { status: 1, acknowledged_at: at },
    })),
  );
  return learned.map(({ at, quantity, shop, requested_by }) => ({
    what: { kind: 'codesReady', quantity, shop },
    at,
    to: (person) => person.id === requested_by,
  }));
}
