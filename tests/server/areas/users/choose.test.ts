import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHOICE } from '../../../../contract/limits';
import type { QueryOf } from '../../../../contract/operation';
import { listEcs, type ReachedEstablishment } from '../../../../contract/user-options';
import { establishmentsOf } from '../../../../server/areas/users/establishments';
import type { Person } from '../../../../server/platform/principal/principal';
import { EVERYTHING } from '../../../../server/platform/principal/scope';
import { searchOver } from '../../../../src/kit/multi-select/search';
import { readings } from '../../../support/plans';
import { type Office, openOffice } from './office';

/* Choosing among thousands of establishments: the queries of selects (decision 50). */

const MANY = 5000;
let office: Office;
beforeAll(async () => {
  office = await openOffice();
  await sql`insert into establishment (code, name, street, number, district, postal_code, city, state)
    select lpad((10000 + n)::text, 5, '0'),
      (array['Padaria', 'Ótica', 'Açougue', 'Farmácia 100%'])[1 + n % 4] || ' ' || (array['São João', 'Central'])[1 + n % 2]
        || ' ' || n, 'Rua', '1', 'Centro', '01000-000', 'São Paulo', 'SP'
    from generate_series(1, ${MANY}) n`.execute(office.database.db);
  await sql`analyze establishment`.execute(office.database.db);
});
afterAll(() => office.close());

type Query = QueryOf<typeof listEcs>;
const ask = async (query: Query, token = office.tokens.administrator): Promise<ReachedEstablishment[]> => {
  const { status, body } = await office.portal.call(listEcs, { token, query });
  expect(status).toBe(200);
  return body;
};
const codes = (found: readonly ReachedEstablishment[]) => found.map(({ cdEc }) => cdEc);

test('API-13 without search and limit it returns all, with a limit the first of them', async () => {
  const all = await ask({});
  expect(all).toHaveLength(MANY + 4);
  for (const limite of [1, CHOICE.most]) expect(await ask({ limite })).toEqual(all.slice(0, limite));
});

test('API-13 a search finds the same as a select among all, whatever was typed', async () => {
  const all = await ask({});
  const search = searchOver(all, ({ cdEc, name }) => `${name} (Cód.: ${cdEc})`);
  const piece = fc.constantFrom(
    'padaria',
    'OTICA',
    'são',
    'joao',
    '0012',
    '(cod.:',
    '%',
    '_',
    '\\',
    'x',
    'o j',
    '4',
  );
  const typed = fc.array(piece, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
  await fc.assert(
    fc.asyncProperty(typed, fc.integer({ min: 1, max: CHOICE.most }), async (pesquisa, limite) => {
      expect(codes(await ask({ pesquisa, limite }))).toEqual(codes(search(pesquisa).slice(0, limite)));
    }),
    { numRuns: 60 },
  );
});

test('API-13 codes return their names, foreign and unknown ones are omitted', async () => {
  expect(codes(await ask({ ecs: ['10007', '0002', 'none'] }))).toEqual(['10007', '0002']);
  const { manager } = office.tokens;
  expect(codes(await ask({ ecs: ['0002', '0003', '10007'] }, manager))).toEqual(['0002']);
});

test('LIST-23 a search stays within what the person has access to', async () => {
  const { manager, viewer } = office.tokens;
  expect(codes(await ask({ pesquisa: 'mercado', limite: 50 }, manager))).toEqual(['0001', '0002']);
  expect(codes(await ask({ pesquisa: '0003' }, manager))).toEqual([]);
  expect(codes(await ask({ pesquisa: 'padaria' }, viewer))).toEqual([]);
  // For a user whom the caller manages it is what that user has.
  expect(codes(await ask({ login: '30000003', pesquisa: 'mercado' }, manager))).toEqual(['0001']);
});

test.each([
  ['limite', { limite: 0 }],
  ['limite', { limite: CHOICE.most + 1 }],
  ['limite', { limite: 1.5 }],
  ['pesquisa', { pesquisa: 'x'.repeat(101) }],
  ['ecs', { ecs: Array.from({ length: CHOICE.most + 1 }, (_, index) => String(index)) }],
])('API-13 refuses %s out of its bounds', async (field, query) => {
  const { status, body } = await office.portal.call(listEcs, {
    token: office.tokens.administrator,
    query: query as Query,
  });
  expect(status).toBe(400);
  expect(Object.keys(body.fields)[0]).toMatch(new RegExp(`^${field}`));
});

test.each<Query>([
  { limite: CHOICE.most },
  { pesquisa: '14321', limite: CHOICE.most },
  { pesquisa: 'otica 4377', limite: CHOICE.most },
  { ecs: ['10001', '14000'] },
])('API-13 %j reads what it returns and no whole table', async (query) => {
  const person = { id: 1, login: '10000001', scope: EVERYTHING } as Person;
  const read = await readings(office.database.db, (db) => establishmentsOf(db, person, query));
  const most = Math.max(...read.filter(({ table }) => table === 'establishment').map(({ rows }) => rows));
  expect(most).toBeGreaterThan(0);
  expect(most, read.map(({ text }) => text).join('\n')).toBeLessThan(MANY / 10);
});
