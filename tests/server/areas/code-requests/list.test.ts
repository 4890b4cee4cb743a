import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CodeRequest,
  type CodeRequestSort,
  codeRequestSorts,
  exportCodeRequests,
  listCodeRequests,
} from '../../../../contract/code-requests';
import type { Database } from '../../../../server/platform/db/open';
import { addCodeRequest } from '../../../support/code-requests';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser } from '../../../support/network';
import { NOON, type TestPortal, testPortal } from '../../../support/portal';
import { fetchFile, linesOf } from '../../engines/exports/statement-file';

let database: Database;
let portal: TestPortal;
let admin: string;
let ids: { waiting: number; night: number; twenty: number; other: number };

const cards = Array.from({ length: 20 }, (_, index) => `90000000${String(500 + index)}`);

beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await addNetwork(db);
  await addUser(db, { login: '10000001', role: 1 });
  const marina = await addUser(db, { login: '20000002', name: 'Marina Prado', role: 2, groups: [1] });
  ids = {
    // 09:30 by the network's clocks, two and a half hours before now.
    waiting: await addCodeRequest(db, {
      at: '2026-11-20T12:30:00Z',
      by: marina,
      cards: ['7000111', '7000222'],
    }),
    // The last second of 18 November there, and half of it besides.
    night: await addCodeRequest(db, {
      at: '2026-11-19T02:59:59.500Z',
      received: '2026-11-19T05:00:00Z',
      ec: '0002',
      cards: ['7000333'],
    }),
    twenty: await addCodeRequest(db, {
      at: '2026-11-10T12:00:00Z',
      received: '2026-11-11T12:00:00Z',
      by: marina,
      cards,
    }),
    other: await addCodeRequest(db, {
      at: '2026-10-01T12:00:00Z',
      received: '2026-10-01T12:00:20Z',
      ec: '0003',
      cards: ['7000444'],
    }),
  };
  portal = await testPortal(database);
  admin = (await portal.signIn('10000001')).token;
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const ask = (query: object | string = {}, token = admin) =>
  portal.call(listCodeRequests, { token, query, headers: { 'accept-language': 'en' } });
const rows = async (query: object | string = {}): Promise<CodeRequest[]> => {
  const { status, body } = await ask(query);
  expect([status, body.message]).toEqual([200, undefined]);
  return body.content;
};
const found = async (query: object | string) => (await rows(query)).map(({ id }) => id);

describe('the list', () => {
  test('REQ-02 REQ-05 API-34 without a filter it has all, newest first, with requester and waiting time', async () => {
    const { body } = await ask();
    expect(body).toMatchObject({ pageable: { pageNumber: 0 }, totalPages: 1, totalElements: 4 });
    expect(body.content.map(({ id }: CodeRequest) => id)).toEqual([
      ids.waiting,
      ids.night,
      ids.twenty,
      ids.other,
    ]);
    expect(body.content[0]).toEqual({
      id: ids.waiting,
      dataSolicitacao: '2026-11-20T09:30:00',
      ec: '0001',
      nomeFantasia: 'Mercado 1',
      quantidade: 2,
      cartoes: ['111', '222'],
      status: 2,
      solicitante: 'Marina Prado',
      dataRecebimento: null,
      minutos: 150,
    });
    expect(body.content[1]).toMatchObject({
      dataSolicitacao: '2026-11-18T23:59:59',
      status: 1,
      solicitante: null,
      dataRecebimento: '2026-11-19T02:00:00',
      minutos: 120,
    });
  });

  test('REQ-04 REQ-05 only the last three characters of each code are returned', async () => {
    const { body } = await ask();
    expect(body.content[2].cartoes).toEqual(cards.map((card) => card.slice(-3)));
    expect(JSON.stringify(body)).not.toMatch(/7000|9000/);
  });

  test('REQ-06 a request has status 2 until the terminals have it, however long that takes', async () => {
    portal.setNow('2027-11-20T15:00:00Z');
    const late = (await portal.signIn('10000001')).token;
    const { body } = await ask({ status: 2 }, late);
    expect(body.content).toMatchObject([{ id: ids.waiting, status: 2, minutos: 150 + 365 * 24 * 60 }]);
    portal.setNow(NOON);
  });

  test('API-34 LIST-09 it is paged, and a page past the end still says how many there are', async () => {
    const { body } = await ask({ page: 3, size: 25 });
    expect(body).toMatchObject({ content: [], totalElements: 4, totalPages: 1, pageable: { pageNumber: 3 } });
  });

  const valueOf: Record<CodeRequestSort, (row: CodeRequest) => string | number> = {
    dataSolicitacao: (row) => row.dataSolicitacao,
    ec: (row) => row.ec,
    quantidade: (row) => row.quantidade,
    status: (row) => row.status,
  };
  test.each(codeRequestSorts)(
    'API-34 REQ-03 it is sorted by %s both ways, equal ones by id',
    async (sort) => {
      const up = await rows({ sort: `${sort},asc` });
      const values = up.map((row) => [valueOf[sort](row), row.id] as const);
      const sorted = [...values].sort(([a, i], [b, j]) => (a < b ? -1 : a > b ? 1 : i - j));
      expect(values).toEqual(sorted);
      expect(await found({ sort: `${sort},desc` })).toEqual(up.map(({ id }) => id).toReversed());
    },
  );
});

describe('the filters', () => {
  test('REQ-01 API-34 LIST-16 by one establishment or several', async () => {
    expect(await found({ ec: '0002' })).toEqual([ids.night]);
    expect(await found({ ec: ['0002', '0003'] })).toEqual([ids.night, ids.other]);
  });

  test('REQ-02 API-34 LIST-16 by two moments of the network, including both minutes', async () => {
    const night = { init: '2026-11-18 23:59:00', end: '2026-11-18 23:59:59' };
    expect(await found(night)).toEqual([ids.night]);
    expect(await found({ init: '2026-11-18 00:00:00', end: '2026-11-18 23:58:59' })).toEqual([]);
    expect(await found({ init: '2026-11-19 00:00:00', end: '2026-11-20 23:59:59' })).toEqual([ids.waiting]);
    expect(await found({ init: '2026-11-10 09:00:00', end: '2026-11-10 09:00:59' })).toEqual([ids.twenty]);
    expect(await found({ ...night, ec: '0001' })).toEqual([]);
    expect((await ask({ ...night, ec: '0002' })).body.totalElements).toBe(1);
  });

  test('REQ-02 the length of the period is not limited', async () => {
    expect(await found({ init: '1990-01-01 00:00:00', end: '2090-01-01 23:59:59' })).toHaveLength(4);
  });

  test('API-34 by status, which is an addition, and an empty value does not filter', async () => {
    expect(await found({ status: 2 })).toEqual([ids.waiting]);
    expect(await found({ status: 1 })).toEqual([ids.night, ids.twenty, ids.other]);
    expect(await found('?ec=&init=&end=&status=&page=')).toHaveLength(4);
  });
});

describe('what is refused', () => {
  test.each([
    ['a start alone', { init: '2026-11-18 00:00:00' }, { end: 'Fill in both dates.' }],
    ['an end alone', { end: '2026-11-18 23:59:59' }, { init: 'Fill in both dates.' }],
    [
      'an end before the start',
      { init: '2026-11-18 00:01:00', end: '2026-11-18 00:00:59' },
      { end: 'The start cannot be after the end.' },
    ],
    [
      'a day that there is not',
      { init: '2026-02-29 00:00:00', end: '2026-11-18 00:00:59' },
      { init: 'Enter a valid date.' },
    ],
    [
      'a day without a time',
      { init: '2026-02-28', end: '2026-11-18 00:00:59' },
      { init: 'Enter a valid date.' },
    ],
    [
      'an hour that there is not',
      { init: '2026-02-28 24:00:00', end: '2026-11-18 00:00:59' },
      { init: 'Enter a time in the format hh:mm.' },
    ],
    [
      'seconds that are none of the two',
      { init: '2026-02-28 00:00:00', end: '2026-11-18 00:00:00' },
      { end: 'Enter a time in the format hh:mm.' },
    ],
  ])('REQ-02 API-34 %s', async (_what, query, fields) => {
    const { status, body } = await ask(query);
    expect([status, body.fields]).toEqual([400, fields]);
    const file = await portal.call(exportCodeRequests, {
      token: admin,
      body: { format: 'csv', filter: query },
      headers: { 'accept-language': 'en' },
    });
    // There the filter is a part of the body.
    const [[end, text] = ['', '']] = Object.entries(fields);
    expect([file.status, file.body.fields]).toEqual([400, { [`filter.${end}`]: text }]);
  });

  test.each([
    ['an unknown establishment', { ec: '9999' }, 'ec'],
    ['another status', { status: 3 }, 'status'],
    ['a misspelt key', { inicio: '2026-11-18 00:00:00' }, 'inicio'],
    ['a sort that there is not', { sort: 'solicitante,asc' }, 'sort'],
  ])('API-34 ERR-05 %s', async (_what, query, field) => {
    const { status, body } = await ask(query);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  test('SES-26 API-34 everybody but provider administrators', async () => {
    const { token } = await portal.signIn('20000002');
    expect((await ask({}, token)).status).toBe(403);
    expect((await ask({ ec: '0001' }, token)).status).toBe(403);
  });
});

test('REQ-03 REQ-04 as a file it has the rows of the filter in the order of the screen, and no whole code', async () => {
  const asked = await portal.call(exportCodeRequests, {
    token: admin,
    body: {
      format: 'csv',
      filter: { init: '2026-11-01 00:00:00', end: '2026-11-19 23:59:59' },
      sort: 'dataSolicitacao,asc',
    },
    headers: { 'accept-language': 'en' },
  });
  expect([asked.status, asked.body.totalRows]).toEqual([200, 2]);
  const file = await fetchFile(portal, admin, asked.body);
  expect(file.headers['content-disposition']).toContain('codigos-solicitados.csv');
  expect(linesOf(file.body)).toEqual([
    ['Date and time', 'Establishment', 'Quantity', 'Codes', 'Status', 'Requested by', 'Age in minutes'],
    [
      '2026-11-10 09:00:00',
      'Mercado 1 (0001)',
      '20',
      cards.map((card) => card.slice(-3)).join(', '),
      'Received',
      'Marina Prado',
      '1440',
    ],
    ['2026-11-18 23:59:59', 'Mercado 2 (0002)', '1', '333', 'Received', '', '120'],
  ]);
});
