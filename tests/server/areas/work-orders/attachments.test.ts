import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { imageFile } from '../../../../contract/files';
import { addOrderAttachment, listOrderEntries } from '../../../../contract/work-order-conversation';
import { updateWorkOrderStatus } from '../../../../contract/work-orders';
import { workOrders } from '../../../../server/areas/work-orders';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser } from '../../../support/network';
import { bomb, PIXEL, picture, uploadOf } from '../../../support/pictures';
import { testPortal } from '../../../support/portal';
import { addOrder } from '../../../support/work-orders';
import { trailOf } from '../operator-codes/shops';
import { opened, orders, told } from './orders';

const all = orders();
const EN = { 'accept-language': 'en' };
const NAME = { name: 'gaveta.jpg' };
let jpeg: Buffer;
beforeAll(async () => {
  jpeg = await picture('jpeg', 4000, 3000);
});

const attach = (workOrder: number, body: object, token = all.tokens.manager) =>
  all.portal.call(addOrderAttachment, { token, params: { workOrder }, body, headers: EN });
/** Downloads the bytes, like a browser. */
const fetched = (workOrder: number, id: number, token: string | null = all.tokens.manager) =>
  all.portal.app.inject({
    url: `/portal/salesforce/chamados/${workOrder}/attachments/${id}`,
    ...(token !== null && { headers: { authorization: `Bearer ${token}` } }),
  });

test('ERR-04 a picture is checked, stored without metadata, and visible to all who see the order', async () => {
  const number = await opened(all);
  const { status, body } = await attach(number, { ...NAME, ...uploadOf(jpeg, 'image/jpeg') });
  expect([status, body.text, body.author.own]).toEqual([201, null, true]);
  expect(body.attachment).toMatchObject({
    name: 'gaveta.jpg',
    type: 'image/jpeg',
    width: 2560,
    height: 1920,
  });
  for (const token of [all.tokens.manager, all.tokens.administrator, all.tokens.bank]) {
    const file = await fetched(number, body.id, token);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(file.rawPayload.length).toBe(body.attachment.size);
    expect(file.rawPayload.includes('Segredo')).toBe(false);
  }
  expect(await told(all, 'administrator')).toEqual(['workOrderCommented', 'workOrderOpened']);
  const [entry] = (await trailOf(all.database, 'work_order_entry', String(body.id))).slice(-1);
  expect(entry?.after).toEqual({ work_order: number, file_name: 'gaveta.jpg', bytes: jpeg.length });
});

test('WO-02 is refused to people who do not see the order, and to everybody by the address of news', async () => {
  const number = await opened(all);
  const other = await opened(all);
  const { body } = await attach(number, { ...NAME, ...uploadOf(PIXEL, 'image/png') });
  expect((await fetched(number, body.id, all.tokens.neighbour)).statusCode).toBe(403);
  expect((await fetched(number, body.id, all.tokens.viewer)).statusCode).toBe(403);
  expect((await fetched(number, body.id, null)).statusCode).toBe(401);
  expect((await fetched(other, body.id)).statusCode).toBe(404);
  const foreign = await attach(number, { ...NAME, ...uploadOf(PIXEL, 'image/png') }, all.tokens.neighbour);
  expect(foreign.status).toBe(403);
  const { name: file } = await all.database.db
    .selectFrom('stored_file')
    .select('name')
    .executeTakeFirstOrThrow();
  expect((await all.portal.call(imageFile, { params: { file } })).status).toBe(404);
});

describe('ERR-04 what is refused, at its field', () => {
  const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  test.each([
    ['an SVG that says it is a PNG', () => SVG, 'base'],
    ['a JPEG that is cut off', () => jpeg.subarray(0, jpeg.length - 500), 'base'],
    [
      'a picture with an archive behind it',
      () => Buffer.concat([PIXEL, Buffer.from('PK\u0003\u0004')]),
      'base',
    ],
    ['a bomb', () => bomb(20_000, 20_000, 1_000_000), 'base'],
  ])('%s', async (_what, content, field) => {
    const number = await opened(all);
    const type = content() === SVG || content().includes('PNG') ? 'image/png' : 'image/jpeg';
    const answer = await attach(number, { ...NAME, ...uploadOf(content(), type) });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
    const { body } = await all.portal.call(listOrderEntries, {
      token: all.tokens.manager,
      params: { workOrder: number },
    });
    expect(body.content).toEqual([]);
  });
});

test('WO-02 a closed order accepts no picture, and neither does a full one', async () => {
  const number = await opened(all);
  await sql`insert into stored_file (name, media_type, content, bytes) values
    ('0123456789abcdef0123456789abcdef.png', 'image/png', 'x', 1) on conflict do nothing`.execute(
    all.database.db,
  );
  const add = (count: number) =>
    sql`insert into work_order_entry (work_order, at, author_name, provider, file_name, image, width, height)
      select ${number}, now(), 'x', false, 'x', '0123456789abcdef0123456789abcdef.png', 1, 1
      from generate_series(1, ${count}::int)`.execute(all.database.db);
  await add(19);
  const mayAttach = async () =>
    (await all.portal.call(listOrderEntries, { token: all.tokens.manager, params: { workOrder: number } }))
      .body.mayAttach;
  expect(await mayAttach()).toBe(true);
  await add(1);
  expect(await mayAttach()).toBe(false);
  const full = await attach(number, { ...NAME, ...uploadOf(PIXEL, 'image/png') });
  expect([full.status, full.body.message]).toEqual([
    409,
    'This work order already has the maximum number of pictures.',
  ]);
  await all.portal.call(updateWorkOrderStatus, {
    token: all.tokens.administrator,
    params: { workOrder: number },
    body: { status: 1 },
  });
  const closed = await attach(number, { ...NAME, ...uploadOf(PIXEL, 'image/png') });
  expect([closed.status, closed.body.message.startsWith('This work order is closed.')]).toEqual([409, true]);
});

test('WO-02 a picture is added once, however often it is sent; its name is readable', async () => {
  const number = await opened(all);
  const body = { name: ' a\u0000b\u202e.png ', chave: randomUUID(), ...uploadOf(PIXEL, 'image/png') };
  const unstorable = await attach(number, body);
  // No text of a database can contain the character NUL.
  expect(unstorable.status).toBe(400);
  const named = { ...body, name: ' a\u202e.png\n' };
  const [first, second] = [await attach(number, named), await attach(number, named)];
  expect([first.status, second.body]).toEqual([201, first.body]);
  expect(first.body.attachment.name).toBe('a.png');
});

test('ERR-04 a lost storage is reported with a message, and nothing is left of the picture', async () => {
  const database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '10000001', role: 1 });
  const number = await addOrder(database.db);
  const portal = await testPortal(database, {
    PORTAL_S3_URL: 'http://127.0.0.1:9/pictures',
    PORTAL_S3_KEY_ID: 'nobody',
    PORTAL_S3_SECRET: 'nothing',
  });
  try {
    const { token } = await portal.signIn('10000001');
    const answer = await portal.call(addOrderAttachment, {
      token,
      params: { workOrder: number },
      body: { ...NAME, ...uploadOf(PIXEL, 'image/png') },
      headers: EN,
    });
    expect([answer.status, answer.body.message]).toEqual([503, 'The file could not be saved.']);
    expect(await database.db.selectFrom('work_order_entry').selectAll().execute()).toEqual([]);
  } finally {
    await portal.app.close();
    await database.close();
  }
}, 30_000);

test('WO-02 pictures of no order are deleted a day later, those of orders stay', async () => {
  const { db } = all.database;
  const number = await opened(all);
  await attach(number, { ...NAME, ...uploadOf(PIXEL, 'image/png') });
  await sql`insert into stored_file (name, media_type, content, bytes, use) values
    ('ffffffffffffffffffffffffffffffff.png', 'image/png', 'x', 1, 'workOrder')`.execute(db);
  await sql`update stored_file set created_at = '2026-11-01'`.execute(db);
  await workOrders.purge?.(all.portal.context);
  const left = await db.selectFrom('stored_file').where('use', '=', 'workOrder').select('name').execute();
  expect(left.map(({ name }) => name)).not.toContain('ffffffffffffffffffffffffffffffff.png');
  expect(left).toHaveLength(1);
});
