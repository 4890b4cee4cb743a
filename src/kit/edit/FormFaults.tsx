import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useWithdraw } from '../../ui/notice/use-withdraw';

const SAID = 'errors.form';

/**
 * USR-45: after an attempt to save that failed at the form, the focus goes to the first faulty field. A snackbar
 * reports it once and leaves when every fault is corrected, which react-admin's own snackbar does not.
 */
export function FormFaults({ announced }: { announced: boolean }) {
  const notify = useNotify();
  const withdraw = useWithdraw();
  const { setFocus } = useFormContext();
  const { errors, submitCount } = useFormState();
  const attempts = useRef(submitCount);
  const [first] = Object.keys(errors);
  // With the faults themselves, because what is typed next belongs to the faulty field already.
  useLayoutEffect(() => {
    if (attempts.current === submitCount) return;
    attempts.current = submitCount;
    if (submitCount === 0 || first === undefined) return;
    if (announced) notify(SAID, { type: 'error' });
    setFocus(first);
  }, [submitCount, first, announced, notify, setFocus]);

  const faulty = first !== undefined;
  useEffect(() => (faulty ? () => withdraw(SAID) : undefined), [faulty, withdraw]);
  return null;
}
