import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../../contract/calendar';
import { silentShops } from '../../../contract/silence';
import { lookForSilence } from '../../../server/areas/silence/look';
import { DEMO_PASSWORD } from '../../../server/demo/people';
import { isStopped, stopsOf, stopsOn } from '../../../server/demo/stops';
import type { Database } from '../../../server/platform/db/open';
import { freshDatabase } from '../../support/databases';
import { type TestPortal, testPortal } from '../../support/portal';
import { fill, NOW } from './fill';

let database: Database;
let portal: TestPortal;
beforeAll(async () => {
  database = await freshDatabase();
  await fill(database, { count: 30_000 });
  portal = await testPortal(database);
  portal.setNow(NOW);
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

test('a shop that stops does so again every four weeks, and deposits in between', () => {
  const stops = stopsOf('Pescados da Ilha', '2026-08-20');
  const day = (after: number) => addDays('2026-08-20', after);
  expect([84, 85, 96, 97, 112, 113].map((after) => isStopped(stops, day(after)))).toEqual([
    false,
    true,
    true,
    false,
    false,
    true,
  ]);
  expect([84, 85, 86, 113].map((after) => stopsOn(stops, day(after)))).toEqual([false, true, false, true]);
  expect(stopsOf('Mercado Moinhos', '2026-08-20')).toBeNull();
});

test('two shops of the demo are silent on its last day: one with an open work order, the other without a known reason', async () => {
  const hour = new Date(NOW.getTime() - (NOW.getTime() % 3_600_000));
  await lookForSilence(database.db, portal.context.config, { at: hour, now: NOW });
  const askAs = async (login: string) =>
    (await portal.call(silentShops, { token: (await portal.signIn(login, DEMO_PASSWORD)).token })).body;
  const administrators = await askAs('10000001');
  expect(
    administrators.silenciosos.map(({ nomeFantasia, motivo }: { nomeFantasia: string; motivo: object }) => [
      nomeFantasia,
      motivo,
    ]),
  ).toEqual(
    expect.arrayContaining([
      ['Pão da Serra Sorocaba', { tipo: 'chamado', numero: expect.any(Number) }],
      ['Pescados da Ilha', null],
    ]),
  );
  expect(administrators.silenciosos).toHaveLength(2);
  expect((await askAs('20000002')).silenciosos).toMatchObject([{ nomeFantasia: 'Pão da Serra Sorocaba' }]);
});
