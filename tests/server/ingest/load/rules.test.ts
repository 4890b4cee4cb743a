import { describe, expect, test } from 'vitest';
import type { RowRules } from '../../../../server/ingest/cell-checks/row-rules';
import {
  accountRules,
  bankRules,
  establishmentRules,
  grouperRules,
  operatorRules,
  type References,
  terminalRules,
} from '../../../../server/ingest/load/rules';
import { transactionRules } from '../../../../server/ingest/transactions/rules';

const references: References = {
  banks: new Set(['001']),
  establishments: new Set(['0001', '0002']),
  terminals: new Map([['T1', '0001']]),
  operators: new Set([7]),
  accounts: new Set([9]),
};

const rules = transactionRules(references, '2026-11-20T12:00:00');
const good = {
  numeroLogico: 'T1',
  nsu: '000042',
  capturedAt: '2026-11-20T12:00:00',
  accountingDate: '2026-11-23',
  processCode: '304',
  operatorCodeId: '7',
  accountId: '9',
  amount: '100.50',
};

/** All problems, as `column reason`. */
function problems<R>(of: RowRules<R>, record: Record<string, string>): string[] {
  const checked = of.check(record);
  return 'row' in checked ? [] : checked.problems.map(({ column, reason }) => `${column} ${reason}`);
}

test('a good transaction is read, with the establishment of its terminal', () => {
  expect(rules.check(good)).toEqual({
    row: {
      logicalNumber: 'T1',
      nsu: '000042',
      capturedAt: '2026-11-20T12:00:00',
      accountingDate: '2026-11-23',
      establishmentCode: '0001',
      operatorId: 7,
      accountId: 9,
      processCode: 304,
      amount: '100.50',
    },
  });
});

test('every column of a transaction that is wrong is named at once', () => {
  const none = Object.fromEntries(Object.keys(good).map((column) => [column, '']));
  expect(problems(rules, none)).toEqual(Object.keys(good).map((column) => `${column} is empty`));
});

describe('a transaction is refused for', () => {
  test.each([
    ['an amount that is no number', { amount: 'NaN' }],
    ['an amount with an exponent', { amount: '1e308' }],
    ['an amount with more digits than the database keeps', { amount: '99999999999999' }],
    ['a negative amount', { amount: '-5' }],
    ['a signed amount', { amount: '+5' }],
    ['a decimal comma', { amount: '1,50' }],
    ['a thousands separator', { amount: '1.500.00' }],
    ['three decimals', { amount: '1.505' }],
    ['a point without decimals', { amount: '1.' }],
    ['a hexadecimal amount', { amount: '0x10' }],
    ['an infinite amount', { amount: 'Infinity' }],
    ['an amount of nothing', { amount: '0' }],
    ['an amount of no cents', { amount: '0.00' }],
    ['an unknown process code', { processCode: '303' }],
    ['a process code in other digits', { processCode: '304.0' }],
    ['a capture in the future', { capturedAt: '2026-11-20T12:00:01' }],
    ['a capture on a day that does not exist', { capturedAt: '2026-02-29T10:00:00' }],
    ['a capture at an hour that does not exist', { capturedAt: '2026-11-20T24:00:00' }],
    ['a capture without a time', { capturedAt: '2026-11-20' }],
    ['a capture with a zone', { capturedAt: '2026-11-20T10:00:00Z' }],
    ['a capture with a blank for the T', { capturedAt: '2026-11-20 10:00:00' }],
    ['an accounting date that does not exist', { accountingDate: '2026-11-31' }],
    ['an accounting date in another notation', { accountingDate: '23/11/2026' }],
    ['an accounting date before the capture', { accountingDate: '2026-11-19' }],
    ['an accounting date more than five days after the capture', { accountingDate: '2026-11-26' }],
    ['an unknown terminal', { numeroLogico: 't1' }],
    ['an unknown operator', { operatorCodeId: '8' }],
    ['an operator that is no number', { operatorCodeId: '7.0' }],
    ['an operator with a leading zero', { operatorCodeId: '07' }],
    ['an unknown account', { accountId: '10' }],
    ['a sequence number that is too long', { nsu: '1'.repeat(21) }],
    ['a sequence number with blanks', { nsu: '1 2' }],
  ])('%s', (_, change) => {
    const [column = '', value = ''] = Object.entries(change)[0] ?? [];
    const found = problems(rules, { ...good, ...change });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`${column} ${JSON.stringify(value)} `);
  });
});

test('the largest and the smallest amount, and both ends of the accounting dates, pass', () => {
  for (const change of [
    { amount: '9999999999999.99' },
    { amount: '0.01' },
    { amount: '7' },
    { accountingDate: '2026-11-20' },
    { accountingDate: '2026-11-25' },
    { processCode: '302' },
  ]) {
    expect(problems(rules, { ...good, ...change })).toEqual([]);
  }
});

test.each([
  ['Loja\nSul', '"Loja\\nSul"'],
  ['Loja\r\nSul', '"Loja\\r\\nSul"'],
  ['Loja\tSul', '"Loja\\tSul"'],
  ['Loja\u2028Sul', '"Loja\\u2028Sul"'],
  ['Loja\u202eSul', '"Loja\\u202eSul"'],
  ['Loja\u2066Sul', '"Loja\\u2066Sul"'],
])('a name of more than one line, or with marks of direction, is refused: %j', (name, shown) => {
  const reason = `${shown} holds a line break or another character that cannot be seen`;
  const bank = { codigoBancario: '001', parceiro: '1', tamanhoCodigoDepositoIdentificado: '0', ativo: '1' };
  expect(problems(bankRules(), { ...bank, nome: name })).toEqual([`nome ${reason}`]);
  const shop = { cdEc: '0009', cidade: 'Olinda', uf: 'PE', corban: '0' };
  expect(
    problems(establishmentRules(), { ...shop, nomeFantasia: name, logradouro: name, bairro: name }),
  ).toEqual([`nomeFantasia ${reason}`, `logradouro ${reason}`, `bairro ${reason}`]);
  const operator = { operatorCodeId: '7', cdEc: '0001', numerocartao: '0001', status: '1' };
  expect(problems(operatorRules(references), { ...operator, name })).toEqual([`name ${reason}`]);
});

test('master records are refused if the database or the screens could not contain them', () => {
  const bank = {
    codigoBancario: '001',
    nome: 'x',
    parceiro: '1',
    tamanhoCodigoDepositoIdentificado: '0',
    ativo: '1',
  };
  expect(problems(bankRules(), bank)).toEqual([]);
  expect(
    problems(bankRules(), {
      codigoBancario: 'BB',
      nome: 'x'.repeat(101),
      parceiro: 'true',
      tamanhoCodigoDepositoIdentificado: '21',
      ativo: '',
    }),
  ).toEqual([
    'codigoBancario "BB" is not a bank code of 1 to 10 digits',
    `nome "${'x'.repeat(57)}..." has more than 100 characters`,
    'parceiro "true" is neither 0 nor 1',
    'tamanhoCodigoDepositoIdentificado "21" is not a whole number from 0 to 20',
    'ativo is empty',
  ]);

  const place = {
    nomeFantasia: 'x',
    logradouro: 'x',
    numero: '',
    bairro: '',
    cep: '',
    cidade: 'x',
    uf: 'SP',
    corban: '0',
  };
  for (const cdEc of ['*', '00 01', '', '1'.repeat(21)]) {
    expect(problems(establishmentRules(), { ...place, cdEc })).toHaveLength(1);
  }
  expect(problems(establishmentRules(), { ...place, cdEc: '0001' })).toEqual([]);

  expect(problems(terminalRules(references), { numeroLogico: 'T9', cdEc: '0003' })).toEqual([
    'cdEc "0003" is not a known establishment',
  ]);
  const operator = { operatorCodeId: '0', cdEc: '0001', name: 'x', numerocartao: '12', status: '1' };
  expect(problems(operatorRules(references), operator)).toEqual([
    'operatorCodeId "0" is not a whole number from 1 to 2147483647',
    'numerocartao "12" is not a card number of 3 to 20 digits',
  ]);
  const account = {
    id: '2147483648',
    apelido: 'x',
    codigoBancario: '1',
    numeroAgencia: '1',
    numeroConta: '1-X',
    ativo: '1',
    ecs: '',
  };
  expect(problems(accountRules(references), account)).toEqual([
    'id "2147483648" is not a whole number from 1 to 2147483647',
    'codigoBancario "1" is not a known bank ("001" is one: have zeros at the beginning been lost?)',
  ]);
  expect(problems(grouperRules(references), { id: '1', nome: '', ecs: '0001 0009' })).toEqual([
    'nome is empty',
    'ecs "0001 0009" names "0009", which is not a known establishment',
  ]);
  expect(problems(grouperRules(references), { id: '1', nome: 'x', ecs: '' })).toEqual(['ecs is empty']);
});
