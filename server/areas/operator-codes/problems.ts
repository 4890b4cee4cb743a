import type { OperatorCodeProblem } from '../../../contract/operator-code-rules';
import { invalid } from '../../platform/errors/http-error';

/** The problems that the rules of the contract find, and three that only the server can find. */
type Problem = OperatorCodeProblem | 'unnamed' | 'moved' | 'otherCode';

/** @throws HttpError 400 with each problem at its field, if there is any */
export function assertNoProblems(problems: Readonly<Record<string, Problem>>): void {
  const entries = Object.entries(problems);
  if (entries.length === 0) return;
  const texts = entries.map(([field, problem]) => [field, `operatorCodes.problems.${problem}`] as const);
  throw invalid('errors.form', Object.fromEntries(texts));
}
