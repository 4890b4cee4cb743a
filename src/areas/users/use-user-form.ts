import { useState } from 'react';
import { userProblem } from '../../../contract/user-rules';
import { useToday } from '../../kit/use-today';
import { useFaults } from '../../kit/user-form/use-faults';
import { draftOf, fieldOf, type UserValues } from './user-values';

/** The values of the form with what is wrong with them. */
export function useUserForm(initial: UserValues) {
  const faults = useFaults();
  const today = useToday();
  const [values, setValues] = useState(initial);
  return {
    ...faults,
    values,
    change: (changes: Partial<UserValues>) => {
      setValues((before) => ({ ...before, ...changes }));
      const fields = (Object.keys(changes) as (keyof UserValues)[]).flatMap((name) => fieldOf[name] ?? []);
      faults.changed(fields);
    },
    /** Takes other values, of a colleague's save, instead of what was typed. */
    reset: (other: UserValues) => {
      setValues(other);
      faults.none();
    },
    /**
     * USR-38 to USR-45: whether the form can be saved; where not, it says why.
     * @param stored what it was opened with; `null`: a new user
     */
    check: (stored: UserValues | null): boolean => {
      const problem = userProblem(draftOf(values), {
        creating: stored === null,
        today,
        storedStart: stored?.apiAccess ? stored.start : null,
      });
      if (problem === null) {
        faults.none();
        return true;
      }
      faults.tellProblem(problem);
      return false;
    },
  };
}

export type UserForm = ReturnType<typeof useUserForm>;
