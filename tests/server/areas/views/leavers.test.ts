import { afterAll, beforeAll, expect, test } from 'vitest';
import { setDefaultView } from '../../../../contract/views';
import { views } from '../../../../server/areas/views';
import { recordChanges } from '../../../../server/platform/audit/record';
import { type Fixture, stateOf, viewsFixture, type Who } from './fixture';

let f: Fixture;
beforeAll(async () => {
  f = await viewsFixture();
});
afterAll(() => f.close());

async function look() {
  for (const routine of views.routines ?? []) await routine.look(f.portal.context);
  const { db } = f.database;
  const jobs = await db.selectFrom('job').where('kind', '=', 'viewsOfLeavers').select('id').execute();
  for (const handler of views.jobs?.(f.portal.context, {} as never) ?? [])
    if (jobs.length > 0) await handler.run({}, new AbortController().signal);
  await db.deleteFrom('job').where('kind', '=', 'viewsOfLeavers').execute();
  return jobs.length;
}

async function turn(who: Who, active: boolean, by?: Who) {
  const { db } = f.database;
  await db.updateTable('portal_user').where('id', '=', f.ids[who]).set({ active }).execute();
  if (by === undefined) return;
  await recordChanges(db, { id: f.ids[by], login: by, address: null }, [
    {
      action: 'update',
      entity: 'portal_user',
      key: String(f.ids[who]),
      before: { active: !active },
      after: { active },
    },
  ]);
}

const ownerOf = async (id: string) =>
  f.database.db
    .selectFrom('saved_view')
    .where('id', '=', id)
    .select(['owner_id', 'name', 'version'])
    .executeTakeFirst();

test('a shared view goes to whoever switched its owner off, who is told; its readers keep it', async () => {
  const shared = await f.save('south', {
    name: 'For viewers',
    screen: '/transacoes-extrato',
    state: stateOf({ ecs: ['0001'] }),
    people: ['viewer'],
  });
  await f.save('otherBoss', { name: 'FOR VIEWERS', screen: '/transacoes-extrato' });
  await f.portal.call(setDefaultView, {
    token: f.tokens.south,
    body: { screen: '/transacoes-extrato', view: shared.body.id },
  });
  const own = await f.save('south', { name: 'Mine alone' });
  expect(await look()).toBe(0);
  await turn('south', false, 'otherBoss');
  expect(await look()).toBe(1);
  expect(await look()).toBe(0);
  expect(await ownerOf(shared.body.id)).toEqual({
    owner_id: f.ids.otherBoss,
    name: 'For viewers (2)',
    version: 2,
  });
  // Whoever comes back does not begin with a view that is somebody else's.
  expect(await f.database.db.selectFrom('default_view').selectAll().execute()).toEqual([]);
  expect((await f.open('viewer', shared.body.id)).body).toMatchObject({
    owner: 'Person otherBoss',
    own: false,
  });
  const told = await f.database.db
    .selectFrom('user_notification')
    .innerJoin('notification', 'notification.id', 'user_notification.notification_id')
    .where('kind', '=', 'viewInherited')
    .select(['user_id', 'description'])
    .execute();
  expect(told).toEqual([
    {
      user_id: f.ids.otherBoss,
      description:
        'La vista compartida “For viewers (2)” (Extracto de transacciones) ahora es suya, porque el acceso de Person south se desactivó. Las personas con quienes se comparte la conservan.',
    },
  ]);
  const entry = await f.database.db
    .selectFrom('audit')
    .where('entity', '=', 'view')
    .where('entity_key', '=', shared.body.id)
    .where('action', '=', 'update')
    .select(['actor', 'before', 'after'])
    .executeTakeFirst();
  expect(entry).toMatchObject({
    actor: 'views of leavers',
    before: { view_owner: f.ids.south },
    after: { view_owner: f.ids.otherBoss },
  });

  // Whoever was switched off by mistake has everything again, and the heir is told.
  await turn('south', true);
  expect(await look()).toBe(1);
  expect(await look()).toBe(0);
  expect(await ownerOf(shared.body.id)).toMatchObject({ owner_id: f.ids.south, name: 'For viewers (2)' });
  const returned = await f.database.db
    .selectFrom('user_notification')
    .innerJoin('notification', 'notification.id', 'user_notification.notification_id')
    .where('kind', '=', 'viewReturned')
    .select(['user_id', 'description'])
    .execute();
  expect(returned).toEqual([
    {
      user_id: f.ids.otherBoss,
      description:
        'La vista compartida “For viewers (2)” (Extracto de transacciones) vuelve a ser de Person south, porque su acceso se activó de nuevo.',
    },
  ]);
  await turn('south', false, 'otherBoss');
  expect(await look()).toBe(1);

  // What is not shared waits thirty days for its owner.
  f.portal.setNow('2026-12-15T15:00:00Z');
  expect(await look()).toBe(0);
  await turn('south', true);
  expect(await look()).toBe(1);
  expect(await ownerOf(shared.body.id)).toMatchObject({ owner_id: f.ids.south });
  expect(await ownerOf(own.body.id)).toMatchObject({ owner_id: f.ids.south });
  await turn('south', false);
  await look();
  f.portal.setNow('2027-01-13T15:00:00Z');
  expect(await look()).toBe(0);
  f.portal.setNow('2027-01-15T15:00:00Z');
  expect(await look()).toBe(1);
  expect(await ownerOf(own.body.id)).toBeUndefined();
});

test('without such an administrator it goes to the one who has been there longest', async () => {
  f.portal.setNow('2027-02-01T15:00:00Z');
  f.tokens.otherBoss = (await f.portal.signIn('31100002')).token;
  const { body } = await f.save('otherBoss', { name: 'Theirs', profiles: [2] });
  await turn('otherBoss', false, 'otherBoss');
  await look();
  expect(await ownerOf(body.id)).toMatchObject({ owner_id: f.ids.boss, name: 'Theirs' });
});
