import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addUser } from '../../../support/network';
import { freshLogin } from '../users/office';
import { form, type GroupersOffice, openGroupersOffice } from './groupers-office';

let office: GroupersOffice;
beforeAll(async () => {
  office = await openGroupersOffice();
});
afterAll(() => office.close());

let made = 0;
/** A group that no user has. */
async function group(codes: readonly string[] = ['0001']) {
  made += 1;
  const { status, body } = await office.save(form(null, `Grupo ${made}`, codes));
  expect(status).toBe(200);
  return body;
}

describe('a save', () => {
  test('API-37 GRP-12 GRP-11 without an id registers an active group, audited', async () => {
    const { status, body } = await office.save(form(null, '  Rede Leste ', ['0004', '0001', '0004']));
    expect([status, body]).toEqual([
      200,
      {
        idGrouper: 3,
        name: 'Rede Leste',
        active: true,
        authenticationEngine: 1,
        escopoAcessoEC: [
          { id: '0001', nomeFantasia: 'Mercado 1' },
          { id: '0004', nomeFantasia: 'Mercado 4' },
        ],
        version: 1,
      },
    ]);
    expect((await office.read(3)).body).toEqual(body);
    expect(await office.story(3)).toEqual([
      {
        action: 'create',
        before: null,
        after: { id: 3, name: 'Rede Leste', active: true, establishments: ['0001', '0004'] },
      },
    ]);
  });

  test('API-37 GRP-12 with an id it changes that group and keeps its status', async () => {
    const { idGrouper, name } = await group(['0001', '0002']);
    const { db } = office.database;
    await db.updateTable('grouper').set({ active: false }).where('id', '=', idGrouper).execute();
    const { body } = await office.save(form(idGrouper, 'Outro nome', ['0002', '0003'], { version: 1 }));
    expect(body).toMatchObject({ name: 'Outro nome', active: false, version: 2 });
    expect(body.escopoAcessoEC.map(({ id }: { id: string }) => id)).toEqual(['0002', '0003']);
    expect((await office.story(idGrouper)).at(-1)).toEqual({
      action: 'update',
      before: { id: idGrouper, name, active: false, establishments: ['0001', '0002'] },
      after: { id: idGrouper, name: 'Outro nome', active: false, establishments: ['0002', '0003'] },
    });
  });

  test('GRP-12 a save without changes is neither written nor audited', async () => {
    const { idGrouper, name } = await group(['0001', '0002']);
    const { body } = await office.save(form(idGrouper, name, ['0002', '0001']));
    expect(body.version).toBe(1);
    expect(await office.story(idGrouper)).toHaveLength(1);
  });

  test.each([
    ['no name', ['', ['0001']], { name: 'Fill in all required fields.' }],
    ['blanks for a name', ['   ', ['0001']], { name: 'Fill in all required fields.' }],
    ['no establishment', ['Rede X', []], { ecs: 'Fill in all required fields.' }],
    ['neither', ['', []], { name: 'Fill in all required fields.', ecs: 'Fill in all required fields.' }],
    [
      'a name of 101 characters',
      ['x'.repeat(101), ['0001']],
      { name: 'The name can have at most 100 characters.' },
    ],
    [
      'a line break',
      ['Rede\nX', ['0001']],
      { name: 'The name contains a line break or another invisible character.' },
    ],
    ['an unknown establishment', ['Rede X', ['0001', '9999']], { ecs: 'There is no “9999”.' }],
  ] as const)('GRP-07 %s is refused at its field', async (_what, [name, codes], fields) => {
    const { status, body } = await office.save(form(null, name, codes));
    expect([status, body.fields]).toEqual([400, fields]);
  });

  test('GRP-07 a name of 100 characters is accepted, one in use is refused regardless of case', async () => {
    const longest = 'é'.repeat(100);
    expect((await office.save(form(null, longest, ['0001']))).status).toBe(200);
    for (const id of [null, 2]) {
      const { status, body } = await office.save(form(id, 'REDE sul', ['0001']));
      expect([status, body.message, body.fields]).toEqual([
        409,
        'A group with this name already exists.',
        { name: 'A group with this name already exists.' },
      ]);
    }
    expect((await office.save(form(1, 'REDE Sul', ['0001', '0002']))).status).toBe(200);
  });

  test('GRP-07 of two simultaneous registrations of one name one is refused', async () => {
    const body = form(null, 'Rede Dupla', ['0001']);
    const answers = await Promise.all([office.save(body), office.save(body, office.tokens.colleague)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  test('GRP-12 an older version is refused with what a colleague has changed', async () => {
    const { idGrouper, name } = await group(['0001']);
    await office.save(form(idGrouper, name, ['0002']), office.tokens.colleague);
    const { status, body } = await office.save(form(idGrouper, 'Mine', ['0003'], { version: 1 }));
    expect([status, body.fields]).toEqual([409, { ecs: 'Changed by someone else.' }]);
    expect((await office.read(idGrouper)).body).toMatchObject({ name, version: 2 });
  });

  test('API-37 SES-26 an unknown id is 404, and nobody but level 1 saves', async () => {
    expect((await office.save(form(9999, 'Rede X', ['0001']))).status).toBe(404);
    expect((await office.read(9999)).status).toBe(404);
    for (const token of [office.tokens.manager, office.tokens.viewer]) {
      expect((await office.save(form(null, 'Rede X', ['0001']), token)).status).toBe(403);
      expect((await office.read(1, token)).status).toBe(403);
    }
  });
});

describe('a deletion', () => {
  test('API-36 GRP-03 deletes a group that no user has, audited', async () => {
    const { idGrouper, name } = await group();
    expect((await office.remove({ id: idGrouper })).body).toEqual({ id: idGrouper });
    expect((await office.read(idGrouper)).status).toBe(404);
    expect((await office.remove({ id: idGrouper })).status).toBe(404);
    expect((await office.story(idGrouper)).at(-1)).toEqual({
      action: 'delete',
      before: { id: idGrouper, name, active: true, establishments: ['0001'] },
      after: null,
    });
  });

  test('API-36 GRP-03 is refused for a group that users have, also inactive ones', async () => {
    const { idGrouper } = await group();
    const { db } = office.database;
    await addUser(db, { login: freshLogin(), role: 3, groups: [idGrouper], active: false });
    const { status, body } = await office.remove({ id: idGrouper });
    expect([status, body]).toEqual([409, { code: 'CONFLICT', message: 'The group is in use by users.' }]);
    expect((await office.read(idGrouper)).status).toBe(200);
  });

  test('API-36 an older version is refused, and nobody but level 1 deletes', async () => {
    const { idGrouper, name } = await group();
    await office.save(form(idGrouper, `${name} b`, ['0001']));
    expect((await office.remove({ id: idGrouper, version: 1 })).body.fields).toEqual({
      name: 'Changed by someone else.',
    });
    for (const token of [office.tokens.manager, office.tokens.viewer]) {
      expect((await office.remove({ id: idGrouper }, token)).status).toBe(403);
    }
    expect((await office.remove({ id: idGrouper, version: 2 })).status).toBe(200);
  });
});
