import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { userProblem } from '../../../contract/user-rules';
import { useToday } from '../../kit/use-today';
import { useFaults } from '../../kit/user-form/use-faults';
import { draftOf, type ViewerValues } from './viewer-values';

const fieldOf = {
  name: 'name',
  login: 'login',
  email: 'email',
  active: 'active',
  establishments: 'escopoAcessoEC',
} as const;

/** The values of the form with what is wrong with them. */
export function useViewerForm(initial: ViewerValues) {
  const translate = useTranslate();
  const faults = useFaults();
  const today = useToday();
  const [values, setValues] = useState(initial);
  return {
    ...faults,
    values,
    change: (changes: Partial<ViewerValues>) => {
      setValues((before) => ({ ...before, ...changes }));
      faults.changed((Object.keys(changes) as (keyof ViewerValues)[]).map((name) => fieldOf[name]));
    },
    /** Takes other values, of a colleague's save, instead of what was typed. */
    reset: (other: ViewerValues) => {
      setValues(other);
      faults.none();
    },
    /**
     * VIEW-14, VIEW-15: whether the form can be saved; where not, it says why.
     * @param grouped how many establishments the viewer has through groups: with any, no other needs to be linked
     */
    check: (creating: boolean, grouped: number): boolean => {
      const problem = userProblem(draftOf(values), { creating, today, storedStart: null });
      if (problem === null || (problem.key === 'scope' && grouped > 0)) {
        faults.none();
        return true;
      }
      if (problem.key === 'scope') {
        faults.tellProblem({ ...problem, fields: ['escopoAcessoEC'] }, translate('select-establishment'));
      } else faults.tellProblem(problem);
      return false;
    },
  };
}

export type ViewerForm = ReturnType<typeof useViewerForm>;
