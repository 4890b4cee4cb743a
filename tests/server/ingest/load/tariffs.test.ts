import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { billMonth } from '../../../../server/areas/financial/bill-month';
import type { Database } from '../../../../server/platform/db/open';
import { system } from '../../../../server/platform/principal/principal';
import { freshDatabase } from '../../../support/databases';
import { addNetwork } from '../../../support/network';
import { load } from './network-folder';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
});
afterEach(() => sql`truncate billing_entry, billing, billing_run, tariff`.execute(database.db));
afterAll(() => database.close());

const loaded = async (...rows: string[]) => {
  const [result] = await load(database, { 'tariffs.csv': rows });
  if (result === undefined) throw new Error('Nothing was loaded');
  const { created, changed, known, problems } = result;
  return problems.length === 0
    ? [created, changed, known]
    : problems.map(({ line, column, reason }) => `${line} ${column}: ${reason}`);
};
const tariffs = async () => {
  const { rows } = await sql<{ text: string }>`select concat_ws(' ', establishment_code, starts_on,
    coalesce(ends_on::text, '…'), franchise) as text from tariff order by 1`.execute(database.db);
  return rows.map(({ text }) => text);
};
const bill = (month: string) =>
  database.db.transaction().execute((trx) => billMonth(trx, system('billing'), month, '2026-12-01'));

test('whole months are loaded, in any order of the rows, and once', async () => {
  const rows = ['0001,2026-11,,60000.5', '0001,2026-09,2026-10,50000.00', '0003,2026-09,,0'];
  expect(await loaded(...rows, '0003,2026-09,,0.00')).toEqual([3, 0, 1]);
  expect(await tariffs()).toEqual([
    '0001 2026-09-01 2026-10-31 50000.00',
    '0001 2026-11-01 … 60000.50',
    '0003 2026-09-01 … 0.00',
  ]);
  expect(await loaded(...rows)).toEqual([0, 0, 3]);
});

test('each created or changed tariff is audited, with its previous values', async () => {
  await loaded('0001,2026-09,,50.00');
  expect(await loaded('0001,2026-09,2026-12,50.00', '0001,2027-01,,70.00')).toEqual([1, 1, 0]);
  const { rows } =
    await sql`select actor, action, entity_key, before, after from audit where entity = 'tariff'
    order by id desc limit 2`.execute(database.db);
  const before = { establishment_code: '0001', starts_on: '2026-09-01', ends_on: null, franchise: '50.00' };
  expect(rows).toEqual(
    expect.arrayContaining([
      {
        actor: 'load',
        action: 'update',
        entity_key: '0001 2026-09',
        before,
        after: { ...before, ends_on: '2026-12-31' },
      },
      {
        actor: 'load',
        action: 'create',
        entity_key: '0001 2027-01',
        before: null,
        after: { ...before, starts_on: '2027-01-01', franchise: '70.00' },
      },
    ]),
  );
});

test.each<[string, string[], string[]]>([
  ['no month', ['0001,2026-13,,1.00'], ['2 mesInicial: "2026-13" is not a month YYYY-MM']],
  ['a day', ['0001,2026-09-01,,1.00'], ['2 mesInicial: "2026-09-01" is not a month YYYY-MM']],
  ['no start', ['0001,,,1.00'], ['2 mesInicial: is empty']],
  [
    'an end before its start',
    ['0001,2026-09,2026-08,1.00'],
    ['2 mesFinal: 2026-08 is before the first month'],
  ],
  [
    'an amount of another country',
    ['0001,2026-09,,1.000,00'.replace(',00', '00')],
    ['2 franquia: "1.00000" is not an amount (at most 13 digits, a point, at most 2 decimals)'],
  ],
  ['a shop that nobody knows', ['0999,2026-09,,1.00'], ['2 cdEc: "0999" is not a known establishment']],
  [
    'the same month twice',
    ['0001,2026-09,,1.00', '0001,2026-09,,2.00'],
    ['3 mesInicial: line 2 has this month with other content'],
  ],
  [
    'an overlap',
    ['0001,2026-09,2026-10,1.00', '0001,2026-10,,2.00', '0003,2026-09,,1.00'],
    ['3 mesInicial: overlaps the tariff from 2026-09 to 2026-10'],
  ],
  [
    'two without an end',
    ['0001,2026-09,,1.00', '0001,2026-11,,2.00'],
    ['3 mesInicial: overlaps the tariff from 2026-09 on, which has no end'],
  ],
  [
    'a gap',
    ['0001,2026-09,2026-09,1.00', '0001,2026-12,,2.00'],
    ['3 mesInicial: leaves 2026-10 to 2026-11 without a tariff'],
  ],
])('%s is refused with its row, and nothing of the file is loaded', async (_, rows, problems) => {
  expect(await loaded(...rows)).toEqual(problems);
  expect(await tariffs()).toEqual([]);
});

test('a tariff has to fit to the stored ones', async () => {
  await loaded('0001,2026-09,2026-10,1.00');
  expect(await loaded('0001,2026-12,,2.00')).toEqual(['2 mesInicial: leaves 2026-11 without a tariff']);
  expect(await loaded('0001,2026-08,,2.00')).toEqual([
    '2 mesFinal: overlaps the tariff from 2026-09 to 2026-10',
  ]);
  expect(await loaded('0001,2026-08,2026-08,2.00', '0001,2026-11,,3.00')).toEqual([2, 0, 0]);
});

test('a tariff that was used for bills cannot be changed', async () => {
  await loaded('0001,2026-09,,1.00');
  await bill('2026-09');
  await bill('2026-10');
  expect(await loaded('0003,2026-10,,2.00')).toEqual([
    '2 mesInicial: starts in a month that is billed (bills are made up to 2026-10)',
  ]);
  expect(await loaded('0001,2026-09,,2.00')).toEqual([
    '2 franquia: bills have gone by another one; end this tariff with 2026-10 or later, and start one with it',
  ]);
  expect(await loaded('0001,2026-09,2026-09,1.00', '0001,2026-10,,1.00')).toEqual(
    [
      '3 mesInicial: starts in a month that is billed (bills are made up to 2026-10)',
      '2 mesFinal: would change months that are billed (the first that is not is 2026-11)',
    ].toSorted(),
  );
  expect(await loaded('0001,2026-09,2026-10,1.00', '0001,2026-11,,2.00', '0003,2026-11,,5.00')).toEqual([
    2, 1, 0,
  ]);
});

test('billed months without a tariff are no gap, and cannot be filled', async () => {
  await loaded('0001,2026-09,2026-09,1.00', '0003,2026-09,,1.00');
  await bill('2026-09');
  await bill('2026-10');
  expect(await loaded('0001,2026-09,,1.00')).toEqual([
    '2 mesFinal: would change months that are billed (the first that is not is 2026-11)',
  ]);
  expect(await loaded('0001,2026-11,,2.00')).toEqual([1, 0, 0]);
});
