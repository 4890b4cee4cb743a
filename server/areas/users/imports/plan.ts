import type { UserDraft } from '../../../../contract/user-rules';

/** What saving a row would do. */
export interface PersonPlan {
  /** `null`: a new person. */
  id: number | null;
  /** The version of the person on which the plan is based. */
  version: number | null;
  draft: UserDraft;
}
