import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { networkFolder } from '../../../../server/ingest/load/folder';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { rollupDifferences, snapshot } from '../../../support/snapshot';
import { headers, load, network, transactions, written } from './network-folder';

let database: Database;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.close());

/** Integer cents, so that no rounding hides a difference. */
const cents = (amount: string) => Number(amount.replace('.', ''));

const value = async <T>(query: ReturnType<typeof sql<{ value: T }>>) =>
  (await query.execute(database.db)).rows[0]?.value;

test('a loaded network equals its files, to the cent', async () => {
  const folder = network();
  const results = await load(database, folder);
  expect(results.map(({ file, rows, created, refused }) => [file, rows, created, refused])).toEqual(
    Object.entries(folder).map(([file, rows]) => [file, rows.length, rows.length, 0]),
  );
  const fileCents = folder['transactions.csv'].reduce((sum, row) => sum + cents(row.split(',')[7] ?? ''), 0);
  expect(
    await value(sql<{ value: number }>`select (sum(amount) * 100)::bigint as value from cash_transaction`),
  ).toBe(fileCents);
  expect(await rollupDifferences(database.db)).toEqual([]);
  expect(
    await database.db.selectFrom('bank').select(['code', 'name', 'partner']).orderBy('code').execute(),
  ).toEqual([
    { code: '0100', name: 'Banka První', partner: true },
    { code: '0800', name: 'Druhá banka', partner: false },
  ]);
  expect(
    await database.db
      .selectFrom('establishment')
      .select(['code', 'name', 'corban'])
      .orderBy('code')
      .execute(),
  ).toEqual([
    { code: '0901', name: 'Pobočka Praha', corban: false },
    { code: '0902', name: 'Pobočka "U lípy", Brno', corban: false },
    { code: '0903', name: 'Pobočka Plzeň', corban: true },
  ]);
  expect(
    await database.db
      .selectFrom('account_establishment')
      .selectAll()
      .orderBy('account_id')
      .orderBy('establishment_code')
      .execute(),
  ).toEqual([
    { account_id: 5001, establishment_code: '0901' },
    { account_id: 5002, establishment_code: '0902' },
    { account_id: 5002, establishment_code: '0903' },
  ]);
  const first = await database.db
    .selectFrom('cash_transaction')
    .select([
      'logical_number',
      'captured_at',
      'accounting_date',
      'establishment_code',
      'process_code',
      'amount',
    ])
    .where('nsu', '=', '000001')
    .execute();
  expect(first).toEqual([
    {
      logical_number: 'CZ0002',
      captured_at: '2026-09-01T09:01:07',
      accounting_date: '2026-09-02',
      establishment_code: '0902',
      process_code: 304,
      amount: 137.05,
    },
  ]);
});

test('the use of a code is stored once for a file, however many batches it has: rows that are written again stay until the commit', async () => {
  await load(database, { ...network(), 'transactions.csv': transactions(10_001) });
  expect(await rollupDifferences(database.db)).toEqual([]);
  // The places of rows in their table: one that was written again would have left its first place.
  expect(
    await value(
      sql<{ value: string[] }>`select array_agg(ctid::text order by ctid) as value from operator_use`,
    ),
  ).toEqual(['(0,1)', '(0,2)', '(0,3)']);
});

test('loading a folder twice changes nothing, the audit trail included', async () => {
  await load(database, network());
  const before = await snapshot(database.db);
  const results = await load(database, network());
  expect(await snapshot(database.db)).toEqual(before);
  for (const { rows, created, changed, known, refused } of results) {
    expect({ created, changed, known, refused }).toEqual({ created: 0, changed: 0, known: rows, refused: 0 });
  }
});

test('changed master rows are updated and audited, the others are not written', async () => {
  await load(database, network());
  const results = await load(database, {
    'banks.csv': ['0100,Banka Nová,1,12,1', '0800,Druhá banka,0,0,1'],
    'accounts.csv': ['5002,Společný,0800,0002,2-002,1,0902 0901'],
  });
  expect(results.map(({ changed, known }) => [changed, known])).toEqual([
    [1, 1],
    [1, 0],
  ]);
  expect(
    await database.db.selectFrom('bank').select(['code', 'name', 'version']).orderBy('code').execute(),
  ).toEqual([
    { code: '0100', name: 'Banka Nová', version: 2 },
    { code: '0800', name: 'Druhá banka', version: 1 },
  ]);
  const updates = await database.db
    .selectFrom('audit')
    .select(['actor', 'entity', 'entity_key', 'before', 'after'])
    .where('action', '=', 'update')
    .orderBy('id')
    .execute();
  const bank = { code: '0100', partner: true, active: true };
  const account = {
    id: 5002,
    nickname: 'Společný',
    bank_code: '0800',
    branch: '0002',
    number: '2-002',
    active: true,
  };
  expect(updates).toEqual([
    {
      actor: 'load',
      entity: 'bank',
      entity_key: '0100',
      before: { ...bank, name: 'Banka První', deposit_code_length: 10 },
      after: { ...bank, name: 'Banka Nová', deposit_code_length: 12 },
    },
    {
      actor: 'load',
      entity: 'account',
      entity_key: '5002',
      before: { ...account, establishments: ['0902', '0903'] },
      after: { ...account, establishments: ['0901', '0902'] },
    },
  ]);
  const creations = await database.db
    .selectFrom('audit')
    .select(sql<number>`count(*)`.as('count'))
    .where('action', '=', 'create')
    .executeTakeFirstOrThrow();
  expect(creations.count).toBe(2 + 3 + 3 + 3 + 2 + 2 + 3);
});

test('a broken line: nothing of its file is loaded, nor of later ones, and the report says where', async () => {
  const rows = transactions(12_000);
  rows[6000] = (rows[6000] ?? '').replace(',304,', ',305,').replace(/,[^,]+$/, ',-5');
  const results = await load(database, { ...network(), 'transactions.csv': rows });
  expect(results.at(-1)).toMatchObject({
    file: 'transactions.csv',
    rows: 12_000,
    created: 0,
    refused: 1,
    problems: [
      {
        line: 6002,
        column: 'processCode',
        reason: '"305" is not a process code, 304 (deposit) or 302 (withdrawal)',
      },
      {
        line: 6002,
        column: 'amount',
        reason: '"-5" is not an amount (at most 13 digits, a point, at most 2 decimals)',
      },
    ],
  });
  for (const table of ['cash_transaction', 'transaction_rollup', 'arrival'] as const) {
    expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  expect(await database.db.selectFrom('grouper').select('id').execute()).toHaveLength(2);
});

test('the load stops at the first file with a refused row', async () => {
  const folder = network();
  folder['operators.csv'][1] = '100002,0909,Petr,0001002,2';
  const results = await load(database, folder);
  expect(results.map(({ file }) => file)).toEqual(Object.keys(folder).slice(0, 4));
  expect(results.at(-1)?.problems).toEqual([
    { line: 3, column: 'cdEc', reason: '"0909" is not a known establishment' },
    { line: 3, column: 'status', reason: '"2" is neither 0 nor 1' },
  ]);
  expect(await database.db.selectFrom('terminal').select('logical_number').execute()).toHaveLength(3);
  expect(await database.db.selectFrom('operator').select('id').execute()).toEqual([]);
  expect(await database.db.selectFrom('account').select('id').execute()).toEqual([]);
});

test('a known transaction with another amount is refused, with both amounts', async () => {
  await load(database, network());
  const before = await snapshot(database.db);
  const rows = transactions(240);
  rows[100] = (rows[100] ?? '').replace(/,[^,]+$/, ',9.99');
  const [result] = await load(database, { 'transactions.csv': [...rows, ...transactions(241).slice(240)] });
  expect(result).toMatchObject({ created: 0, known: 0, refused: 1 });
  expect(result?.problems).toEqual([
    {
      line: 102,
      column: 'amount',
      reason: '"9.99" contradicts the same transaction, which is known with "3800.00"',
    },
  ]);
  expect(await snapshot(database.db)).toEqual(before);
});

test('a transaction that occurs twice in a file is loaded once, and refused with other content', async () => {
  const folder = network();
  const [first = ''] = transactions(1);
  const again = first.replace(/,[^,]+$/, ',100.0');
  const [twice] = (await load(database, { ...folder, 'transactions.csv': [first, again] })).slice(-1);
  expect(twice).toMatchObject({ created: 1, known: 1, refused: 0 });
  const next = first.replace(',000000,', ',000001,');
  const [contradicting] = await load(database, {
    'transactions.csv': [next, next.replace(',100.00', ',100.01')],
  });
  expect(contradicting?.problems).toEqual([
    {
      line: 3,
      column: 'amount',
      reason: '"100.01" contradicts the same transaction, which an earlier row has "100.00"',
    },
  ]);
});

test('transactions stay in the old shop of a terminal that moves, and repeated ones are still known', async () => {
  await load(database, network());
  await load(database, { 'terminals.csv': ['CZ0001,0903'] });
  const [again] = await load(database, { 'transactions.csv': network()['transactions.csv'] });
  expect(again).toMatchObject({ created: 0, known: 240, refused: 0 });
  const [next] = await load(database, {
    'transactions.csv': ['CZ0001,777777,2026-11-19T10:00:00,2026-11-19,304,100001,5001,5'],
  });
  expect(next).toMatchObject({ created: 1 });
  const of = await database.db
    .selectFrom('cash_transaction')
    .select(['establishment_code', sql<number>`count(*)`.as('count')])
    .where('logical_number', '=', 'CZ0001')
    .groupBy('establishment_code')
    .orderBy('establishment_code')
    .execute();
  expect(of).toEqual([
    { establishment_code: '0901', count: 80 },
    { establishment_code: '0903', count: 1 },
  ]);
});

test('a master row that occurs twice counts once, and is refused with other content', async () => {
  const [bank = ''] = network()['banks.csv'];
  expect(await load(database, { 'banks.csv': [bank, bank] })).toMatchObject([
    { created: 1, known: 1, refused: 0 },
  ]);
  const [result] = await load(database, { 'banks.csv': [bank, bank.replace('První', 'Jiná')] });
  expect(result?.problems).toEqual([
    { line: 3, column: 'codigoBancario', reason: 'line 2 has "0100" with other content' },
  ]);
});

test('two groups may not share a name, whatever its case, but may swap their names', async () => {
  const { 'transactions.csv': _, ...masters } = network();
  await load(database, masters);
  const [inFile] = await load(database, { 'groupers.csv': ['702,Nová,0901', '703,nová,0902'] });
  expect(inFile?.problems).toEqual([{ line: 3, column: 'nome', reason: '"nová" is taken by 702' }]);
  const [inDatabase] = await load(database, { 'groupers.csv': ['702,ČECHY,0901'] });
  expect(inDatabase?.problems).toEqual([{ line: 2, column: 'nome', reason: '"ČECHY" is taken by 700' }]);
  const [swapped] = await load(database, { 'groupers.csv': ['700,Morava,0901 0903', '701,Čechy,0902'] });
  expect(swapped).toMatchObject({ changed: 2, refused: 0 });
  expect(
    await database.db.selectFrom('grouper').select(['id', 'name', 'version']).orderBy('id').execute(),
  ).toEqual([
    { id: 700, name: 'Morava', version: 2 },
    { id: 701, name: 'Čechy', version: 2 },
  ]);
});

test('GRP-07 a group may not have a name that looks like another one, unless it has it', async () => {
  const { 'transactions.csv': _, ...masters } = network();
  await load(database, masters);
  await sql`insert into grouper (id, name) values (801, 'Ρόδος'), (802, 'Zona 1º')`.execute(database.db);
  await sql`insert into grouper (id, name, looks_alike) values (803, 'Zona 1°', 803)`.execute(database.db);
  const groupers = ['801,Ρόδος,0901', '802,Zona 1º,0901', '803,Zona 1°,0901'];
  const [kept] = await load(database, { 'groupers.csv': groupers });
  expect(kept?.problems).toEqual([]);
  const [alike] = await load(database, { 'groupers.csv': [...groupers, '804,Zona 1o,0901'] });
  expect(alike?.problems).toEqual([{ line: 5, column: 'nome', reason: '"Zona 1o" is taken by 803' }]);
  const [result] = await load(database, { 'groupers.csv': ['702,Suӏ,0901', '703,A │ B,0901'] });
  expect(result?.problems).toEqual([
    { line: 2, column: 'nome', reason: '"Suӏ" has a letter that is not Latin, or an unusual sign' },
    { line: 3, column: 'nome', reason: '"A │ B" has a letter that is not Latin, or an unusual sign' },
  ]);
});

test('a report names a thousand reasons and counts all refused rows', async () => {
  const rows = transactions(2500).map((row) => row.replace(/,[^,]+$/, ',0'));
  const results = await load(database, { ...network(), 'transactions.csv': rows });
  expect(results.at(-1)?.refused).toBe(2500);
  expect(results.at(-1)?.problems).toHaveLength(1000);
  expect(results.at(-1)?.problems.at(-1)).toEqual({
    line: 1001,
    column: 'amount',
    reason: '"0" is not above 0',
  });
});

test('a file that is absent is skipped', async () => {
  const { 'groupers.csv': _, ...rest } = network();
  const results = await load(database, rest);
  expect(results.map(({ file }) => file)).toEqual(Object.keys(rest));
  expect(results.every(({ refused }) => refused === 0)).toBe(true);
});

test('a folder that is unknown, empty or a file is refused with a message', async () => {
  const sentence = (path: string) =>
    networkFolder(path).then(
      () => null,
      (error: Error) => `${error.name} ${error.message.replace(path, 'X')}`,
    );
  expect(await sentence('/nowhere/at/all')).toBe('LoadError The folder X does not exist.');
  expect(await sentence(written({}))).toBe(
    `LoadError The folder X has none of the files of a network (${Object.keys(headers).join(', ')}).`,
  );
  expect(await sentence(`${written({ 'a.csv': '' })}/a.csv`)).toBe(
    'LoadError X is a file. Name the folder that it is in.',
  );
  const folder = await networkFolder(written({ 'banks.csv': [], 'transaction.csv': '', 'notes.txt': '' }));
  expect(folder.ignored).toEqual(['transaction.csv']);
});
