import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { op } from '../../../contract/operation';
import { pageOf, pageQuery } from '../../../contract/paging';
import { call } from '../../../src/portal/client';
import { dataProviderFor } from '../../../src/portal/data-provider';
import { type ResourceAdapter, recordsOf } from '../../../src/portal/resource-adapter';
import { isAbort } from '../../../src/ui/failure/portal-error';

/* A resource as the contract would describe it, whose wire form differs from what react-admin shows. */
const thing = z.strictObject({ codigo: z.string(), nome: z.string() });
const listThings = op({
  name: 'listThings',
  summary: 'Things',
  description: '',
  method: 'GET',
  path: '/portal/coisas',
  access: { person: 'signedIn' },
  query: z.strictObject({ ...pageQuery(['nome']), nome: z.string().optional() }),
  reply: pageOf(thing),
});
const saveThing = op({
  name: 'saveThing',
  summary: 'Save a thing',
  description: '',
  method: 'PUT',
  path: '/portal/coisas',
  access: { person: 'signedIn' },
  body: thing,
  reply: thing,
});

interface Thing {
  id: string;
  name: string;
}
const record = ({ codigo, nome }: z.infer<typeof thing>): Thing => ({ id: codigo, name: nome });

const things: ResourceAdapter<Thing, { name: string }, 'nome'> = {
  sortable: ['nome'],
  list: async ({ filter, ...paging }, signal) =>
    recordsOf(await call(listThings, { query: { ...paging, nome: filter.name }, signal }), record),
  one: async (id) => ({ id: String(id), name: `thing ${id}` }),
  update: async (id, data) =>
    record(await call(saveThing, { body: { codigo: String(id), nome: data.name ?? '' } })),
};

const readOnly: ResourceAdapter = { sortable: [], list: async () => ({ data: [], total: 0 }) };

const provider = dataProviderFor({ things, readOnly });
const server = setupServer();
const searches: string[] = [];
const bodies: unknown[] = [];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  searches.length = 0;
  bodies.length = 0;
});
afterAll(() => server.close());

const answerList = () =>
  server.use(
    http.get('*/portal/coisas', ({ request }) => {
      searches.push(new URL(request.url).search);
      return HttpResponse.json({
        content: [{ codigo: '007', nome: 'Seven' }],
        pageable: { pageNumber: 2 },
        totalPages: 3,
        totalElements: 21,
      });
    }),
  );
const answerSave = (status = 200, body?: object) =>
  server.use(
    http.put('*/portal/coisas', async ({ request }) => {
      const sent = await request.json();
      bodies.push(sent);
      return HttpResponse.json(body ?? (sent as object), { status, headers: { 'x-request-id': 'r-1' } });
    }),
  );
const list = {
  pagination: { page: 3, perPage: 10 },
  sort: { field: 'nome', order: 'DESC' as const },
  filter: {},
};

describe('lists', () => {
  test('LIST-09 page 3 of react-admin is page 2 of the wire, and records come back with their id', async () => {
    answerList();
    const answer = await provider.getList('things', { ...list, filter: { name: 'se' } });
    expect(answer).toEqual({ data: [{ id: '007', name: 'Seven' }], total: 21, meta: { from: 21 } });
    expect(searches).toEqual(['?page=2&size=10&sort=nome%2Cdesc&nome=se']);
  });

  test('LIST-10 sizes and sort fields that nobody offers fall back to the default', async () => {
    answerList();
    await provider.getList('things', {
      pagination: { page: 0, perPage: 7 },
      sort: { field: 'secret', order: 'ASC' },
      filter: {},
    });
    expect(searches).toEqual(['?page=0&size=10']);
  });

  test('LIST-10 a resource with sizes of its own has pages of no other', async () => {
    const asked: unknown[] = [];
    const adapter: ResourceAdapter<Thing, object, 'nome', 6> = {
      sortable: [],
      sizes: [6],
      list: async ({ page, size }) => {
        asked.push([page, size]);
        return { data: [], total: 0 };
      },
    };
    const few = dataProviderFor({ few: adapter });
    const answer = await few.getList('few', { ...list, pagination: { page: 3, perPage: 10 } });
    await few.getList('few', { ...list, pagination: { page: 1, perPage: 6 } });
    expect(asked).toEqual([
      [2, 6],
      [0, 6],
    ]);
    expect(answer.meta).toEqual({ from: 13 });
  });

  test('ERR-02 a list that is given up is an abort, and react-admin may give it up', async () => {
    answerList();
    const controller = new AbortController();
    controller.abort();
    const attempt = provider.getList('things', { ...list, signal: controller.signal });
    await expect(attempt).rejects.toSatisfy(isAbort);
    expect(provider.supportAbortSignal).toBe(true);
  });
});

describe('records', () => {
  test('one, and many by their ids', async () => {
    expect(await provider.getOne('things', { id: '1' })).toEqual({ data: { id: '1', name: 'thing 1' } });
    expect(await provider.getMany('things', { ids: ['1', '2'] })).toEqual({
      data: [
        { id: '1', name: 'thing 1' },
        { id: '2', name: 'thing 2' },
      ],
    });
  });

  test('an update goes out in the form of the wire', async () => {
    answerSave();
    const previousData = { id: '1', name: 'a' };
    expect(await provider.update('things', { id: '1', data: { name: 'b' }, previousData })).toEqual({
      data: { id: '1', name: 'b' },
    });
    expect(bodies).toEqual([{ codigo: '1', nome: 'b' }]);
  });
});

describe('failures', () => {
  const update = () =>
    provider.update('things', { id: '1', data: { name: 'b' }, previousData: { id: '1', name: 'a' } });

  test('ERR-01 the message is the text after the last colon', async () => {
    answerSave(409, { code: 'CONFLICT', message: 'Conflict: the name is taken.' });
    await expect(update()).rejects.toMatchObject({
      message: 'the name is taken.',
      status: 409,
    });
  });

  test('ERR-03 where the server says nothing the message is the key of a text', async () => {
    server.use(http.put('*/portal/coisas', () => HttpResponse.error()));
    await expect(update()).rejects.toMatchObject({ message: 'errors.reload' });
    server.use(http.put('*/portal/coisas', () => HttpResponse.text('', { status: 504 })));
    await expect(update()).rejects.toMatchObject({ message: 'errors.timeout' });
  });

  test.each([null, {}, [], { content: {} }, { content: [{}] }])(
    'ERR-03 a list that is none fails: %j',
    async (body) => {
      server.use(http.get('*/portal/coisas', () => HttpResponse.json(body)));
      await expect(provider.getList('things', list)).rejects.toMatchObject({ message: 'errors.reload' });
    },
  );

  test('ERR-05 the texts of fields are where the forms of react-admin look for them', async () => {
    answerSave(400, { code: 'VALIDATION', message: 'Check.', fields: { name: 'Too long.' } });
    await expect(update()).rejects.toMatchObject({ body: { errors: { name: 'Too long.' } } });
  });

  test('ERR-03 an adapter that cannot be fetched fails the call, and is fetched again by the next', async () => {
    answerList();
    const fetchAdapter = vi.fn(async () => things).mockRejectedValueOnce(new Error('no such file'));
    const lazy = dataProviderFor({ things: fetchAdapter });
    expect(fetchAdapter).not.toHaveBeenCalled();
    await expect(lazy.getList('things', list)).rejects.toThrow('no such file');
    expect(searches).toEqual([]);
    expect((await lazy.getList('things', list)).total).toBe(21);
    await expect(lazy.create('things', { data: {} })).rejects.toThrow(
      'The adapter of the resource "things" has no "create"',
    );
  });

  test('a resource without an adapter, and what an adapter cannot do, is named', async () => {
    await expect(provider.getList('nothing', list)).rejects.toThrow(
      'No adapter is registered for the resource "nothing"',
    );
    await expect(provider.getOne('readOnly', { id: 1 })).rejects.toThrow(
      'The adapter of the resource "readOnly" has no "one"',
    );
  });
});
