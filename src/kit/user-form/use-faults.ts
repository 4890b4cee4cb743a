import { useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { UserField, UserProblem } from '../../../contract/user-rules';
import { useWithdraw } from '../../shell/feedback/use-withdraw';

/** The fields in the order of the forms: the first one that is refused takes the focus. */
const order: readonly UserField[] = [
  'name',
  'login',
  'email',
  'active',
  'specificAccess',
  'dtInicio',
  'dtFinal',
  'escopoAcessoAG',
  'escopoAcessoEC',
];

/** What is said of one of these holds no longer once another one changes. */
const together: readonly (readonly UserField[])[] = [
  ['dtInicio', 'dtFinal'],
  ['escopoAcessoAG', 'escopoAcessoEC'],
];

/** What is wrong, by field, in the person's language. */
export type Faults = Partial<Record<UserField, string>>;

const SAID = 'errors.form';

/**
 * USR-45: what is wrong with a form, at its fields; the focus goes to the first, and a snackbar says it once, for as
 * long as there is something wrong.
 */
export function useFaults() {
  const translate = useTranslate();
  const notify = useNotify();
  const [faults, setFaults] = useState<Faults>({});
  const inputs = useRef<Partial<Record<UserField, HTMLElement | null>>>({});
  const [refs] = useState(() =>
    Object.fromEntries(
      order.map((field) => [
        field,
        (input: HTMLElement | null) => {
          inputs.current[field] = input;
        },
      ]),
    ),
  );

  const withdraw = useWithdraw();
  const mended = Object.keys(faults).length === 0;
  useEffect(() => {
    if (mended) withdraw(SAID);
  }, [mended, withdraw]);
  useEffect(() => () => withdraw(SAID), [withdraw]);

  const tell = (found: Faults, first: UserField | undefined) => {
    setFaults(found);
    if (first === undefined) return;
    notify(SAID, { type: 'error' });
    inputs.current[first]?.focus();
  };
  return {
    faults,
    /** Takes the element of a field that can have the focus. */
    refOf: (field: UserField) => refs[field] as (input: HTMLElement | null) => void,
    tellProblem: ({ fields, key }: UserProblem, text = translate(`users.problems.${key}`)) =>
      tell(Object.fromEntries(fields.map((field) => [field, text])), fields[0]),
    /** What the server refuses: its fields may be nested, as in `flagUserApi.dtInicio`. */
    tellRefused: (refused: Readonly<Record<string, string>>) => {
      const last = Object.entries(refused).map(([path, text]) => [path.split('.').at(-1), text] as const);
      const found = Object.fromEntries(last.filter(([field]) => order.some((known) => known === field)));
      tell(
        found,
        order.find((field) => found[field] !== undefined),
      );
    },
    none: () => setFaults({}),
    /** A person has changed these fields. */
    changed: (fields: readonly UserField[]) => {
      const gone = fields.flatMap((field) => together.find((set) => set.includes(field)) ?? [field]);
      setFaults((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !gone.some((one) => one === field))),
      );
    },
  };
}
