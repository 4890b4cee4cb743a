import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listAudit } from '../../../../contract/audit';
import {
  createOperatorCodes,
  exportOperatorCodes,
  getOperatorCode,
  listOperatorCodes,
  updateOperatorCode,
} from '../../../../contract/operator-codes';
import { filterOperators } from '../../../../contract/reports';
import { fetchFile } from '../../engines/exports/statement-file';
import { load as loadFolder } from '../../ingest/load/network-folder';
import { shops, trailOf } from './shops';

/* OPC-06: only the tail of a code leaves the server, for everybody. */

const all = shops();
const numbers = async (): Promise<string[]> => {
  const rows = await all.database.db.selectFrom('operator').select('card_number').execute();
  return rows.map(({ card_number }) => card_number);
};
const call: typeof all.portal.call = (operation, sample) =>
  all.portal.call(operation, { token: all.administrator, ...sample });

test('OPC-06 OPC-09 no call returns a whole code, and the trail has none', async () => {
  const made = await call(createOperatorCodes, { body: { ec: '0001', status: 1, quantidade: 20 } });
  const [first] = made.body;
  const update = { ec: '0001', status: 0, name: 'Ana', numerocartao: first.nrCartao };
  const promise = await call(exportOperatorCodes, { body: { format: 'csv', filter: {} } });
  const file = await fetchFile(all.portal, all.administrator, promise.body);
  const answers = [
    made,
    await call(listOperatorCodes, { query: { size: 100 } }),
    await call(getOperatorCode, { params: { id: first.operatorCodeId } }),
    await call(updateOperatorCode, { body: { ...update, operatorcodeId: first.operatorCodeId } }),
    await call(filterOperators, {}),
    await call(listAudit, { query: { size: 100 } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 200, 200, 200, 200, 200]);
  const said = JSON.stringify([answers, await trailOf(all.database, 'operator')]) + file.body;
  const whole = await numbers();
  expect(whole).toHaveLength(28);
  expect(whole.filter((number) => said.includes(number))).toEqual([]);
  // The searched texts contain the tails of all of them.
  expect(whole.filter((number) => !said.includes(number.slice(-3)))).toEqual([]);
});

const load = (rows: string[]) => loadFolder(all.database, { 'operators.csv': rows });

test('OPC-06 a load leaves only tails in the trail, and names a taken number by its tail', async () => {
  const [good] = await load(['700,0001,Ana,000444700,1', '701,0001,Bia,000444701,1']);
  expect(good).toMatchObject({ created: 2, refused: 0 });
  await load(['700,0001,Ana,000444777,1']);
  const entries = await trailOf(all.database, 'operator', '700');
  expect(entries.map(({ before, after }) => [before, after])).toMatchObject([
    [null, { card_number: '700' }],
    [{ card_number: '700' }, { card_number: '777' }],
  ]);
  const [taken] = await load(['702,0001,Eva,000444701,1']);
  expect(taken?.problems).toEqual([{ line: 2, column: 'numerocartao', reason: '"…701" is taken by 701' }]);
  await sql`delete from code_change where operator_id between 700 and 702`.execute(all.database.db);
  await sql`delete from operator where id between 700 and 702`.execute(all.database.db);
});
