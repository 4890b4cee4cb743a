import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountSorts } from '../../../../contract/accounts';
import { bankSorts } from '../../../../contract/banks';
import { codeRequestSorts } from '../../../../contract/code-requests';
import { grouperSorts } from '../../../../contract/groupers';
import { newsSorts } from '../../../../contract/news';
import { operatorCodeSorts } from '../../../../contract/operator-codes';
import { viewerSorts } from '../../../../contract/report-viewers';
import { userSorts } from '../../../../contract/users';
import { workOrderSorts } from '../../../../contract/work-orders';
import { accountsPage } from '../../../../server/areas/accounts/list';
import { auditPart } from '../../../../server/areas/audit/list';
import { banksPage } from '../../../../server/areas/banks/list';
import { requestsPage } from '../../../../server/areas/code-requests/list';
import { associatorsPage } from '../../../../server/areas/groupers/list';
import { newsPage } from '../../../../server/areas/news/list';
import { notificationsOf } from '../../../../server/areas/notifications/list';
import { codesPage } from '../../../../server/areas/operator-codes/list';
import { usersPage, viewersPage } from '../../../../server/areas/users/list';
import { ordersPage } from '../../../../server/areas/work-orders/list';
import {
  accountOptions,
  associatorOptions,
  establishmentOptions,
  operatorOptions,
} from '../../../../server/network/reports/options';
import type { Db } from '../../../../server/platform/db/connections';
import type { Database } from '../../../../server/platform/db/open';
import { EVERYTHING, only } from '../../../../server/platform/principal/scope';
import { freshDatabase } from '../../../support/databases';
import { readings } from '../../../support/plans';
import { type TestPortal, testPortal } from '../../../support/portal';
import { fillLists, ROWS } from './many';

/* What the lists read of a database with many rows: never a whole table for frequent queries. */

let database: Database;
let portal: TestPortal;

beforeAll(async () => {
  database = await freshDatabase();
  await fillLists(database.db);
  portal = await testPortal(database);
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

/** The rows of a table that may be read: a page and its look-ups, or the result of a search. Indexes may be scanned. */
const MOST_ROWS = ROWS / 20;
const ZONE = 'America/Sao_Paulo';
const CLOCK = { timeZone: ZONE, now: new Date('2026-11-20T15:00:00Z') };
const MIDDLE = ROWS / 20;
/** A manager's establishments. */
const own = only(['0007', '0008', '0009']);

/** Fails with the steps of the plans that read more of a table than they may. */
async function expectIndexes(run: (db: Db) => Promise<unknown>): Promise<void> {
  const found = await readings(database.db, run);
  expect(found).not.toEqual([]);
  expect(found.filter(({ rows }) => rows > MOST_ROWS).map(({ text }) => text)).toEqual([]);
}

const bothWays = <const Field extends string>(fields: readonly Field[]) =>
  fields.flatMap((field) => [`${field},asc`, `${field},desc`] as const);

describe('the first page and the one in the middle of all', () => {
  test.each(bothWays(bankSorts))('of banks by %s', async (sort) => {
    await expectIndexes((db) => banksPage(db, { sort }));
    await expectIndexes((db) => banksPage(db, { sort, page: MIDDLE }));
  });
  test.each(bothWays(accountSorts))('LIST-10 of accounts by %s', async (sort) => {
    await expectIndexes((db) => accountsPage(db, EVERYTHING, { sort }));
    await expectIndexes((db) => accountsPage(db, EVERYTHING, { sort, page: MIDDLE }));
  });
  test.each(bothWays(userSorts))('of users by %s', async (sort) => {
    await expectIndexes((db) => usersPage(db, EVERYTHING, { sort }));
    await expectIndexes((db) => usersPage(db, EVERYTHING, { sort, page: MIDDLE }));
  });
  test.each(bothWays(viewerSorts))('of report viewers by %s', async (sort) => {
    await expectIndexes((db) => viewersPage(db, EVERYTHING, { sort }));
    await expectIndexes((db) => viewersPage(db, EVERYTHING, { sort, page: MIDDLE / 2 }));
  });
  test.each(bothWays(operatorCodeSorts))('of operator codes by %s', async (sort) => {
    await expectIndexes((db) => codesPage(db, EVERYTHING, { sort }, ZONE));
    await expectIndexes((db) => codesPage(db, EVERYTHING, { sort, page: MIDDLE }, ZONE));
  });
  test.each(bothWays(codeRequestSorts))('of requested codes by %s', async (sort) => {
    // All rows are counted once, in the table, which is as narrow as an index.
    await requestsPage(database.db, EVERYTHING, {}, {}, CLOCK);
    await expectIndexes((db) => requestsPage(db, EVERYTHING, {}, { sort }, CLOCK));
    await expectIndexes((db) => requestsPage(db, EVERYTHING, {}, { sort, page: MIDDLE }, CLOCK));
  });
  test.each(bothWays(workOrderSorts))('API-42 of work orders by %s', async (sort) => {
    await expectIndexes((db) => ordersPage(db, EVERYTHING, { sort }, CLOCK));
    await expectIndexes((db) => ordersPage(db, EVERYTHING, { sort, page: MIDDLE }, CLOCK));
    await expectIndexes((db) => ordersPage(db, own, { sort }, CLOCK));
  });
  test.each(bothWays(newsSorts))('of news by %s, active ones and all', async (sort) => {
    const page = (query: object) => (db: Db) =>
      newsPage({ ...portal.context, database: { ...database, db } }, { level: 3 }, { sort, ...query });
    await expectIndexes(page({}));
    await expectIndexes(page({ active: false, page: MIDDLE / 2 }));
  });
  test.each(['ASC', 'DESC'] as const)(
    'of the trail by time, %s, as the screen requests it',
    async (direction) => {
      const part = (rest: object) => (db: Db) => auditPart(db, { sort: ['at', direction], ...rest }, ZONE);
      await expectIndexes(part({}));
      await expectIndexes(part({ filter: { sessions: 'without' } }));
      await expectIndexes(part({ filter: { sessions: 'without' }, range: [ROWS / 2, ROWS / 2 + 24] }));
    },
  );
  test('of the trail by its numbers', () =>
    expectIndexes((db) => auditPart(db, { sort: ['id', 'ASC'], filter: { sessions: 'without' } }, ZONE)));
  test('of groups', async () => {
    await expectIndexes((db) => associatorsPage(db, { page: 0 }));
    await expectIndexes((db) => associatorsPage(db, { page: MIDDLE }));
  });
  test.each(bothWays(grouperSorts))('API-14 of groupers by %s', async (sort) => {
    await expectIndexes((db) => associatorsPage(db, { filtering: true, sort }));
    await expectIndexes((db) => associatorsPage(db, { filtering: true, sort, page: MIDDLE }));
  });
});

describe('what is searched and narrowed by', () => {
  test.each([
    { name: '12345' },
    { name: 'prado 12345', sort: 'ativo,desc' },
    { codigoBancario: '1012' },
    { codigoBancario: '1012', sort: 'nome,asc' },
    { statusParceiro: 1, sort: 'nome,asc' },
    { statusDeposito: 0, status: 0, sort: 'nome,desc' },
  ] as const)('of banks, %o', (query) => expectIndexes((db) => banksPage(db, query)));

  test.each([
    { name: '12345' },
    { name: 'PRADO 12345', status: 1 as const, sort: 'email,desc' as const },
    { login: '7001234' },
    { status: 0 as const },
    { status: 0 as const, sort: 'email,desc' as const },
    { ecs: ['0007', '0008'] },
  ])('of users, %o', async (query) => {
    await expectIndexes((db) => usersPage(db, EVERYTHING, { ...query, profileAccess: [2, 3] }));
    await expectIndexes((db) => viewersPage(db, EVERYTHING, query));
  });
  test.each([
    { apelido: '12345' },
    { apelido: 'PRADO 12345', sort: 'numeroConta,desc' },
    { conta: '0012345' },
    { conta: '1234-5', status: 1 },
    { agencia: '2345', sort: 'banco,asc' },
    { banco: '100017' },
    // The index has no trigram of a word of two characters: any may stand before it. Of `prado 17` it would have only
    // the first word, which a sixth of these banks bear, as it would of `prado` alone.
    { banco: 'prado 113', sort: 'banco,desc' },
    { status: 0 },
    { status: 0, sort: 'numeroAgencia,desc' },
    { ecs: ['0007'] },
  ] as const)('LIST-10 API-30 of accounts, %o', (query) =>
    expectIndexes((db) => accountsPage(db, EVERYTHING, { ...query, ecs: [...(query.ecs ?? [])] })),
  );
  test('API-30 of accounts of a manager', async () => {
    await expectIndexes((db) => accountsPage(db, own, {}));
    await expectIndexes((db) => accountsPage(db, own, { apelido: '123', sort: 'numeroConta,desc' }));
  });

  test('of report viewers by a part of the e-mail', () =>
    expectIndexes((db) => viewersPage(db, EVERYTHING, { email: 'soa12345@' })));
  test('of report viewers of a manager', async () => {
    await expectIndexes((db) => viewersPage(db, own, {}));
    await expectIndexes((db) => viewersPage(db, own, { name: '123', sort: 'login,desc' }));
  });

  test.each([
    { name: '12345' },
    { name: 'PRADO 12345', status: 1 as const, sort: 'numerocartao,desc' as const },
    { code: '345' },
    { code: '45', sort: 'ec,asc' as const },
    { code: '5', status: 1 as const },
    { status: 0 as const },
    { status: 0 as const, sort: 'inicio,desc' as const },
    { semUsoDesde: '2000-01-01' },
    { semUsoDesde: '2000-01-01', sort: 'inicio,desc' as const, ec: ['0007'] },
    { ec: ['0007'] },
    { ec: ['0007', '0008'], code: '006', status: 1 as const, name: 'prado' },
  ])('API-31 of operator codes, %o', async (query) => {
    await expectIndexes((db) => codesPage(db, EVERYTHING, query, ZONE));
  });
  test('API-31 of operator codes of a manager', async () => {
    await expectIndexes((db) => codesPage(db, own, {}, ZONE));
    await expectIndexes((db) => codesPage(db, own, { name: 'prado', sort: 'status,desc' }, ZONE));
  });

  test.each([
    { who: '70000123' },
    { who: 'loa' },
    { record: '112345' },
    { record: 'prado 12345' },
    { entity: 'bank', key: '112345' } as const,
    { action: 'sign-in' } as const,
    { from: '2026-01-02', to: '2026-01-05' },
  ])('of the trail, %o', (filter) => expectIndexes((db) => auditPart(db, { filter }, ZONE)));

  test.each([
    { ec: ['0007'] },
    { ec: ['0007', '0008'], init: '2026-01-02 00:00:00', end: '2026-01-09 23:59:59' },
    { init: '2026-01-02 00:00:00', end: '2026-01-02 11:59:59' },
    { status: 2 as const },
  ])('of requested codes, %o', (filter) =>
    expectIndexes((db) => requestsPage(db, EVERYTHING, filter, {}, CLOCK)),
  );

  test.each([
    { numeroChamado: 10_234 },
    { numeroLogico: 't000123' },
    { nomeEstabelecimento: 'prado 1234' },
    { dataCriacao: '2026-01-04 00:00:00' },
    { dataModificacao: '2026-01-04 00:00:00' },
    { status: 0 as const },
    { status: 2 as const, caseType: 0 as const },
    { caseType: 1 as const },
    { sla: 1 as const },
    { sla: 0 as const, status: 0 as const, sort: 'numeroLogico,desc' as const },
  ])('WO-05 API-42 of work orders, %o', async (query) => {
    await expectIndexes((db) => ordersPage(db, EVERYTHING, query, CLOCK));
    await expectIndexes((db) => ordersPage(db, own, query, CLOCK));
  });

  test('of groups by a part of the name', () =>
    expectIndexes((db) => associatorsPage(db, { page: 0, ecAssociatorName: '12345' })));
  test.each([
    { ecAssociatorName: '12345', ec: [] },
    { ecAssociatorName: 'prado 12345', sort: 'ativo,desc', ec: [] },
    { ec: ['0007', '0008'] },
    { ec: ['0007'], sort: 'nome,desc' },
  ] as const)('API-14 LIST-18 of groupers, %o', (query) =>
    expectIndexes((db) => associatorsPage(db, { ...query, ec: [...query.ec], filtering: true })),
  );
  test("of a person's notifications", () =>
    expectIndexes((db) => notificationsOf(db, 7, { language: 'en', timeZone: ZONE })));
});

describe('what forms and filters choose from', () => {
  test.each([establishmentOptions, operatorOptions, accountOptions, associatorOptions])(
    '%o of a manager',
    (options) => expectIndexes((db) => options(db, own)),
  );
  test.each([establishmentOptions, operatorOptions])('%o of all, in their order', (options) =>
    expectIndexes((db) => options(db, EVERYTHING)),
  );
});
