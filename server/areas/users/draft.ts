import { LEVEL } from '../../../contract/access';
import { loginFrom } from '../../../contract/logins';
import { normalName } from '../../../contract/text-forms';
import type { UserDraft } from '../../../contract/user-rules';
import type { UserCreation } from '../../../contract/users';
import type { UserValues } from './values';

/** The draft of a new user: the profile is that of USR-16, and no status is preselected (USR-12). */
export const EMPTY_DRAFT: UserDraft = {
  name: '',
  login: '',
  email: '',
  active: null,
  profile: LEVEL.viewer,
  establishments: [],
  groups: [],
  category: null,
  api: null,
};

/**
 * Returns the draft that a request body makes of a user: what it omits stays as it is stored, or is empty. Texts are
 * trimmed, and values that the profile cannot have are removed.
 */
export function draftOf(body: UserCreation, stored: UserValues | null): UserDraft {
  const before = stored ?? EMPTY_DRAFT;
  return withoutInapplicable({
    name: body.name === undefined ? before.name : normalName(body.name),
    login: body.login === undefined ? before.login : loginFrom(body.login),
    email: body.email === undefined ? before.email : normalName(body.email),
    active: activeOf(body.active, before.active),
    // USR-16: without a chosen profile it is a report viewer.
    profile: body.effectiveRoles === undefined ? before.profile : (body.effectiveRoles[0] ?? LEVEL.viewer),
    establishments: body.escopoAcessoEC ?? before.establishments,
    groups: body.escopoAcessoAG ?? before.groups,
    category: categoryOf(body.specificAccess, before.category),
    api: apiOf(body.flagUserApi, before.api),
  });
}

/** USR-12: it is sent as a boolean; 1 and 0 are accepted too. */
function activeOf(sent: UserCreation['active'], before: boolean | null): boolean | null {
  if (sent === undefined) return before;
  return sent === null ? null : Boolean(sent);
}

function categoryOf(sent: UserCreation['specificAccess'], before: number | null): number | null {
  if (sent === undefined) return before;
  return sent?.codAcessoEspecifico || null;
}

function apiOf(sent: UserCreation['flagUserApi'], before: UserDraft['api']): UserDraft['api'] {
  if (sent === undefined) return before;
  if (sent === null || sent.apiAccess === 0) return null;
  return { start: sent.dtInicio?.trim() ?? '', end: sent.dtFinal?.trim() ?? '' };
}

/** USR-28, USR-30 to USR-32: a manager has no category, a viewer neither that nor API access, a specific user no scope. */
export function withoutInapplicable(draft: UserDraft): UserDraft {
  if (draft.profile === LEVEL.manager) return { ...draft, category: null };
  if (draft.profile === LEVEL.viewer) return { ...draft, category: null, api: null };
  return { ...draft, api: null, establishments: [], groups: [] };
}
