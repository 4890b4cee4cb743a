import { useTranslate } from 'react-admin';
import { type CaseProblem, caseProblems } from '../../../../contract/work-order-deliveries';

/** Returns a function that says in a sentence why an order has not reached the outside system. */
export function useReason() {
  const translate = useTranslate();
  return (problem: CaseProblem | null, system: string) => {
    // A newer server may send a problem that this version does not know.
    const known = problem === null ? 'untried' : caseProblems.includes(problem) ? problem : 'failed';
    return translate(`workOrders.deliveries.problems.${known}`, { system });
  };
}
