import { sql } from 'kysely';
import { type GrouperRecord, grouperProblems, type saveGrouper } from '../../../contract/groupers';
import type { BodyOf } from '../../../contract/operation';
import { normalName } from '../../../contract/text-forms';
import type { MessageKey } from '../../../i18n/server';
import { assertSameEffect, holdGroups } from '../../engines/grants/confirmed';
import { assertFresh } from '../../platform/audit/stale';
import type { Db } from '../../platform/db/connections';
import { withRetries } from '../../platform/db/retry';
import { assertAll, HttpError, invalid, notFound } from '../../platform/errors/http-error';
import { assertNoneMissing, missingKeys } from '../../platform/principal/foreign';
import type { Person } from '../../platform/principal/principal';
import { EVERYTHING } from '../../platform/principal/scope';
import { groupChange } from './access';
import { auditedOf, grouperRecordOf, type StoredGrouper, storedGroupers } from './record';
import { type GrouperValues, storeGroupers } from './store';

/** The field of the contract for each audited column. */
const fields = { name: 'name', establishments: 'ecs' } as const;

/**
 * GRP-12, API-37: registers or changes a grouper.
 * @throws HttpError 400 with the problems at their fields (GRP-07), 404 for an unknown id, 409 for a name that another
 * one has, for what somebody else has changed meanwhile, and for another effect than the one that was shown
 */
export async function saveOne(
  db: Db,
  person: Person,
  { id, version, effect, ...body }: BodyOf<typeof saveGrouper>,
): Promise<GrouperRecord> {
  return withRetries(() =>
    db.transaction().execute(async (trx) => {
      await holdGroups(trx, { writing: true });
      const before = id === null ? null : await lockGrouper(trx, id);
      const values = valuesOf(body);
      await assertAll(
        () => assertRules(values, before?.name),
        () => assertKnown(trx, values, before),
      );
      if (before !== null) {
        const { version: current, ...stored } = before;
        const now = auditedOf(stored);
        await assertFresh(trx, { entity: 'grouper', key: String(id), seen: version, current, now, fields });
      }
      await assertNotTaken(trx, values.name, id);
      await holdHolders(trx, id);
      await assertSameEffect(trx, person.scope, groupChange(id, values.establishments), effect);
      const [saved = 0] = await storeGroupers(trx, person, [{ before, after: values }]);
      return grouperRecordOf(trx, saved);
    }),
  );
}

/** The rules of a body, of which any field may be missing (`serve`). */
export const rulesOfGrouper = ({ name, ecs }: Partial<BodyOf<typeof saveGrouper>>): void =>
  assertRules(valuesOf({ name: name ?? '', ecs: ecs ?? [] }), undefined);

const valuesOf = ({ name, ecs }: Pick<BodyOf<typeof saveGrouper>, 'name' | 'ecs'>): GrouperValues => ({
  name: normalName(name),
  establishments: [...new Set(ecs.map(({ cdEc }) => cdEc))],
});

/**
 * GRP-07: refuses what a group cannot be.
 * @param kept the name that it has already, which may be one that nobody could give any more
 * @throws HttpError 400 with the problems at their fields
 */
function assertRules({ name, establishments: ecs }: GrouperValues, kept: string | undefined): void {
  const problems = Object.entries(grouperProblems({ name, ecs }, kept));
  if (problems.length === 0) return;
  const keyOf = (problem: string) => `groupers.problems.${problem}` as MessageKey;
  const required = problems.some(([, problem]) => problem === 'required');
  throw invalid(
    required ? 'groupers.problems.required' : 'errors.form',
    Object.fromEntries(problems.map(([field, problem]) => [field, keyOf(problem)])),
  );
}

/** Returns a grouper that nobody else changes meanwhile, because `holdGroups` was called before. */
async function lockGrouper(trx: Db, id: number): Promise<StoredGrouper> {
  const grouper = (await storedGroupers(trx, [id])).get(id);
  if (grouper === undefined) throw notFound();
  return grouper;
}

/** Looks up only the new links, because those that are stored exist. */
async function assertKnown(trx: Db, values: GrouperValues, before: StoredGrouper | null): Promise<void> {
  const added = values.establishments.filter((code) => !before?.establishments.includes(code));
  const unknown = await missingKeys(trx, added, 'establishment', sql`for key share`);
  assertNoneMissing({ ecs: unknown }, EVERYTHING, 'errors.form');
}

async function assertNotTaken(trx: Db, name: string, id: number | null): Promise<void> {
  const { rows } =
    await sql`select from grouper where name_key(name) = name_key(${name}) and id <> ${id ?? 0}`.execute(trx);
  if (rows.length > 0) throw new HttpError(409, 'groupers.nameTaken', { name: 'groupers.nameTaken' });
}

/** Locks the users who have the group, so that their access stays the same; in the order of all such locks. */
async function holdHolders(trx: Db, id: number | null): Promise<void> {
  if (id === null) return;
  await sql`select from portal_user
    where id in (select user_id from user_grouper where grouper_id = ${id}) order by id for share`.execute(
    trx,
  );
}
