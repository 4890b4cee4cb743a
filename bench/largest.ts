import { previewBulk } from '../contract/bulk';
import { importColumns } from '../contract/import-columns';
import { IMPORT, previewImport } from '../contract/imports';
import { BULK } from '../contract/limits';
import { type Operation, pathOf } from '../contract/operation';
import { periodMoments } from '../contract/reports';
import { depositReport } from '../contract/statement';
import { createUser, exportUsers } from '../contract/users';
import { feltBeside } from './support/beside';
import type { Finding } from './support/report';
import { LAST_DAY, type RunningServer } from './support/server';
import { queried, type Stage } from './support/stage';
import { fillUsers } from './support/users';

/** Milliseconds that others may wait, one call in a hundred, whatever somebody sends. */
const MOST = 100;

/** A call as large as the contract lets it be. */
interface Large {
  operation: Operation;
  params?: object;
  query?: string;
  body: object;
  /** The statuses that it may be answered with; more exports than may wait are 429. */
  statuses: readonly number[];
}

/**
 * The latency of other calls while one person sends the largest requests that the contract allows, one after the
 * other: valid ones, and invalid ones whose refusal costs the most.
 */
export async function largest(stage: Stage): Promise<Finding[]> {
  const server = await stage.network(0);
  await fillUsers(server.databaseUrl, stage.sizes.users);
  const headers = await server.signIn();
  const requests = await largeRequests(server, stage.sizes.largest);
  stage.tell(`largest: ${Object.keys(requests).join(', ')}`);
  const tasks = Object.fromEntries(
    Object.entries(requests).map(([name, request]) => [name, sender(server, headers, request)]),
  );
  const { nothing, ...felt } = await feltBeside(stage, server, headers, tasks);
  return Object.entries(felt).map(([name, { p50, p99 }]) => ({
    what: `p99 of other calls beside ${name}`,
    unit: 'ms',
    measured: p99,
    limit: MOST,
    target: { atMost: 1 },
    details: {
      'p50 ms': p50,
      'p99 ms beside nothing': nothing.p99,
      'times as long': p99 / nothing.p99,
    },
  }));
}

/** @returns sends the request, whose text is made once, and waits for the whole answer */
function sender(
  { url }: RunningServer,
  headers: Record<string, string>,
  { operation, params, query = '', body, statuses }: Large,
): () => Promise<void> {
  const text = JSON.stringify(body);
  if (text.length > operation.bodyLimit) throw new Error(`${operation.name} takes no ${text.length} bytes`);
  return async () => {
    const reply = await fetch(`${url}${pathOf(operation, params)}${query}`, {
      method: operation.method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: text,
    });
    const answer = await reply.text();
    if (statuses.includes(reply.status)) return;
    throw new Error(`${operation.name} answered ${reply.status}, ${answer.slice(0, 500)}`);
  };
}

/** @param part how much of the largest: all of it, or less for a quick run */
export async function largeRequests(
  { databaseUrl }: RunningServer,
  part: number,
): Promise<Record<string, Large>> {
  const many = (most: number) => Math.floor(most * part);
  const numbers = (count: number, from: number) =>
    Array.from({ length: count }, (_, index) => String(from + index));
  const users = await queried(databaseUrl, 'select id::text from portal_user where role <> 1 limit $1', [
    many(BULK.ids),
  ]);
  const ids = users.rows.map(({ id }) => String(id));
  const shops = await queried(databaseUrl, 'select code from establishment order by code limit 3');
  const scope = shops.rows.map(({ code }) => code).join(' ');
  const keys = numbers(many(20_000), 1_000_000_000);
  const imported = (rows: object[]): Large => ({
    operation: previewImport,
    params: { resource: 'usuarios' },
    body: { columns: importColumns, rows },
    statuses: [200],
  });
  const person = (index: number) => [
    `Pessoa Nóbrega da Conceição ${index}`,
    String(10_000_000_000 + index),
    `pessoa${index}@example.com`,
    'Active',
    '2',
    scope,
    '',
    '',
    'Yes',
    LAST_DAY,
    '',
  ];
  const rows = many(IMPORT.rows);
  return {
    'an import of people': imported(
      Array.from({ length: rows }, (_, index) => ({ line: index + 2, cells: person(index) })),
    ),
    'an import of nonsense': imported(
      Array.from({ length: rows }, (_, index) => ({
        line: index + 2,
        cells: importColumns.map(() => `não é nada ${index}`),
      })),
    ),
    'rows without anything': { ...imported(Array.from({ length: rows }, () => ({}))), statuses: [400] },
    'a bulk preview': {
      operation: previewBulk,
      body: { resource: 'usuarios', selection: { ids }, action: { kind: 'activate' } },
      statuses: [200],
    },
    'keys that are none': {
      operation: previewBulk,
      body: {
        resource: 'usuarios',
        selection: { ids: Array.from({ length: many(BULK.ids) }, () => 1) },
        action: { kind: 'activate' },
      },
      statuses: [400],
    },
    'a list of far too much': {
      operation: exportUsers,
      body: { format: 'csv', filter: { profileAccess: Array.from({ length: many(750_000) }, () => 3) } },
      statuses: [400],
    },
    'an export by keys': {
      operation: exportUsers,
      body: { format: 'csv', filter: {}, ids, except: ids.slice(0, BULK.except) },
      statuses: [200, 429],
    },
    'a report of many keys': {
      operation: depositReport,
      query: '?formato=tela',
      body: {
        tipoDeData: 'dc',
        ...periodMoments({
          dateType: 'dc',
          startDate: LAST_DAY,
          endDate: LAST_DAY,
          startTime: '',
          endTime: '',
        }),
        ecs: keys,
        contas: keys,
        operadores: keys,
        agrupadores: keys,
        flTotalizar: true,
        escopo: 1,
      },
      statuses: [400],
    },
    'a form with every shop': {
      operation: createUser,
      body: {
        name: 'Ana Prado',
        login: '12345678901',
        email: 'ana@example.com',
        active: true,
        effectiveRoles: [2],
        escopoAcessoEC: numbers(many(20_000), 1_000_000_000),
      },
      statuses: [400],
    },
  };
}
