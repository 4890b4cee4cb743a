import type { nameOperatorCodes } from '../../../../contract/code-life';
import type { BodyOf } from '../../../../contract/operation';
import { nameProblem } from '../../../../contract/operator-code-rules';
import type { OperatorCode } from '../../../../contract/operator-codes';
import { normalName } from '../../../../contract/text-forms';
import type { AppContext } from '../../../platform/context';
import { forbidden, HttpError, notFound } from '../../../platform/errors/http-error';
import type { Person } from '../../../platform/principal/principal';
import { assertNoProblems } from '../problems';
import { codeRecords } from '../record';
import { storeCodes, storedCodes } from '../save';

type NamedCodes = BodyOf<typeof nameOperatorCodes>['codes'];

/**
 * Names codes, all or none. A code that has its new name already counts as done, whoever named it, so that a call that
 * is repeated after a lost reply succeeds.
 * @returns the codes in the order of the call
 * @throws HttpError 400 with the faults at `codes.<place>.name`, 404 for an unknown code, 403 for one of somebody
 * else's shop, 409 with those that somebody else has changed meanwhile
 */
export async function nameCodes(
  { database: { db }, config: { timeZone }, now }: AppContext,
  person: Person,
  named: NamedCodes,
): Promise<OperatorCode[]> {
  assertNoProblems(problemsOf(named));
  const ids = named.map(({ operatorCodeId }) => operatorCodeId);
  return db.transaction().execute(async (trx) => {
    const stored = await storedCodes(trx, ids, true);
    const changes = named.map(({ operatorCodeId, name, version }) => {
      const before = stored.get(operatorCodeId);
      if (before === undefined) throw notFound();
      const { scope } = person;
      if (!scope.all && !scope.codes.includes(before.establishment)) throw forbidden();
      return { before, version, after: { name: normalName(name), active: before.active } };
    });
    const stale = changes.flatMap(({ before, version, after }, place) =>
      version === undefined || version === before.version || after.name === before.name
        ? []
        : [[`codes.${place}.name`, 'errors.fieldChanged'] as const],
    );
    if (stale.length > 0) throw new HttpError(409, 'errors.changedMeanwhile', Object.fromEntries(stale));
    await storeCodes(trx, person, changes, now());
    const records = await codeRecords(trx, timeZone).where('operator.id', 'in', ids).execute();
    return records.toSorted(
      (one, other) => ids.indexOf(one.operatorCodeId) - ids.indexOf(other.operatorCodeId),
    );
  });
}

function problemsOf(named: NamedCodes): Parameters<typeof assertNoProblems>[0] {
  const ids = named.map(({ operatorCodeId }) => operatorCodeId);
  const problems: Record<string, Parameters<typeof assertNoProblems>[0][string]> = {};
  for (const [place, { operatorCodeId, name }] of named.entries()) {
    const problem = name.trim() === '' ? 'required' : nameProblem(name);
    if (problem !== null) problems[`codes.${place}.name`] = problem;
    if (ids.indexOf(operatorCodeId) < place) problems[`codes.${place}.operatorCodeId`] = 'unnamed';
  }
  return problems;
}
