import { randomUUID } from 'node:crypto';
import { addMinutes } from 'date-fns';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { login, refreshToken } from '../../../../contract/session';
import { addOrderComment, listOrderEntries } from '../../../../contract/work-order-conversation';
import { updateWorkOrderStatus } from '../../../../contract/work-orders';
import { keptLetters } from '../../../support/letters';
import { PASSWORD } from '../../../support/network';
import { NOON } from '../../../support/portal';
import { trailOf } from '../operator-codes/shops';
import { mailed, opened, orders, told } from './orders';

const all = orders();
const EN = { 'accept-language': 'en' };
const say = (workOrder: number, body: object, token = all.tokens.manager) =>
  all.portal.call(addOrderComment, { token, params: { workOrder }, body, headers: EN });
const read = async (workOrder: number, token = all.tokens.manager) =>
  (await all.portal.call(listOrderEntries, { token, params: { workOrder } })).body;
const set = (workOrder: number, status: number) =>
  all.portal.call(updateWorkOrderStatus, {
    token: all.tokens.administrator,
    params: { workOrder },
    body: { status },
  });

describe('WO-02 the conversation on an order', () => {
  test('is visible to both sides, oldest first, with the changes of status', async () => {
    const number = await opened(all);
    await say(number, { text: ' It still does not open.\nPlease come. ' });
    await say(number, { text: 'We come tomorrow.' }, all.tokens.administrator);
    await set(number, 2);
    const { content, mayComment } = await read(number);
    expect(mayComment).toBe(true);
    expect(content).toMatchObject([
      {
        at: '2026-11-20T12:00:00',
        author: { name: 'Person 20000002', own: true, provider: false },
        text: 'It still does not open.\nPlease come.',
        status: null,
      },
      { author: { name: 'Person 10000001', own: false, provider: true }, text: 'We come tomorrow.' },
      { text: null, status: 2 },
    ]);
    const other = await read(number, all.tokens.administrator);
    expect(other.content.map(({ author }: { author: { own: boolean } }) => author.own)).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('is refused to people who do not see the order', async () => {
    const number = await opened(all);
    const foreign = all.tokens.neighbour;
    expect((await say(number, { text: 'x' }, foreign)).status).toBe(403);
    expect((await say(99_999, { text: 'x' })).status).toBe(404);
    const answer = await all.portal.call(listOrderEntries, { token: foreign, params: { workOrder: number } });
    expect(answer.status).toBe(403);
  });

  test.each([
    [{}, 'Write a comment.'],
    [{ text: ' ' }, 'Write a comment.'],
    [{ text: 'x'.repeat(2001) }, 'The comment has more than 2000 characters.'],
  ])('refuses %o at its field', async (body, message) => {
    const number = await opened(all);
    const answer = await say(number, body);
    expect([answer.status, answer.body.fields]).toEqual([400, { text: message }]);
  });

  test('accepts nothing when the order is closed, with a message', async () => {
    const number = await opened(all);
    await set(number, 1);
    const answer = await say(number, { text: 'x' });
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'This work order is closed. Whoever opened it can reopen it within 7 days.',
    ]);
    expect(await read(number)).toMatchObject({ mayComment: false, mayAttach: false });
  });

  test('accepts a comment once, however often it is sent', async () => {
    const number = await opened(all);
    const body = { text: 'Once.', chave: randomUUID() };
    const answers = await Promise.all([say(number, body), say(number, body), say(number, body)]);
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.id}`)).size).toBe(1);
    expect((await read(number)).content).toHaveLength(1);
    const elsewhere = await say(await opened(all), body);
    expect(elsewhere.status).toBe(409);
  });

  test('is full with two hundred comments', async () => {
    const number = await opened(all);
    await sql`insert into work_order_entry (work_order, at, author_name, provider, text)
      select ${number}, now(), 'x', false, 'x' from generate_series(1, 199)`.execute(all.database.db);
    expect((await read(number)).mayComment).toBe(true);
    expect((await say(number, { text: 'The last one.' })).status).toBe(201);
    const answer = await say(number, { text: 'One more.' });
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'This work order already has the maximum number of comments.',
    ]);
    expect((await read(number)).mayComment).toBe(false);
  });

  test('is audited and updates the order’s last modification', async () => {
    const number = await opened(all);
    all.portal.setNow('2026-11-20T15:30:00Z');
    const { body } = await say(number, { text: 'Hello.' });
    const [entry] = (await trailOf(all.database, 'work_order_entry', String(body.id))).slice(-1);
    expect(entry).toMatchObject({
      action: 'create',
      actor: '20000002',
      after: { work_order: number, text: 'Hello.' },
    });
    const order = await all.database.db.selectFrom('work_order').selectAll().executeTakeFirst();
    expect(order).toMatchObject({ modified_at: new Date('2026-11-20T15:30:00Z'), version: 1 });
  });

  test('notifies requester and level 1, but nobody of its own comments', async () => {
    const number = await opened(all);
    await say(number, { text: 'x' });
    await say(number, { text: 'x' }, all.tokens.administrator);
    expect(await told(all, 'manager')).toEqual(['workOrderCommented']);
    expect(await told(all, 'administrator')).toEqual(['workOrderCommented', 'workOrderOpened']);
    expect(await told(all, 'colleague')).toEqual([
      'workOrderCommented',
      'workOrderCommented',
      'workOrderOpened',
    ]);
  });
});

describe('WO-02 mail about orders', () => {
  const minutesLater = (minutes: number) => all.portal.setNow(addMinutes(new Date(NOON), minutes));

  test('is sent at once, and then one in ten minutes with all that happened', async () => {
    const number = await opened(all);
    const first = await mailed(all);
    expect(first.map(({ to }) => to.address).toSorted()).toEqual([
      '10000001@example.com',
      '10000002@example.com',
    ]);
    expect(first[0]?.text).toContain(`/chamados/detalhes/${number}`);
    minutesLater(3);
    await say(number, { text: 'One.' });
    await say(number, { text: 'Two.' });
    const other = await opened(all);
    expect(await mailed(all)).toEqual([]);
    minutesLater(9.99);
    expect(await mailed(all)).toEqual([]);
    minutesLater(10);
    const second = await mailed(all);
    expect(second).toHaveLength(2);
    for (const { text } of second) {
      expect(text.match(new RegExp(`${number}`, 'g'))).toHaveLength(2);
      expect(text).toContain(String(other));
      expect(text).toContain('/chamados\n');
    }
    minutesLater(60);
    expect(await mailed(all)).toEqual([]);
  });

  test('is in the language in which its reader has used the portal last', async () => {
    const { portal } = all;
    const signIn = async (user: string, language: string) => {
      const headers = { 'accept-language': language };
      return (await portal.call(login, { body: { user, password: PASSWORD }, headers })).body;
    };
    portal.setNow('2027-12-02T15:00:00Z');
    await signIn('10000001', 'pt-BR');
    const pair = await signIn('10000002', 'pt-BR');
    const { token, refreshToken: refresh } = pair;
    const body = { token, refreshToken: refresh };
    expect((await portal.call(refreshToken, { body, headers: EN })).status).toBe(200);
    portal.setNow(NOON);
    await opened(all);
    const letters = await mailed(all);
    expect(letters.map(({ to, language }) => `${to.address} ${language}`).toSorted()).toEqual([
      '10000001@example.com pt',
      '10000002@example.com en',
    ]);
  });

  test('goes to the requester when level 1 replies', async () => {
    const number = await opened(all);
    await mailed(all);
    await set(number, 2);
    const letters = await mailed(all);
    expect(letters.map(({ to }) => to.address)).toEqual(['20000002@example.com']);
  });

  test('that could not be sent is sent again unchanged, with its id', async () => {
    await opened(all);
    const ids: string[] = [];
    const failing = {
      letters: [],
      send: async ({ id, text }: { id: string; text: string }) => {
        ids.push(`${id} ${text}`);
        throw new Error('The mail server is away');
      },
    };
    await mailed(all, failing);
    await opened(all);
    minutesLater(1);
    const letters = await mailed(all, keptLetters());
    expect(letters.map(({ id, text }) => `${id} ${text}`).toSorted()).toEqual(ids.toSorted());
    const left = await all.database.db.selectFrom('work_order_mail_line').selectAll().execute();
    // Lines of the second order wait for the next mail.
    expect(left.map(({ letter }) => letter)).toEqual([null, null]);
  });

  test('is not sent to people who were deactivated meanwhile', async () => {
    await opened(all);
    await sql`update portal_user set active = false where login = '10000002'`.execute(all.database.db);
    expect((await mailed(all)).map(({ to }) => to.address)).toEqual(['10000001@example.com']);
    await sql`update portal_user set active = true where login = '10000002'`.execute(all.database.db);
  });
});
