import { BANK_USER } from '../../../../contract/access';
import type { ImportColumn } from '../../../../contract/import-columns';
import {
  type UserDraft,
  type UserField,
  type UserProblem,
  userProblem,
} from '../../../../contract/user-rules';
import type { Problem } from '../../../engines/imports/target';

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
 * USR-38 to USR-45: returns all problems of a draft by the rules of the form. The form shows one problem at a time, but
 * a person who corrects a file needs to know all of them.
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

/** More than there are rules: the loop has to end even if a harmless value does not satisfy a rule. */
const MOST = 30;

/** Valid values that replace faulty ones, so that the rules find the next problem. */
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
