import { LEVEL } from '../../../contract/access';
import { normalName } from '../../../contract/text-forms';
import { type UserDraft, type UserProblem, userProblem } from '../../../contract/user-rules';
import type { UserCreation } from '../../../contract/users';
import type { MessageKey } from '../../../i18n/server';
import { type FieldText, HttpError, invalid } from '../../platform/errors/http-error';
import { refusalOf as refusalOfKeys } from '../../platform/principal/foreign';
import type { Scope } from '../../platform/principal/scope';
import { draftOf } from './draft';
import type { UserValues } from './values';

/** What the rules need to know beside the body. */
interface Circumstances {
  /** The caller's scope, which also says whether the caller is of level 1. */
  scope: Scope;
  /** `null`: a new user. */
  stored: UserValues | null;
  /** Whether a group gives the stored user an establishment that the caller sees. */
  grouped: boolean;
  /** The network's day, `YYYY-MM-DD`. */
  today: string;
}

/**
 * USR-38 to USR-45, VIEW-14, VIEW-15: checks a body and returns the values that it makes of a user.
 * @throws HttpError 403 for what the caller may not give, 400 with the text of the first fault at its fields
 */
export function checkedValues(
  body: UserCreation,
  { scope, stored, grouped, today }: Circumstances,
): UserValues {
  assertWithinScope(body, scope);
  const draft = draftOf(scope.all ? body : withoutGroups(body), stored);
  const asForm = { creating: stored === null, today, storedStart: stored?.api?.start ?? null };
  const problem = userProblem(!grouped && lacksLinks(body, draft, scope) ? unlinked(draft) : draft, asForm);
  if (problem !== null) throw refusalOf(problem, isViewerForm(body, draft, scope));
  if (stored !== null) assertNotFixed(draft, stored);
  return {
    ...draft,
    // Check 2 has passed.
    active: draft.active === true,
    establishments: stored === null ? draft.establishments : merged(draft, body, stored, scope),
    // They stay exactly as they are stored, including their blanks.
    ...(stored !== null && { name: stored.name, login: stored.login }),
  };
}

/** API-15, API-16: level 2 may give the viewer's role and its own establishments, but no groups and no API access. */
function assertWithinScope(body: UserCreation, scope: Scope): void {
  if (scope.all) return;
  const own = new Set(scope.codes);
  const { effectiveRoles = [], escopoAcessoEC = [], escopoAcessoAG = [], flagUserApi } = body;
  const foreign = escopoAcessoEC.filter((code) => !own.has(code));
  const fields: Record<string, FieldText> = {
    ...(effectiveRoles.some((role) => role !== LEVEL.viewer) && {
      effectiveRoles: 'userReplies.notYoursToGive',
    }),
    ...(foreign.length > 0 && { escopoAcessoEC: refusalOfKeys(foreign, scope) }),
    ...(escopoAcessoAG.length > 0 && { escopoAcessoAG: 'userReplies.notYoursToGive' }),
    ...(flagUserApi?.apiAccess === 1 && { flagUserApi: 'userReplies.notYoursToGive' }),
  };
  if (Object.keys(fields).length > 0) throw new HttpError(403, 'errors.forbidden', fields);
}

/** API-16: level 2 sees no groups. That its body has none must not remove the stored ones. */
const withoutGroups = ({ escopoAcessoAG: _none, ...body }: UserCreation): UserCreation => body;

/** Whether a body is from the form of report viewers, which has no groups; a body of level 2 always is. */
const isViewerForm = (body: UserCreation, { profile }: UserDraft, scope: Scope) =>
  profile === LEVEL.viewer && (!scope.all || body.internalLogin !== undefined);

/** VIEW-15: that form has at least one establishment, by a link or by a group. */
const lacksLinks = (body: UserCreation, draft: UserDraft, scope: Scope) =>
  isViewerForm(body, draft, scope) && body.escopoAcessoEC?.length === 0;

const unlinked = (draft: UserDraft): UserDraft => ({ ...draft, establishments: [], groups: [] });

function refusalOf({ fields, key }: UserProblem, viewerForm: boolean): HttpError {
  if (viewerForm && key === 'scope') {
    return invalid('errors.form', { escopoAcessoEC: 'users.problems.establishment' });
  }
  const text: MessageKey = `users.problems.${key}`;
  return invalid('errors.form', Object.fromEntries(fields.map((field) => [field, text])));
}

/** API-16, USR-13: neither the name nor the login of a user is changed. */
function assertNotFixed(draft: UserDraft, stored: UserValues): void {
  const kept = { name: normalName(stored.name), login: stored.login.trim() };
  const changed = (['name', 'login'] as const).filter((field) => draft[field] !== kept[field]);
  if (changed.length === 0) return;
  throw invalid('errors.form', Object.fromEntries(changed.map((field) => [field, 'userReplies.fixed'])));
}

/** API-16: establishments outside the caller's scope stay. */
function merged(draft: UserDraft, body: UserCreation, stored: UserValues, scope: Scope): readonly string[] {
  if (scope.all || body.escopoAcessoEC === undefined) return draft.establishments;
  const own = new Set(scope.codes);
  return [...stored.establishments.filter((code) => !own.has(code)), ...body.escopoAcessoEC];
}
