import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportAudit } from '../../../../contract/audit';
import { auditFields } from '../../../../contract/audit-fields';
import { financialDetail } from '../../../../contract/financial';
import { depositReport } from '../../../../contract/statement';
import { usageReport } from '../../../../contract/usage';
import { changeText, recordCode } from '../../../../i18n/audit-words';
import { type MessageKey, message } from '../../../../i18n/server';
import { allLists, exportSources, importTargets } from '../../../../server/areas';
import { createAdministrator } from '../../../../server/areas/users/create-administrator';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { testPortal } from '../../../support/portal';
import { fill } from '../../demo/fill';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
  await fill(database);
  await createAdministrator(
    database.db,
    {
      login: '10000777',
      name: 'New Administrator',
      email: 'new@example.com',
      password: 'Correct&7horse',
    },
    'specification',
  );
});
afterAll(() => database.close());

test('SHELL-21 every kind of record and every column that the demo network writes has its text', async () => {
  const { rows } = await sql<{ entity: string; field: string }>`
    select distinct entity, jsonb_object_keys(coalesce(before, '{}') || coalesce(after, '{}')) as field
    from audit order by 1, 2`.execute(database.db);
  const fields: Record<string, Record<string, string>> = auditFields;
  expect(new Set(rows.map(({ entity }) => entity)).size).toBeGreaterThan(10);
  expect(rows.filter(({ entity, field }) => fields[entity]?.[field] === undefined)).toEqual([]);
});

const say = (key: string, parameters?: Record<string, string | number>) =>
  message('en', key as MessageKey, parameters);
const speech = { say, language: 'en', currency: 'MXN' } as const;

/** These say how a file is written, or that a list of choices is whole. */
const FORM =
  /^(page|size|sort|order|direction|format|formato|totalizar|tipoDeData|escopo|fl[A-Z]|todos|todas)/;

test.each<[string, object]>([
  ...allLists.map(({ name, call }): [string, object] => [name, call.body.shape.filter.shape]),
  ['audit', exportAudit.body.shape.filter.shape],
  ['financial', financialDetail.query.shape],
  ['statement', depositReport.body.shape],
  ['usage', usageReport.query.shape],
  ['access', { id: 1, ecs: [], resource: '' }],
])('SHELL-21 what a file of %s was narrowed by is told, each filter of it', (file, shape) => {
  const filters = Object.keys(shape).filter((name) => !FORM.test(name));
  const untold = filters.filter((name) => {
    const request = { filter: { [name]: '1' } };
    const change = { field: 'request', before: null, after: request };
    return changeText({ entity: 'export', key: file }, change, speech).after === say('audit.request.all');
  });
  expect(untold).toEqual([]);
});

test('SHELL-21 the status of orders and of requests is told in their own words', () => {
  const told = (key: string, status: number) =>
    changeText(
      { entity: 'export', key },
      { field: 'request', before: null, after: { filter: { status } } },
      speech,
    ).after;
  expect(told('chamados', 2)).toBe('Status: Attended');
  expect(told('codigos-solicitados', 1)).toBe('Status: Received by the terminals');
  expect(told('bancos', 0)).toBe('Status: Inactive');
});

test('SHELL-21 to what the rows of a statement were narrowed is told in words', () => {
  const request = { narrowed: { type: 'withdrawal', least: '100.00', terminal: 'T0001' } };
  const change = { field: 'request', before: null, after: request };
  expect(changeText({ entity: 'export', key: 'statement' }, change, speech).after).toBe(
    'Narrowed to: Withdrawal, 100.00, T0001',
  );
});

test('SHELL-21 every kind of file that leaves the portal or is imported is called by a name, and not by its key', async () => {
  const { app, context } = await testPortal(database);
  await app.close();
  const kinds = [...Object.keys(exportSources(context)), ...Object.keys(importTargets)];
  const names = kinds.map((kind) => recordCode('export', kind, speech));
  expect(kinds.length).toBeGreaterThan(12);
  expect(names.filter((name, at) => name === kinds[at] || !/^[A-Z]/.test(name))).toEqual([]);
});
