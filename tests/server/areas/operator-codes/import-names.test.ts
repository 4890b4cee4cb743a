import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { commitImport, previewImport } from '../../../../contract/imports';
import { CELL } from '../../../../contract/statement';
import { edited } from '../../../support/edited-workbook';
import { addTransactions, transaction } from '../../../support/network';
import { partsOf, statementFile } from '../../engines/exports/statement-file';
import { sheets } from '../../engines/imports/sheet';
import { shops, trailOf } from './shops';

/* Names of a file hold from now on, or they correct the spelling, as the person says (decision 71). */

const all = shops();
const resource = 'codigos-operadores';

beforeAll(async () => {
  const { db } = all.database;
  await addTransactions(db, [transaction('2026-11-20T08:00:00', { operatorId: 11 })]);
});
beforeEach(async () => {
  const { db } = all.database;
  await sql`update operator set name = 'Ana Parado', respellings = respellings + 1, named_at = null, active = true
    where id = 11`.execute(db);
  await sql`delete from operator_former_name`.execute(db);
});

const whole = { tsInicio: '2026-11-20 00:00:00', tsFim: '2026-11-20 23:59:59' };
/** The name that a transaction of before the import says in a file. */
async function earlierName() {
  const { rows } = partsOf(await statementFile(all.portal, all.manager, whole));
  return rows.map((row) => row[CELL.operator]);
}

async function look(columns: readonly string[], ...cells: string[]) {
  const answer = await all.portal.call(previewImport, {
    token: all.manager,
    params: { resource },
    body: { columns, rows: [{ line: 2, cells }] },
  });
  expect(answer.status).toBe(200);
  return answer.body;
}
const commit = ({ batch, counts }: { batch: string; counts: { change: number } }, meant: object) =>
  all.portal.call(commitImport, {
    token: all.manager,
    params: { resource, batch },
    body: { create: 0, change: counts.change, ...meant },
    headers: { 'accept-language': 'en' },
  });
const lastEntry = async () => (await trailOf(all.database, 'operator', '11')).at(-1)?.after;

test('STMT-13 names of a file correct the spelling of earlier rows where that is said, and hold from now on otherwise', async () => {
  const wanted = await look(['operatorCodeId', 'name'], '11', 'Ana Prado');
  expect(wanted.renamed).toBe(1);
  expect((await commit(wanted, { respelled: true })).body).toEqual({ created: 0, changed: 1 });
  expect(await earlierName()).toEqual(['Ana Prado']);
  expect(await lastEntry()).toMatchObject({ name: 'Ana Prado', respelled: true });
  const later = await look(['operatorCodeId', 'name'], '11', 'Bia Luz');
  expect((await commit(later, {})).status).toBe(200);
  expect((await all.read(11)).name).toBe('Bia Luz');
  expect(await earlierName()).toEqual(['Ana Prado']);
  expect(await lastEntry()).not.toHaveProperty('respelled');
});

test('STMT-13 names of a sheet that was exported to be edited are meant as the person says', async () => {
  const { exported, preview } = sheets(all.portal, all.manager, resource);
  const file = await edited(await exported({ filter: {} }), `put('Ana Parado', 'Operator', 'Ana Prado')`);
  const wanted = await preview(file);
  expect(wanted).toMatchObject({ renamed: 1, counts: { change: 1 } });
  expect((await commit(wanted, { respelled: true })).status).toBe(200);
  expect(await earlierName()).toEqual(['Ana Prado']);
});

test('OPC-12 a correction is refused where no name changes', async () => {
  const wanted = await look(['operatorCodeId', 'status'], '11', 'Inactive');
  expect(wanted.renamed).toBe(0);
  const { status, body } = await commit(wanted, { respelled: true });
  expect([status, body.message]).toEqual([
    400,
    'No name changes in this file, so there is no spelling to correct.',
  ]);
  expect((await all.read(11)).status).toBe(true);
});
