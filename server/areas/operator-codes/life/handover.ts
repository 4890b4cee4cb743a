import { sql } from 'kysely';
import { type CodeLife, type Handover, handoverProblems } from '../../../../contract/code-life';
import { normalName } from '../../../../contract/text-forms';
import { recordChanges } from '../../../platform/audit/record';
import type { AppContext } from '../../../platform/context';
import type { Db } from '../../../platform/db/connections';
import { invalid, notFound } from '../../../platform/errors/http-error';
import type { Person } from '../../../platform/principal/principal';
import { clockColumn } from '../../../platform/time/clock-column';
import { instantAt, wallClock } from '../../../platform/time/wall-clock';
import { storeCodes, storedCodes } from '../save';
import { codeLife } from './read-life';

/**
 * Confirms to whom a code was given, and when: it is called by that name from then on, so that a code has one holder
 * everywhere. An identical confirmation, repeated after a lost reply, writes nothing.
 * @throws HttpError 400 with the faults at their fields, 404 for an unknown code, 403 for one of somebody else's shop
 */
export async function handOver(
  { database: { db }, config: { timeZone }, now }: AppContext,
  person: Person,
  id: number,
  { to, at }: Handover,
): Promise<CodeLife> {
  return db.transaction().execute(async (trx) => {
    const before = (await storedCodes(trx, [id], true)).get(id);
    const { madeAt } = await codeLife(trx, person.scope, id, timeZone);
    if (before === undefined) throw notFound();
    const holder = normalName(to ?? '');
    const named = before.name === holder ? null : await namedAt(trx, id, timeZone);
    const problems = Object.entries(
      handoverProblems({ to, at }, { made: madeAt, named, now: wallClock(timeZone, now()) }),
    );
    if (problems.length > 0) {
      const texts = problems.map(([field, problem]) => [field, `codeLife.problems.${problem}`] as const);
      throw invalid('errors.form', Object.fromEntries(texts));
    }
    const given = { person: holder, handed_at: `${at ?? ''}:00` };
    if (before.name !== holder || !(await isLast(trx, id, given))) {
      const { id: key } = await trx
        .insertInto('code_handover')
        .values({ operator_id: id, ...given, confirmed_at: now(), confirmed_by: person.id })
        .returning('id')
        .executeTakeFirstOrThrow();
      const after = { operator_id: id, establishment_code: before.establishment, ...given };
      await recordChanges(trx, person, [
        { action: 'create', entity: 'code_handover', key: String(key), after },
      ]);
    }
    const naming = { from: instantAt(timeZone, given.handed_at) };
    await storeCodes(
      trx,
      person,
      [{ before, after: { name: holder, active: before.active }, naming }],
      now(),
    );
    return codeLife(trx, person.scope, id, timeZone);
  });
}

/** Returns since when the name of a code holds, on the network's clocks; `null`: since it was made. */
async function namedAt(trx: Db, id: number, timeZone: string): Promise<string | null> {
  const { named } = await trx
    .selectFrom('operator')
    .where('id', '=', id)
    .select(sql<string | null>`${clockColumn('named_at', timeZone)}`.as('named'))
    .executeTakeFirstOrThrow();
  return named;
}

async function isLast(trx: Db, id: number, given: { person: string; handed_at: string }): Promise<boolean> {
  const last = await trx
    .selectFrom('code_handover')
    .where('operator_id', '=', id)
    .select(['person', 'handed_at'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.person === given.person && last.handed_at === given.handed_at;
}
