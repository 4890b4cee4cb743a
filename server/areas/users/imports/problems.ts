import { BANK_USER } from '../../../../contract/access';
import type { ImportColumn } from '../../../../contract/imports';
import {
  type UserDraft,
  type UserField,
  type UserProblem,
  userProblem,
} from '../../../../contract/user-rules';
import type { Problem } from '../../../platform/imports/target';

const columnOf: Record<UserField, ImportColumn> = {
  name: 'name',
  email: 'email',
  login: 'login',
  active: 'status',
  escopoAcessoEC: 'establishments',
  escopoAcessoAG: 'groups',
  dtInicio: 'apiStart',
  dtFinal: 'apiEnd',
  specificAccess: 'category',
};

type Circumstances = Parameters<typeof userProblem>[1];

/**
 * USR-38 to USR-45: everything that the rules of the form find wrong with a draft. The form says one thing at a time;
 * whoever mends a file wants to know all of it.
 */
export function ruleProblems(draft: UserDraft, circumstances: Circumstances): Problem[] {
  const problems: Problem[] = [];
  let rest = draft;
  for (
    let found = userProblem(rest, circumstances);
    found !== null && problems.length < MOST;
    found = userProblem(rest, circumstances)
  ) {
    const fields = found.key === 'required' ? found.fields : found.fields.slice(0, 1);
    for (const field of fields) {
      problems.push({ column: columnOf[field], key: `users.problems.${found.key}` });
    }
    rest = mended(rest, found);
  }
  return problems;
}

/** More than there are rules: a mending that does not help must not go on for ever. */
const MOST = 30;

/** Something in place of what is wrong that no rule minds, so that the next rule speaks. */
const HARMLESS = { text: 'x', login: '00000000', email: 'x@example.com' };

function mended(draft: UserDraft, { key, fields }: UserProblem): UserDraft {
  switch (key) {
    case 'required':
      return {
        ...draft,
        ...(fields.includes('name') && { name: HARMLESS.text }),
        ...(fields.includes('login') && { login: HARMLESS.login }),
        ...(fields.includes('email') && { email: HARMLESS.email }),
      };
    case 'nameTooLong':
    case 'nameUnseen':
      return { ...draft, name: HARMLESS.text };
    case 'email':
      return { ...draft, email: HARMLESS.email };
    case 'login':
      return { ...draft, login: HARMLESS.login };
    case 'status':
      return { ...draft, active: true };
    case 'scope':
      return { ...draft, establishments: [HARMLESS.text], groups: [] };
    case 'bothScopes':
      return { ...draft, groups: [] };
    case 'category':
      return { ...draft, category: BANK_USER };
    default:
      return { ...draft, api: null };
  }
}
