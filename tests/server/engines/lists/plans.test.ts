import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allowed } from '../../../../contract/access';
import { AUDIT_WINDOW, auditSorts } from '../../../../contract/audit';
import { PAGE } from '../../../../contract/limits';
import { newsSorts } from '../../../../contract/news';
import { typedText } from '../../../../contract/typed-text';
import { allLists, brought } from '../../../../server/areas';
import { accountList } from '../../../../server/areas/accounts/list';
import { auditPage } from '../../../../server/areas/audit/list';
import { bankFileList } from '../../../../server/areas/bank-files/list';
import { bankList } from '../../../../server/areas/banks/list';
import { codeRequestList } from '../../../../server/areas/code-requests/list';
import { associatorsPage } from '../../../../server/areas/groupers/list';
import { newsPage } from '../../../../server/areas/news/list';
import { notificationsOf } from '../../../../server/areas/notifications/list';
import { codeList } from '../../../../server/areas/operator-codes/list';
import { userList, viewerList } from '../../../../server/areas/users/list';
import { orderList } from '../../../../server/areas/work-orders/list';
import {
  accountOptions,
  associatorOptions,
  establishmentOptions,
  operatorOptions,
} from '../../../../server/network/reports/options';
import type { Db } from '../../../../server/platform/db/connections';
import type { Database } from '../../../../server/platform/db/open';
import { EVERYTHING, only } from '../../../../server/platform/principal/scope';
import { CLOCK } from '../../../support/clock';
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
const TRAIL = { ...CLOCK, ...brought };
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
  const sorted = allLists.flatMap((list) =>
    bothWays(Object.keys(list.sorts)).map((sort) => ({ name: list.name, sort, list })),
  );
  test.each(sorted)('LIST-10 API-14 API-42 $name by $sort', async ({ list, sort }) => {
    // All rows are counted once, where the table is as narrow as an index.
    const { totalElements } = await list.page(database.db, EVERYTHING, {}, CLOCK);
    const middle = Math.floor(totalElements / PAGE.size / 2);
    expect(middle).toBeGreaterThan(100);
    await expectIndexes((db) => list.page(db, EVERYTHING, { sort }, CLOCK));
    await expectIndexes((db) => list.page(db, EVERYTHING, { sort, page: middle }, CLOCK));
  });
  test.each(bothWays(Object.keys(orderList.sorts)))(
    'API-42 of work orders of a manager by %s',
    async (sort) => expectIndexes((db) => orderList.page(db, own, { sort } as object, CLOCK)),
  );
  test.each(bothWays(newsSorts))('of news by %s, active ones and all', async (sort) => {
    const page = (query: object) => (db: Db) => newsPage(db, { level: 3 }, { sort, ...query }, CLOCK);
    await expectIndexes(page({}));
    await expectIndexes(page({ active: false, page: MIDDLE / 2 }));
  });
  test.each(bothWays(auditSorts))('of the trail by %s, as the screen requests it', async (sort) => {
    const page = (rest: object) => (db: Db) => auditPage(db, { sort, ...rest }, TRAIL);
    await expectIndexes(page({}));
    await expectIndexes(page({ sessions: 'without' }));
    await expectIndexes(page({ sessions: 'without', page: AUDIT_WINDOW / PAGE.size - 1 }));
  });
  test('of groups', async () => {
    await expectIndexes((db) => associatorsPage(db, EVERYTHING, { page: 0 }, CLOCK));
    await expectIndexes((db) => associatorsPage(db, EVERYTHING, { page: MIDDLE }, CLOCK));
  });
});

describe('what needs a person today', () => {
  // Tariffs are compared with every terminal, as the screen of the bills does.
  const tasks = brought.tasks.filter(({ kind }) => kind !== 'tariffs');
  const people = [
    {
      who: 'an administrator',
      person: { id: 1, level: 1, apiAccess: false, specificCode: null },
      scope: EVERYTHING,
    },
    { who: 'a manager', person: { id: 3, level: 2, apiAccess: true, specificCode: null }, scope: own },
  ] as const;
  const looks = people.flatMap((one) =>
    tasks
      .filter((task) => allowed(one.person, task.screen) && task.concerns?.(one.person) !== false)
      // Without an outside system nothing is looked at.
      .filter(({ kind }) => kind !== 'caseDeliveries')
      .map((task) => ({ ...one, kind: task.kind, task })),
  );
  test.each(looks)('$kind, for $who', ({ task, person, scope }) =>
    expectIndexes((db) =>
      task.look({ db, person, scope, clock: CLOCK, language: 'en', config: portal.context.config }),
    ),
  );
});

describe('SHELL-17 what is found by a text', () => {
  const people = [
    {
      who: 'an administrator',
      person: { id: 1, level: 1, apiAccess: false, specificCode: null },
      scope: EVERYTHING,
    },
    { who: 'a manager', person: { id: 3, level: 2, apiAccess: false, specificCode: null }, scope: own },
  ] as const;
  const texts = [
    'prado',
    'ana prado 12345',
    'an',
    '700.012.34',
    'pessoa123@example.com',
    '345',
    '10345',
    '#10345',
  ];
  const searches = people.flatMap((one) =>
    brought.finders
      .filter((finder) => allowed(one.person, finder.screen) && finder.concerns?.(one.person) !== false)
      .flatMap((finder) => texts.map((text) => ({ ...one, kind: finder.kind, text, finder }))),
  );
  test.each(searches)('$kind by $text, for $who', async ({ finder, text, person, scope }) => {
    const searching = { person, scope, clock: CLOCK, language: 'en', config: portal.context.config } as const;
    const found = await readings(database.db, (db) => finder.find(typedText(text), { db, ...searching }));
    // There are so few establishments that none of their indexes pays.
    const many = found.filter(({ table, rows }) => table !== 'establishment' && rows > MOST_ROWS);
    expect(many.map((reading) => reading.text)).toEqual([]);
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
  ] as const)('of banks, %o', (query) => expectIndexes((db) => bankList.page(db, EVERYTHING, query, CLOCK)));

  test.each([
    { name: '12345' },
    { name: 'PRADO 12345', status: 1 as const, sort: 'email,desc' as const },
    { login: '7001234' },
    { status: 0 as const },
    { status: 0 as const, sort: 'email,desc' as const },
    { ecs: ['0007', '0008'] },
  ])('of users, %o', async (query) => {
    await expectIndexes((db) => userList.page(db, EVERYTHING, { ...query, profileAccess: [2, 3] }, CLOCK));
    await expectIndexes((db) => viewerList.page(db, EVERYTHING, query, CLOCK));
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
    expectIndexes((db) => accountList.page(db, EVERYTHING, { ...query, ecs: [...(query.ecs ?? [])] }, CLOCK)),
  );
  test('API-30 of accounts of a manager', async () => {
    await expectIndexes((db) => accountList.page(db, own, {}, CLOCK));
    await expectIndexes((db) =>
      accountList.page(db, own, { apelido: '123', sort: 'numeroConta,desc' }, CLOCK),
    );
  });

  test('of report viewers by a part of the e-mail', () =>
    expectIndexes((db) => viewerList.page(db, EVERYTHING, { email: 'soa12345@' }, CLOCK)));
  test('of report viewers of a manager', async () => {
    await expectIndexes((db) => viewerList.page(db, own, {}, CLOCK));
    await expectIndexes((db) => viewerList.page(db, own, { name: '123', sort: 'login,desc' }, CLOCK));
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
    await expectIndexes((db) => codeList.page(db, EVERYTHING, query, CLOCK));
  });
  test('API-31 of operator codes of a manager', async () => {
    await expectIndexes((db) => codeList.page(db, own, {}, CLOCK));
    await expectIndexes((db) => codeList.page(db, own, { name: 'prado', sort: 'status,desc' }, CLOCK));
  });

  test.each([
    { who: '70000123' },
    { who: 'loa' },
    { record: '112345' },
    { record: 'prado 12345' },
    { entity: 'bank', key: '112345' } as const,
    { action: 'sign-in' } as const,
    { from: '2026-01-02', to: '2026-01-05' },
  ])('of the trail, %o', (filter) => expectIndexes((db) => auditPage(db, filter, TRAIL)));

  test.each([{}, { account: ['7'] }, { account: ['7'], day: '2026-01-20' }, { day: '2026-01-20' }])(
    'of numbered bank files, %o',
    async (filter) => {
      await expectIndexes((db) => bankFileList.page(db, own, filter, CLOCK));
      if (filter.account !== undefined)
        await expectIndexes((db) => bankFileList.page(db, EVERYTHING, filter, CLOCK));
    },
  );

  test.each([
    { ec: ['0007'] },
    { ec: ['0007', '0008'], init: '2026-01-02 00:00:00', end: '2026-01-09 23:59:59' },
    { init: '2026-01-02 00:00:00', end: '2026-01-02 11:59:59' },
    { status: 2 as const },
  ])('of requested codes, %o', (filter) =>
    expectIndexes((db) => codeRequestList.page(db, EVERYTHING, filter, CLOCK)),
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
    await expectIndexes((db) => orderList.page(db, EVERYTHING, query, CLOCK));
    await expectIndexes((db) => orderList.page(db, own, query, CLOCK));
  });

  test('of groups by a part of the name', () =>
    expectIndexes((db) => associatorsPage(db, EVERYTHING, { page: 0, ecAssociatorName: '12345' }, CLOCK)));
  test.each([
    { ecAssociatorName: '12345', ec: [] },
    { ecAssociatorName: 'prado 12345', sort: 'ativo,desc', ec: [] },
    { ec: ['0007', '0008'] },
    { ec: ['0007'], sort: 'nome,desc' },
  ] as const)('API-14 LIST-18 of groupers, %o', (query) =>
    expectIndexes((db) =>
      associatorsPage(db, EVERYTHING, { ...query, ec: [...query.ec], filtering: true }, CLOCK),
    ),
  );
  test("of a person's notifications", () =>
    expectIndexes((db) => notificationsOf(db, 7, { language: 'en', ...TRAIL })));
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
