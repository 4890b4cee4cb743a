import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../../../contract';
import { allowed, type Level } from '../../../contract/access';
import type { Operation } from '../../../contract/operation';
import { depositReport } from '../../../contract/statement';
import type { Database } from '../../../server/db/open';
import { freshDatabase } from '../../support/databases';
import { addNetwork, addUser } from '../../support/network';
import { type TestPortal, TODAY, testPortal } from '../../support/portal';

/** The five demo people, over the test network: what each may see, and what is foreign to it. */
const people = [
  { login: '10000001', role: 1, own: '0001', foreign: null },
  { login: '20000002', role: 2, groups: [1], api: { from: '2026-01-01' }, own: '0002', foreign: '0003' },
  { login: '20000003', role: 2, establishments: ['0003', '0004'], own: '0003', foreign: '0001' },
  { login: '30000003', role: 3, establishments: ['0001'], own: '0001', foreign: '0002' },
  { login: '50000005', role: 5, specificCode: 1, own: '0001', foreign: '0001' },
] as const;

interface Sample {
  params?: object;
  query?: object;
  body?: object;
  /** What it answers to whoever may make it, where that is not 200. */
  status?: number;
}

/**
 * A correct call of each operation: a function where it names an establishment, `null` where it takes nothing. An
 * operation that is missing here fails the test: nobody adds a call without saying what it looks like.
 */
const samples: Record<string, ((ec: string) => Sample) | Sample | null> = {
  getConfig: null,
  robotCheck: null,
  login: null,
  refreshToken: null,
  logout: null,
  validateSession: null,
  filterEcs: null,
  filterOperators: null,
  filterAccounts: null,
  filterAssociators: null,
  filterDateType: null,
  listBanks: null,
  getBank: { params: { codigoBancario: '001' } },
  updateBank: {
    params: { codigoBancario: '001' },
    body: { parceiro: true, tamanhoCodigoDepositoIdentificado: 10, ativo: true },
  },
  // Whose ticket it is decides about the file: tests/server/exports. Here it is nobody's.
  exportFile: { params: { ticket: 'nobody' }, status: 404 },
  depositReport: (ec) => ({
    query: { formato: 'tela' },
    body: {
      tipoDeData: 'dt',
      tsInicio: `${TODAY} 00:00:00`,
      tsFim: `${TODAY} 23:59:59`,
      ecs: [ec],
      contas: [],
      operadores: [],
      agrupadores: [],
      flTotalizar: true,
      escopo: 1,
    },
  }),
};

let database: Database;
let portal: TestPortal;
const tokens = new Map<string, string>();

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  portal = await testPortal(database);
  for (const person of people) {
    await addUser(database.db, person as unknown as Parameters<typeof addUser>[1]);
    tokens.set(person.login, (await portal.signIn(person.login)).token);
  }
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

function sampleOf(name: string, ec: string): Sample {
  const sample = samples[name];
  return (typeof sample === 'function' ? sample(ec) : sample) ?? {};
}

function mayCall({ access }: Operation, person: (typeof people)[number]): boolean {
  if (typeof access === 'string') return true;
  const standing = {
    level: person.role as Level,
    apiAccess: 'api' in person,
    specificCode: 'specificCode' in person ? person.specificCode : null,
  };
  return access.screens.some((screen) => allowed(standing, screen));
}

const guarded = operations.filter(({ access }) => access !== 'public');

test('every call of the contract has its sample here', () => {
  expect(Object.keys(samples).sort()).toEqual(operations.map(({ name }) => name).sort());
});

describe.each(guarded.map((operation) => [operation.name, operation] as const))('%s', (name, operation) => {
  test('answers 401 to nobody', async () => {
    const answer = await portal.call(operation, sampleOf(name, '0001'));
    expect([answer.status, answer.body.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  test.each(people)('answers $login as the access table says', async (person) => {
    const { status = 200, ...sample } = sampleOf(name, person.own);
    const answer = await portal.call(operation, { token: tokens.get(person.login), ...sample });
    if (mayCall(operation, person)) expect(answer.status).toBe(status);
    else expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
  });

  const scoped = people.filter(({ foreign }) => typeof samples[name] === 'function' && foreign !== null);
  if (scoped.length === 0) return;
  test.each(scoped)('answers 403 to $login who names a foreign establishment', async (person) => {
    const answer = await portal.call(operation, {
      token: tokens.get(person.login),
      ...sampleOf(name, person.foreign ?? ''),
    });
    expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
  });
});

test('no list of options shows a person anything beyond its scope', async () => {
  for (const person of people.slice(1, 4)) {
    for (const name of ['filterEcs', 'filterOperators', 'filterAccounts', 'filterAssociators']) {
      const operation = operations.find((candidate) => candidate.name === name);
      if (!operation || person.foreign === null) throw new Error(name);
      const { body } = await portal.call(operation, { token: tokens.get(person.login) });
      const number = Number(person.foreign);
      const foreignKeys = {
        filterEcs: person.foreign,
        filterOperators: `${number}1`,
        filterAccounts: `${number}`,
        filterAssociators: 'none',
      };
      const keys = body.map(({ key }: { key: string }) => key);
      expect(keys, `${person.login} ${name}`).not.toContain(foreignKeys[name as keyof typeof foreignKeys]);
    }
  }
});

test('what a client claims about itself changes nothing', async () => {
  const token = tokens.get('30000003');
  const sample = sampleOf('depositReport', '0002');
  for (const headers of [{ 'x-user': '10000001' }, { perfil: '1' }, { cookie: 'perfil=1' }]) {
    const answer = await portal.call(depositReport, {
      token,
      ...sample,
      headers: headers as unknown as Record<string, string>,
    });
    expect(answer.status).toBe(403);
  }
});
