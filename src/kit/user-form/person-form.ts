import { useFormContext } from 'react-hook-form';
import type { UserField, UserProblem } from '../../../contract/user-rules';
import { formStyle } from '../edit/form-style';
import type { RecordFormOptions } from '../edit/RecordForm';

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

export type PersonSource = (typeof sources)[UserField];

/** What is said of one of these holds no longer once another one changes. */
const together: readonly (readonly PersonSource[])[] = [
  ['start', 'end'],
  ['groups', 'establishments'],
];

/**
 * USR-45: what both forms of people are. One thing is wrong at a time, as the rules find it; it is gone once its field
 * changes, and the next save looks again.
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

/** For a field whose value a person changes: what was said of it is taken back. */
export function useMended(source: PersonSource): () => void {
  const { clearErrors } = useFormContext();
  return () => clearErrors(together.find((set) => set.includes(source)) ?? source);
}
