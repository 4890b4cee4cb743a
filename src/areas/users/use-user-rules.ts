import { LEVEL } from '../../../contract/access';
import { userProblem } from '../../../contract/user-rules';
import { faultsOf } from '../../network/user-form/person-form';
import { useToday } from '../../ui/format/use-today';
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
    if (problem !== null) return faultsOf(problem);
    // USR-27: access without an end is a choice, not a field that was left empty.
    const { profile, apiAccess, endless, end } = values;
    const unended = profile === LEVEL.manager && apiAccess && !endless && end.trim() === '';
    return unended ? { end: 'users.problems.endMissing' } : {};
  };
}
