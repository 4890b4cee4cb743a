import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { headers, load } from './network-folder';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const header = headers['banks.csv'];
const problems = async (content: string | Buffer) => {
  const [result] = await load(database, { 'banks.csv': content });
  return result?.problems.map(({ line, column, reason }) => `${line} ${column ?? '-'} ${reason}`);
};

test('a byte order mark, CRLF, blanks, empty lines and another order of columns are read', async () => {
  const [result] = await load(database, {
    'banks.csv': `\uFEFFnome,codigoBancario,ativo,parceiro,tamanhoCodigoDepositoIdentificado\r\n\r\n  Banco Um , 001,1,0,0\r\n\r\n"Banco ""Dois""","002",0,1,20`,
  });
  expect(result).toMatchObject({ rows: 2, created: 2, refused: 0 });
  expect(
    await database.db.selectFrom('bank').select(['code', 'name', 'active']).orderBy('code').execute(),
  ).toEqual([
    { code: '001', name: 'Banco Um', active: true },
    { code: '002', name: 'Banco "Dois"', active: false },
  ]);
});

test('line numbers stay correct after quoted line breaks', async () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const text = [header, '003,"Linha', '', 'dupla",0,0,1', '', '004,x,0,0,9'].join(end);
    const [name, flag, ...rest] = (await problems(text)) ?? [];
    expect(name).toMatch(/^2 nome "Linha(\\[nr])+dupla" holds a line break/);
    expect([flag, ...rest]).toEqual(['6 ativo "9" is neither 0 nor 1']);
  }
});

test('a header that lacks a column, has one too many or one twice is refused by name', async () => {
  expect(await problems('codigoBancario,nome,parceiro,ativo\n001,x,0,1\n')).toEqual([
    '1 tamanhoCodigoDepositoIdentificado the header lacks this column',
  ]);
  expect(await problems(`${header},cor\n`)).toEqual([
    `1 "cor" the header has an unknown column; the header is ${header}`,
  ]);
  expect(await problems(`${header},ativo\n`)).toEqual(['1 ativo the header has this column twice']);
  expect(await problems(`${header.replaceAll(',', ';')}\n001;x;0;0;1\n`)).toEqual([
    `1 - columns are separated by commas; the header is ${header}`,
  ]);
  expect(await problems('')).toEqual([`1 - the file is empty; the header is ${header}`]);
});

test('a row with too few or too many cells is refused, and the rows around it are checked', async () => {
  expect(await problems(`${header}\n005,x,0,0\n006,x,0,0,1,1\n,x,0,0,1\n`)).toEqual([
    '2 - the row has 4 cells, the header has 5',
    '3 - the row has 6 cells, the header has 5',
    '4 codigoBancario is empty',
  ]);
});

test('unpaired quotes are refused at their line', async () => {
  const good = '001,Banco Um,0,0,1\n'.repeat(3000);
  expect(await problems(`${header}\nx,,0,0,1\n${good}005,"x,0,0,1\n006,x,0,0,1\n`)).toEqual([
    '2 codigoBancario "x" is not a bank code of 1 to 10 digits',
    '2 nome is empty',
    '3003 - a quote is opened and never closed',
  ]);
  expect(await problems(`${header}\n${good}005,"x"y,0,0,1\n`)).toEqual([
    '3002 - a quote is closed within a cell; quotes inside a quoted cell are doubled',
  ]);
  expect(await problems(`${header}\n005,x"y",0,0,1\n`)).toEqual([
    '2 - a quote stands within a cell that does not start with one',
  ]);
  expect(await problems(`${header}\n005,"${'x\n'.repeat(40_000)}`)).toEqual([
    '2 - the row is longer than 65536 bytes; is a quote never closed?',
  ]);
});

test('a file that is not UTF-8 is refused instead of being loaded with broken letters', async () => {
  expect(await problems(Buffer.from(`${header}\n007,Ita\xFA,0,0,1\n`, 'latin1'))).toEqual([
    '2 nome "Ita\uFFFD" holds characters that are not UTF-8 text',
  ]);
  expect(await problems(`${header}\n007,a\u0000b,0,0,1\n`)).toEqual([
    '2 nome "a\\u0000b" holds characters that are not UTF-8 text',
  ]);
});
