import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { IMAGE, imageFile } from '../../../../contract/files';
import { getNews, listNews, type NewsItem } from '../../../../contract/news';
import { createNews, updateNews, uploadNewsFile } from '../../../../contract/news-management';
import { listNotifications } from '../../../../contract/notifications';
import { news } from '../../../../server/areas/news';
import type { Log } from '../../../../server/platform/context';
import type { Database } from '../../../../server/platform/db/open';
import { attemptNextJob } from '../../../../server/platform/jobs/attempt';
import { freshDatabase } from '../../../support/databases';
import { addUser } from '../../../support/network';
import { picture, uploadOf } from '../../../support/pictures';
import { NOON, type TestPortal, testPortal } from '../../../support/portal';

const LOGINS = ['10000001', '20000002', '30000003', '50000005'] as const;
const EN = { 'accept-language': 'en' };

let database: Database;
let portal: TestPortal;
let png: Buffer;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  database = await freshDatabase();
  portal = await testPortal(database);
  png = await picture('png');
  for (const login of LOGINS) {
    await addUser(database.db, { login, role: Number(login[0]) as 1 | 2 | 3 | 5 });
    tokens[login] = (await portal.signIn(login)).token;
  }
});
beforeEach(async () => {
  portal.setNow(NOON);
  await database.db.deleteFrom('notification').execute();
  await database.db.deleteFrom('news').execute();
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const upload = (body: unknown = uploadOf(png, 'image/png'), login = '10000001') =>
  portal.call(uploadNewsFile, { token: tokens[login], body, headers: EN });
const item = { title: 'Novo caixa', text: 'Primeira linha\nSegunda linha', status: 0 };
async function create(over: object = {}, login = '10000001') {
  const { cdImage } = (await upload()).body;
  return portal.call(createNews, {
    token: tokens[login],
    body: { ...item, image: cdImage, ...over },
    headers: EN,
  });
}
const update = (body: object) => portal.call(updateNews, { token: tokens['10000001'], body, headers: EN });
/** A session has expired days later. */
const tokenOf = async (login: string) => (await portal.signIn(login)).token;
const titles = async (login: string) => {
  const { body } = await portal.call(listNews, { token: await tokenOf(login) });
  return body.content.map(({ title }: { title: string }) => title);
};
const told = async (login: string) => {
  const { body } = await portal.call(listNotifications, { token: await tokenOf(login), headers: EN });
  return JSON.stringify(body).split('Novo caixa').length - 1;
};
/** The work of servers in each minute. */
async function work(): Promise<void> {
  const { context } = portal;
  for (const routine of news.routines ?? []) await routine.look(context);
  const log = { warn() {}, error() {} } as unknown as Log;
  const handlers = news.jobs?.(context, { post: async () => {}, site: '' } as never) ?? [];
  const worker = { context, handlers, log, leaseSeconds: 30 };
  while (await attemptNextJob(worker, new AbortController().signal));
}

describe('API-39 the upload', () => {
  test('API-39 NEWS-13 keeps a picture in two sizes, which everybody can see', async () => {
    const { status, body } = await upload();
    expect([status, body.cdImage]).toEqual([201, expect.stringMatching(/^[0-9a-f]{32}\.png$/)]);
    const params = { file: body.cdImage as string };
    const large = await portal.call(imageFile, { params });
    const card = await portal.call(imageFile, { params, query: { size: 'card' } });
    expect([large.status, card.status]).toEqual([200, 200]);
    expect(Number(card.headers['content-length'])).toBeLessThan(Number(large.headers['content-length']));
  });

  test.each(['image/jpeg', 'image/gif', ''])(
    'API-39 NEWS-13 takes a PNG for what it is, though it was said to be %j',
    async (type) => {
      const { base, ...right } = uploadOf(png, 'image/png');
      const { status, body } = await upload({ ...right, type, base: base.replace('image/png', type) });
      expect([status, body.cdImage]).toEqual([201, expect.stringMatching(/\.png$/)]);
    },
  );

  test.each<[string, (right: ReturnType<typeof uploadOf>) => object, number, string, string]>([
    [
      'another size than it says',
      (right) => ({ ...right, size: right.size + 1 }),
      400,
      'size',
      'The size does not match the file.',
    ],
    ['no data URL', (right) => ({ ...right, base: 'picture' }), 400, 'base', 'Unsupported File'],
    [
      'an SVG that says it is a PNG',
      () => uploadOf(Buffer.from('<svg/>'), 'image/png'),
      400,
      'base',
      'Unsupported File',
    ],
    [
      'more than 5 MB',
      (right) => ({ ...right, size: IMAGE.bytes + 1 }),
      413,
      'size',
      'The picture can be at most 5 MB.',
    ],
  ])('API-39 NEWS-13 refuses %s at its field', async (_what, of, status, field, text) => {
    const answer = await upload(of(uploadOf(png, 'image/png')));
    expect([answer.status, answer.body.fields]).toEqual([status, { [field]: text }]);
  });

  test('API-39 accepts a body of 5 MB from people who manage news; others are refused before it is read', async () => {
    const body = { type: 'image/png', size: 5, base: `data:image/png;base64,${'A'.repeat(6_000_000)}` };
    expect((await upload(body)).body.fields).toHaveProperty('size');
    const more = { ...body, base: body.base.padEnd(7_100_000, 'A') };
    expect((await upload(more)).status).toBe(413);
    for (const login of LOGINS.slice(1)) expect((await upload(more, login)).status).toBe(403);
  });

  test('NEWS-16 a lost storage is reported with a message, and nothing is stored', async () => {
    const lost = await testPortal(database, {
      PORTAL_S3_URL: 'http://127.0.0.1:1/pictures',
      PORTAL_S3_KEY_ID: 'key',
      PORTAL_S3_SECRET: 'secret',
    });
    const { token } = await lost.signIn('10000001');
    const answer = await lost.call(uploadNewsFile, { token, body: uploadOf(png, 'image/png'), headers: EN });
    expect([answer.status, answer.body.message]).toEqual([
      503,
      'The pictures cannot be stored at the moment. Try again later.',
    ]);
    await lost.app.close();
  });
});

describe('API-40 a new item', () => {
  test('API-40 NEWS-08 NEWS-09 is shown to everybody, notified once, and audited', async () => {
    const { status, body } = await create();
    expect([status, body.status, body.openDate]).toEqual([201, 'ATIVO', '2026-11-20T12:00:00']);
    for (const login of LOGINS) expect([await titles(login), await told(login)]).toEqual([['Novo caixa'], 1]);
    await update({ ...item, id: body.id, status: 1 });
    expect(await titles('30000003')).toEqual([]);
    await update({ ...item, id: body.id, status: 0 });
    expect(await told('30000003')).toBe(1);
    const entries = await database.db
      .selectFrom('audit')
      .where('entity', '=', 'news')
      .where('entity_key', '=', String(body.id))
      .select(['action', 'actor'])
      .execute();
    expect(entries.map(({ action, actor }) => `${action} ${actor}`)).toEqual([
      'create 10000001',
      'update 10000001',
      'update 10000001',
    ]);
  });

  test('API-40 is shown and notified to the profiles that it is addressed to', async () => {
    const { body } = await create({ profiles: [3, 5] });
    expect(body.managed).toMatchObject({ profiles: [3, 5], version: 1 });
    expect([await titles('20000002'), await told('20000002')]).toEqual([[], 0]);
    expect([await titles('30000003'), await told('50000005')]).toEqual([['Novo caixa'], 1]);
    const one = (login: string) => portal.call(getNews, { token: tokens[login], params: { id: body.id } });
    expect((await one('20000002')).status).toBe(404);
    expect((await one('30000003')).body.managed).toBeUndefined();
  });

  test.each<[string, object, string, string]>([
    [
      'NEWS-11 no title',
      { title: ' ' },
      'title',
      'There are unmodified fields. Complete the required fields!',
    ],
    ['NEWS-11 no text', { text: '' }, 'text', 'There are unmodified fields. Complete the required fields!'],
    ['NEWS-12 no picture', { image: '' }, 'image', 'Choose an Image!'],
    [
      'NEWS-12 a picture that nobody uploaded',
      { image: `${'0'.repeat(32)}.png` },
      'image',
      'This picture does not exist. Upload it again.',
    ],
    ['NEWS-14 another status', { status: 2 }, 'status', 'Incorrect Status'],
    [
      'NEWS-06 a long title',
      { title: 'a'.repeat(101) },
      'title',
      'The title can have at most 100 characters.',
    ],
    ['NEWS-06 a long text', { text: 'a'.repeat(4001) }, 'text', 'The text can have at most 4000 characters.'],
    ['NEWS-11 a day that is none', { opensOn: '2026-02-30' }, 'opensOn', 'Enter a valid date.'],
    [
      'NEWS-06 a publication in the past',
      { opensOn: '2026-11-19' },
      'opensOn',
      'The publication day has already passed.',
    ],
    [
      'NEWS-08 a day of publication of an inactive one',
      { opensOn: '2026-11-22', status: 1 },
      'opensOn',
      'Only an active news item has a publication day.',
    ],
    ['NEWS-11 an end in the past', { endsOn: '2026-11-19' }, 'endsOn', 'The last day has already passed.'],
    [
      'NEWS-11 an end before its beginning',
      { opensOn: '2026-11-25', endsOn: '2026-11-24' },
      'endsOn',
      'The last day is before the publication.',
    ],
  ])('%s is refused at its field', async (_what, over, field, text) => {
    const { status, body } = await create(over);
    expect([status, body.fields]).toEqual([400, { [field]: text }]);
    expect(await titles('30000003')).toEqual([]);
  });
});

describe('API-41 an item that is changed', () => {
  test('API-41 NEWS-10 NEWS-06 keeps its picture, or gets another one', async () => {
    const { body } = await create();
    const changed = await update({ id: body.id, title: 'Outro título', text: 'Outro', status: 1 });
    expect(changed.body).toMatchObject({ title: 'Outro título', status: 'INATIVO', urlFile: body.urlFile });
    const { cdImage } = (await upload()).body;
    expect((await update({ id: body.id, ...item, image: cdImage })).body.urlFile).toBe(cdImage);
  });

  test('API-41 is refused for an older version, with what has changed, and if it does not exist', async () => {
    const { body } = await create();
    await update({ id: body.id, ...item, title: 'Mais novo', version: 1 });
    const stale = await update({ id: body.id, ...item, title: 'Antigo', version: 1 });
    expect([stale.status, Object.keys(stale.body.fields)]).toEqual([409, ['title']]);
    expect((await update({ id: 9999, ...item })).status).toBe(404);
  });
});

describe('NEWS-08 the calendar of news', () => {
  test('NEWS-08 an item waits for its day, is notified once by two servers, and ends after its last day', async () => {
    const { body } = await create({ opensOn: '2026-11-22', endsOn: '2026-11-23' });
    expect(body).toMatchObject({
      status: 'ATIVO',
      openDate: '2026-11-22T00:00:00',
      endDate: '2026-11-23T23:59:59',
      managed: { opensOn: '2026-11-22', endsOn: '2026-11-23' },
    });
    await work();
    expect([await titles('30000003'), await told('30000003')]).toEqual([[], 0]);
    portal.setNow('2026-11-22T03:30:00Z');
    await Promise.all([work(), work()]);
    expect([await titles('30000003'), await told('30000003')]).toEqual([['Novo caixa'], 1]);
    portal.setNow('2026-11-24T02:30:00Z');
    await work();
    expect(await titles('30000003')).toEqual(['Novo caixa']);
    portal.setNow('2026-11-24T03:30:00Z');
    await Promise.all([work(), work()]);
    expect([await titles('30000003'), await told('30000003')]).toEqual([[], 1]);
  });

  test('NEWS-08 one that is switched off while it waits stays off', async () => {
    const { body } = await create({ opensOn: '2026-11-22' });
    const off = await update({ id: body.id, ...item, status: 1 });
    // It was never published: its moment is that of its creation.
    expect(off.body).toMatchObject({ status: 'INATIVO', openDate: '2026-11-20T12:00:00' });
    portal.setNow('2026-11-23T12:00:00Z');
    await work();
    expect(await titles('30000003')).toEqual([]);
  });

  test('API-09 NEWS-08 the status stays what was set and the start is the chosen day, before, while and after it is shown', async () => {
    const { body } = await create({ opensOn: '2026-11-22', endsOn: '2026-11-23' });
    const earlier = await create({ title: 'Agora' });
    const managed = async () => {
      const token = await tokenOf('10000001');
      const { body: page } = await portal.call(listNews, { token, query: { active: false } });
      return page.content.map(({ title, status, openDate }: NewsItem) => [title, status, openDate]);
    };
    const waiting = ['Novo caixa', 'ATIVO', '2026-11-22T00:00:00'];
    // The newest first: what is to come stands before what is shown.
    expect(await managed()).toEqual([waiting, ['Agora', 'ATIVO', earlier.body.openDate]]);
    // The routine looks once a minute, so that the work is a little late.
    portal.setNow('2026-11-22T03:00:40Z');
    await work();
    expect((await managed())[0]).toEqual(waiting);
    portal.setNow('2026-11-24T03:00:40Z');
    await work();
    expect((await managed())[0]).toEqual(waiting);
    expect(await titles('30000003')).toEqual(['Agora']);
    const entries = await database.db
      .selectFrom('audit')
      .where('entity', '=', 'news')
      .where('entity_key', '=', String(body.id))
      .select(['actor', 'after'])
      .orderBy('id')
      .execute();
    expect(entries).toMatchObject([
      { actor: '10000001', after: { active: true, ended: false, opens_on: '2026-11-22' } },
      { actor: 'news calendar', after: { active: true, ended: false, opens_on: null } },
      { actor: 'news calendar', after: { active: true, ended: true } },
    ]);
  });

  test('NEWS-08 one that has ended is corrected as it is, shown again until a later day, and switched off', async () => {
    const { body } = await create({ endsOn: '2026-11-20' });
    portal.setNow('2026-11-21T12:00:00Z');
    await work();
    tokens['10000001'] = await tokenOf('10000001');
    const corrected = await update({ ...item, id: body.id, title: 'Corrigida', endsOn: '2026-11-20' });
    expect([corrected.status, corrected.body.status]).toEqual([200, 'ATIVO']);
    expect(await titles('30000003')).toEqual([]);
    const past = await update({ ...item, id: body.id, endsOn: '2026-11-19' });
    expect([past.status, Object.keys(past.body.fields)]).toEqual([400, ['endsOn']]);
    await update({ ...item, id: body.id, endsOn: '2026-11-25' });
    expect([await titles('30000003'), await told('30000003')]).toEqual([['Novo caixa'], 1]);
    const off = await update({ ...item, id: body.id, status: 1, endsOn: '2026-11-25' });
    expect([off.body.status, await titles('30000003')]).toEqual(['INATIVO', []]);
  });
});
