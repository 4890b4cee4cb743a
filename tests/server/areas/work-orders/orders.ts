import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { RequestType } from '../../../../contract/work-orders';
import { createWorkOrder } from '../../../../contract/work-orders';
import { orderMailHandler } from '../../../../server/areas/work-orders/mail';
import type { Database } from '../../../../server/platform/db/open';
import { attemptNextJob } from '../../../../server/platform/jobs/attempt';
import { freshDatabase } from '../../../support/databases';
import { keptLetters, SITE } from '../../../support/letters';
import { addNetwork, addUser } from '../../../support/network';
import { NOON, type TestPortal, testPortal } from '../../../support/portal';

interface People {
  administrator: string;
  colleague: string;
  /** Manages 0001 and 0002; the neighbour 0003. */
  manager: string;
  neighbour: string;
  viewer: string;
  bank: string;
}

export interface Orders {
  database: Database;
  portal: TestPortal;
  tokens: People;
  ids: Record<keyof People, number>;
}

const EN = { 'accept-language': 'en' };
const logins = {
  administrator: { login: '10000001', role: 1 },
  colleague: { login: '10000002', role: 1 },
  manager: { login: '20000002', role: 2, groups: [1] },
  neighbour: { login: '20000003', role: 2, establishments: ['0003'] },
  viewer: { login: '30000003', role: 3, establishments: ['0001'] },
  bank: { login: '50000005', role: 5, specificCode: 1 },
} as const;

/** The test network with all people who use orders; each test begins at noon without an order. */
export function orders(): Orders {
  const all = {} as Orders;
  beforeAll(async () => {
    const database = await freshDatabase();
    await addNetwork(database.db);
    const portal = await testPortal(database);
    // Valid on all days of these tests.
    portal.setNow('2027-12-01T15:00:00Z');
    const tokens: Partial<People> = {};
    const ids: Partial<Orders['ids']> = {};
    for (const [name, user] of Object.entries(logins) as [keyof People, (typeof logins)['bank']][]) {
      ids[name] = await addUser(database.db, user);
      tokens[name] = (await portal.signIn(user.login)).token;
    }
    Object.assign(all, { database, portal, tokens, ids });
  });
  beforeEach(async () => {
    all.portal.setNow(NOON);
    await sql`truncate stored_file, work_order, work_order_entry, work_order_mail, work_order_mail_line, notification,
      user_notification, job, export_ticket restart identity cascade`.execute(all.database.db);
  });
  afterAll(async () => {
    await all.portal.app.close();
    await all.database.close();
  });
  return all;
}

/** A maintenance request of the manager's first terminal. */
export const maintenance = {
  numeroLogico: 'T0001',
  telefone: '(11) 90123-4567',
  relatoUsuario: 'The drawer does not open.',
  sintoma: 'Cofre Fora',
};

/** A dispute at this terminal. */
export const disputed = {
  numeroLogico: 'T0001',
  telefone: '(11) 90123-4567',
  relatoUsuario: 'Two notes are missing.',
  valorInserido: 500,
  valorContestado: 100,
  dataHoraTransacao: '2026-11-20T11:59:59',
  clientePossuiComprovante: 'S',
  nsu: '0000012345',
};

/** Sends a request, like a form. */
export const ask = (
  all: Orders,
  body: object,
  type: RequestType = 'sintoma' in body ? 'manutencaoTransacao' : 'contestacaoTransacao',
  token = all.tokens.manager,
) => all.portal.call(createWorkOrder, { token, params: { type }, body, headers: EN });

/** Opens an order and returns its number. */
export async function opened(all: Orders, body: object = maintenance, token?: string): Promise<number> {
  const { status, body: answer } = await ask(all, body, undefined, token);
  if (status !== 201) throw new Error(JSON.stringify(answer));
  return answer.workOrder;
}

/** The notifications with their recipients, the last first; `null` for those without a kind. */
export async function told(all: Orders, person: keyof People): Promise<(string | null)[]> {
  const rows = await all.database.db
    .selectFrom('user_notification')
    .innerJoin('notification', 'notification.id', 'notification_id')
    .where('user_id', '=', all.ids[person])
    .orderBy('user_notification.id', 'desc')
    .select('kind')
    .execute();
  return rows.map(({ kind }) => kind);
}

/** Sends all mails that are due. @returns the mails */
export async function mailed(all: Orders, post = keptLetters()) {
  const handlers = [orderMailHandler(all.portal.context, post, SITE)];
  const worker = { context: all.portal.context, handlers, log: all.portal.app.log, leaseSeconds: 30 };
  while (await attemptNextJob(worker, new AbortController().signal));
  return post.letters;
}
