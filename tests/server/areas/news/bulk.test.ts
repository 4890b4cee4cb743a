import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BulkAction, getLastBulk, previewBulk } from '../../../../contract/bulk';
import { listNews } from '../../../../contract/news';
import { createNews, exportNews, uploadNewsFile } from '../../../../contract/news-management';
import { PIXEL, uploadOf } from '../../../support/pictures';
import { NOON } from '../../../support/portal';
import {
  ADMINISTRATOR,
  type BulkCalls,
  type BulkPortal,
  bulkPortal,
  MANAGER,
} from '../../engines/bulk/bulk-portal';
import { listed } from '../../engines/lists/list-file';

/* Today is 20 November 2026. */

let bulk: BulkPortal;
let admin: BulkCalls;
beforeAll(async () => {
  bulk = await bulkPortal();
  admin = bulk.as(ADMINISTRATOR);
});
afterAll(() => bulk.close());

const items = [
  { id: 1, title: 'Shown', active: true, ends_on: '2026-11-30' },
  { id: 2, title: 'Off', active: false },
  { id: 3, title: 'Waiting', active: false, opens_on: '2026-11-25' },
  { id: 4, title: 'Over', active: false, ends_on: '2026-11-19' },
];
beforeEach(async () => {
  const { db } = bulk.database;
  bulk.portal.setNow(NOON);
  await db.deleteFrom('notification').execute();
  await db.deleteFrom('news').execute();
  for (const item of items) {
    const at = new Date(`2026-11-0${item.id}T12:00:00Z`);
    await db
      .insertInto('news')
      .values({ text: 'Text', opened_at: at, modified_at: at, ...item })
      .execute();
  }
});

const stored = async () => {
  const rows = await bulk.database.db
    .selectFrom('news')
    .select((eb) => [
      'id',
      'active',
      eb.cast<string | null>('opens_on', 'text').as('opens_on'),
      eb.cast<string | null>('ends_on', 'text').as('ends_on'),
    ])
    .orderBy('id')
    .execute();
  return rows.map(({ id, active, opens_on, ends_on }) => [id, active, opens_on, ends_on]);
};
const before = [
  [1, true, null, '2026-11-30'],
  [2, false, null, null],
  [3, false, '2026-11-25', null],
  [4, false, null, '2026-11-19'],
];
const preview = (action: BulkAction, selection: object = { filter: {} }) =>
  admin.preview(selection, action, 'marketing');
const told = async () =>
  (await bulk.database.db.selectFrom('notification').selectAll().execute()).map(
    ({ description }) => description,
  );

describe('NEWS-08 news in bulk', () => {
  test('NEWS-08 switching on publishes inactive and waiting items, notifies once, and names ended ones', async () => {
    const batch = await preview({ kind: 'activate' });
    expect(batch).toMatchObject({
      counts: { changing: 2, already: 1, refused: 1 },
      reasons: [{ text: 'Its last day has passed. Set another one first.', count: 1 }],
    });
    expect(await stored()).toEqual(before);
    await admin.start(batch.id);
    expect(await stored()).toEqual([before[0], [2, true, null, null], [3, true, null, null], before[3]]);
    expect((await told()).length).toBe(2);
    await admin.undo(batch.id);
    expect(await stored()).toEqual(before);
    await admin.start((await preview({ kind: 'activate' })).id);
    expect((await told()).length).toBe(2);
  });

  test('NEWS-08 switching off deactivates published items and cancels waiting ones, audited one by one', async () => {
    const { last } = await bulk.database.db
      .selectFrom('audit')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirstOrThrow();
    const { id, counts } = await preview({ kind: 'deactivate' });
    expect(counts).toMatchObject({ changing: 2, already: 2 });
    await admin.start(id);
    expect(await stored()).toEqual([
      [1, false, null, '2026-11-30'],
      before[1],
      [3, false, null, null],
      before[3],
    ]);
    const trail = await bulk.database.db
      .selectFrom('audit')
      .where('entity', '=', 'news')
      .where('id', '>', last ?? 0)
      .select(['actor', 'action', 'entity_key'])
      .orderBy('entity_key')
      .execute();
    const entry = { actor: ADMINISTRATOR, action: 'update' };
    expect(trail).toEqual([
      { ...entry, entity_key: '1' },
      { ...entry, entity_key: '3' },
    ]);
  });

  test('NEWS-06 a last day is set and removed, not before the publication, and undone', async () => {
    const batch = await preview({ kind: 'setEnd', endsOn: '2026-11-24' });
    expect(batch).toMatchObject({
      counts: { changing: 3, refused: 1 },
      reasons: [{ text: 'It would end before its publication.', count: 1 }],
    });
    await admin.start(batch.id);
    expect((await stored()).map(([, , , end]) => end)).toEqual([
      '2026-11-24',
      '2026-11-24',
      null,
      '2026-11-24',
    ]);
    await admin.undo(batch.id);
    expect(await stored()).toEqual(before);
    const none = await preview({ kind: 'setEnd', endsOn: null }, { ids: ['1', '2', '99'] });
    expect(none.counts).toMatchObject({ changing: 1, already: 1, vanished: 1 });
    await admin.start(none.id);
    expect((await stored())[0]).toEqual([1, true, null, null]);
  });

  test.each([
    ['in the past', '2026-11-19', 'The last day has already passed.'],
    ['that is none', '2026-02-30', 'Enter a valid date.'],
  ])('NEWS-06 a last day %s is refused', async (_what, endsOn, text) => {
    const body = { resource: 'marketing', selection: { ids: ['1'] }, action: { kind: 'setEnd', endsOn } };
    const answer = await admin.ask(previewBulk, { body });
    expect([answer.status, answer.body.fields]).toEqual([400, { 'action.endsOn': text }]);
  });

  test('NEWS-06 SES-30 a manager has no bulk actions on news, and news have no establishments', async () => {
    const wish = { resource: 'marketing', selection: { ids: ['1'] }, action: { kind: 'activate' } };
    const manager = bulk.as(MANAGER);
    expect((await manager.ask(previewBulk, { body: wish })).status).toBe(403);
    expect((await manager.ask(getLastBulk, { query: { resource: 'marketing' } })).status).toBe(403);
    const action = { kind: 'addEstablishments', establishments: ['0001'] };
    expect((await admin.ask(previewBulk, { body: { ...wish, action } })).status).toBe(400);
  });
});

test('NEWS-01 LIST-14 all news are exported as a file, with texts for values', async () => {
  await bulk.database.db
    .updateTable('news')
    .set({ profiles: [2, 3] })
    .where('id', '=', 1)
    .execute();
  const { token } = await bulk.portal.signIn(ADMINISTRATOR);
  const { heading, rows } = await listed(bulk.portal, exportNews, {
    token,
    body: { sort: 'title,asc', columns: ['id', 'title', 'openDate', 'status', 'endsOn', 'profiles'] },
  });
  expect(heading).toEqual(['ID', 'Title', 'Start date', 'Status', 'Last day', 'Profiles']);
  expect(rows.map((row) => [row[0], row[1], row[3]])).toEqual([
    ['2', 'Off', 'Inactive'],
    ['4', 'Over', 'Inactive'],
    ['1', 'Shown', 'Active'],
    ['3', 'Waiting', 'Active'],
  ]);
  expect(rows.map((row) => row[5])).toEqual([
    'Everybody',
    'Everybody',
    'Establishment administrator; Report viewer',
    'Everybody',
  ]);
  expect(rows.at(-1)?.[2]).toBe('2026-11-25 00:00:00');
});

test('NEWS-01 LIST-14 the file has the order of the screen, those of one status and where nobody says', async () => {
  const { token } = await bulk.portal.signIn(ADMINISTRATOR);
  for (const sort of ['status,asc', 'status,desc', 'openDate,asc', undefined]) {
    const shown = await admin.ask(listNews, { query: { active: false, ...(sort && { sort }) } });
    const { rows } = await listed(bulk.portal, exportNews, { token, body: { sort, columns: ['id'] } });
    expect(rows.map(([id]) => Number(id))).toEqual(shown.body.content.map(({ id }: { id: number }) => id));
    expect(rows.length).toBe(items.length);
  }
});

test('NEWS-09 API-40 a creation is repeated after a lost reply, and there is one item', async () => {
  await bulk.database.db.deleteFrom('news').execute();
  const upload = await admin.ask(uploadNewsFile, { body: uploadOf(PIXEL, 'image/png') });
  const body = { title: 'Once', text: 'Text', status: 0, image: upload.body.cdImage };
  const both = await Promise.all([admin.ask(createNews, { body }), admin.ask(createNews, { body })]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect(both[0]?.body).toEqual(both[1]?.body);
  expect((await told()).length).toBe(1);
});
