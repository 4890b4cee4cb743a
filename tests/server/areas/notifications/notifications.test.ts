import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  listNotifications,
  type Notification,
  unreadCount,
  viewNotification,
  viewNotifications,
} from '../../../../contract/notifications';
import { billingAvailable } from '../../../../server/areas/financial/notices';
import { newsPublished } from '../../../../server/areas/news/notices';
import { passwordChanged } from '../../../../server/areas/password/notices';
import { newBrowser } from '../../../../server/areas/session/notices';
import { accountReactivated } from '../../../../server/areas/users/notices';
import { orderNotices } from '../../../../server/areas/work-orders/notices';
import type { Happening } from '../../../../server/engines/notices/define';
import { notify, type Telling } from '../../../../server/engines/notices/notify';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addUser } from '../../../support/network';
import { NOON, type TestPortal, testPortal } from '../../../support/portal';

let database: Database;
let portal: TestPortal;
let next = 30_000_001;

/** The recipient in a test: a new person each time. */
interface Reader {
  id: number;
  token: string;
}
let reader: Reader;
let other: Reader;

beforeAll(async () => {
  database = await freshDatabase();
  portal = await testPortal(database);
});
beforeEach(async () => {
  portal.setNow(NOON);
  [reader, other] = [await newReader(), await newReader()];
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

async function newReader(): Promise<Reader> {
  const login = String(next);
  next += 1;
  const id = await addUser(database.db, { login, role: 3 });
  return { id, token: (await portal.signIn(login)).token };
}

const at = new Date(NOON);
type Told = readonly [Happening, Telling];
const tell = (...notices: Told[]) =>
  database.db.transaction().execute(async (trx) => {
    for (const notice of notices) await notify(trx, ...notice);
  });
const news = (title: string, ...to: Reader[]): Told => [
  newsPublished({ title }),
  { to: to.map(({ id }) => id), at },
];

const ask = async ({ token }: Reader, language = 'en'): Promise<Notification[]> => {
  const { status, body } = await portal.call(listNotifications, {
    token,
    headers: { 'accept-language': language },
  });
  expect(status).toBe(200);
  return body;
};
const view = ({ token }: Reader, { codUsuarioNotificacao }: Pick<Notification, 'codUsuarioNotificacao'>) =>
  portal.call(viewNotification, {
    token,
    params: { codUsuarioNotificacao },
    headers: { 'accept-language': 'en' },
  });
const texts = (list: readonly Notification[]) =>
  list.map(({ notificacao }) => notificacao.descricaoNotificacao);

describe('the list', () => {
  test('API-07 NOTE-02 contains the notifications with these fields and their moment', async () => {
    await tell(news('Feriado', other, reader));
    await tell([passwordChanged({}), { to: [reader.id], at: new Date('2026-11-19T04:05:06Z') }]);
    const keys = await database.db
      .selectFrom('user_notification')
      .where('user_id', '=', reader.id)
      .select(['id', 'notification_id'])
      .orderBy('id')
      .execute();
    expect(keys.every(({ id, notification_id }) => id !== notification_id)).toBe(true);
    const [first, second] = keys.map(({ id, notification_id }) => ({
      codUsuarioNotificacao: id,
      codNotificacao: notification_id,
    }));
    await view(reader, first as Notification);
    expect(await ask(reader)).toEqual([
      {
        ...first,
        isVisualizado: 1,
        createdAt: '2026-11-20T12:00:00',
        screen: null,
        record: null,
        notificacao: {
          descricaoNotificacao: 'News: Feriado',
          tipoNotificacao: { codTipoNotificacao: 1, descricaoTipoNotificacao: 'News' },
        },
      },
      {
        ...second,
        isVisualizado: 0,
        createdAt: '2026-11-19T01:05:06',
        screen: '/alterar-senha-perfil',
        record: null,
        notificacao: {
          descricaoNotificacao: expect.stringContaining('password'),
          tipoNotificacao: { codTipoNotificacao: 5, descricaoTipoNotificacao: 'Security' },
        },
      },
    ]);
  });

  test('NOTE-06 the notification of a work order leads to that order', async () => {
    const words = { number: 10_007, shop: 'Loja', terminal: '00010001', by: 'Ana' };
    await tell([orderNotices.attended(words), { to: [reader.id], at }]);
    expect(await ask(reader)).toMatchObject([{ screen: '/chamados', record: '10007' }]);
  });

  test('NOTE-06 the ones about a password and a sign-in lead to their screens, and others have no link', async () => {
    const to = [reader.id];
    await tell(
      [passwordChanged({}), { to, at }],
      [newBrowser({ browser: 'Firefox', system: 'Windows', address: '203.0.113.7' }), { to, at }],
      [accountReactivated({ by: 'Ana' }), { to, at }],
      news('Feriado', reader),
    );
    const led = (await ask(reader)).map(({ notificacao, screen }) => [
      notificacao.descricaoNotificacao.split(' ').slice(0, 2).join(' '),
      screen,
    ]);
    expect(Object.fromEntries(led)).toEqual({
      'Your password': '/alterar-senha-perfil',
      'Someone signed': '/sessoes',
      'Ana reactivated': null,
      'News: Feriado': null,
    });
  });

  test("API-07 is empty for a person without notifications, and never contains somebody else's", async () => {
    await tell(news('Nur für einen', reader));
    expect(await ask(other)).toEqual([]);
  });

  test('NOTE-02 several people share one notification, and each views it separately', async () => {
    await tell(news('Para todos', reader, other));
    const [[mine], [theirs]] = [await ask(reader), await ask(other)];
    expect(mine?.codNotificacao).toBe(theirs?.codNotificacao);
    expect(mine?.codUsuarioNotificacao).not.toBe(theirs?.codUsuarioNotificacao);
    await view(reader, mine as Notification);
    expect((await ask(other))[0]?.isVisualizado).toBe(0);
  });

  test('API-07 is sorted by moment, the newest first, whatever was stored last', async () => {
    const hour = (hours: number) => new Date(at.getTime() + hours * 3_600_000);
    const told = (title: string, at: Date): Told => [newsPublished({ title }), { to: [reader.id], at }];
    await tell(told('second', hour(2)), told('first', hour(3)), told('last', hour(1)));
    expect(texts(await ask(reader)).map((text) => text.split(': ')[1])).toEqual(['first', 'second', 'last']);
  });

  test('NOTE-03 API-07 is limited, and counts old unviewed ones', async () => {
    const listed = 100;
    await tell(news('old and unread', reader));
    await tell(...Array.from({ length: listed + 20 }, (_, index) => news(`read ${index}`, reader)));
    const newest = Math.max(...(await ask(reader)).map(({ codUsuarioNotificacao: id }) => id));
    await database.db
      .updateTable('user_notification')
      .set({ viewed_at: at })
      .where('user_id', '=', reader.id)
      .where('id', '>', newest - listed - 20)
      .execute();
    const list = await ask(reader);
    expect(list).toHaveLength(listed + 1);
    expect(unreadCount(list)).toBe(1);
    expect(texts(list).at(-1)).toContain('old and unread');
  });

  test('NOTE-03 from a hundred unread on the number is a minimum', async () => {
    await tell(...Array.from({ length: 120 }, (_, index) => news(String(index), reader)));
    const list = await ask(reader);
    expect(list).toHaveLength(100);
    expect(unreadCount(list)).toBe(100);
  });

  test.each([
    ['en', 'The billing for 16 Oct 2026 to 31 Oct 2026 is available under Financial detail.', 'Billing'],
    [
      'es-CO',
      'La facturación del 16/10/2026 al 31/10/2026 está disponible en Detalle financiero.',
      'Facturación',
    ],
    [
      'es-MX',
      'La facturación del 16/10/2026 al 31/10/2026 ya está disponible en Detalle financiero.',
      'Facturación',
    ],
    ['pt-BR', 'O faturamento de 16/10/2026 a 31/10/2026 está disponível em Financeiro.', 'Faturamento'],
  ])('NOTE-02 is in the language of its reader (%s)', async (language, text, type) => {
    await tell([billingAvailable({ first: '2026-10-16', last: '2026-10-31' }), { to: [reader.id], at }]);
    const [{ notificacao } = { notificacao: null }] = await ask(reader, language);
    expect(notificacao).toEqual({
      descricaoNotificacao: text,
      tipoNotificacao: { codTipoNotificacao: 4, descricaoTipoNotificacao: type },
    });
  });

  test('NOTE-02 a text that somebody wrote stays as it was written, and so does a custom type', async () => {
    await database.db
      .insertInto('notification_type')
      .values({ id: 90, description: 'Aviso da casa' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { id } = await database.db
      .insertInto('notification')
      .values({ type_id: 90, description: 'Café às 15h.', created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database.db
      .insertInto('user_notification')
      .values({ notification_id: id, user_id: reader.id })
      .execute();
    expect((await ask(reader))[0]?.notificacao).toEqual({
      descricaoNotificacao: 'Café às 15h.',
      tipoNotificacao: { codTipoNotificacao: 90, descricaoTipoNotificacao: 'Aviso da casa' },
    });
  });

  test('NOTE-02 an unknown kind is shown as it was stored', async () => {
    const { id } = await database.db
      .insertInto('notification')
      .values({ type_id: 5, description: 'De otra versión.', kind: 'ofAnotherVersion', parameters: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database.db
      .insertInto('user_notification')
      .values({ notification_id: id, user_id: reader.id })
      .execute();
    expect(texts(await ask(reader))).toEqual(['De otra versión.']);
  });

  test('API-07 takes nothing', async () => {
    const { status } = await portal.call(listNotifications, {
      token: reader.token,
      query: { userId: other.id },
    });
    expect(status).toBe(400);
  });
});

describe('viewing', () => {
  test('NOTE-05 API-08 marks one as viewed and returns it; the others stay', async () => {
    await tell(news('one', reader), news('two', reader));
    const [two, one] = await ask(reader);
    const { status, body } = await view(reader, two as Notification);
    expect([status, body]).toEqual([200, { ...two, isVisualizado: 1 }]);
    expect(await ask(reader)).toEqual([{ ...two, isVisualizado: 1 }, one]);
    expect(unreadCount(await ask(reader))).toBe(1);
  });

  test('API-08 a second view changes nothing: the time of the first stays', async () => {
    await tell(news('one', reader));
    const [one] = await ask(reader);
    await view(reader, one as Notification);
    const firstTime = await viewedAt(one as Notification);
    portal.setNow(new Date(at.getTime() + 60_000));
    const { status, body } = await view(reader, one as Notification);
    expect([status, body.isVisualizado]).toEqual([200, 1]);
    expect(await viewedAt(one as Notification)).toEqual(firstTime);
  });

  test("API-08 somebody else's is not found: it is neither returned nor marked", async () => {
    await tell(news('Segredo', other));
    const [theirs] = await ask(other);
    const { status, body } = await view(reader, theirs as Notification);
    expect([status, body]).toEqual([404, { code: 'NOT_FOUND', message: 'Not found.' }]);
    expect((await ask(other))[0]?.isVisualizado).toBe(0);
  });

  test('API-08 an unknown one gets the same reply', async () => {
    const { status, body } = await view(reader, { codUsuarioNotificacao: 2_000_000_000 });
    expect([status, body]).toEqual([404, { code: 'NOT_FOUND', message: 'Not found.' }]);
  });

  test.each(['0', '-1', '1.5', 'abc', '2147483648', '99999999999999999999', '%27'])(
    'API-08 %s is no number of a notification',
    async (text) => {
      const answer = await portal.app.inject({
        method: 'PUT',
        url: `/portal/users/notification/${text}`,
        headers: { authorization: `Bearer ${reader.token}` },
      });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION']);
    },
  );

  test('NOTE-05 all at once: those that the person has seen, none of others, and none that came later', async () => {
    await tell(news('one', reader), news('two', reader, other));
    const seen = await ask(reader);
    await tell(news('three', reader));
    const newest = Math.max(...seen.map(({ codUsuarioNotificacao: id }) => id));
    const { status, body } = await portal.call(viewNotifications, { token: reader.token, body: { newest } });
    expect(status).toBe(200);
    expect(body.map(({ isVisualizado }: Notification) => isVisualizado)).toEqual([0, 1, 1]);
    expect(await ask(reader, 'es-CO')).toEqual(body);
    expect((await ask(other))[0]?.isVisualizado).toBe(0);
  });

  const viewedAt = async ({ codUsuarioNotificacao }: Notification) =>
    (
      await database.db
        .selectFrom('user_notification')
        .where('id', '=', codUsuarioNotificacao)
        .select('viewed_at')
        .executeTakeFirstOrThrow()
    ).viewed_at;
});

describe('notifying', () => {
  test('NOTE-02 a rolled back notice reaches nobody', async () => {
    const failing = database.db.transaction().execute(async (trx) => {
      await notify(trx, ...news('never', reader));
      throw new Error('the event did not happen');
    });
    await expect(failing).rejects.toThrow('the event did not happen');
    expect(await ask(reader)).toEqual([]);
  });

  test('NOTE-02 a notice without recipients is not stored', async () => {
    const count = () =>
      database.db
        .selectFrom('notification')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirst();
    const before = await count();
    await tell(news('to nobody'));
    expect(await count()).toEqual(before);
  });
});
