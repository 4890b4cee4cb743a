import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { sendAgain, sendingFile, sendSubscription } from '../../../../contract/sendings';
import { getSubscriptionOffer, updateSubscription } from '../../../../contract/subscriptions';
import { readCnab } from '../../../../packages/bank-files/tests/cnab-reader';
import { lookAfterDays } from '../../../../server/areas/webhooks/days/job';
import { fileAccount } from '../../../../server/network/bank-files/account';
import { createNextFile } from '../../../../server/network/bank-files/create';
import { filesOfAccount } from '../../../../server/network/bank-files/series';
import { MailFailure } from '../../../../server/platform/mail/failure';
import { system } from '../../../../server/platform/principal/principal';
import { EVERYTHING } from '../../../../server/platform/principal/scope';
import { addTransactions, forgetTransactions, transaction } from '../../../support/network';
import { stateOf } from '../views/fixture';
import { type SubscriptionsFixture, subscriptionsFixture } from './fixture';

let f: SubscriptionsFixture;
beforeAll(async () => {
  f = await subscriptionsFixture({ PORTAL_MAIL_ATTACHMENTS: 'on', PORTAL_CURRENCY: 'BRL' });
});
afterAll(() => f.close());
beforeEach(async () => {
  const { db } = f.database;
  await db.deleteFrom('subscription').execute();
  // A number is of one file for ever: the files that were given out are forgotten with it.
  await db.deleteFrom('bank_file').execute();
  await db.deleteFrom('export_file').execute();
  await db.deleteFrom('job').execute();
  await forgetTransactions(db);
  f.post.letters.length = 0;
  f.post.failures.length = 0;
  await at('2026-11-20T15:00:00Z');
});

async function at(instant: string) {
  f.portal.setNow(instant);
  f.tokens.south = (await f.portal.signIn('31100003')).token;
}

const byText = (one: string, other: string) => one.localeCompare(other, 'en');
let views = 0;
async function viewOf(accounts: readonly string[], more: object = {}) {
  views += 1;
  const state = stateOf({ period: 'yesterday', dateType: 'dc', accounts, ...more });
  const { body } = await f.save('south', { name: `Account ${views}`, screen: '/transacoes-extrato', state });
  return body.id;
}
const subscribed = async (more: object = {}, accounts = ['1']) => {
  const wish = { view: await viewOf(accounts), format: 'cnab240', numbered: true, attached: true, ...more };
  const { status, body } = await f.subscribe('south', wish);
  expect([status, body]).toMatchObject([201, { numbered: true }]);
  return body.id;
};
/** What the reader finds in the files of the mails. */
const filesOf = () => f.post.letters.map(({ attachments }) => readCnab(attachments?.[0]?.content as Buffer));
const numbersOf = async (account: number) =>
  (await filesOfAccount(f.database.db, account, { limit: 100 })).map(({ number }) => number);
/** Something is captured and arrives now, by the portal's clock. */
async function arrives(amount: string, capturedAt: string) {
  const { db } = f.database;
  await addTransactions(db, [transaction(capturedAt, { amount })]);
  const now = f.portal.context.now();
  await sql`update arrival set arrived_at = ${now} where position = (select max(position) from arrival)`.execute(
    db,
  );
}

/** A program of the account's person, which has files made as well. */
async function program() {
  const account = await fileAccount(f.database.db, EVERYTHING, 1);
  if (account === null) throw new Error('There is no account');
  const by = { ...system('test'), kind: 'person', id: f.ids.south } as never;
  const maker = {
    by,
    via: 'program',
    language: 'pt',
    currency: 'BRL',
    timeZone: 'America/Sao_Paulo',
  } as const;
  return { account, maker };
}

test('each run sends the next file of the account, whose balances chain; one without movement says so', async () => {
  f.portal.setNow('2026-11-19T15:00:00Z');
  await arrives('5.00', '2026-11-19 10:00:00');
  await at('2026-11-20T15:00:00Z');
  await arrives('10.00', '2026-11-19 10:00:00');
  const id = await subscribed();
  await arrives('150.00', '2026-11-20 13:00:00');
  f.portal.setNow('2026-11-21T10:01:00Z');
  await f.work();
  // Nothing has come by the second day; late for the first, something has by the third.
  f.portal.setNow('2026-11-22T10:01:00Z');
  await f.work();
  await arrives('30.00', '2026-11-20 14:00:00');
  await at('2026-11-23T10:01:00Z');
  await f.work();
  const found = filesOf();
  expect(found.map(({ number, entries }) => [number, entries.map(({ amount }) => amount)])).toEqual([
    // What was delivered on the day of the subscription is in the first one.
    [1, [1000n, 15_000n]],
    [2, []],
    [3, [3000n]],
  ]);
  expect(found.map(({ opening, closing }) => [opening, closing])).toEqual([
    [500n, 16_500n],
    [16_500n, 16_500n],
    [16_500n, 19_500n],
  ]);
  expect(await numbersOf(1)).toEqual([1, 2, 3]);
  const [first, still] = f.post.letters;
  expect(first?.text).toMatch(
    /File no\. 1 of the account\. Opening balance: \D*5\.00\. Closing balance: \D*165\.00/,
  );
  expect(still?.text).toContain('The account had no movement');
  expect(
    (await f.sendings('south', id)).map(({ number, bankFile, state }) => [number, bankFile, state]),
  ).toEqual([
    [3, 3, 'sent'],
    [2, 2, 'empty'],
    [1, 1, 'sent'],
  ]);
  // Behind the link is the same file, byte by byte.
  const [newest] = await f.sendings('south', id);
  const promised = await f.call('south', sendingFile, { params: { id: newest?.id }, body: {} });
  const { urlDownload } = promised.body as { urlDownload: string };
  const headers = { authorization: `Bearer ${f.tokens.south}` };
  const file = await f.portal.app.inject({ url: urlDownload, headers });
  expect(file.rawPayload.equals(f.post.letters[2]?.attachments?.[0]?.content as Buffer)).toBe(true);
});

test('a file that was given up is sent again under its number, by its owner alone, and is there for download', async () => {
  const id = await subscribed();
  await arrives('150.00', '2026-11-20 13:00:00');
  f.post.failures.push(new MailFailure('away'), new MailFailure('away'));
  f.portal.setNow('2026-11-21T10:01:00Z');
  await f.work();
  await at('2026-11-24T11:00:00Z');
  await f.database.db.updateTable('subscription').set({ next_at: null, next_day: null }).execute();
  await f.work();
  const [failed] = await f.sendings('south', id);
  expect(failed).toMatchObject({ number: 1, bankFile: 1, state: 'failed', again: true, file: true });
  const params = { id: failed?.id };
  f.tokens.boss = (await f.portal.signIn('31100001')).token;
  expect((await f.call('boss', sendAgain, { params, body: {} })).status).toBe(404);
  const promised = await f.call('south', sendingFile, { params, body: {} });
  expect(promised.body).toMatchObject({ total: { rows: 1, balance: '150.00' } });
  const again = await f.call('south', sendAgain, { params, body: {} });
  expect(again.body).toMatchObject({ number: 1, bankFile: 1, state: 'waiting', again: false });
  // Whoever presses twice does not send twice.
  expect((await f.call('south', sendAgain, { params, body: {} })).status).toBe(200);
  await f.work();
  expect(filesOf().map(({ number }) => number)).toEqual([1]);
  expect(await f.sendings('south', id)).toMatchObject([
    { number: 1, bankFile: 1, state: 'sent', again: false },
  ]);
  expect(await numbersOf(1)).toEqual([1]);
});

test('a retry takes no second number, and files that programs have had made are sent too', async () => {
  const { db } = f.database;
  await subscribed();
  f.post.failures.push(new MailFailure('away'), new MailFailure('away'));
  f.portal.setNow('2026-11-21T10:01:00Z');
  await f.work();
  f.portal.setNow('2026-11-21T10:05:00Z');
  await f.work();
  f.portal.setNow('2026-11-21T10:30:00Z');
  await f.work();
  expect(filesOf().map(({ number }) => number)).toEqual([1]);
  const { account, maker } = await program();
  for (const now of ['2026-11-21T12:00:00Z', '2026-11-21T13:00:00Z'])
    await db
      .transaction()
      .execute((trx) => createNextFile(trx, account, {}, { ...maker, now: new Date(now) }));
  await arrives('70.00', '2026-11-21 12:00:00');
  await at('2026-11-22T10:01:00Z');
  await f.work();
  expect(filesOf().map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(
    filesOf()
      .at(-1)
      ?.entries.map(({ amount }) => amount),
  ).toEqual([7000n]);
  expect(await numbersOf(1)).toEqual([1, 2, 3, 4]);
});

test('no file is made for a mail server that is away', async () => {
  await subscribed();
  const exported = () =>
    f.database.db.selectFrom('audit').where('action', '=', 'export').select('id').execute();
  const before = (await exported()).length;
  f.post.look = () => Promise.reject(new MailFailure('away'));
  f.portal.setNow('2026-11-21T10:01:00Z');
  await f.work();
  f.portal.setNow('2026-11-21T10:05:00Z');
  await f.work();
  expect([f.post.letters.length, (await exported()).length]).toEqual([0, before]);
  delete f.post.look;
  f.portal.setNow('2026-11-21T10:30:00Z');
  await f.work();
  expect([f.post.letters.length, (await exported()).length]).toEqual([1, before + 1]);
});

test.runIf(inject('databaseKind') === 'postgres')(
  'a file that a program is having made in the same moment is sent, and none is made beside it',
  async () => {
    const { db } = f.database;
    const id = await subscribed();
    await arrives('70.00', '2026-11-20 12:00:00');
    f.portal.setNow('2026-11-21T10:01:00Z');
    const { account, maker } = await program();
    let working = Promise.resolve();
    await db.transaction().execute(async (trx) => {
      await createNextFile(trx, account, {}, { ...maker, now: f.portal.context.now() });
      working = f.work();
      // The run waits for the account by now.
      await vi.waitFor(
        async () => {
          const { rows } = await sql`select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
          expect(rows).toHaveLength(1);
        },
        { timeout: 10_000 },
      );
    });
    await working;
    await at('2026-11-21T10:02:00Z');
    expect((await f.sendings('south', id)).map(({ number, bankFile }) => [number, bankFile])).toEqual([
      [1, 1],
    ]);
    expect(filesOf().flatMap(({ entries }) => entries.map(({ amount }) => amount))).toEqual([7000n]);
    expect(await numbersOf(1)).toEqual([1]);
  },
);

test('after a closing it has what had come by then, in each of the four forms', async () => {
  await at('2026-11-28T12:00:00Z');
  await lookAfterDays(f.portal.context);
  for (const format of ['cnab240', 'ofx', 'camt053', 'mt940'])
    await subscribed({ format, schedule: { rhythm: 'monthClosed' } });
  await arrives('20.00', '2026-11-30 10:00:00');
  f.portal.setNow('2026-12-01T12:00:00Z');
  await lookAfterDays(f.portal.context);
  await arrives('500.00', '2026-11-30 11:00:00');
  await f.work();
  // All of them have the one file of the closing: the first has it made, and the others send it.
  expect(f.post.letters.map(({ attachments }) => attachments?.[0]?.name ?? '').toSorted(byText)).toEqual([
    'extrato.ofx',
    'extrato.ret',
    'extrato.sta',
    'extrato.xml',
  ]);
  expect(f.post.letters.every(({ text }) => /File no\. 1 of the account/.test(text))).toBe(true);
  expect(f.post.letters.every(({ text }) => /Deposits: \D*20\.00/.test(text))).toBe(true);
  expect(await numbersOf(1)).toEqual([1]);
});

test('an account of which the owner has lost a part is withheld and takes no number; a test takes none either', async () => {
  const { db } = f.database;
  const id = await subscribed({}, ['2']);
  const params = { id };
  expect((await f.call('south', sendSubscription, { params, body: { test: true } })).status).toBe(200);
  await f.work();
  expect(f.post.letters).toHaveLength(1);
  expect(await numbersOf(2)).toEqual([]);
  const shared = { account_id: 2, establishment_code: '0003' };
  await db.insertInto('account_establishment').values(shared).execute();
  f.portal.setNow('2026-11-21T10:01:00Z');
  await f.work();
  await db
    .deleteFrom('account_establishment')
    .where('account_id', '=', 2)
    .where('establishment_code', '=', '0003')
    .execute();
  await at('2026-11-22T10:01:00Z');
  await f.work();
  expect(
    (await f.sendings('south', id)).map(({ number, bankFile, reason }) => [number, bankFile, reason]),
  ).toEqual([
    [2, 1, null],
    [1, null, 'partOfAccount'],
    [null, null, null],
  ]);
  expect(await numbersOf(2)).toEqual([1]);
});

test('a bank file that its owner or a recipient can never get, for want of a part of the account, is refused when it is saved', async () => {
  const { db } = f.database;
  const shared = { account_id: 1, establishment_code: '0003' };
  await db.insertInto('account_establishment').values(shared).execute();
  const view = await viewOf(['1']);
  const wish = { view, format: 'ofx' };
  const partial = {
    format:
      'A bank file has the whole account, and this account also belongs to establishments that you cannot see. Ask somebody who sees all of them.',
  };
  for (const numbered of [true, false]) {
    const { status, body } = await f.subscribe('south', { ...wish, numbered });
    expect([status, body.fields]).toEqual([400, partial]);
  }
  // Rows of a part of it can be sent.
  expect((await f.subscribe('south', { ...wish, format: 'csv' })).status).toBe(201);
  await db
    .deleteFrom('account_establishment')
    .where('establishment_code', '=', '0003')
    .where('account_id', '=', 1)
    .execute();
  const theirs = await f.save('boss', {
    name: 'Account of both',
    screen: '/transacoes-extrato',
    state: stateOf({ period: 'yesterday', dateType: 'dc', accounts: ['2'] }),
    profiles: [3],
  });
  const toViewer = { view: theirs.body.id, format: 'ofx', recipients: [f.ids.boss, f.ids.viewer] };
  const refused = await f.subscribe('boss', toViewer);
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    {
      recipients:
        'These people do not see the whole account, and would never get its bank file: Person viewer.',
    },
  ]);
  const own = await f.subscribe('boss', { ...toViewer, recipients: [f.ids.boss] });
  expect(own.status).toBe(201);
  const added = await f.call('boss', updateSubscription, {
    params: { id: own.body.id },
    body: { recipients: [f.ids.boss, f.ids.viewer] },
  });
  expect(added.status).toBe(400);
});

test('only bank files are numbered, and another form ends it', async () => {
  const id = await subscribed();
  const params = { id };
  const refused = await f.subscribe('south', { numbered: true });
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['numbered']]);
  const change = (body: object) => f.call('south', updateSubscription, { params, body });
  expect((await change({ format: 'csv' })).body).toMatchObject({ format: 'csv', numbered: false });
  expect((await change({ format: 'ofx' })).body).toMatchObject({ format: 'ofx', numbered: false });
  expect((await change({ numbered: true })).body).toMatchObject({ format: 'ofx', numbered: true });
  const view = await viewOf(['1', '2']);
  const offer = await f.call('south', getSubscriptionOffer, { params: { id: view } });
  expect((offer.body as { formats: string[] }).formats).not.toContain('ofx');
});
