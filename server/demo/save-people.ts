import { addDays } from '../../contract/calendar';
import { recordChanges } from '../platform/audit/record';
import { hashPassword } from '../platform/credentials/password';
import type { Db } from '../platform/db/connections';
import { instantAt } from '../platform/time/wall-clock';
import { demoActor } from './actor';
import { takeIds } from './history/ids';
import type { DemoNetwork } from './network';
import { DEMO_PASSWORD, type DemoPerson } from './people';

/** Stores people with their scopes and audit entries. All share one hash: it is made once, and it is no secret. */
export async function savePeople(
  trx: Db,
  network: DemoNetwork,
  people: readonly DemoPerson[],
  lastDay: string,
  timeZone: string,
): Promise<void> {
  const hash = await hashPassword(DEMO_PASSWORD);
  const codes = new Map(network.places.map(({ name, code }) => [name, code]));
  const groups = new Map(network.groupers.map(({ name, id }) => [name, id]));
  const ids = await takeIds(trx, 'portal_user', 'id', people.length);
  const saved = people.map((person, index) => ({
    id: ids[index] ?? 0,
    person,
    row: rowOf(person, lastDay),
    establishments: person.establishments.map((name) => named(codes, name)),
    groupers: person.groups.map((name) => named(groups, name)),
  }));
  await trx
    .insertInto('portal_user')
    .values(
      saved.map(({ id, person, row }) => ({
        ...row,
        id,
        password_hash: person.signsIn ? hash : null,
        created_at: instantAt(timeZone, `${addDays(lastDay, -person.registered)}T10:00:00`),
      })),
    )
    .execute();
  await trx
    .insertInto('user_establishment')
    .values(
      saved.flatMap(({ id, establishments }) =>
        establishments.map((code) => ({ user_id: id, establishment_code: code })),
      ),
    )
    .execute();
  await trx
    .insertInto('user_grouper')
    .values(
      saved.flatMap(({ id, groupers }) => groupers.map((group) => ({ user_id: id, grouper_id: group }))),
    )
    .execute();
  await recordChanges(
    trx,
    demoActor,
    saved.map(({ id, row, establishments, groupers }) => ({
      action: 'create',
      entity: 'portal_user',
      key: String(id),
      after: { ...row, establishments, groupers },
    })),
  );
}

/** What the audit trail may know of a person. */
function rowOf(person: DemoPerson, lastDay: string) {
  return {
    login: person.login,
    name: person.name,
    email: person.email,
    role: person.role,
    specific_code: person.specificCode,
    active: person.active,
    api_access: person.api !== null,
    api_starts_on: person.api && addDays(lastDay, person.api.starts),
    api_ends_on: person.api?.ends == null ? null : addDays(lastDay, person.api.ends),
  };
}

function named<T>(known: ReadonlyMap<string, T>, name: string): T {
  const found = known.get(name);
  if (found === undefined) throw new Error(`The demo network has no ${name}`);
  return found;
}
