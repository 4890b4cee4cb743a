import type { Db } from '../../platform/db/connections';
import { HttpError, invalid } from '../../platform/errors/http-error';
import type { Scope } from '../../platform/principal/scope';

const fields = { numeroLogico: 'workOrderProblems.unknownTerminal' } as const;

/**
 * Returns the establishment of a terminal.
 * @throws HttpError 403 for a terminal of somebody else, 400 for an unknown one if the caller may know that
 */
export async function assertTerminal(db: Db, scope: Scope, logicalNumber: string): Promise<string> {
  const terminal = await db
    .selectFrom('terminal')
    .where('logical_number', '=', logicalNumber)
    .select('establishment_code')
    .executeTakeFirst();
  if (!scope.all && (terminal === undefined || !scope.codes.includes(terminal.establishment_code))) {
    throw new HttpError(403, 'errors.forbidden', fields);
  }
  if (terminal === undefined) throw invalid('errors.validation', fields);
  return terminal.establishment_code;
}
