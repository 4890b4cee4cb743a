import { createWebhook } from '../../../../contract/webhooks';
import { webhooks } from '../../../../server/areas/webhooks';
import { publish } from '../../../../server/engines/webhooks/publish';
import type { AppContext, Log } from '../../../../server/platform/context';
import type { Database } from '../../../../server/platform/db/open';
import { attemptNextJob } from '../../../../server/platform/jobs/attempt';
import { addNetwork, addUser } from '../../../support/network';
import { sentNotices } from '../../../support/notices';
import { type TestPortal, testPortal } from '../../../support/portal';

/** Opens the receivers of tests. */
export const LOOPBACK = { PORTAL_WEBHOOKS_PRIVATE: '127.0.0.0/8' };

export interface Managers {
  portal: TestPortal;
  /** The manager of the establishments 0001 and 0002. */
  token: string;
  manager: number;
  /** The manager of 0003. */
  other: string;
  otherId: number;
}

/** A network with two managers who have API access. */
export async function managers(database: Database, environment = LOOPBACK as Record<string, string>) {
  const { db } = database;
  await addNetwork(db);
  const api = { from: '2026-01-01' };
  const manager = await addUser(db, { login: '20000002', role: 2, groups: [1], api });
  const otherId = await addUser(db, { login: '20000003', role: 2, establishments: ['0003'], api });
  const portal = await testPortal(database, environment);
  const { token } = await portal.signIn('20000002');
  const { token: other } = await portal.signIn('20000003');
  return { portal, token, manager, other, otherId } satisfies Managers;
}

export const settings = (url: string, more: object = {}) => ({
  url,
  // The clock of no test makes it due.
  events: ['shop.silent'],
  establishments: null,
  active: true,
  ...more,
});

/** Adds a receiver of a manager's. */
export async function addHook(portal: TestPortal, token: string, url: string, more: object = {}) {
  const { status, body } = await portal.call(createWebhook, { token, body: settings(url, more) });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return { id: body.webhook.id as number, secret: body.secret as string, version: 1 };
}

const log = { warn: () => {}, error: () => {} } as unknown as Log;

export function workerOf(context: AppContext) {
  const mailing = { post: { send: async () => {} }, site: '' } as never;
  return { context, handlers: webhooks.jobs?.(context, mailing) ?? [], log, leaseSeconds: 30 };
}

/** The notifications about receivers. */
export const told = async ({ db }: Database) =>
  (await sentNotices(db)).filter(({ kind }) => kind?.startsWith('webhook'));

/** Runs the routine, and then all due jobs. */
export async function run(context: AppContext): Promise<void> {
  for (const routine of webhooks.routines ?? []) await routine.look(context);
  while (await attemptNextJob(workerOf(context), new AbortController().signal));
}

/** Publishes an event of an establishment. */
export const happen = ({ database, now }: AppContext, establishment: string, ...notes: string[]) =>
  database.db.transaction().execute((trx) =>
    publish(
      trx,
      notes.map((note) => ({
        type: 'shop.silent' as const,
        establishment,
        data: { establishment, note } as never,
      })),
      now(),
    ),
  );

/** Deletes receivers, events, closed days and jobs. */
export async function forgetHooks({ db }: Database): Promise<void> {
  await db.deleteFrom('webhook_endpoint').execute();
  await db.deleteFrom('webhook_event').execute();
  await db.deleteFrom('closed_day').execute();
  await db.deleteFrom('closed_day_seal').execute();
  await db
    .updateTable('closed_day_look')
    .set({ closed_until: null, looked_position: 0, held_since: null })
    .execute();
  await db.deleteFrom('job').execute();
}
