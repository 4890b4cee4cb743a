import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiTransactions } from '../../../../contract/api-transactions';
import { bankExtractReport } from '../../../../contract/bank-files';
import { bankFormats, mediaTypes } from '../../../../contract/exports';
import { depositReport, FOOTER } from '../../../../contract/statement';
import { verifyFile } from '../../../../contract/verification';
import { readCnab } from '../../../../packages/bank-files/tests/cnab-reader';
import { addTransactions, addUser, transaction } from '../../../support/network';
import { TODAY } from '../../../support/portal';
import { fetchFile, reportRequest } from '../../engines/exports/statement-file';
import type { Shop } from '../api/shop';
import { cancel, fetchStatement, openBankShop, statement, statementBytes } from './bank-shop';

let shop: Shop;
let token: string;
/** Of the account 6: on three days, in two deliveries, of which the second has cancelled one of the first. */
const first = transaction('2026-11-18T09:00:00', { accountId: 6, amount: '100.00' });
const gone = transaction('2026-11-18T10:00:00', { accountId: 6, amount: '40.00' });
const out = transaction('2026-11-19T09:00:00', { accountId: 6, amount: '30.50', processCode: 302 });
const late = transaction('2026-11-18T23:59:59', {
  accountId: 6,
  amount: '7.25',
  establishmentCode: '0002',
  accountingDate: '2026-11-20',
});
beforeAll(async () => {
  shop = await openBankShop();
  const { db } = shop.database;
  await addTransactions(db, [first, gone, out]);
  await addTransactions(db, [late, transaction('2026-11-18T09:30:00', { accountId: 5 })]);
  await cancel(db, [gone]);
  await addTransactions(db, [
    transaction('2026-11-19T09:00:00', { accountId: 5, establishmentCode: '0003' }),
  ]);
  token = await shop.token();
});
afterAll(() => shop.close());

const of = (from: string, to: string, more: object = {}) => ({ id: 6, query: { from, to, ...more } });
const amounts = ({ entries }: { entries: { amount: bigint }[] }) => entries.map(({ amount }) => amount);

test('an extract has what counts at its delivery, and extracts of adjacent days chain', async () => {
  const whole = await statement(shop, token, of('2026-11-01', '2026-11-30'));
  expect([whole.opening, whole.closing, amounts(whole)]).toEqual([0n, 7675n, [10_000n, 725n, -3050n]]);
  expect(whole.entries.map(({ bookedOn }) => bookedOn)).toEqual(['2026-11-18', '2026-11-20', '2026-11-19']);
  const days = ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'];
  let balance = 0n;
  for (const day of days) {
    const one = await statement(shop, token, of(day, day));
    expect(one.opening, day).toBe(balance);
    balance = one.closing;
  }
  expect(balance).toBe(whole.closing);
  const captured = await statement(shop, token, of('2026-11-18', '2026-11-18', { by: 'captured' }));
  expect([captured.opening, amounts(captured)]).toEqual([0n, [10_000n, 725n]]);
});

test('an extract of an earlier delivery has what counted then', async () => {
  const then = await statement(shop, token, of('2026-11-01', '2026-11-30', { delivery: 1 }));
  expect(amounts(then)).toEqual([10_000n, 4000n, -3050n]);
  const reply = await fetchStatement(shop, token, of('2026-11-01', '2026-11-30', { delivery: 2 }));
  expect(reply.headers).toMatchObject({
    'content-type': 'application/x-cnab240',
    'content-disposition': 'attachment; filename="extrato.ret"',
    'statement-delivery': '2',
    'statement-entries': '4',
    'statement-opening': '0.00',
    'statement-closing': '116.75',
  });
  const unborn = await fetchStatement(shop, token, of('2026-11-01', '2026-11-30', { delivery: 99 }));
  expect([unborn.statusCode, unborn.json().fields.delivery]).toEqual([
    400,
    'Ainda não há entrega com esta posição.',
  ]);
});

test('each entry has the reference that the API has, in every form', async () => {
  const { body } = await shop.call(apiTransactions, { token, query: { accountingDate: '2026-11-18' } });
  const [row] = body.transactions.filter(({ nsu }: { nsu: string }) => nsu === first.nsu);
  expect(row.reference).toMatch(/^T[0-9A-HJKMNP-TV-Z]{15}$/);
  for (const format of bankFormats) {
    const bytes = await statementBytes(shop, token, of('2026-11-18', '2026-11-18'), format);
    expect(String(bytes).split(row.reference).length, format).toBeGreaterThan(1);
  }
  const all = await shop.call(apiTransactions, { token });
  const events = all.body.transactions.filter(({ nsu }: { nsu: string }) => nsu === gone.nsu);
  expect(events.map(({ event }: { event: string }) => event)).toEqual(['transaction', 'cancellation']);
  expect(events[1].reference).toBe(`R${events[0].reference.slice(1)}`);
});

test('the form is that of Accept, and another one is refused', async () => {
  const asked = of('2026-11-18', '2026-11-18');
  for (const format of bankFormats) {
    const reply = await fetchStatement(shop, token, {
      ...asked,
      accept: `text/html, ${mediaTypes[format]};q=0.5`,
    });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, mediaTypes[format]]);
  }
  const refused = await fetchStatement(shop, token, { ...asked, accept: 'application/json' });
  expect([refused.statusCode, refused.json().code]).toEqual([406, 'NOT_ACCEPTABLE']);
  expect(refused.json().detail).toContain('application/x-ofx');
});

describe('what is refused', () => {
  test('an account of which one establishment is beyond the scope is refused whole', async () => {
    const reply = await fetchStatement(shop, token, { id: 5, query: { from: TODAY, to: TODAY } });
    expect([reply.statusCode, reply.json().detail]).toEqual([
      403,
      'Um arquivo bancário tem a conta inteira, e esta conta também é de estabelecimentos que você não pode ver. Peça a alguém que veja todos eles.',
    ]);
  });

  test('so is one that has transactions of such an establishment, whatever it belongs to now', async () => {
    const { db } = shop.database;
    await addTransactions(db, [
      transaction('2026-11-10T09:00:00', { accountId: 2, establishmentCode: '0003', amount: '1.00' }),
    ]);
    const reply = await fetchStatement(shop, token, { id: 2, query: { from: TODAY, to: TODAY } });
    expect(reply.statusCode).toBe(403);
  });

  test('unknown accounts and those of others are the same', async () => {
    for (const id of [3, 999]) {
      const reply = await fetchStatement(shop, token, { id, query: { from: TODAY, to: TODAY } });
      expect([reply.statusCode, reply.json().code], String(id)).toEqual([404, 'NOT_FOUND']);
    }
  });

  test.each<[string, object, string[]]>([
    ['nothing', {}, ['from', 'to']],
    ['half of a period', { from: TODAY }, ['to']],
    ['a number and a period', { number: 1, from: TODAY, to: TODAY, by: 'captured' }, ['from', 'to', 'by']],
    ['a period that ends before it begins', { from: TODAY, to: '2026-11-01' }, ['to']],
    ['too many days', { from: '2025-11-19', to: TODAY }, ['to']],
    ['no day', { from: '0000-01-01', to: TODAY }, ['from']],
  ])('%s', async (_, query, fields) => {
    const reply = await fetchStatement(shop, token, { id: 6, query });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, fields]);
  });

  test('amounts that a form cannot hold', async () => {
    await addTransactions(shop.database.db, [
      transaction(`${TODAY}T09:00:00`, { accountId: 1, amount: '9999999999999.99' }),
    ]);
    const asked = { id: 1, query: { from: TODAY, to: TODAY } };
    const refused = await fetchStatement(shop, token, { ...asked, accept: mediaTypes.mt940 });
    expect([refused.statusCode, refused.json().detail]).toEqual([
      400,
      'Este extrato tem valores grandes demais para MT940. Escolha outro formato.',
    ]);
    expect((await statement(shop, token, asked)).closing).toBe(999_999_999_999_999n);
  });
});

test('an account without movement has a file with one balance, whether it is active or not', async () => {
  const none = await statement(shop, token, { id: 7, query: { from: TODAY, to: TODAY } });
  expect([none.opening, none.closing, none.entries]).toEqual([0n, 0n, []]);
  const after = await statement(shop, token, of('2027-01-01', '2027-01-31'));
  expect([after.opening, after.closing, after.entries]).toEqual([7675n, 7675n, []]);
});

describe('of the console', () => {
  const period = { tipoDeData: 'dc', tsInicio: '2026-11-01 00:00:00', tsFim: '2026-11-20 23:59:59' };
  const ask = (person: string, body: object, formato = 'cnab240') =>
    shop.portal.call(bankExtractReport, {
      token: person,
      query: { formato },
      body: { contaId: 6, ...period, ...body },
      headers: { 'accept-language': 'en' },
    });

  test('the file has the rows and the sums of the statement at its delivery, and can be verified', async () => {
    const { manager } = shop.tokens;
    const shown = await shop.portal.call(depositReport, {
      token: manager,
      query: { formato: 'tela' },
      body: reportRequest({ ...period, contas: ['6'] }),
    });
    const { delivery } = shown.body.arrived;
    await addTransactions(shop.database.db, [transaction('2026-11-19T11:00:00', { accountId: 6 })]);
    const promised = await ask(manager, { entrega: delivery });
    expect([promised.status, promised.body.format, promised.body.totalRows]).toEqual([
      200,
      'cnab240',
      shown.body.totalRows,
    ]);
    const file = await fetchFile(shop.portal, manager, promised.body);
    const found = readCnab(file.rawPayload);
    const [footer] = shown.body.footers;
    const cents = (value: number) => BigInt(Math.round(value * 100));
    expect(found.closing - (found.opening ?? 0n)).toBe(
      cents(footer[FOOTER.deposits].value) - cents(footer[FOOTER.debts].value),
    );
    expect(found.entries).toHaveLength(shown.body.totalRows);
    const verify = (payload: Buffer) =>
      shop.portal.app.inject({
        method: 'POST',
        url: verifyFile.path,
        headers: {
          authorization: `Bearer ${manager}`,
          'content-type': 'application/octet-stream',
          'accept-language': 'en',
        },
        payload,
      });
    const genuine = (await verify(file.rawPayload)).json();
    expect(genuine).toMatchObject({
      verdict: 'identical',
      file: { format: 'cnab240', title: 'Bank statement', delivery, rows: 3 },
      arrived: { count: 1 },
      cancelled: { count: 0 },
    });
    expect(genuine.file.facts.at(-1)).toEqual({ label: 'Closing balance', value: 'R$76.75' });
    const changed = Buffer.from(String(file.rawPayload).replace('000010000C', '000090000C'));
    expect((await verify(changed)).json()).toMatchObject({ verdict: 'unread', comparison: 'notReadable' });
    expect((await verify(file.rawPayload.subarray(0, 1100))).json()).toMatchObject({ verdict: 'brokenOff' });
  });

  test('what a person may not have is refused before a file is promised', async () => {
    const { manager, administrator } = shop.tokens;
    expect((await ask(manager, { contaId: 5 })).body.message).toBe(
      'A bank file has the whole account, and this account also belongs to establishments that you cannot see. Ask somebody who sees all of them.',
    );
    expect([
      (await ask(manager, { contaId: 3 })).status,
      (await ask(administrator, { contaId: 5 })).status,
    ]).toEqual([403, 200]);
    expect((await ask(administrator, { contaId: 999 })).status).toBe(404);
    const old = await ask(manager, { tsInicio: '2024-11-01 00:00:00', tsFim: '2024-11-20 23:59:59' });
    expect([old.status, Object.keys(old.body.fields)]).toEqual([400, ['tsInicio']]);
    await addUser(shop.database.db, { login: '30000009', role: 3, establishments: ['0001'] });
    const viewer = (await shop.portal.signIn('30000009')).token;
    expect([(await ask(viewer, {})).status, (await ask(viewer, { contaId: 7 })).status]).toEqual([403, 200]);
  });
});
