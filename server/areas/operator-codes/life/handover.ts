import { type CodeLife, type Handover, handoverProblems } from '../../../../contract/code-life';
import { recordChanges } from '../../../platform/audit/record';
import type { AppContext } from '../../../platform/context';
import type { Db } from '../../../platform/db/open';
import { invalid } from '../../../platform/http/http-error';
import type { Person } from '../../../platform/principal/principal';
import { wallClock } from '../../../platform/time/wall-clock';
import { storedCodes } from '../save';
import { codeLife } from './read-life';

/**
 * Confirms to whom a code was given, and when. An identical confirmation, repeated after a lost reply, writes nothing.
 * @throws HttpError 400 with the faults at their fields, 404 for an unknown code, 403 for one of somebody else's shop
 */
export async function handOver(
  { database: { db }, config: { timeZone }, now }: AppContext,
  person: Person,
  id: number,
  { to, at }: Handover,
): Promise<CodeLife> {
  return db.transaction().execute(async (trx) => {
    const code = (await storedCodes(trx, [id], true)).get(id);
    const { madeAt } = await codeLife(trx, person.scope, id, timeZone);
    const problems = Object.entries(
      handoverProblems({ to, at }, { made: madeAt, now: wallClock(timeZone, now()) }),
    );
    if (problems.length > 0) {
      const texts = problems.map(([field, problem]) => [field, `codeLife.problems.${problem}`] as const);
      throw invalid('errors.form', Object.fromEntries(texts));
    }
    const given = { person: (to ?? '').trim(), handed_at: `${at ?? ''}:00` };
    if (!(await isLast(trx, id, given))) {
      const { id: key } = await trx
        .insertInto('code_handover')
        .values({ operator_id: id, ...given, confirmed_at: now(), confirmed_by: person.id })
        .returning('id')
        .executeTakeFirstOrThrow();
      const after = { operator_id: id, establishment_code: code?.establishment, ...given };
      await recordChanges(trx, person, [
        { action: 'create', entity: 'code_handover', key: String(key), after },
      ]);
    }
    return codeLife(trx, person.scope, id, timeZone);
  });
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
