import { userProblem } from '../../../contract/user-rules';
import { useToday } from '../../kit/use-today';
import { faultsOf } from '../../kit/user-form/person-form';
import { draftOf, type UserValues } from './user-values';

/** USR-38 to USR-45: returns a function that finds the problems of the form; empty where it can be saved. */
export function useUserRules() {
  const today = useToday();
  /** @param stored the values that it was opened with; `null` for a new user */
  return (values: UserValues, stored: UserValues | null) => {
    const problem = userProblem(draftOf(values), {
      creating: stored === null,
      today,
      storedStart: stored?.apiAccess ? stored.start : null,
    });
    return problem === null ? {} : faultsOf(problem);
  };
}
