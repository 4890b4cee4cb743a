import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getNews, listNews, type NewsItem } from '../../../../contract/news';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addUser } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';

let database: Database;
let portal: TestPortal;
const tokens: Record<string, string> = {};

const PICTURE = `${'0a'.repeat(16)}.png`;
const opened = (day: number) => new Date(Date.UTC(2026, 9, day, 1, 30));

/** Eighteen items, one a day, the third and every fifth after it inactive; titles are in reverse order of the days. */
const items = Array.from({ length: 18 }, (_, index) => ({
  id: index + 1,
  title: `${String.fromCharCode(82 - index)}otícia`,
  text: `Primeira linha ${index + 1}\nSegunda linha`,
  image: index === 0 ? PICTURE : null,
  active: index % 5 !== 2,
  opened_at: opened(index + 1),
  modified_at: new Date(opened(index + 1).getTime() + (18 - index) * 86_400_000 * 2),
}));
const active = items.filter(({ active }) => active);
const newestFirst = (some: typeof items) => some.map(({ id }) => id).toReversed();

beforeAll(async () => {
  database = await freshDatabase();
  await database.db
    .insertInto('stored_file')
    .values({ name: PICTURE, media_type: 'image/png', content: Buffer.from('picture') })
    .execute();
  await database.db.insertInto('news').values(items).execute();
  portal = await testPortal(database);
  for (const [login, role] of [
    ['10000001', 1],
    ['20000002', 2],
    ['30000003', 3],
    ['50000005', 5],
  ] as const) {
    await addUser(database.db, { login, role });
    tokens[login] = (await portal.signIn(login)).token;
  }
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const list = (query?: object | string, login = '30000003') =>
  portal.call(listNews, { token: tokens[login], query });
const ids = async (query?: object, login?: string): Promise<number[]> => {
  const { status, body } = await list(query, login);
  expect(status).toBe(200);
  return body.content.map(({ id }: NewsItem) => id);
};

describe('API-09 the list', () => {
  test.each(['10000001', '20000002', '30000003', '50000005'])(
    'API-09 HOME-01 shows %s six active items a page, the newest first',
    async (login) => {
      const { body } = await list(undefined, login);
      expect(body).toMatchObject({
        pageable: { pageNumber: 0 },
        totalElements: active.length,
        totalPages: Math.ceil(active.length / 6),
      });
      const wanted = newestFirst(active);
      expect(await ids(undefined, login)).toEqual(wanted.slice(0, 6));
      expect(await ids({ page: 1 }, login)).toEqual(wanted.slice(6, 12));
      expect(await ids({ page: 2 }, login)).toEqual(wanted.slice(12));
      expect(await ids({ active: true }, login)).toEqual(wanted.slice(0, 6));
    },
  );

  test('HOME-07 the newest can be omitted, also from the total, with any other parameters', async () => {
    const others = newestFirst(active).slice(3);
    const { body } = await list({ skip: 3 });
    expect(body).toMatchObject({ totalElements: others.length, totalPages: Math.ceil(others.length / 6) });
    expect(await ids({ skip: 3 })).toEqual(others.slice(0, 6));
    expect(await ids({ skip: 3, page: 1 })).toEqual(others.slice(6, 12));
    expect(await ids({ skip: 3, sort: 'openDate,asc' })).toEqual(others.toReversed().slice(0, 6));
    const all = newestFirst(items).filter((id) => !newestFirst(active).slice(0, 3).includes(id));
    expect(await ids({ skip: 3, active: false, size: 25 }, '10000001')).toEqual(all);
    expect(await ids({ skip: 0 })).toEqual(newestFirst(active).slice(0, 6));
  });

  test('API-09 a page past the end is empty and still has its total', async () => {
    const { status, body } = await list({ page: 40 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ content: [], pageable: { pageNumber: 40 }, totalElements: active.length });
  });

  test('HOME-05 an item has id, title, text, picture, status and two moments by the network’s clocks', async () => {
    const { body } = await list({ page: 2 });
    expect(body.content.at(-1)).toEqual({
      id: 1,
      title: 'Rotícia',
      text: 'Primeira linha 1\nSegunda linha',
      urlFile: PICTURE,
      status: 'ATIVO',
      openDate: '2026-09-30T22:30:00',
      modifiedDate: '2026-11-05T22:30:00',
      endDate: null,
    });
    expect(body.content[0].urlFile).toBeNull();
  });

  test('API-09 active=false returns all of them to people who manage news, five a page', async () => {
    const { body } = await list({ active: false }, '10000001');
    expect(body).toMatchObject({ totalElements: 18, totalPages: 4 });
    expect(await ids({ active: false }, '10000001')).toEqual(newestFirst(items).slice(0, 5));
    expect(body.content.map(({ status }: NewsItem) => status)).toEqual([
      'INATIVO',
      'ATIVO',
      'ATIVO',
      'ATIVO',
      'ATIVO',
    ]);
  });

  test.each(['20000002', '30000003', '50000005'])('API-09 active=false is refused to %s', async (login) => {
    const { status, body } = await list({ active: false }, login);
    expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
  });

  test('API-09 accepts the sizes of every list, and sorts by each field both ways', async () => {
    const all = { active: false, size: 25 };
    const by = (sort: string) => ids({ ...all, sort }, '10000001');
    const oldestFirst = items.map(({ id }) => id);
    expect(await by('openDate,asc')).toEqual(oldestFirst);
    expect(await by('openDate,desc')).toEqual(oldestFirst.toReversed());
    // Those that were published first were changed last, and their titles are at the end of the alphabet.
    expect(await by('modifiedDate,desc')).toEqual(oldestFirst);
    expect(await by('modifiedDate,asc')).toEqual(oldestFirst.toReversed());
    expect(await by('title,desc')).toEqual(oldestFirst);
    expect(await by('title,asc')).toEqual(oldestFirst.toReversed());
    const inactive = newestFirst(items.filter(({ active }) => !active));
    expect(await by('status,asc')).toEqual([...newestFirst(active), ...inactive]);
    expect(await by('status,desc')).toEqual([...inactive, ...newestFirst(active)]);
  });

  test.each(['page=-1', 'skip=-1', 'skip=7', 'page=x', 'size=7', 'active=no', 'sort=text,asc', 'status=1'])(
    'API-09 refuses %s at its field',
    async (query) => {
      const { status, body } = await list(`?${query}`);
      expect([status, Object.keys(body.fields)]).toEqual([400, [query.split('=')[0]]]);
    },
  );
});

describe('HOME-03 one item', () => {
  const one = (id: number | string, login = '30000003') =>
    portal.call(getNews, { token: tokens[login], params: { id } });

  test('HOME-03 is the same as in the list', async () => {
    const { body } = await list({ page: 2 });
    expect((await one(1)).body).toEqual(body.content.at(-1));
  });

  test('HOME-03 an inactive one exists only for people who manage news', async () => {
    expect((await one(3, '10000001')).body).toMatchObject({ id: 3, status: 'INATIVO' });
    expect((await one(3)).status).toBe(404);
    expect((await one(404)).status).toBe(404);
  });

  test.each(['0', '-1', 'x', '2147483648'])('HOME-03 %s is no id', async (id) => {
    expect((await one(id)).status).toBe(400);
  });
});
