import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { type CodeLife, getCodeLife, handOverCode } from '../../../../../contract/code-life';
import { createOperatorCodes, updateOperatorCode } from '../../../../../contract/operator-codes';
import { acknowledgeRequests } from '../../../../../server/ingest/codes/acknowledge';
import { gatewayAt } from '../../../../../server/platform/principal/principal';
import { addTransactions, transaction } from '../../../../support/network';
import { NOON } from '../../../../support/portal';
import { shops, trailOf } from '../shops';

const all = shops();
const english = { 'accept-language': 'en' };
/** Noon by the network's clocks. */
const LOCAL = '2026-11-20T12:00:00';

beforeEach(async () => {
  const { db } = all.database;
  all.portal.setNow(NOON);
  for (const table of ['code_handover', 'operator_misuse', 'operator_use']) {
    await sql`delete from ${sql.table(table)}`.execute(db);
  }
  await sql`update operator set respellings = respellings + 1, name = 'Operador ' || id, named_at = null,
    active = true, started_at = '2026-11-01T12:30:40Z'`.execute(db);
});

const life = async (id: number, token = all.manager) => {
  const { status, body } = await all.portal.call(getCodeLife, { token, params: { id } });
  return { status, body: body as CodeLife };
};
const eventsOf = async (id: number) => (await life(id)).body.events;
const handOver = (id: number, body: object, token = all.manager) =>
  all.portal.call(handOverCode, { token, params: { id }, body, headers: english });
const trailed = () => trailOf(all.database, 'code_handover');

describe('the life of a code', () => {
  test('OPC-04 a new code has requester and creation, and is received when the gateway acknowledges it', async () => {
    const { body } = await all.portal.call(createOperatorCodes, {
      token: all.manager,
      body: { ec: '0001', status: 1, quantidade: 1 },
    });
    const id = body[0].operatorCodeId;
    const by = 'Person 20000002';
    const born = [
      { kind: 'requested', at: LOCAL, by },
      { kind: 'made', at: LOCAL, by },
    ];
    expect((await life(id)).body).toEqual({ madeAt: LOCAL, events: born });
    const { code_request_id } = await all.database.db
      .selectFrom('operator')
      .where('id', '=', id)
      .select('code_request_id')
      .executeTakeFirstOrThrow();
    await all.database.db
      .transaction()
      .execute((trx) =>
        acknowledgeRequests(trx, gatewayAt('::1'), [
          { requestId: code_request_id ?? 0, at: new Date('2026-11-20T16:00:00Z') },
        ]),
      );
    expect(await eventsOf(id)).toEqual([...born, { kind: 'received', at: '2026-11-20T13:00:00' }]);
  });

  test('the first and the last use, and each use in a foreign shop, with the shop and how often', async () => {
    await addTransactions(all.database.db, [
      transaction('2026-11-05T09:00:00'),
      transaction('2026-11-06T09:00:00', { establishmentCode: '0003', operatorId: 11 }),
      transaction('2026-11-07T09:00:00', { establishmentCode: '0003', operatorId: 11 }),
      transaction('2026-11-08T09:00:00'),
    ]);
    expect(await eventsOf(11)).toEqual([
      { kind: 'made', at: '2026-11-01T09:30:40', by: null },
      { kind: 'firstUsed', at: '2026-11-05T09:00:00' },
      {
        kind: 'usedElsewhere',
        at: '2026-11-06T09:00:00',
        until: '2026-11-07T09:00:00',
        count: 2,
        shop: { ec: '0003', nomefantasia: 'Mercado 3' },
      },
      { kind: 'lastUsed', at: '2026-11-08T09:00:00' },
    ]);
  });

  test('OPC-13 contains who switched it off and on, and that it was used afterwards', async () => {
    const { version } = await all.read(12);
    const saved = { operatorcodeId: 12, ec: '0001', name: 'Operador 12', numerocartao: '120' };
    const save = (body: object) =>
      all.portal.call(updateOperatorCode, { token: all.administrator, body: { ...saved, ...body } });
    await save({ status: 0, version });
    await addTransactions(all.database.db, [transaction('2026-11-20T12:30:00', { operatorId: 12 })]);
    const off = await eventsOf(12);
    expect(off).toContainEqual({
      kind: 'switchedOff',
      at: expect.any(String),
      by: 'Person 10000001',
      unused: false,
    });
    expect(off).toContainEqual({
      kind: 'usedOff',
      at: '2026-11-20T12:30:00',
      until: '2026-11-20T12:30:00',
      count: 1,
      shop: { ec: '0001', nomefantasia: 'Mercado 1' },
    });
    await save({ status: 1, name: 'Operador 12' });
    expect((await eventsOf(12)).map(({ kind }) => kind)).toContain('switchedOn');
    // A change of the name is not a switch.
    const before = await eventsOf(12);
    await save({ status: 1, name: 'Bia' });
    expect((await eventsOf(12)).filter(({ kind }) => kind !== 'named')).toEqual(before);
  });

  test('a code that was off before there was an audit trail has its end', async () => {
    await sql`update operator set active = false, ended_at = '2026-11-10T15:00:00Z' where id = 22`.execute(
      all.database.db,
    );
    expect(await eventsOf(22)).toContainEqual({
      kind: 'switchedOff',
      at: '2026-11-10T12:00:00',
      by: null,
      unused: false,
    });
  });

  test('is returned only for shops of the caller, and for existing codes', async () => {
    expect((await life(31)).status).toBe(403);
    expect((await life(31, all.neighbour)).status).toBe(200);
    expect((await life(999, all.administrator)).status).toBe(404);
  });
});

describe('a handover', () => {
  test('is confirmed with person and moment, leaves an entry, and shows only the tail of the code', async () => {
    const before = (await trailed()).length;
    const { status, body } = await handOver(11, { to: '  Ana Prado ', at: '2026-11-20T11:15' });
    expect(status).toBe(200);
    expect(body.events.at(-1)).toEqual({
      kind: 'handedOver',
      at: '2026-11-20T11:15:00',
      to: 'Ana Prado',
      by: 'Person 20000002',
      confirmedAt: LOCAL,
    });
    expect((await life(11)).body).toEqual(body);
    expect((await trailed()).slice(before)).toMatchObject([
      {
        actor: '20000002',
        action: 'create',
        after: {
          operator_id: 11,
          establishment_code: '0001',
          person: 'Ana Prado',
          handed_at: '2026-11-20T11:15:00',
        },
      },
    ]);
    expect(JSON.stringify([body, await trailed()])).not.toContain('000555110');
  });

  test('can be repeated with another person, and a repeated call writes nothing', async () => {
    const ana = { to: 'Ana Prado', at: '2026-11-19T11:15' };
    const bia = { to: 'Bia Luz', at: '2026-11-20T08:00' };
    const before = (await trailed()).length;
    await Promise.all([handOver(11, ana), handOver(11, ana)]);
    await handOver(11, bia);
    await handOver(11, bia);
    const given = (await eventsOf(11)).filter((event) => event.kind === 'handedOver');
    expect(given.map(({ to }) => to)).toEqual(['Ana Prado', 'Bia Luz']);
    expect(await trailed()).toHaveLength(before + 2);
    await handOver(11, { ...ana, at: '2026-11-20T08:00' });
    expect((await eventsOf(11)).filter(({ kind }) => kind === 'handedOver')).toHaveLength(3);
  });

  test.each([
    ['nobody', { to: '  ', at: '2026-11-20T11:15' }, { to: 'Enter the person the code was handed over to.' }],
    [
      'a name that is too long',
      { to: 'x'.repeat(101), at: '2026-11-20T11:15' },
      { to: 'The name has more than 100 characters.' },
    ],
    [
      'a name of two lines',
      { to: 'Ana\nPrado', at: '2026-11-20T11:15' },
      { to: 'The name has line breaks or invisible characters.' },
    ],
    ['no moment', { to: 'Ana' }, { at: 'Enter a day and a time.' }],
    ['no day', { to: 'Ana', at: '2026-02-30T11:15' }, { at: 'Enter a day and a time.' }],
    ['another form', { to: 'Ana', at: '20/11/2026 11:15' }, { at: 'Enter a day and a time.' }],
    ['the future', { to: 'Ana', at: '2026-11-20T12:01' }, { at: 'This time is in the future.' }],
    [
      'a moment before it was made',
      { to: 'Ana', at: '2026-11-01T09:29' },
      { at: 'The code did not exist yet: it was created later.' },
    ],
    [
      'nothing at all',
      {},
      { to: 'Enter the person the code was handed over to.', at: 'Enter a day and a time.' },
    ],
  ])('to or at %s is refused at its field', async (_what, body, fields) => {
    const answer = await handOver(11, body);
    expect([answer.status, answer.body.fields]).toEqual([400, fields]);
    expect((await eventsOf(11)).map(({ kind }) => kind)).not.toContain('handedOver');
  });

  test('in the current minute and in that of the creation is accepted', async () => {
    expect((await handOver(11, { to: 'Ana', at: '2026-11-01T09:30' })).status).toBe(200);
    expect((await handOver(11, { to: 'Bia', at: '2026-11-20T12:00' })).status).toBe(200);
    // It is known to the minute, and cannot be before the creation of the code.
    expect((await eventsOf(11)).map((event) => [event.kind, event.at])).toEqual([
      ['made', '2026-11-01T09:30:40'],
      ['handedOver', '2026-11-01T09:30:00'],
      ['handedOver', '2026-11-20T12:00:00'],
    ]);
  });

  test('follows the name of its minute, also when it is confirmed in the next one', async () => {
    const saved = { operatorcodeId: 12, ec: '0001', name: 'Ana Prado', numerocartao: '120', status: 1 };
    const { status } = await all.portal.call(updateOperatorCode, {
      token: all.manager,
      params: { id: 12 },
      body: saved,
    });
    expect(status).toBe(200);
    // Tests before this one named and switched the code as well, often in the same second.
    const named = (await eventsOf(12)).findLast(({ kind }) => kind === 'named')?.at ?? '';
    // A minute after the name, to the second, it is the next minute for certain.
    all.portal.setNow(new Date(new Date(`${named}-03:00`).getTime() + 60_000));
    const { token } = await all.portal.signIn('20000002');
    expect((await handOver(12, { to: 'Bia', at: named.slice(0, 16) }, token)).status).toBe(200);
    const { events } = (await life(12, token)).body;
    const called = events.filter(({ kind }) => kind === 'named' || kind === 'handedOver');
    expect(called.slice(-2)).toMatchObject([
      { kind: 'named', name: 'Ana Prado' },
      { kind: 'handedOver', to: 'Bia' },
    ]);
  });

  test('is for everybody with access to the shop', async () => {
    const body = { to: 'Ana', at: '2026-11-20T11:15' };
    expect((await handOver(11, body, all.neighbour)).status).toBe(403);
    expect((await handOver(31, body)).status).toBe(403);
    expect((await handOver(999, body)).status).toBe(404);
    expect((await handOver(31, body, all.neighbour)).status).toBe(200);
  });
});
