import { useTranslate } from 'react-admin';
import { type CaseProblem, caseProblems } from '../../../../contract/work-order-deliveries';

/** Why something has not reached the outside system, in a sentence. */
export function useReason() {
  const translate = useTranslate();
  return (problem: CaseProblem | null, system: string) => {
    // A newer server may know another one.
    const known = problem === null ? 'untried' : caseProblems.includes(problem) ? problem : 'failed';
    return translate(`workOrders.deliveries.problems.${known}`, { system });
  };
}
