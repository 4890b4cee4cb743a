import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useWithdraw } from '../../ui/notice/use-withdraw';
import { useOnChange } from '../../ui/use-on-change';

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
  const [first] = Object.keys(errors);
  useOnChange(submitCount, () => {
    if (submitCount === 0 || first === undefined) return;
    if (announced) notify(SAID, { type: 'error' });
    setFocus(first);
  });
  const faulty = first !== undefined;
  useEffect(() => (faulty ? () => withdraw(SAID) : undefined), [faulty, withdraw]);
  return null;
}
