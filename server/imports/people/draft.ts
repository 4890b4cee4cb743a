import { BANK_USER, LEVEL } from '../../../contract/access';
import type { UserDraft } from '../../../contract/user-rules';

/** What a save of a row does. */
export interface PersonPlan {
  /** `null`: a new person. */
  id: number | null;
  /** The version that it was made on. */
  version: number | null;
  draft: UserDraft;
}

/** Nobody yet: the profile is that of USR-16, and no status is chosen beforehand (USR-12). */
export function newDraft(): UserDraft {
  return {
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
}

/** USR-30 to USR-32: what a profile does not have is cleared by every save. */
export function completed(draft: UserDraft): UserDraft {
  if (draft.profile === LEVEL.manager) return { ...draft, category: null };
  if (draft.profile === LEVEL.viewer) return { ...draft, category: null, api: null };
  const category = draft.category === BANK_USER ? BANK_USER : null;
  return { ...draft, category, api: null, establishments: [], groups: [] };
}
