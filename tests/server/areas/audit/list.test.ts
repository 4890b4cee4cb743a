import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuditFilter, getAudit, listAudit } from '../../../../contract/audit';
import { updateBank } from '../../../../contract/banks';
import type { Database } from '../../../../server/platform/db/open';
import { system } from '../../../../server/platform/principal/principal';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';
import { addEntries, listed } from './trail';

let database: Database;
let portal: TestPortal;
let token: string;
let ana: number;
let rui: number;

/** The entries of the tests, oldest first; signing in writes others, in the present. */
const AT = {
  first: '2026-03-01T02:59:59Z', // 28 February, 23:59:59 in São Paulo
  second: '2026-03-01T03:00:00Z', // the first second of March there
  third: '2026-03-05T12:00:00Z',
  fourth: '2026-03-06T12:00:00Z',
  fifth: '2026-03-07T02:59:59Z', // the last second of 6 March there
};

beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await addNetwork(db);
  ana = await addUser(db, { login: '10000001', name: 'Ana Conceição', role: 1 });
  rui = await addUser(db, { login: '30000003', name: 'Rui Lopes', role: 3, establishments: ['0001'] });
  const anaActs = { id: ana, login: '10000001', address: '10.0.0.7' };
  const viewer = {
    login: '30000003',
    name: 'Rui Lopes',
    email: 'rui@example.com',
    role: 3,
    active: true,
    establishments: ['0001', '0002'],
  };
  await addEntries(db, AT.first, system('load'), [
    { action: 'create', entity: 'establishment', key: '0001', after: { code: '0001', name: 'Mercado 1' } },
  ]);
  await addEntries(db, AT.second, anaActs, [
    { action: 'create', entity: 'portal_user', key: String(rui), after: viewer },
  ]);
  await addEntries(db, AT.third, anaActs, [
    {
      action: 'update',
      entity: 'portal_user',
      key: String(rui),
      before: viewer,
      after: { ...viewer, active: false, establishments: ['0002', '0003'] },
    },
  ]);
  await addEntries(db, AT.fourth, { ...anaActs, id: rui, login: '30000003' }, [
    { action: 'update', entity: 'password', key: String(rui), after: { by: 'link' } },
  ]);
  await addEntries(db, AT.fifth, system('demo'), [
    {
      action: 'update',
      entity: 'code_request',
      key: '7',
      before: { status: 2 },
      after: { status: 1, acknowledged_at: '2026-03-07T02:00:00.000Z' },
    },
  ]);
  portal = await testPortal(database);
  token = (await portal.signIn('10000001')).token;
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const within: AuditFilter = { to: '2026-12-31', sessions: 'without' };
const keysOf = async (filter: AuditFilter) =>
  (await listed(portal, token, { ...within, ...filter })).entries.map(
    ({ entity, key }) => `${entity} ${key}`,
  );

describe('an entry', () => {
  test('contains who changed what and when, by the clocks of the network, and the name of the record', async () => {
    const { entries } = await listed(portal, token, { entity: 'portal_user', action: 'update' });
    expect(entries).toEqual([
      {
        id: expect.any(Number),
        at: '2026-03-05T09:00:00',
        actor: '10000001',
        actorName: 'Ana Conceição',
        address: '10.0.0.7',
        action: 'update',
        entity: 'portal_user',
        key: String(rui),
        label: { name: 'Rui Lopes', login: '30000003' },
        before: expect.objectContaining({ active: true, establishments: ['0001', '0002'] }),
        after: expect.objectContaining({ active: false, establishments: ['0002', '0003'] }),
        changes: [
          { field: 'active', before: true, after: false },
          {
            field: 'establishments',
            before: ['0001', '0002'],
            after: ['0002', '0003'],
            names: { '0001': 'Mercado 1', '0003': 'Mercado 3' },
          },
        ],
      },
    ]);
  });

  test('of a created record has all its values; of the system has no name', async () => {
    const { entries } = await listed(portal, token, { entity: 'establishment' });
    expect(entries[0]).toMatchObject({
      at: '2026-02-28T23:59:59',
      actor: 'load',
      actorName: null,
      address: null,
      before: null,
      label: { name: 'Mercado 1', login: null },
      changes: [
        { field: 'code', before: null, after: '0001' },
        { field: 'name', before: null, after: 'Mercado 1' },
      ],
    });
  });

  test('has instants by the clocks of the network', async () => {
    const { entries } = await listed(portal, token, { entity: 'code_request' });
    expect(entries[0]?.changes).toEqual([
      { field: 'status', before: 2, after: 1 },
      { field: 'acknowledged_at', before: null, after: '2026-03-06T23:00:00' },
    ]);
  });

  test('never contains a secret, even if one was written into the trail', async () => {
    const secrets = {
      password_hash: '$argon2id$x',
      nested: { clientSecret: 'x', kept: 1 },
      list: [{ refresh_token: 'x' }],
    };
    await addEntries(database.db, '2025-01-01T12:00:00Z', system('test'), [
      {
        action: 'update',
        entity: 'portal_user',
        key: '999',
        before: secrets,
        after: { ...secrets, name: 'N' },
      },
    ]);
    const { entries } = await listed(portal, token, { entity: 'portal_user', key: '999' });
    const [entry] = entries;
    expect(entry).toMatchObject({
      before: { nested: { kept: 1 }, list: [{}] },
      changes: [{ field: 'name', before: null, after: 'N' }],
      label: null,
    });
    expect(JSON.stringify(entry)).not.toMatch(/argon|secret|token/i);
    expect((await portal.call(getAudit, { token, params: { id: entry?.id } })).body).toEqual(entry);
  });

  test('of a bank shows what an edit of it has changed, and nothing else', async () => {
    const body = { parceiro: false, tamanhoCodigoDepositoIdentificado: 10, ativo: true };
    await portal.call(updateBank, { token, params: { codigoBancario: '001' }, body });
    const { entries } = await listed(portal, token, { entity: 'bank' });
    expect(entries[0]).toMatchObject({
      actorName: 'Ana Conceição',
      key: '001',
      label: { name: 'Banco do Brasil', login: null },
      changes: [{ field: 'partner', before: true, after: false }],
    });
  });
});

describe('filters', () => {
  test.each<[string, AuditFilter, () => string[]]>([
    [
      'a part of a name, whatever its accents',
      { who: 'conceicao', from: '2026-03-01', to: '2026-03-31' },
      () => [`portal_user ${rui}`, `portal_user ${rui}`],
    ],
    ['a part of a login', { who: '0003' }, () => [`password ${rui}`]],
    ["the system's name", { who: 'dem' }, () => ['code_request 7']],
    ['nobody', { who: 'zzz' }, () => []],
    ['a percent sign is itself', { who: '%' }, () => []],
    ['a kind of record', { entity: 'password' }, () => [`password ${rui}`]],
    [
      'several kinds',
      { entity: ['password', 'establishment'] },
      () => [`password ${rui}`, 'establishment 0001'],
    ],
    ['a key', { key: '7' }, () => ['code_request 7']],
    ['a key that somebody typed', { record: ' 0001 ' }, () => ['establishment 0001']],
    ['a login that somebody typed', { record: '30000003', entity: 'password' }, () => [`password ${rui}`]],
    ['the last digits of a login', { record: '0003', entity: 'password' }, () => [`password ${rui}`]],
    ['a name that somebody typed', { record: 'lopes', action: 'create' }, () => [`portal_user ${rui}`]],
    ['an action', { action: 'create' }, () => [`portal_user ${rui}`, 'establishment 0001']],
    ['several actions', { action: ['create', 'delete'], to: '2026-02-28' }, () => ['establishment 0001']],
    ['the first day', { from: '2026-03-06', to: '2026-03-10' }, () => ['code_request 7', `password ${rui}`]],
    ['the last day', { to: '2026-02-28', from: '2026-02-01' }, () => ['establishment 0001']],
    ['one day', { from: '2026-03-01', to: '2026-03-01' }, () => [`portal_user ${rui}`]],
  ])('narrow by %s', async (_what, filter, expected) => {
    expect(await keysOf(filter)).toEqual(expected());
  });

  test('sign-ins are in the trail, and can be excluded or selected', async () => {
    const actions = async (filter: AuditFilter) =>
      new Set((await listed(portal, token, { ...filter, size: 100 })).entries.map(({ action }) => action));
    expect(await actions({})).toContain('sign-in');
    expect(await actions({ sessions: 'without' })).not.toContain('sign-in');
    expect(await actions({ sessions: 'only' })).toEqual(new Set(['sign-in']));
  });
});

describe('a page', () => {
  const march: AuditFilter = { from: '2026-02-28', to: '2026-03-31' };

  test('LIST-09 contains a part of the list, in either order of time, and how many there are', async () => {
    await addEntries(
      database.db,
      '2024-05-01T12:00:00Z',
      system('load'),
      Array.from({ length: 12 }, (_, index) => ({
        action: 'create',
        entity: 'terminal',
        key: String(index),
      })),
    );
    const keys = async (query: object) => {
      const { entries, total, next } = await listed(portal, token, { entity: 'terminal', ...query });
      expect([total, next]).toEqual([12, null]);
      return entries.map(({ key }) => Number(key));
    };
    expect(await keys({})).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(await keys({ page: 1 })).toEqual([1, 0]);
    expect(await keys({ page: 1, sort: 'at,asc' })).toEqual([10, 11]);
    expect(await keys({ size: 25 })).toHaveLength(12);
    expect(await keys({ page: 2 })).toEqual([]);
  });

  test('by itself begins with the newest', async () => {
    const { entries, total } = await listed(portal, token, march);
    expect(entries.map(({ entity }) => entity)).toEqual([
      'code_request',
      'password',
      'portal_user',
      'portal_user',
      'establishment',
    ]);
    expect(total).toBe(5);
  });

  test('of nothing has no entries', async () => {
    expect(await listed(portal, token, { key: 'nobody' })).toEqual({ entries: [], total: 0, next: null });
  });

  test('behind an entry goes on in the order that is asked for', async () => {
    const [, password, , created] = (await listed(portal, token, march)).entries;
    const after = `${password?.at}~${password?.id}`;
    const behind = async (query: object) =>
      (await listed(portal, token, { ...march, after, ...query })).entries.map(({ entity }) => entity);
    expect(await behind({})).toEqual(['portal_user', 'portal_user', 'establishment']);
    expect(await behind({ sort: 'at,asc' })).toEqual(['code_request']);
    expect(await behind({ entity: 'establishment' })).toEqual(['establishment']);
    // The number decides, as thousands of entries may share a second.
    expect(await behind({ after: `2020-01-01T00:00:00~${created?.id}` })).toEqual(['establishment']);
    expect(await behind({ after: '2026-03-01T00:00:00~9000000' })).toEqual([]);
  });

  test.each<[string, object | string, string]>([
    ['an unknown filter', { nobody: '1' }, 'nobody'],
    ['an unknown kind of record', { entity: 'x' }, 'entity'],
    ['an unknown kind among others', '?entity=bank&entity=x', 'entity.1'],
    ['a NUL', '?who=%00', 'who'],
    ['an unknown sort', { sort: 'password,asc' }, 'sort'],
    ['an unknown direction', { sort: 'at,up' }, 'sort'],
    ['a page below zero', { page: -1 }, 'page'],
    ['an unknown size', { size: 7 }, 'size'],
    ['an entry without a number', { after: '2026-03-01T00:00:00' }, 'after'],
    ['an entry of a moment that is none', { after: '2026-99-99T99:99:99~5' }, 'after'],
    ['an entry of a day that does not exist', { after: '2026-02-30T00:00:00~5' }, 'after'],
    ['an entry of an hour that does not exist', { after: '2026-03-01T24:00:00~5' }, 'after'],
    ['two filters of one name', '?who=a&who=b', 'who'],
    ['a day that does not exist', { from: '2026-02-30' }, 'from'],
    ['a last day that is none', { to: 'x' }, 'to'],
    ['days in the wrong order', { from: '2026-02-02', to: '2026-02-01' }, 'to'],
  ])('ERR-05 %s is 400 with a message at its field', async (_what, query, field) => {
    const { status, body } = await portal.call(listAudit, {
      token,
      query: query as object,
      headers: { 'accept-language': 'en' },
    });
    expect([status, body.message]).toEqual([400, 'Check the highlighted fields.']);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect(body.fields[field]).toMatch(/\w/);
    expect(body.fields[field]).not.toContain(':');
  });

  test('an unknown entry is 404', async () => {
    const answer = await portal.call(getAudit, { token, params: { id: 9_000_000 } });
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
  });
});
