import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { previewEffect } from '../../../../contract/access-effect';
import { getBank } from '../../../../contract/banks';
import type { ImportResource } from '../../../../contract/import-columns';
import { commitImport } from '../../../../contract/imports';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { edited } from '../../../support/edited-workbook';
import { savedByLibreOffice } from '../../../support/libreoffice';
import { addNetwork, addUser } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';
import { trailOf } from '../../areas/operator-codes/shops';
import { LIST_EXPORTS } from './round-trip';
import { sheets } from './sheet';

/* The sheets of all lists that leave to be edited and come back (decision 118). */

let database: Database;
let portal: TestPortal;
let administrator: string;
let manager: string;
beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '10000001', role: 1 });
  await addUser(database.db, {
    login: '20000002',
    name: '\'=Início | "A"',
    role: 2,
    establishments: ['0001', '0002'],
    groups: [1],
    api: { from: '2026-01-31', until: '2026-12-31' },
  });
  await addUser(database.db, { login: '20000004', role: 2, groups: [1] });
  await addUser(database.db, { login: '00000012', name: '=1+1', role: 3, establishments: ['0001'] });
  await addUser(database.db, { login: '00000013', name: 'Bia', role: 3, establishments: ['0001', '0003'] });
  portal = await testPortal(database);
  administrator = (await portal.signIn('10000001')).token;
  manager = (await portal.signIn('20000002')).token;
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

describe.each(Object.keys(LIST_EXPORTS) as ImportResource[])('%s', (resource) => {
  test.each(['en', 'pt-BR'])(
    'a sheet that LibreOffice has saved changes nothing, in %s',
    async (language) => {
      const { exported, preview, rows } = sheets(portal, administrator, resource, language);
      const file = await savedByLibreOffice(await exported(), 'xlsx', 'xlsx', language);
      const { batch, counts } = await preview(file);
      expect(await rows(batch)).toEqual([]);
      expect(counts).toMatchObject({ create: 0, change: 0, error: 0, conflict: 0, removed: 0 });
      expect(counts.unchanged).toBeGreaterThan(0);
    },
  );
});

test('BANK-09 banks: partner, length and status, and nothing that somebody else has changed meanwhile', async () => {
  const { exported, preview, rows, commit } = sheets(portal, administrator, 'bancos');
  const { db } = database;
  const codes = (await db.selectFrom('bank').select('code').orderBy('code').limit(2).execute()).map(
    ({ code }) => code,
  );
  const [first = '', second = ''] = codes;
  await sql`update bank set partner = false, deposit_code_length = 0, active = true`.execute(db);
  const file = await edited(
    await exported(),
    `put('${first}', 'Partner', 'Yes')\nput('${first}', 'Deposit code length', 12)\nput('${second}', 'Deposit code length', 21)`,
  );
  const seen = await preview(file);
  expect(seen.counts).toMatchObject({ change: 1, error: 1 });
  expect((await rows(seen.batch, 'error'))[0]?.problems[0]?.text).toBe('Enter a whole number from 0 to 20.');
  const entries = (await trailOf(database, 'bank')).length;
  expect((await commit(seen)).body).toEqual({ created: 0, changed: 1 });
  const { body } = await portal.call(getBank, { token: administrator, params: { codigoBancario: first } });
  expect(body).toMatchObject({ parceiro: true, tamanhoCodigoDepositoIdentificado: 12 });
  expect((await trailOf(database, 'bank')).length).toBe(entries + 1);
  // The same file once more: what it changes is there already.
  expect((await preview(file)).counts).toMatchObject({ change: 0, conflict: 0, error: 1 });
});

test('users: an address, a date that is a cell of a date, and a name that cannot be changed', async () => {
  const { exported, preview, rows, commit } = sheets(portal, administrator, 'usuarios');
  const file = await edited(
    await exported(),
    `import datetime
put('00000012', 'E-mail', 'new@example.com')
put('20000002', 'API end', datetime.date(2027, 6, 30))
put('00000013', 'Name', 'Beatriz')`,
  );
  const seen = await preview(file);
  expect(seen.counts).toMatchObject({ change: 2, error: 1, conflict: 0 });
  const changes = (await rows(seen.batch, 'change')).flatMap((row) => row.changes);
  expect(changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ column: 'email', after: 'new@example.com' }),
      expect.objectContaining({ column: 'apiEnd', after: '30 Jun 2027' }),
    ]),
  );
  expect((await commit(seen)).body).toEqual({ created: 0, changed: 2 });
});

test('VIEW-17 viewers: level 2 changes its own links and no more, and adds a person', async () => {
  const { exported, preview, rows } = sheets(portal, manager, 'visualizadores-relatorios');
  const file = await edited(
    await exported(),
    `put('00000013', 'Establishments', '0002')
put('00000012', 'Establishments', '0001 0002')
last = sheet.max_row + 1
for heading, value in (('Name', 'Caio'), ('Login', '00000099'), ('E-mail', 'caio@example.com'), ('Status', 'Active'), ('Establishments', '0001')):
  sheet.cell(last, column(heading)).value = value`,
  );
  const seen = await preview(file);
  expect(seen.counts).toMatchObject({ create: 1, change: 2, error: 0 });
  const [own] = (await rows(seen.batch, 'change')).filter(({ cells }) => cells.login === '00000013');
  expect(own?.changes).toEqual([{ column: 'establishments', before: '0001', after: '0002' }]);
});

test('VIEW-17 establishments that the exporter did not see are not taken away because the sheet lacks them', async () => {
  const { exported } = sheets(portal, manager, 'visualizadores-relatorios');
  const file = await edited(await exported(), "put('00000013', 'Establishments', '0002')");
  const { preview, rows } = sheets(portal, administrator, 'visualizadores-relatorios');
  const seen = await preview(file);
  expect(seen.counts).toMatchObject({ change: 0, conflict: 1, error: 0 });
  const [conflict] = await rows(seen.batch, 'conflict');
  expect(conflict?.theirs).toEqual([{ column: 'establishments', was: '0001', now: '0001 0003' }]);
});

test('groupers: a name, establishments and a new row; a conflict changes access only as it is chosen', async () => {
  const { exported, preview, rows } = sheets(portal, administrator, 'agrupadores');
  const { db } = database;
  const file = await edited(
    await exported(),
    `put('Rede Sul', 'Establishments', '0003')
last = sheet.max_row + 1
sheet.cell(last, column('Name')).value = 'Brand new'
sheet.cell(last, column('Establishments')).value = '0001 0002'`,
  );
  await sql`insert into grouper_establishment (grouper_id, establishment_code) values (1, '0003')`.execute(
    db,
  );
  await sql`update grouper set version = version + 1 where id = 1`.execute(db);
  const seen = await preview(file);
  expect(seen.counts).toMatchObject({ create: 1, change: 0, conflict: 1, error: 0, removed: 0 });
  const [conflict] = await rows(seen.batch, 'conflict');
  expect(conflict?.theirs?.map(({ column }) => column)).toEqual(['establishments']);
  const change = { kind: 'import', resource: 'agrupadores', batch: seen.batch };
  const effectOf = async (choices?: object) => {
    const body = { change: { ...change, ...(choices && { choices }) } };
    return portal.call(previewEffect, { token: administrator, body });
  };
  expect((await effectOf()).status).toBe(400);
  const theirs = { mine: [], theirs: [conflict?.line] };
  const mine = { mine: [conflict?.line], theirs: [] };
  expect((await effectOf(theirs)).body.losing).toBe(0);
  const { body: effect } = await effectOf(mine);
  expect(effect.losing).toBeGreaterThan(0);
  const body = { create: 1, change: 0, choices: mine };
  const done = (fingerprint: string | undefined) =>
    portal.call(commitImport, {
      token: administrator,
      params: { resource: 'agrupadores', batch: seen.batch },
      body: { ...body, ...(fingerprint && { effect: fingerprint }) },
    });
  expect((await done((await effectOf(theirs)).body.fingerprint)).status).toBe(409);
  expect((await done(effect.fingerprint)).body).toEqual({ created: 1, changed: 1 });
  const { rows: left } = await sql<{ code: string }>`
    select establishment_code as code from grouper_establishment where grouper_id = 1`.execute(db);
  expect(left.map(({ code }) => code)).toEqual(['0003']);
});
