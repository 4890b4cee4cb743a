import { updateProblems } from '../../../contract/operator-code-rules';
import { type OperatorCode, type OperatorCodeUpdate, tailOf } from '../../../contract/operator-codes';
import { normalName } from '../../../contract/text-forms';
import { assertFresh } from '../../platform/audit/stale';
import type { AppContext } from '../../platform/context';
import { forbidden, notFound } from '../../platform/errors/http-error';
import type { Person } from '../../platform/principal/principal';
import { assertNoProblems } from './problems';
import { codeRecord } from './record';
import { auditedCode, storeCodes, storedCodes } from './save';

/** The audited columns that people change or see change, each with its field in the contract. */
const fields = { establishment_code: 'ec', name: 'name', active: 'status' } as const;

/**
 * API-33: changes the name and the status of a code. Another name holds from now on, unless it corrects the spelling.
 * The code itself and its shop never change: their values in the
 * body have to equal the stored ones. The end of a code is set by the server's clock, not by the body.
 * @throws HttpError 400 with the faults at their fields, 404 for an unknown id, 403 for a code or a shop of somebody
 * else, 409 with the fields that somebody else has changed meanwhile
 */
export async function changeCode(
  { database: { db }, config: { timeZone }, now }: AppContext,
  person: Person,
  { operatorcodeId, operatorCodeId, version, ...wanted }: OperatorCodeUpdate,
): Promise<OperatorCode> {
  const id = operatorcodeId ?? operatorCodeId ?? 0;
  assertNoProblems(id === 0 || (operatorCodeId ?? id) !== id ? { operatorcodeId: 'unnamed' } : {});
  return db.transaction().execute(async (trx) => {
    const before = (await storedCodes(trx, [id], true)).get(id);
    if (before === undefined) throw notFound();
    const { scope } = person;
    if (!scope.all && [before.establishment, wanted.ec].some((ec) => ec && !scope.codes.includes(ec))) {
      throw forbidden();
    }
    const { ec, name, correcao, numerocartao, status } = wanted;
    const fixed = {
      ...(ec !== before.establishment && { ec: 'moved' as const }),
      ...(tailOf(numerocartao ?? '') !== before.tail && { numerocartao: 'otherCode' as const }),
    };
    const problems = updateProblems(wanted);
    // A change by somebody else is told first: a form of before may say what never changes as well.
    if (Object.keys(problems).length > 0) assertNoProblems({ ...fixed, ...problems });
    const key = String(id);
    const stored = auditedCode(before);
    await assertFresh(trx, {
      entity: 'operator',
      key,
      seen: version,
      current: before.version,
      now: stored,
      fields,
    });
    assertNoProblems(fixed);
    const after = { name: normalName(name ?? ''), active: status === 1 || status === true };
    const naming = correcao === true ? ({ respelled: true } as const) : undefined;
    await storeCodes(trx, person, [{ before, after, ...(naming && { naming }) }], now());
    return codeRecord(trx, scope, id, timeZone);
  });
}
