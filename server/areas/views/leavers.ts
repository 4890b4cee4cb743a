import { type Selectable, sql, type Updateable } from 'kysely';
import { z } from 'zod';
import { LEVEL, type ScreenPath } from '../../../contract/access';
import { VIEW } from '../../../contract/views';
import { notify } from '../../engines/notices/notify';
import { recordChanges } from '../../platform/audit/record';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import type { SavedView } from '../../platform/db/tables/views';
import { type JobHandler, type JobKind, jobHandler } from '../../platform/jobs/kind';
import { routine } from '../../platform/jobs/routine';
import { system } from '../../platform/principal/principal';
import { daysBefore } from '../../platform/time/clocks';
import { viewInherited, viewReturned } from './notices';
import { isShared } from './seen';
import { forgetDefaults } from './sharing';
import { auditedView, lockedView } from './stored';

const keeper = system('views of leavers');

const payload = z.strictObject({});

/** Finds an owner for shared views of people who were switched off, and deletes their own ones after a while. */
const leaversJob: JobKind<z.infer<typeof payload>> = {
  name: 'viewsOfLeavers',
  payload,
  attempts: 10,
  seconds: 300,
};

const owned = sql`saved_view join portal_user owner on owner.id = saved_view.owner_id`;
/** Its owner was switched off, and nobody has looked after it. */
const isNew = sql`not owner.active and saved_view.left_at is null`;
/** Its owner is back. */
const isBack = sql`owner.active and saved_view.left_at is not null`;
/** It was inherited, and its owner of before is back in time. */
const isReturning = (now: Date) =>
  sql`saved_view.inherited_at >= ${daysBefore(now, VIEW.leaverDays)} and exists (
    select from portal_user former where former.id = saved_view.former_owner_id and former.active)`;
const isOver = (now: Date) =>
  sql`not owner.active and saved_view.left_at < ${daysBefore(now, VIEW.leaverDays)} and not ${isShared}`;

/** Due as soon as the owner of a view, or the one of before, is switched off, or comes back, or was away long enough. */
export const leaversRoutine = routine(leaversJob, async ({ database: { db }, now }) => {
  const { rows } =
    await sql`select from ${owned} where (${isNew}) or (${isBack}) or (${isReturning(now())}) or (${isOver(now())}) limit 1`.execute(
      db,
    );
  return rows.length === 0 ? null : {};
});

/** Each view has a transaction of its own, and its lock decides between two servers. */
export function leaversHandler({ database: { db }, now }: AppContext): JobHandler {
  return jobHandler(leaversJob, async (_payload, signal) => {
    await sql`update saved_view set left_at = null from portal_user owner
      where owner.id = saved_view.owner_id and ${isBack}`.execute(db);
    for (const { id } of await idsWhere(db, isReturning(now()))) {
      signal.throwIfAborted();
      await db.transaction().execute((trx) => giveBack(trx, id, now()));
    }
    for (const { id } of await idsWhere(db, isNew)) {
      signal.throwIfAborted();
      await db.transaction().execute((trx) => handOver(trx, id, now()));
    }
    for (const { id } of await idsWhere(db, isOver(now()))) {
      signal.throwIfAborted();
      await db.transaction().execute((trx) => deleteLeft(trx, id, now()));
    }
  });
}

async function idsWhere(db: Db, condition: ReturnType<typeof sql>): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select saved_view.id from ${owned} where ${condition} order by saved_view.id`.execute(db);
  return rows;
}

/** A shared view goes to its heir, who is told; one that is not shared waits for its owner to come back. */
async function handOver(trx: Db, id: string, now: Date): Promise<void> {
  const held = await lockedView(trx, id);
  if (held === undefined) return;
  const { rows } = await sql<{ from: string; shared: boolean }>`
    select owner.name as from, ${isShared} as shared from ${owned}
    where saved_view.id = ${id} and ${isNew}`.execute(trx);
  const [left] = rows;
  if (left === undefined) return;
  const heir = left.shared ? await heirOf(trx, held.owner_id) : null;
  if (heir === null) {
    await trx.updateTable('saved_view').where('id', '=', id).set({ left_at: now }).execute();
    return;
  }
  const name = await passTo(trx, held, heir, {
    // Where an heir leaves as well, it is still the first owner who may come back.
    former_owner_id: held.former_owner_id ?? held.owner_id,
    inherited_at: held.inherited_at ?? now,
  });
  await notify(trx, viewInherited({ from: left.from, view: name, screen: held.screen }), {
    to: [heir],
    at: now,
  });
}

/** Whoever was switched off by mistake, or is back from a leave, has their views again; the heir is told. */
async function giveBack(trx: Db, id: string, now: Date): Promise<void> {
  const held = await lockedView(trx, id);
  const former = held?.former_owner_id;
  if (held === undefined || former === null || former === undefined) return;
  const { rows } = await sql<{ name: string }>`
    select former.name from saved_view join portal_user former on former.id = saved_view.former_owner_id
    where saved_view.id = ${id} and ${isReturning(now)}`.execute(trx);
  const [back] = rows;
  if (back === undefined) return;
  const nobody = { former_owner_id: null, inherited_at: null, left_at: null };
  const name = await passTo(trx, held, former, nobody);
  await notify(trx, viewReturned({ to: back.name, view: name, screen: held.screen }), {
    to: [held.owner_id],
    at: now,
  });
}

/** Makes a locked view somebody else's. @returns its name there */
async function passTo(
  trx: Db,
  { id, screen, name, version }: Pick<Selectable<SavedView>, 'id' | 'screen' | 'name' | 'version'>,
  owner: number,
  columns: Updateable<SavedView>,
): Promise<string> {
  const before = await auditedView(trx, id);
  await trx.deleteFrom('saved_view_person').where('view_id', '=', id).where('user_id', '=', owner).execute();
  await trx
    .updateTable('saved_view')
    .where('id', '=', id)
    .set({
      ...columns,
      owner_id: owner,
      name: await freeName(trx, owner, screen, name),
      version: version + 1,
    })
    .execute();
  // Whoever had it before does not see it any more, unless it is shared with them.
  await forgetDefaults(trx, id);
  const after = await auditedView(trx, id);
  await recordChanges(trx, keeper, [{ action: 'update', entity: 'view', key: id, before, after }]);
  return after.name;
}

async function deleteLeft(trx: Db, id: string, now: Date): Promise<void> {
  if ((await lockedView(trx, id)) === undefined) return;
  const over = await sql`select from ${owned} where saved_view.id = ${id} and ${isOver(now)}`.execute(trx);
  if (over.rows.length === 0) return;
  const before = await auditedView(trx, id);
  await trx.deleteFrom('saved_view').where('id', '=', id).execute();
  await recordChanges(trx, keeper, [{ action: 'delete', entity: 'view', key: id, before }]);
}

/**
 * The administrator who takes over from somebody: whoever switched that person off, who knows of it; where that was no
 * administrator, or one who has left as well, the one who has been there longest. `null`: there is none.
 */
async function heirOf(trx: Db, leaver: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from portal_user where active and role = ${LEVEL.provider}
    order by id is not distinct from (
      select actor_id from audit where entity = 'portal_user' and entity_key = ${String(leaver)}
        and action = 'update' and after ->> 'active' = 'false' and before ->> 'active' = 'true'
      order by audit.id desc limit 1) desc, id limit 1`.execute(trx);
  return rows[0]?.id ?? null;
}

/** The name, or with a number behind it, that no view of the heir has on the screen. */
async function freeName(trx: Db, heir: number, screen: ScreenPath, name: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select given.name from (
      select case when n = 1 then ${name} else left(${name}, ${VIEW.nameLength - 6}) || ' (' || n || ')' end as name, n
      from generate_series(1, ${VIEW.ofOnePerson * 2}) as n) as given
    where not exists (select from saved_view where owner_id = ${heir} and screen = ${screen}
      and name_key(saved_view.name) = name_key(given.name))
    order by n limit 1`.execute(trx);
  return rows[0]?.name ?? name;
}
