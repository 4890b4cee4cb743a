import { useFormContext } from 'react-hook-form';
import type { UserField, UserProblem } from '../../../contract/user-rules';
import { formStyle } from '../../kit/edit/form-style';
import type { RecordFormOptions } from '../../kit/edit/RecordForm';

/** The fields of the forms of people, by the names that the rules and the server have for them. */
const sources = {
  name: 'name',
  login: 'login',
  email: 'email',
  active: 'active',
  specificAccess: 'category',
  dtInicio: 'start',
  dtFinal: 'end',
  escopoAcessoAG: 'groups',
  escopoAcessoEC: 'establishments',
} as const satisfies Record<UserField, string>;

type PersonSource = (typeof sources)[UserField];

/** Fields whose messages depend on each other: when one changes, the messages of the others are removed. */
const together: readonly (readonly PersonSource[])[] = [
  ['start', 'end'],
  ['groups', 'establishments'],
];

/**
 * USR-45: what both forms of people have in common. The rules report one fault at a time; it is removed when its
 * field changes, and the next save checks again.
 */
export const personForm = {
  fields: Object.values(sources),
  // The server names nested fields by their path: `flagUserApi.dtInicio`.
  fieldOf: (refused) => {
    const name = refused.split('.').at(-1) ?? refused;
    return sources[name as UserField] ?? name;
  },
  announced: true,
  reValidateMode: 'onSubmit',
  sx: formStyle,
} satisfies Partial<RecordFormOptions<Record<PersonSource, unknown>>>;

/** A problem at its fields. */
export function faultsOf({ fields, key }: UserProblem, text = `users.problems.${key}`) {
  return Object.fromEntries(fields.map((field) => [sources[field], text]));
}

/** Returns a function that removes the message of a field when the person changes its value. */
export function useMended(source: PersonSource): () => void {
  const { clearErrors } = useFormContext();
  return () => clearErrors(together.find((set) => set.includes(source)) ?? source);
}
