import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { apiVerifyFile } from '../../../../contract/api-files';
import type { ExportFormat } from '../../../../contract/exports';
import { depositReport } from '../../../../contract/statement';
import { VERIFIED_BYTES } from '../../../../contract/verification';
import { takeCancellations } from '../../../../server/ingest/feed/take';
import type { TransactionRow } from '../../../../server/ingest/transactions/batch';
import { addTransactions, forgetTransactions, transaction } from '../../../support/network';
import { TODAY } from '../../../support/portal';
import { fetchFile, reportRequest } from '../../engines/exports/statement-file';
import { verified } from '../../engines/verification/verified';
import { openShop, type Shop } from './shop';

let shop: Shop;
let token: string;
let rows: TransactionRow[];
beforeAll(async () => {
  shop = await openShop();
  token = await shop.token();
});
afterAll(() => shop.close());
beforeEach(async () => {
  const { db } = shop.database;
  await db.deleteFrom('export_file').execute();
  await forgetTransactions(db);
  rows = Array.from({ length: 40 }, (_, index) =>
    transaction(`${TODAY}T09:00:${String(index).padStart(2, '0')}`, { amount: `${index + 1}.50` }),
  );
  await addTransactions(db, [...rows, transaction(`${TODAY}T08:00:00`, { establishmentCode: '0003' })]);
});

/** A downloaded statement, by default of the manager. */
async function downloaded(ecs: string[], format: ExportFormat = 'csv', by = shop.tokens.manager) {
  const asked = await shop.portal.call(depositReport, {
    token: by,
    query: { formato: format },
    body: reportRequest({ ecs }),
    headers: { 'accept-language': 'en' },
  });
  return (await fetchFile(shop.portal, by, asked.body)).rawPayload;
}

const verify = (
  file: Uint8Array | string,
  { by = token, query = {}, type = 'application/octet-stream', length = file.length } = {},
) =>
  shop.call(apiVerifyFile, {
    token: by,
    query,
    body: Buffer.from(file),
    headers: { 'content-type': type, 'content-length': String(length), 'accept-language': 'en' },
  });

const verdictOf = async (...asked: Parameters<typeof verify>) => {
  const { status, body } = await verify(...asked);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.verdict;
};

test('STMT-29 STMT-30 a program gets the same result about a file as the console', async () => {
  const file = await downloaded(['0001']);
  const pdf = await downloaded(['0001'], 'pdf');
  const text = file.toString('utf8');
  await addTransactions(shop.database.db, [transaction(`${TODAY}T10:00:00`)]);
  const [{ logicalNumber: numeroLogico, nsu, capturedAt }] = rows as [TransactionRow];
  await takeCancellations(shop.portal.context, [
    { numeroLogico, nsu, capturedAt, cancelledAt: `${TODAY}T11:00:00` },
  ]);
  const files = {
    identical: [file, pdf],
    sameRows: [text.replaceAll(',', ';')],
    altered: [text.replace('40.50', '41.50')],
    brokenOff: [file.subarray(0, 2000), pdf.subarray(0, 2000)],
    unknown: ['x', `${text.slice(0, 20)}${'y'.repeat(4000)}`],
  };
  for (const [verdict, all] of Object.entries(files)) {
    for (const one of all) {
      const { status, body } = await verify(one);
      expect([status, body.verdict]).toEqual([200, verdict]);
      expect(body).toEqual((await verified(shop.portal, shop.tokens.manager, one)).body);
      expect(() => apiVerifyFile.reply.parse(body)).not.toThrow();
    }
  }
  const { body } = await verify(files.altered[0] as string);
  expect(body).toMatchObject({
    file: { madeBy: { login: '20000002' }, rows: 40 },
    comparison: 'compared',
    differences: [{ found: '41.50', was: '40.50' }],
    arrived: { count: 1 },
    cancelled: { count: 1 },
  });
});

test('HELP-07 STMT-30 a file of another shop or of the whole network is unknown for a program', async () => {
  const { administrator } = shop.tokens;
  const foreign = await downloaded(['0003'], 'csv', administrator);
  const whole = await downloaded(['0001', '0002', '0003', '0004'], 'csv', administrator);
  for (const file of [foreign, whole]) {
    expect(await verdictOf(file)).toBe('unknown');
    expect(await verdictOf(file.subarray(0, 1500))).toBe('unknown');
    expect(await verdictOf(file.toString('utf8').replace('.50', '.51'))).toBe('unknown');
  }
  // Whoever made it, and although it begins like that of the whole network.
  const own = await downloaded(['0001'], 'csv', administrator);
  expect(await verdictOf(own)).toBe('identical');
  const kept = await shop.database.db
    .selectFrom('export_file')
    .select(['number', 'establishments'])
    .execute();
  const number = kept.find(({ establishments }) => establishments?.join() === '0003')?.number ?? '';
  expect(await verdictOf('x', { query: { number } })).toBe('unknown');
  // A client whose shop it is gets the real result.
  const other = await shop.token(await shop.another(['0003']));
  expect(await verdictOf(foreign, { by: other })).toBe('identical');
  expect(await verdictOf('x', { by: other, query: { number } })).toBe('altered');
  expect(await verdictOf(own, { by: other })).toBe('unknown');
});

test('ERR-05 API-27 no file, a file that is too large, or one without a token is a problem', async () => {
  const json = await verify('{"a": 1}', { type: 'application/json' });
  const none = await shop.call(apiVerifyFile, { token });
  const text = await verify('a,b', { type: 'text/csv' });
  const large = await verify('x', { length: VERIFIED_BYTES + 1 });
  const stranger = await shop.portal.call(apiVerifyFile, { body: Buffer.from('x') });
  const person = await verify('x', { by: shop.tokens.manager });
  const wrong = await verify('x', { query: { numero: 'CF-1' } });
  const answers = [json, none, text, large, stranger, person, wrong];
  expect(answers.map(({ status }) => status)).toEqual([415, 400, 415, 413, 401, 401, 400]);
  for (const { status, headers, body } of answers) {
    expect(headers['content-type']).toBe('application/problem+json');
    expect(body).toMatchObject({ status, code: expect.any(String), detail: body.message });
  }
});
