import type { OperatorCodeProblem } from '../../../contract/operator-code-rules';
import { invalid } from '../../platform/http/http-error';

/** Found by the contract's rules; the last three by the server alone. */
type Problem = OperatorCodeProblem | 'unnamed' | 'moved' | 'otherCode';

/** @throws HttpError 400 with each problem at its field, where there is any */
export function refuseProblems(problems: Readonly<Record<string, Problem>>): void {
  const entries = Object.entries(problems);
  if (entries.length === 0) return;
  const texts = entries.map(([field, problem]) => [field, `operatorCodes.problems.${problem}`] as const);
  throw invalid('errors.form', Object.fromEntries(texts));
}
