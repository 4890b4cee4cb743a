import type { UserDraft } from '../../../../contract/user-rules';

/** What a save of a row does. */
export interface PersonPlan {
  /** `null`: a new person. */
  id: number | null;
  /** The version that it was made on. */
  version: number | null;
  draft: UserDraft;
}
