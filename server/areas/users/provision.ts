import { todayIn } from '../../../contract/dates';
import { userProblem } from '../../../contract/user-rules';
import type { Grant, Provision } from '../../network/sign-on/provision';
import { EMPTY_DRAFT, withoutInapplicable } from './draft';
import { storeUsers, TakenLogins } from './save';
import { lockUsers } from './stored';
import type { UserValues } from './values';

/** A user as the rules of a provider would have it: the scope is what they give, so that what a provider takes away is gone. */
function grantedValues(values: UserValues, { active, granted }: Omit<Grant, 'userId'>): UserValues {
  if (granted === null) return { ...values, active };
  return { ...values, ...withoutInapplicable({ ...values, ...granted, establishments: [] }), active };
}

/** Users whom providers let in. */
export const provision: Provision = {
  async register(trx, context, by, { granted, ...newcomer }) {
    const values = grantedValues({ ...EMPTY_DRAFT, ...newcomer, active: true }, { active: true, granted });
    const today = todayIn(context.config.timeZone, context.now());
    if (userProblem(values, { creating: true, today, storedStart: null }) !== null) return null;
    try {
      const [made] = await storeUsers(trx, context, by, [{ before: null, after: values, byProvider: true }]);
      return made?.id ?? null;
    } catch (error) {
      if (error instanceof TakenLogins) return null;
      throw error;
    }
  },

  async grant(trx, context, by, grants) {
    const users = await lockUsers(
      trx,
      grants.map(({ userId }) => userId),
    );
    const changes = grants.flatMap(({ userId, ...grant }) => {
      const before = users.get(userId);
      if (before === undefined) return [];
      return [{ before, after: grantedValues(before.values, grant), byProvider: true }];
    });
    await storeUsers(trx, context, by, changes);
  },
};
