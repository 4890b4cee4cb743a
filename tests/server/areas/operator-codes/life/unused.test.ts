import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  getAllUnusedSettings,
  getCodeLife,
  getUnusedSetting,
  type UnusedAction,
  updateAllUnusedSettings,
  updateUnusedSetting,
} from '../../../../../contract/code-life';
import { listNotifications } from '../../../../../contract/notifications';
import { message } from '../../../../../i18n/server';
import { operatorCodes } from '../../../../../server/areas/operator-codes';
import { lookForUnused } from '../../../../../server/areas/operator-codes/life/unused';
import type { Log } from '../../../../../server/platform/context';
import { attemptNextJob } from '../../../../../server/platform/jobs/attempt';
import type { Post } from '../../../../../server/platform/mail/letter';
import { addTransactions, transaction } from '../../../../support/network';
import { NOON, TODAY } from '../../../../support/portal';
import { shops, trailOf } from '../shops';

const all = shops();
const english = { 'accept-language': 'en' };

/** 11 and 12 were last used in summer, all others yesterday. */
beforeEach(async () => {
  const { db } = all.database;
  all.portal.setNow(NOON);
  for (const table of ['user_notification', 'notification', 'unused_code', 'job', 'operator_use']) {
    await sql`delete from ${sql.table(table)}`.execute(db);
  }
  await sql`update unused_code_setting set action = 'off'`.execute(db);
  await sql`update unused_code_look set looked_on = null`.execute(db);
  await sql`update operator set active = true`.execute(db);
  await sql`update code_idle set since = case when operator_id in (11, 12) then date '2026-07-01' else '2026-11-19' end`.execute(
    db,
  );
});

const set = (body: object, token = all.manager) =>
  all.portal.call(updateUnusedSetting, { token, body, headers: english });
const look = (on: string) => lookForUnused(all.database.db, { on, now: new Date(`${on}T15:00:00Z`) });
const setTo = (action: UnusedAction, ec = '0001') => set({ ec, action });
const told = async (login = '20000002'): Promise<string[]> => {
  const { token } = await all.portal.signIn(login);
  const { body } = await all.portal.call(listNotifications, { token, headers: english });
  return body.map((entry: object) => /"([^"]*operator code[^"]*)"/.exec(JSON.stringify(entry))?.[1]);
};
const off = async () => {
  const rows = await all.database.db
    .selectFrom('operator')
    .where('active', '=', false)
    .select('id')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

describe('the setting of an establishment', () => {
  test('OPC-11 is off by default, has the number of codes, and is for everybody with access to the shop', async () => {
    const get = (ec: string, token = all.manager) =>
      all.portal.call(getUnusedSetting, { token, query: { ec } });
    expect((await get('0002')).body).toEqual({ ec: '0002', action: 'off', unused: 0, version: 1 });
    expect((await get('0001')).body).toMatchObject({ action: 'off', unused: 2 });
    expect((await get('0003')).status).toBe(403);
    expect((await set({ ec: '0003', action: 'tell' })).status).toBe(403);
    expect((await set({ ec: '9999', action: 'tell' }, all.administrator)).status).toBe(400);
    expect((await set({ ec: '0001', action: 'burn' })).status).toBe(400);
  });

  test('OPC-11 is changed with a version and an entry; a newer change is reported', async () => {
    const trailed = () => trailOf(all.database, 'unused_code_setting', '0002');
    const first = await set({ ec: '0002', action: 'tell', version: 1 });
    expect(first.body).toMatchObject({ action: 'tell', version: 2 });
    expect((await set({ ec: '0002', action: 'tell', version: 2 })).body.version).toBe(2);
    // The same call, repeated after a lost reply, succeeds.
    expect((await set({ ec: '0002', action: 'tell', version: 1 })).body).toEqual(first.body);
    const late = await set({ ec: '0002', action: 'switchOff', version: 1 });
    expect([late.status, late.body.fields]).toEqual([409, { action: 'Changed by someone else.' }]);
    expect(await trailed()).toMatchObject([
      {
        actor: '20000002',
        before: { establishment_code: '0002', action: 'off' },
        after: { establishment_code: '0002', action: 'tell' },
      },
    ]);
  });
});

describe('the setting of all establishments at once', () => {
  const getAll = async (token = all.manager) => (await all.portal.call(getAllUnusedSettings, { token })).body;
  const setAll = (body: object, token = all.manager) =>
    all.portal.call(updateAllUnusedSettings, { token, body, headers: english });

  test('OPC-11 counts and changes those of the person alone, each with an entry of the trail', async () => {
    await set({ ec: '0003', action: 'tell' }, all.administrator);
    const network = await getAll(all.administrator);
    await setTo('switchOff', '0002');
    expect(await getAll()).toEqual({ counts: { off: 1, tell: 0, switchOff: 1 }, unused: 2 });
    const before = await trailOf(all.database, 'unused_code_setting', '0001');
    const { status, body } = await setAll({ action: 'switchOff', seen: { off: 1, tell: 0, switchOff: 1 } });
    expect({ status, body }).toEqual({
      status: 200,
      body: { counts: { off: 0, tell: 0, switchOff: 2 }, unused: 2 },
    });
    const after = await trailOf(all.database, 'unused_code_setting', '0001');
    expect(after.length - before.length).toBe(1);
    expect(after.at(-1) ?? after[0]).toMatchObject({ actor: '20000002' });
    const { counts } = await getAll(all.administrator);
    expect(counts).toEqual({ ...network.counts, off: network.counts.off - 2, switchOff: 2 });
    // Each keeps a version of its own, which the setting of one is checked by.
    const one = await all.portal.call(getUnusedSetting, { token: all.manager, query: { ec: '0001' } });
    expect((await set({ ec: '0001', action: 'off', version: one.body.version })).status).toBe(200);
    expect((await set({ ec: '0002', action: 'off', version: 1 })).status).toBe(409);
  });

  test('OPC-11 sets nothing where somebody has set something else meanwhile', async () => {
    const seen = (await getAll()).counts;
    await setTo('tell');
    const { status, body } = await setAll({ action: 'switchOff', seen });
    expect({ status, message: body.message }).toEqual({
      status: 409,
      message: message('en', 'errors.changedMeanwhile'),
    });
    expect((await getAll()).counts).toEqual({ off: 1, tell: 1, switchOff: 0 });
  });
});

test('OPC-13 if it is off nobody is notified, and nothing is switched off', async () => {
  await look(TODAY);
  await look('2026-12-20');
  expect([await told(), await off()]).toEqual([[], []]);
});

test('OPC-13 notify: the managers are notified of unused codes once, and none is ever switched off', async () => {
  await setTo('tell');
  await look(TODAY);
  await look('2026-11-21');
  await look('2026-12-31');
  const text =
    '2 operator codes of Mercado 1 have not been used for 60 days: Operador 11 (110), Operador 12 (120).';
  expect(await told()).toEqual([text]);
  expect(await told('10000001')).toEqual([text]);
  expect(await told('20000003')).toEqual([]);
  expect(await off()).toEqual([]);
});

test('OPC-13 unused counts from the sixtieth day after the last use', async () => {
  await setTo('tell');
  await sql`update code_idle set since = '2026-09-22' where operator_id = 11`.execute(all.database.db);
  await sql`update code_idle set since = '2026-11-19' where operator_id = 12`.execute(all.database.db);
  await look(TODAY);
  expect(await told()).toEqual([]);
  await look('2026-11-21');
  expect(await told()).toEqual([
    'The operator code of Operador 11 (110) (Mercado 1) has not been used for 60 days.',
  ]);
});

describe('OPC-13 switch off', () => {
  test('happens seven days after the notice, not before, with an entry and a second notice', async () => {
    await setTo('switchOff');
    const entries = (await trailOf(all.database, 'operator', '11')).length;
    await look(TODAY);
    expect(await told()).toEqual([
      expect.stringContaining('They will be switched off on 27 Nov 2026 unless someone uses them.'),
    ]);
    await look('2026-11-26');
    expect(await off()).toEqual([]);
    await look('2026-11-27');
    expect(await off()).toEqual([11, 12]);
    expect((await told())[0]).toBe(
      '2 operator codes of Mercado 1 were switched off: they had not been used for 60 days. Operador 11 (110), Operador 12 (120).',
    );
    expect((await trailOf(all.database, 'operator', '11')).slice(entries)).toMatchObject([
      { actor: 'unused codes', actor_id: null, before: { active: true }, after: { active: false } },
    ]);
    await look('2026-11-28');
    expect(await told()).toHaveLength(2);
    const { body } = await all.portal.call(getCodeLife, { token: all.manager, params: { id: 11 } });
    expect(body.events).toContainEqual(
      expect.objectContaining({ kind: 'switchedOff', by: null, unused: true }),
    );
  });

  test('the life of a code has the notice, and when the code ends', async () => {
    await setTo('switchOff');
    await look(TODAY);
    const { body } = await all.portal.call(getCodeLife, { token: all.manager, params: { id: 11 } });
    expect(body.events).toContainEqual({
      kind: 'toldUnused',
      at: `${TODAY}T12:00:00`,
      endsOn: '2026-11-27',
    });
  });

  test('a use in between keeps the code, with a new notice when it is unused again', async () => {
    await setTo('switchOff');
    await look(TODAY);
    await addTransactions(all.database.db, [transaction('2026-11-25T09:00:00', { operatorId: 12 })]);
    await look('2026-11-27');
    expect(await off()).toEqual([11]);
    await look('2027-01-24');
    expect((await told())[0]).toContain('The operator code of Operador 12 (120)');
    expect((await told())[0]).toContain('It will be switched off on 31 Jan 2027');
    expect(await off()).toEqual([11]);
  });

  test('a reset setting keeps the codes, and a later one gives seven days again', async () => {
    await setTo('switchOff');
    await look(TODAY);
    await setTo('off');
    await look('2026-11-27');
    expect(await off()).toEqual([]);
    await setTo('tell');
    await look('2026-11-28');
    await setTo('switchOff');
    await look('2026-11-29');
    expect((await told())[0]).toContain('on 6 Dec 2026');
    await look('2026-12-05');
    expect(await off()).toEqual([]);
    await look('2026-12-06');
    expect(await off()).toEqual([11, 12]);
  });

  test('a server that was stopped in between gives no less than seven days', async () => {
    await setTo('switchOff');
    await look('2026-12-24');
    expect(await off()).toEqual([]);
    await look('2027-01-10');
    expect(await off()).toEqual([11, 12]);
  });

  test('two servers at once notify once and switch off once', async () => {
    await setTo('switchOff');
    await Promise.all([look(TODAY), look(TODAY), look(TODAY)]);
    expect(await told()).toHaveLength(1);
    const entries = (await trailOf(all.database, 'operator', '11')).length;
    await Promise.all([look('2026-11-27'), look('2026-11-27')]);
    expect(await told()).toHaveLength(2);
    expect(await trailOf(all.database, 'operator', '11')).toHaveLength(entries + 1);
  });
});

test('OPC-13 the routine enqueues the work of a day once, and the job does it', async () => {
  await setTo('tell');
  const { context } = all.portal;
  const handlers = operatorCodes.jobs?.(context, { post: {} as Post, site: '' }) ?? [];
  const log = { warn: () => {}, error: () => {} } as unknown as Log;
  const worker = { context, handlers, log, leaseSeconds: 30 };
  const round = async () => {
    for (const routine of operatorCodes.routines ?? []) await routine.look(context);
    return attemptNextJob(worker, new AbortController().signal);
  };
  expect(await round()).toBe(true);
  expect(await told()).toHaveLength(1);
  expect(await round()).toBe(false);
  all.portal.setNow('2026-11-21T15:00:00Z');
  expect(await round()).toBe(true);
  expect(await told()).toHaveLength(1);
});
