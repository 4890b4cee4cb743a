import { userProblem } from '../../../contract/user-rules';
import { faultsOf } from '../../network/user-form/person-form';
import { useToday } from '../../ui/format/use-today';
import { draftOf, type ViewerValues } from './viewer-values';

/** VIEW-14, VIEW-15: returns a function that finds the problems of the form; empty where it can be saved. */
export function useViewerRules() {
  const today = useToday();
  /** @param grouped how many establishments the viewer has through groups: with any, no link is required */
  return (values: ViewerValues, creating: boolean, grouped: number) => {
    const problem = userProblem(draftOf(values), { creating, today, storedStart: null });
    if (problem === null || (problem.key === 'scope' && grouped > 0)) return {};
    return problem.key === 'scope'
      ? faultsOf({ ...problem, fields: ['escopoAcessoEC'] }, 'select-establishment')
      : faultsOf(problem);
  };
}
