import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { previewBulk, startBulk, undoBulk } from '../../../../contract/bulk';
import { shops, trailOf } from './shops';

const all = shops();
const resource = 'codigos-operadores';
const off = { kind: 'deactivate' };
const preview = (selection: object, action: object = off, token = all.manager) =>
  all.portal.call(previewBulk, { token, body: { resource, selection, action } });
const start = (id: string, token = all.manager) => all.portal.call(startBulk, { token, params: { id } });
const states = async () => {
  const rows = await all.database.db.selectFrom('operator').select(['id', 'active']).orderBy('id').execute();
  return rows.filter(({ active }) => !active).map(({ id }) => id);
};

beforeEach(() => sql`update operator set active = true`.execute(all.database.db));

test('OPC-13 switches off what was previewed, with its end, and can be undone', async () => {
  await all.database.db.updateTable('operator').set({ active: false }).where('id', '=', 22).execute();
  const { status, body } = await preview({ filter: { name: 'operador' } });
  expect([status, body.counts]).toMatchObject([200, { changing: 3, already: 1, refused: 0 }]);
  expect(await states()).toEqual([22]);
  const done = await start(body.id);
  expect(done.body).toMatchObject({ state: 'done', counts: { changed: 3, already: 1 } });
  expect(await states()).toEqual([11, 12, 21, 22]);
  expect(await all.read(11)).toMatchObject({ status: false, fim: '2026-11-20T12:00:00' });
  expect((await trailOf(all.database, 'operator', '11')).at(-1)).toMatchObject({
    actor: '20000002',
    action: 'update',
    before: { card_number: '110', active: true },
    after: { card_number: '110', active: false },
  });
  const undone = await all.portal.call(undoBulk, { token: all.manager, params: { id: body.id } });
  expect(undone.body).toMatchObject({ state: 'done', counts: { changed: 3 } });
  expect(await states()).toEqual([22]);
  expect(await all.read(11)).toMatchObject({ status: true, fim: null });
});

test('OPC-01 a filter by status, code and shop selects as the list does', async () => {
  expect((await preview({ filter: { code: '110', ec: ['0001'], status: 1 } })).body.total).toBe(1);
  expect((await preview({ filter: {}, except: ['11'] })).body.total).toBe(3);
  expect((await preview({ filter: { ecs: ['0001'] } })).status).toBe(400);
});

test('SES-16 codes of other shops do not exist, and another shop cannot be named', async () => {
  const { body } = await preview({ ids: ['11', '31', '999', 'x'] });
  expect(body.counts).toMatchObject({ changing: 1, vanished: 3 });
  await start(body.id);
  expect(await states()).toEqual([11]);
  expect((await preview({ filter: { ec: ['0003'] } })).status).toBe(403);
  expect((await start(body.id, all.neighbour)).status).toBe(404);
});

test('ERR-05 codes can only be switched on and off', async () => {
  const wish = { kind: 'addEstablishments', establishments: ['0001'] };
  expect((await preview({ ids: ['11'] }, wish)).status).toBe(400);
});
