import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditFields } from '../../../../contract/audit-fields';
import { recordCode } from '../../../../i18n/audit-words';
import { type MessageKey, message } from '../../../../i18n/server';
import { exportSources, importTargets } from '../../../../server/areas';
import { createAdministrator } from '../../../../server/areas/users/create-administrator';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { testPortal } from '../../../support/portal';
import { fill } from '../../demo/fill';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
  await fill(database);
  await createAdministrator(database.db, {
    login: '10000777',
    name: 'New Administrator',
    email: 'new@example.com',
    password: 'Correct&7horse',
  });
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

test('SHELL-21 every kind of file that leaves the portal or is imported is called by a name, and not by its key', async () => {
  const { app, context } = await testPortal(database);
  await app.close();
  const say = (key: string) => message('en', key as MessageKey);
  const kinds = [...Object.keys(exportSources(context)), ...Object.keys(importTargets)];
  const names = kinds.map((kind) => recordCode('export', kind, { say, language: 'en', currency: 'MXN' }));
  expect(kinds.length).toBeGreaterThan(12);
  expect(names.filter((name, at) => name === kinds[at] || !/^[A-Z]/.test(name))).toEqual([]);
});
