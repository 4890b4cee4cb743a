import type { WorkOrderProblem } from '../../../contract/work-order-rules';
import { HttpError, invalid } from '../../platform/errors/http-error';

/** The problems that the rules of the contract find, and those that only the server can find. */
type Problem = WorkOrderProblem | 'unknownOperator' | 'unknownTransaction' | 'comment' | 'commentTooLong';

/** @throws HttpError 400 with each problem at its field, if there is any */
export function assertNoProblems(problems: Readonly<Record<string, Problem>>): void {
  const entries = Object.entries(problems);
  if (entries.length === 0) return;
  const texts = entries.map(([field, problem]) => [field, `workOrderProblems.${problem}`] as const);
  throw invalid('errors.form', Object.fromEntries(texts));
}

/** Returns a 409 that names another order in its message, and at `workOrder` for a link to it. */
export const otherOrder = (key: 'disputed' | 'keyUsed', number: number): HttpError =>
  new HttpError(409, `workOrderProblems.${key}`, { workOrder: 'workOrderProblems.number' }, null, {
    number: String(number),
  });
